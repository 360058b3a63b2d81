// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Two buttons of a banner that can't be told apart.
enum ActionDuplicate: Rule {
    static let description = RuleDescription(
        "BN508", "action-duplicate", .buttons, .error,
        summary: "the buttons of a banner have different titles and labels",
        source: "WCAG 2.2, 2.4.6 Headings and Labels",
        what:
            "No banner lists a button twice, and no two of its buttons have the same title in a language, or the same "
            + "label for a screen reader. If a text has no translation, the one that an app falls back to is "
            + "compared: `fr` for `fr-CA`, or the development language. Case and leading or trailing spaces make no "
            + "difference.",
        why: "Nobody can tell which of the two does what, least of all by voice: “tap Retry” has two answers.",
        how: "Remove one of them, or say what each one does.",
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

    /// Buttons of a list that can't be told apart, by their positions.
    private struct Clash {
        let first: Int
        let second: Int
        let sameness: Sameness
    }

    /// What buttons have in common.
    private enum Sameness {
        /// They are one, which is listed so many times.
        case button(count: Int)
        /// What they are called in a language, on the screen or by a screen reader alone.
        case name(LocalizedText.Entry, locale: String, isSpoken: Bool)
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

    /// At most one clash for each button.
    private static func clashes(_ list: [Int], _ buttons: [Button]) -> [Clash] {
        var positions: [Int: [Int]] = [:]
        for (position, index) in list.enumerated() { positions[index, default: []].append(position) }
        let each = positions.values.compactMap(\.first).sorted()
        let repeated = positions.values.filter { $0.count > 1 }.map {
            Clash(first: $0[0], second: $0[1], sameness: .button(count: $0.count))
        }
        let shown = Names(list.map { buttons[$0].nameText })
        let spoken = Names(list.map { buttons[$0].label ?? buttons[$0].title })
        let named = shown.clashes(each, isSpoken: false)
        let seen = Set(named.map(\.second))
        // A title that is the same is said the same way too.
        let heard = spoken.clashes(each, isSpoken: true).filter { !seen.contains($0.second) }
        return (repeated + named + heard).sorted { $0.second < $1.second }
    }

    /// The names of buttons, by their position, in the languages that any of them has one in.
    private struct Names {
        private let tables: [(table: TextTable, development: LocalizedText.Entry)?]
        private let locales: [String]

        init(_ texts: [LocalizedText?]) {
            tables = texts.map { text in
                text.flatMap { text in text.entries.first.map { (TextTable(text), $0) } }
            }
            locales = LocalizedText.locales(of: texts.compactMap { $0 })
        }

        func clashes(_ positions: [Int], isSpoken: Bool) -> [Clash] {
            var known: [String: [String: Int]] = [:]
            return positions.compactMap { position in
                guard let name = tables[position] else { return nil }
                var clash: Clash?
                for locale in locales {
                    let entry = name.table.entry(for: locale) ?? name.development
                    guard !entry.plain.isBlank else { continue }
                    let words = ActionDuplicate.normalized(entry.plain, in: locale)
                    if let first = known[locale]?[words] {
                        let sameness = Sameness.name(entry, locale: locale, isSpoken: isSpoken)
                        clash = clash ?? Clash(first: first, second: position, sameness: sameness)
                    } else {
                        known[locale, default: [:]][words] = position
                    }
                }
                return clash
            }
        }
    }

    private static func normalized(_ name: String, in locale: String) -> String {
        func isSpace(_ character: Character) -> Bool { character.isWhitespace }
        let start = name.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { start[...$0] } ?? ""
        return String(end).folded(in: locale)
    }

    private static func report(_ clash: Clash, _ banner: Banner, _ context: RuleContext) {
        let (first, second) = (banner.buttons[clash.first], banner.buttons[clash.second])
        func name(_ reference: Located<Int>) -> String { context.spec.buttons[reference.value].name.value }
        let labels = [Label("the first one", at: first.place)]
        switch clash.sameness {
        case .button(let count):
            context.report(
                "`\(banner.name.value)` has the button `\(name(second))` \(count == 2 ? "twice" : "\(count) times")",
                at: second.place, labels: labels, help: ["list it once"])
        case .name(let entry, let locale, let isSpoken):
            let shown = entry.plain.prefix(60)
            context.report(
                "`\(name(first))` and `\(name(second))` of `\(banner.name.value)` are both "
                    + (isSpoken ? "called “\(shown)” by a screen reader" : "“\(shown)”") + " in `\(locale)`",
                at: second.place, labels: labels + [Label("the same in `\(locale)`", at: entry.place)],
                help: [isSpoken ? "give each a label of its own" : "say what each of them does, or remove one"])
        }
    }
}
