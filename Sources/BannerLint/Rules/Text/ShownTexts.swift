// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// All texts of banners in all themes, languages and plural forms, made ready once for all rules that ask whether they fit.
final class ShownTexts {
    /// The texts. What a theme leaves as it is without one, text and room, is not repeated for it.
    private(set) var all: [ShownText] = []

    /// For each scenario, what the banners show; `nil` for a theme in which that is the same as without it.
    private var shares: [Share?] = []

    /// What the banners show in a scenario, by their index.
    private struct Share {
        /// Where their texts stand in ``ShownTexts/all``.
        var ranges: [Range<Int>] = []
        /// Whether they have the same room as without a theme.
        var hasSameRoom: [Bool] = []
    }

    private let spec: Spec
    private let base: Scenario
    private let memory: LintMemory
    private let typefaces: [Typeface]
    /// The titles of the spec without a theme.
    private let titles: ButtonTitles

    /// The texts of `spec` in its themes.
    init(_ spec: Spec, _ scenarios: [Scenario], _ memory: LintMemory) {
        self.spec = spec
        self.memory = memory
        // The spec without a theme is always there.
        base = scenarios[0]
        typefaces = spec.fonts.map(Typeface.init)
        titles = ButtonTitles(spec, spec.design, memory.setter)
        for scenario in scenarios { add(scenario) }
    }

    /// No texts yet, of the same spec.
    private init(like other: ShownTexts) {
        (spec, base, memory, typefaces, titles) = (
            other.spec, other.base, other.memory, other.typefaces, other.titles
        )
    }

    /// The texts that a banner shows in a scenario, both by their index.
    func texts(of banner: Int, in scenario: Int) -> [ShownText] {
        guard let share = shares[scenario] else { return texts(of: banner, in: 0) }
        let own = all[share.ranges[banner]]
        return share.hasSameRoom[banner] ? texts(of: banner, in: 0) + own : Array(own)
    }

    /// The texts that a banner would show in a scenario, both by their index, if it were laid out as `layout` says.
    func texts(of index: Int, in scenario: Scenario, _ layout: BannerLayout) -> [ShownText] {
        let banner = spec.banners[index]
        let column = Column(
            banner: banner, layout: layout, look: ShownLook(scenario.looks[index], scenario),
            titles: ButtonTitles(spec, scenario.design, memory.setter))
        let texts = ShownTexts(like: self)
        texts.addAll(scenario.text(of: banner, at: index), in: column)
        return texts.all
    }

    private func add(_ scenario: Scenario) {
        let hasSameButtons = scenario.theme == nil || scenario.design.hasSameButtonWidths(as: spec.design)
        if scenario.sharesLooksAsBase, scenario.texts.isEmpty,
            zip(scenario.uses, base.uses).allSatisfy({
                compare($0.look, $1.look, in: scenario, hasSameButtons).isSameRoom
            })
        {
            return shares.append(nil)
        }
        // Banners share a look in the theme and without it.
        var known: [(base: Int, shown: ShownLook, isSameRoom: Bool)?] = Array(
            repeating: nil, count: scenario.uses.count)
        var share = Share()
        let titles = hasSameButtons ? titles : ButtonTitles(spec, scenario.design, memory.setter)
        for (index, banner) in spec.banners.enumerated() {
            let (own, base) = (scenario.useIndices[index], base.useIndices[index])
            if known[own]?.base != base {
                let (shown, isSameRoom) = compare(scenario.looks[index], banner.look, in: scenario, hasSameButtons)
                known[own] = (base, shown, isSameRoom)
            }
            guard let (_, shown, isSameRoom) = known[own] else { continue }
            let start = all.count
            // Most banners of most themes have nothing to add.
            if !isSameRoom || scenario.texts[index] != nil {
                let text = scenario.text(of: banner, at: index)
                let column = Column(
                    banner: banner, layout: BannerLayout(banner, shown.look, in: spec), look: shown, titles: titles)
                if isSameRoom { add(text, .text, in: column) } else { addAll(text, in: column) }
            }
            share.ranges.append(start..<all.count)
            share.hasSameRoom.append(isSameRoom)
        }
        shares.append(share)
    }

    /// What is to be known of a look, and whether texts have the same room in it as in `base`, without a theme.
    private func compare(
        _ look: Look, _ base: Look, in scenario: Scenario, _ hasSameButtons: Bool
    ) -> (shown: ShownLook, isSameRoom: Bool) {
        let shown = ShownLook(look, scenario)
        let isSame = look === base || shown.format == ShownLook.Format(base)
        return (shown, isSame && hasSameButtons && scenario.theme != nil)
    }

    /// Where the texts of a banner stand.
    private struct Column {
        let banner: Banner
        let layout: BannerLayout
        let look: ShownLook
        let titles: ButtonTitles
    }

    /// Adds all that a banner shows, with `text` as its text.
    private func addAll(_ text: LocalizedText, in column: Column) {
        let extras = column.banner.extras
        if let title = extras?.title { add(title, .title, in: column) }
        add(text, .text, in: column)
        if let extras { add(extras, in: column) }
    }

    private func add(_ extras: Banner.Extras, in column: Column) {
        for (index, point) in extras.points.enumerated() { add(point, .point(index), in: column) }
        if let link = extras.link { add(link.title, .link, in: column) }
        if let completion = extras.progress?.completion?.text { add(completion, .text, in: column) }
    }

    private func add(_ text: LocalizedText, _ part: ShownPart, in column: Column) {
        let (banner, look, layout) = (column.banner, column.look, column.layout)
        let besides = Besides(layout, banner, look.format.text, typeface(look.format.text), column.titles)
        let room = layout.room(for: part)
        var rooms = ShownText.Rooms(room, bold: room)
        let isAwaited = isAwaited(text)
        let face = look.look.style.face(of: part)
        let typeface = typeface(face)
        func widths() -> CharacterWidths {
            memory.setter.characterWidths(
                of: TextFont(
                    style: face.style, weight: face.weight, points: BannerTypeScale.points(face.style, at: .large),
                    typeface: typeface))
        }
        for (index, entry) in text.entries.enumerated() {
            if !besides.isEmpty {
                rooms = ShownText.Rooms(
                    besides.room(for: part, in: entry.locale, isBold: false),
                    bold: besides.room(for: part, in: entry.locale, isBold: true))
            }
            forEachForm(entry, banner, widths) { filled, place in
                all.append(
                    ShownText(
                        filled, part, of: banner, look, in: typeface, locale: entry.locale,
                        awaitsTranslation: index == 0 && isAwaited, place: place, rooms, memory.setter))
            }
        }
    }

    private func typeface(_ face: TextFace) -> Typeface? {
        face.font.flatMap { typefaces.indices.contains($0) ? typefaces[$0] : nil }
    }

    /// Whether a supported language has no translation of `text`, not even in a wider one.
    private func isAwaited(_ text: LocalizedText) -> Bool {
        let supported = spec.locales.supported
        guard text.entries.count < supported.count else { return false }
        let table = TextTable(text)
        return supported.contains { table.entry(for: $0) == nil }
    }

    /// What stands beside the text of a banner, or in a row below it, where there is room: titles of buttons, and a link.
    private struct Besides {
        private let layout: BannerLayout
        private let buttons: [Int]
        private let buttonsBelow: [Int]
        private let link: LocalizedText?
        private let face: TextFace
        private let typeface: Typeface?
        private let titles: ButtonTitles

        init(
            _ layout: BannerLayout, _ banner: Banner, _ face: TextFace, _ typeface: Typeface?, _ titles: ButtonTitles
        ) {
            self.layout = layout
            self.face = face
            self.typeface = typeface
            self.titles = titles
            buttons = layout.inlineTitles
            buttonsBelow = layout.rowTitles
            link = layout.hasLinkBeside ? banner.extras?.link?.title : nil
        }

        var isEmpty: Bool { buttons.isEmpty && buttonsBelow.isEmpty && link == nil }

        /// The room beside it in a language, as it is or with Bold Text.
        func room(for part: ShownPart, in locale: String, isBold: Bool) -> TextRoom {
            layout.room(
                titles: buttons.map { titles.width(of: $0, in: locale, face, typeface, isBold: isBold) },
                below: buttonsBelow.map { titles.width(of: $0, in: locale, face, typeface, isBold: isBold) },
                link: link.map { titles.width(of: $0, in: locale, face, typeface, isBold: isBold) }, for: part)
        }
    }

    private func forEachForm(
        _ entry: LocalizedText.Entry, _ banner: Banner, _ widths: () -> CharacterWidths,
        _ body: (TextFiller.Filled, Place) -> Void
    ) {
        switch entry.content {
        case .pattern(let pattern):
            for filled in memory.filler.fill(pattern, banner, locale: entry.grammar, nil, widths) {
                body(filled, entry.place)
            }
        case .plural(let parameter, let forms):
            for form in forms {
                // A category without a form of its own falls back to `other`, whose numbers are then not known.
                let isComplete = form.category != .other || hasAllCategories(forms, entry.grammar)
                let filled = memory.filler.fill(
                    form.pattern, banner, locale: entry.grammar, isComplete ? (parameter, form.category) : nil, widths)
                for filled in filled { body(filled, form.place) }
            }
        }
    }

    private func hasAllCategories(_ forms: [PluralForm], _ locale: String) -> Bool {
        let categories = PluralRules.integerCategories(in: locale) ?? [.other]
        return categories.allSatisfy { category in forms.contains { $0.category == category } }
    }
}

extension Design {
    /// Whether buttons are as wide as in `other`.
    fileprivate func hasSameButtonWidths(as other: Design) -> Bool {
        buttonLooks.map(\.padding.value) == other.buttonLooks.map(\.padding.value)
    }
}
