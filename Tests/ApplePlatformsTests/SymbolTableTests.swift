// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import Foundation
import Testing

@Suite("The table of SF Symbols") struct SymbolTableTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The names of scripts/sf-symbols.txt and, for each, the line of its release.
    private static func source() throws -> [String: String] {
        let text = try String(contentsOf: root.appending(path: "scripts/sf-symbols.txt"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let releases = lines.filter { $0.hasPrefix("iOS ") }
        let byVersion = Dictionary(
            uniqueKeysWithValues: releases.map { (String($0.dropFirst("iOS ".count).prefix { $0 != "," }), String($0)) }
        )
        return try Dictionary(
            uniqueKeysWithValues: lines.dropFirst(releases.count).map { line in
                let parts = line.split(separator: " ").map(String.init)
                try #require(parts.count == 2)
                return (parts[0], try #require(byVersion[parts[1]], "\(line)"))
            })
    }

    private static func described(_ symbol: SFSymbol) -> String {
        ApplePlatform.allCases.map { "\($0.rawValue) \(symbol.since($0))" }.joined(separator: ", ")
    }

    @Test("every name of the source is found with its versions, and there are no others")
    func agreesWithSource() throws {
        let source = try Self.source()
        #expect(source.count == SymbolTable.count)
        #expect(
            SymbolTable.all.count == SymbolTable.count, "SymbolTable.count is another than scripts/sf-symbols.txt has")
        for (name, release) in source {
            let symbol = try #require(SymbolTable.symbol(named: name), "\(name)")
            #expect(symbol.name == name)
            #expect(Self.described(symbol) == release, "\(name)")
        }
    }

    @Test("names that are nearly there are not there")
    func strangers() {
        let names = Set(SymbolTable.all.map(\.name))
        for name in names {
            let strangers = [name + "x", name + ".", String(name.dropLast()), "." + name, name.uppercased()]
            let wrong = strangers.filter { (SymbolTable.symbol(named: $0) != nil) != names.contains($0) }
            #expect(wrong.isEmpty)
        }
        let odd = [
            "", ".", "\n", "#", "~", "zzzz", "0", "A", "é", "\u{0}", "cloud 13.0", "iOS", "cloud ",
            String(repeating: "a", count: 100_000),
        ]
        for name in odd where !names.contains(name) { #expect(SymbolTable.symbol(named: name) == nil) }
    }

    @Test("names are ordered, and the newest release is that of the newest symbol")
    func order() {
        let names = SymbolTable.all.map(\.name)
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for platform in ApplePlatform.allCases {
            #expect(SymbolTable.all.map { $0.since(platform) }.max() == SymbolTable.newestRelease[platform])
        }
    }
}
