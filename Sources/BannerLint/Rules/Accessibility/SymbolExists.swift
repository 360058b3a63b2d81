// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerSpec
import Diagnostics

/// A symbol that Apple does not have.
enum SymbolExists: Rule {
    static let description = RuleDescription(
        "BN930", "symbol-exists", .accessibility, .error, mildest: .warning,
        summary: "every SF Symbol that a spec names exists",
        source: "Apple, SF Symbols; names and releases from SFSymbolEnum (github.com/jollyjinx/SFSymbolEnum)",
        what:
            "Each `symbol` of an image, and each symbol that is a placeholder, is one of the \(SymbolTable.count) "
            + "names introduced up to iOS \(SymbolTable.newestRelease[.iOS]) (\(SymbolTable.edition)). Names are "
            + "case-sensitive. If `platforms` says that the app runs only on newer systems, an unknown name is a "
            + "warning, since it may be newer too.",
        why: "A missing symbol shows as nothing, and only the app's log says so.",
        how:
            "For a symbol of your own in an asset catalogue, write `asset`. If a symbol is newer than the names known "
            + "here, suppress the finding with a comment, `# bannerc: ignore[symbol-exists] -- came with iOS 27`. Otherwise "
            + "correct the name: `bannerc symbols WORD` searches all of them, and the finding suggests the nearest "
            + "one.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                banners:
                  offline: { level: error, text: You are offline., image: { symbol: «wifi.off, decorative: true } }
                """),
            RuleExample(
                """
                banners:
                  synced:
                    level: error
                    text: Your adviser replied.
                    image: { url: "https://example.com/a.png", placeholder: «fill.person.crop.circle, decorative: true }
                """, title: "A placeholder"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  offline: { level: error, text: You are offline., image: { symbol: wifi.slash, decorative: true } }
                """)
        ])

    /// How many different names are held against all that there are, which takes milliseconds each.
    static let suggestionLimit = 20

    static func check(_ context: RuleContext) {
        let newest = SymbolTable.newestRelease
        let platforms = context.linted.platforms
        let isNewer = !platforms.isEmpty && platforms.allSatisfy { $0.version > newest[$0.platform] }
        var nearest: [String: String?] = [:]
        SpecImage.forEach(in: context) { image in
            for case .symbol(let name) in image.names where SymbolTable.symbol(named: name) == nil {
                if nearest[name] == nil {
                    nearest[name] = .some(
                        nearest.count < suggestionLimit ? SymbolTable.nearest(name).first?.name : nil)
                }
                report(name, nearest: nearest[name] ?? nil, image, isNewer: isNewer, context)
            }
        }
    }

    private static func report(
        _ name: String, nearest: String?, _ image: SpecImage, isNewer: Bool, _ context: RuleContext
    ) {
        let place = context.place(of: name, in: image.image)
        let shown = name.utf8.count <= 60 ? name : name.prefix(60) + "…"
        var help = [nearest.map { "did you mean `\($0)`?" } ?? "`bannerc symbols WORD` searches all names"]
        if context.linted.assets?.contains(name) == true {
            help.insert("the app's assets have it: write `asset: \(shown)`", at: 0)
        } else {
            help.append("write `asset: \(shown)` if it is a symbol of your own, in an asset catalogue")
        }
        let fix = nearest.map { Fix("did you mean `\($0)`?", .unsafe, edits: [Edit(replacing: place, with: $0)]) }
        context.report(
            "there is no SF Symbol `\(shown)`", at: place,
            notes: [
                "the names known here are those up to iOS \(SymbolTable.newestRelease[.iOS]) (\(SymbolTable.edition))"
            ],
            help: help, fix: context.written(place) == name ? fix : nil, atMost: isNewer ? .warning : .error)
    }
}
