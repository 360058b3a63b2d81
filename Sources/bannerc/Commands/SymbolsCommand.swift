// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import ArgumentParser
import BannerProject
import Diagnostics
import JSONWriting

/// `bannerc symbols`: the names of SF Symbols, and since when they are there.
struct SymbolsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "symbols", abstract: "Search the names of SF Symbols.",
        discussion: """
            A symbol is found if, for each WORD, its name has a word that begins with it, in any order: `bannerc symbols cloud`, \
            `bannerc symbols slash wifi`. Without a WORD, all \(SymbolTable.count) are listed, each with the version that introduced \
            it. If nothing is found, similar names are shown, and the exit status is 1.

            The names are those up to iOS \(SymbolTable.newestRelease[.iOS]) (\(SymbolTable.edition)).
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: ArgumentHelp("The beginning of a word in the name.", valueName: "word"))
    var words: [String] = []

    @Option(
        help: ArgumentHelp(
            "Show the versions of this platform, and with a version, only the symbols available in it; may be repeated.",
            valueName: "platform[=version]"), completion: .list(ApplePlatform.allCases.map(\.rawValue)))
    var platform: [String] = []

    @Option(help: ArgumentHelp("The output format, for people or for programs.", valueName: "format"))
    var format: Format = .text

    func validate() throws { _ = try filters() }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        let filters = try filters()
        let isAllowed: (SFSymbol) -> Bool = { symbol in
            filters.allSatisfy { filter in filter.version.map { symbol.since(filter.platform) <= $0 } ?? true }
        }
        let text = words.joined(separator: " ")
        let all = SymbolTable.search(text)
        let found = all.filter(isAllowed)
        if found.isEmpty {
            terminal.reportError("no SF Symbol matches \(text.shown)" + (all.isEmpty ? "" : " on these versions"))
            let near = SymbolTable.nearest(text, limit: 5, where: isAllowed).map { "`\($0.name)`" }
            if !near.isEmpty { terminal.report("help: similar names: \(near.joined(separator: ", "))\n") }
        }
        let names = Set(found.map(\.name))
        let meant =
            found.isEmpty ? [] : SymbolTable.meant(by: text).filter { isAllowed($0) && !names.contains($0.name) }
        if !meant.isEmpty {
            let list = meant.prefix(5).map { "`\($0.name)`" }.joined(separator: ", ")
            terminal.report("help: \(text.shown) may mean \(list)\n")
        }
        switch format {
        case .text: terminal.print(Self.text(found, filters.isEmpty ? [.iOS] : filters.map(\.platform)))
        case .json: terminal.print(bytes: Self.json(found))
        }
        return found.isEmpty ? .findings : .clean
    }

    private func filters() throws -> [(platform: ApplePlatform, version: PlatformVersion?)] {
        try platform.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard
                let platform = ApplePlatform.allCases.first(where: { $0.rawValue.lowercased() == parts[0].lowercased() }
                )
            else {
                let names = ApplePlatform.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("--platform: there is no platform '\(parts[0])'; there are \(names)")
            }
            guard parts.count > 1 else { return (platform, nil) }
            guard let version = PlatformVersion(parts[1]) else {
                throw ValidationError(
                    "--platform: '\(parts[1])' is not a version; write one such as \(platform.rawValue)=16.4")
            }
            return (platform, version)
        }
    }

    private static func text(_ symbols: [SFSymbol], _ platforms: [ApplePlatform]) -> String {
        let width = symbols.map(\.name.utf8.count).max() ?? 0
        return symbols.map { symbol in
            let versions = platforms.map { "\($0.rawValue) \(symbol.since($0))".padding(to: $0.rawValue.count + 6) }
            return "\(symbol.name.padding(to: width))  \(versions.joined(separator: "  "))".trimmingBlanks + "\n"
        }.joined()
    }

    private static func json(_ symbols: [SFSymbol]) -> [UInt8] {
        JSONWriter.arrayDocument { json in
            for symbol in symbols {
                json.object(nil, .inline) { json in
                    json.member("name", symbol.name)
                    json.object("since", .inline) { json in
                        for platform in ApplePlatform.allCases {
                            json.member(platform.rawValue, symbol.since(platform).description)
                        }
                    }
                }
            }
        }
    }
}
