// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A part of a banner that a finding is marked at.
enum MarkedPart: Int {
    /// All of it.
    case bar
    case image, title, text, link
    case points = 100
    case buttons = 200

    /// The part that `finding` is about: the one that its worst case is found in, or that it is written at, or that its rule is for.
    init(_ finding: Finding) {
        self =
            finding.cases.first?.part.flatMap { Self.keys[$0] } ?? Self.part(at: finding.keyPath)
            ?? Self.part(of: finding.rule.name) ?? .bar
    }

    /// The part that is written at `path`: `banners.offline.title.en`, `levels.error.icon`, `buttons.retry`. Names have no dots.
    private static func part(at path: String) -> MarkedPart? {
        var keys = path.split(separator: ".")[...]
        if keys.first == "themes" { keys = keys.dropFirst(2) }
        switch keys.first {
        case "buttons", "buttonStyles": return .buttons
        // The items of a list follow its key: `points[1]`.
        case "banners", "levels", "styles":
            return keys.dropFirst(2).first.flatMap { Self.keys[String($0.prefix { $0 != "[" })] }
        default: return nil
        }
    }

    private static let keys: [String: MarkedPart] = [
        "title": .title, "text": .text, "points": .points, "link": .link, "image": .image, "icon": .image,
        "buttons": .buttons,
    ]

    private static func part(of rule: String) -> MarkedPart? {
        if rule.holds("button") || rule.holds("action") || rule.hasPrefix("target") { return .buttons }
        if rule.holds("link") { return .link }
        return rules.first { rule.hasPrefix($0.key) }?.value
    }

    private static let rules: KeyValuePairs<String, MarkedPart> = [
        "contrast-text": .text, "contrast-enhanced": .text, "contrast-non-text": .image, "text-": .text, "l10n-": .text,
        "bidi": .text, "asset": .image, "symbol": .image, "image": .image,
    ]
}
