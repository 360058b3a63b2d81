// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerSpec
import Diagnostics

/// A symbol that some people's devices do not have.
enum SymbolAvailability: Rule {
    static let description = RuleDescription(
        "BN931", "symbol-availability", .accessibility, .warning,
        summary: "every SF Symbol is available on the oldest systems that the app runs on",
        source:
            "Apple, SF Symbols (availability); names and releases from SFSymbolEnum (github.com/jollyjinx/SFSymbolEnum)",
        what:
            "Each SF Symbol came with a version no newer than the one that `platforms` gives, in the spec or in "
            + "`bannerc.yaml`, for iOS, macOS, tvOS, watchOS and visionOS. If neither gives one, nothing is checked.",
        why:
            "On a system that is older than the symbol, nothing is drawn in its place, and nobody who tests on a new "
            + "device notices.",
        how:
            "Use an older symbol: `bannerc symbols WORD --platform iOS=16` lists those that iOS 16 has. Or draw your "
            + "own, add it to the asset catalogue and name it as an `asset`.",
        bad: [
            RuleExample(
                """
                platforms: { iOS: 16 }
                banners:
                  replied: { level: error, text: Ada replied., image: { symbol: «bubble, decorative: true } }
                """),
            RuleExample(
                """
                platforms: { iOS: 18, macOS: 13.3 }
                banners:
                  replied: { level: error, text: Ada replied., image: { symbol: «bubble, decorative: true } }
                """, title: "Too new for one of two platforms"),
        ],
        good: [
            RuleExample(
                """
                platforms: { iOS: 16 }
                banners:
                  replied: { level: error, text: Ada replied., image: { symbol: bubble.left, decorative: true } }
                """)
        ])

    static func check(_ context: RuleContext) {
        let platforms = context.linted.platforms
        guard !platforms.isEmpty else { return }
        var older: [String: SFSymbol?] = [:]
        SpecImage.forEach(in: context) { image in
            for case .symbol(let name) in image.names {
                guard let symbol = SymbolTable.symbol(named: name) else { continue }
                let missing = platforms.filter { symbol.since($0.platform) > $0.version }
                guard !missing.isEmpty else { continue }
                if older[name] == nil {
                    let isOld: (SFSymbol) -> Bool = { candidate in
                        platforms.allSatisfy { candidate.since($0.platform) <= $0.version }
                    }
                    let isLooked = older.count < SymbolExists.suggestionLimit
                    older[name] = .some(isLooked ? SymbolTable.nearest(name, where: isOld).first : nil)
                }
                report(symbol, missing, older: older[name] ?? nil, image, context)
            }
        }
    }

    private static func report(
        _ symbol: SFSymbol, _ missing: [DeploymentTarget], older: SFSymbol?, _ image: SpecImage, _ context: RuleContext
    ) {
        func versions(_ version: (DeploymentTarget) -> PlatformVersion) -> String {
            Figure.joined(missing.map { "\($0.platform.rawValue) \(version($0))" })
        }
        let needed = versions { symbol.since($0.platform) }
        let labels = missing.compactMap { target in
            target.place.map { Label("the app runs on \(target.platform.rawValue) \(target.version) or later", at: $0) }
        }
        // A platform of which a spec says nothing is one of the configuration's.
        let notes = labels.isEmpty ? ["`platforms` in `bannerc.yaml` says so"] : []
        let help =
            older.map { older in
                let since = versions { older.since($0.platform) }
                return "`\(older.name)` is available from \(since)"
            } ?? remedy(missing)
        context.report(
            "`\(symbol.name)` needs \(needed), but the app runs on \(versions(\.version)) or later",
            at: context.place(of: symbol.name, in: image.image), labels: labels, notes: notes, help: [help])
    }

    /// What to do where no symbol of a like name is there.
    private static func remedy(_ missing: [DeploymentTarget]) -> String {
        if let target = missing.first(where: { $0.version < $0.platform.firstWithSymbols }) {
            let first = "\(target.platform.rawValue) \(target.platform.firstWithSymbols)"
            return "no symbol is older than \(first): draw one of your own, and name it as an `asset`"
        }
        let options = missing.map { " --platform \($0.platform.rawValue)=\($0.version)" }.joined()
        return "use an older symbol, which `bannerc symbols WORD\(options)` lists, or an `asset`"
    }
}
