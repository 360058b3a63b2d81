// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Two buttons of a banner that can't be told apart.
enum ActionDuplicate: Rule {
    static let description = RuleDescription(
        "BN508", "action-duplicate", .buttons, .error,
        summary: "the buttons of a banner differ in what they say",
        source: "WCAG 2.2, 2.4.6 Headings and Labels",
        what:
            "No banner lists a button twice, and no two of its buttons have the same title in a language, or as icons the "
            + "same label. Case and spaces at the ends make no difference.",
        why: "Nobody can tell which of the two does what, least of all by voice: “tap Retry” has two answers.",
        how: "Remove one of them, or say what each does.",
        bad: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, «retry] }
                """),
            RuleExample(
                """
                buttons:
                  close:  { kind: emphasis, title: { en: Close, de: Schließen } }
                  finish: { kind: emphasis, title: { en: Finish, de: Schließen } }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [close, «finish] }
                """, title: "The same title in one language"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  later: { kind: emphasis, title: Later }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, later] }
                """)
        ])

    /// Buttons of a list that can't be told apart, by their positions; in a language, or being the same.
    private struct Clash {
        var first: Int
        var second: Int
        var entry: LocalizedText.Entry?
    }

    static func check(_ context: RuleContext) {
        // Many banners have the same buttons.
        var known: [[Int]: [Clash]] = [:]
        for banner in context.spec.banners where banner.buttons.count > 1 {
            let list = banner.buttons.map(\.value)
            let clashes = known[list] ?? clashes(list, context.spec.buttons)
            known[list] = clashes
            for clash in clashes { report(clash, banner, context) }
        }
    }

    /// At most one clash for each position.
    private static func clashes(_ list: [Int], _ buttons: [Button]) -> [Clash] {
        var positions: [Int: Int] = [:]
        var names: [String: [String: Int]] = [:]
        var clashes: [Clash] = []
        for (position, index) in list.enumerated() {
            if let first = positions[index] {
                clashes.append(Clash(first: first, second: position))
                continue
            }
            positions[index] = position
            var clash: Clash?
            for entry in buttons[index].nameText?.entries ?? [] where !entry.plain.isBlank {
                let name = normalized(entry.plain)
                if let first = names[entry.locale]?[name] {
                    clash = clash ?? Clash(first: first, second: position, entry: entry)
                } else {
                    names[entry.locale, default: [:]][name] = position
                }
            }
            if let clash { clashes.append(clash) }
        }
        return clashes
    }

    private static func normalized(_ name: String) -> String {
        func isSpace(_ character: Character) -> Bool { character.isWhitespace }
        let start = name.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { start[...$0] } ?? ""
        return end.lowercased()
    }

    private static func report(_ clash: Clash, _ banner: Banner, _ context: RuleContext) {
        let (first, second) = (banner.buttons[clash.first], banner.buttons[clash.second])
        func name(_ reference: Located<Int>) -> String { context.spec.buttons[reference.value].name.value }
        let labels = [Label("the first one", at: first.place)]
        guard let entry = clash.entry else {
            return context.report(
                "`\(banner.name.value)` has the button `\(name(second))` twice", at: second.place, labels: labels,
                help: ["remove one of them"])
        }
        context.report(
            "`\(name(first))` and `\(name(second))` of `\(banner.name.value)` are both “\(entry.plain)” in `\(entry.locale)`",
            at: second.place, labels: labels + [Label("the same in `\(entry.locale)`", at: entry.place)],
            help: ["say what each of them does, or remove one"])
    }
}
