// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// All texts of banners in all themes, languages and plural forms, made ready once for all rules that ask whether they fit.
final class ShownTexts {
    /// The texts. What a theme leaves as it is without one, text and room, is not repeated for it.
    private(set) var all: [ShownText] = []

    /// For each scenario, where the texts of each banner stand in ``all``.
    private var ranges: [[Range<Int>]] = []
    /// For each theme, the banners whose room is the same as without it.
    private var hasSameRoom: [[Bool]] = []

    private let spec: Spec
    private let memory: LintMemory
    private let titles: ButtonTitles

    /// The texts of `spec` in its themes.
    init(_ spec: Spec, _ scenarios: [Scenario], _ memory: LintMemory) {
        self.spec = spec
        self.memory = memory
        titles = ButtonTitles(spec, memory.setter)
        for scenario in scenarios { add(scenario) }
    }

    /// The texts that a banner shows in a scenario, both by their index.
    func texts(of banner: Int, in scenario: Int) -> [ShownText] {
        let own = all[ranges[scenario][banner]]
        return hasSameRoom[scenario][banner] ? Array(all[ranges[0][banner]]) + own : Array(own)
    }

    private func add(_ scenario: Scenario) {
        var looks: [ObjectIdentifier: ShownLook] = [:]
        var ranges: [Range<Int>] = []
        var hasSameRoom: [Bool] = []
        for (index, banner) in spec.banners.enumerated() {
            let look = scenario.looks[index]
            let shown = looks[ObjectIdentifier(look)] ?? ShownLook(look, scenario)
            looks[ObjectIdentifier(look)] = shown
            let isSameRoom =
                scenario.theme != nil && (look === banner.look || shown.format == ShownLook.Format(banner.look))
            let start = all.count
            if !isSameRoom || scenario.texts[index] != nil {
                add(scenario.text(of: banner, at: index), of: banner, shown)
            }
            if !isSameRoom, let completion = banner.extras?.progress?.completion?.text {
                add(completion, of: banner, shown)
            }
            ranges.append(start..<all.count)
            hasSameRoom.append(isSameRoom)
        }
        self.ranges.append(ranges)
        self.hasSameRoom.append(hasSameRoom)
    }

    private func add(_ text: LocalizedText, of banner: Banner, _ look: ShownLook) {
        let layout = BannerLayout(banner, look.look, in: spec)
        let inline = layout.inlineTitles
        var room = layout.room()
        var boldRoom = room
        let isAwaited = isAwaited(text)
        for (index, entry) in text.entries.enumerated() {
            if !inline.isEmpty {
                (room, boldRoom) = rooms(layout, inline, entry.locale, look.format.style)
            }
            forEachForm(entry, banner) { filled, place in
                all.append(
                    ShownText(
                        filled, of: banner, look, locale: entry.locale, awaitsTranslation: index == 0 && isAwaited,
                        place: place,
                        room: room, boldRoom: boldRoom, memory.setter))
            }
        }
    }

    /// Whether a supported language has no translation of `text`, not even in a wider one.
    private func isAwaited(_ text: LocalizedText) -> Bool {
        let supported = spec.locales.supported
        guard text.entries.count < supported.count else { return false }
        let table = TextTable(text)
        return supported.contains { table.entry(for: $0) == nil }
    }

    /// The room beside the titles of buttons, as they are and with Bold Text.
    private func rooms(
        _ layout: BannerLayout, _ buttons: [Int], _ locale: String, _ style: BannerTextStyle
    ) -> (TextRoom, TextRoom) {
        func room(isBold: Bool) -> TextRoom {
            layout.room(titles: buttons.map { titles.width(of: $0, in: locale, style, isBold: isBold) })
        }
        return (room(isBold: false), room(isBold: true))
    }

    private func forEachForm(
        _ entry: LocalizedText.Entry, _ banner: Banner, _ body: (TextFiller.Filled, Place) -> Void
    ) {
        switch entry.content {
        case .pattern(let pattern):
            for filled in memory.filler.fill(pattern, banner, locale: entry.locale, nil) { body(filled, entry.place) }
        case .plural(let parameter, let forms):
            for form in forms {
                // A category without a form of its own falls back to `other`, whose numbers are then not known.
                let isComplete = form.category != .other || hasAllCategories(forms, entry.locale)
                let filled = memory.filler.fill(
                    form.pattern, banner, locale: entry.locale, isComplete ? (parameter, form.category) : nil)
                for filled in filled { body(filled, form.place) }
            }
        }
    }

    private func hasAllCategories(_ forms: [PluralForm], _ locale: String) -> Bool {
        let categories = PluralRules.integerCategories(in: locale) ?? [.other]
        return categories.allSatisfy { category in forms.contains { $0.category == category } }
    }
}
