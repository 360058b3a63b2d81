// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// All texts of banners in all themes, languages and plural forms.
struct ShownTexts {
    private let linted: LintedSpec
    private let onlyDevelopment: Bool

    /// The texts of `linted`, or only those in the development language.
    init(_ linted: LintedSpec, onlyDevelopment: Bool = false) {
        self.linted = linted
        self.onlyDevelopment = onlyDevelopment
    }

    /// Calls `body` with each text of the banners whose looks `isWanted` takes. A theme that changes neither a banner's text nor
    /// its room is passed over.
    func forEach(where isWanted: (Look) -> Bool = { _ in true }, _ body: (ShownText) -> Void) {
        let filler = linted.filler
        let titles = ButtonTitles(linted)
        for scenario in linted.scenarios {
            for (index, banner) in linted.spec.banners.enumerated() where index < scenario.looks.count {
                let look = scenario.looks[index]
                guard isWanted(look) else { continue }
                let isBase = scenario.theme == nil
                let isSameRoom = !isBase && Room(look) == Room(banner.look)
                if isSameRoom, scenario.texts[index] == nil { continue }
                var texts = [scenario.text(of: banner, at: index)]
                if !isSameRoom, let completion = banner.extras?.progress?.completion?.text { texts.append(completion) }
                let layout = BannerLayout(banner, look, in: linted.spec)
                for entry in texts.flatMap(entries) {
                    let inline = layout.inlineTitles.map { titles.advance(of: $0, in: entry.locale) }
                    forEachForm(entry, banner, filler) { filled, place in
                        let prepared = linted.measuring.prepare(
                            filled.text, locale: entry.locale, font: TextFont(look.style.textWeight.value))
                        body(
                            ShownText(
                                banner: banner, look: look, scenario: scenario, locale: entry.locale, place: place,
                                filled: filled, prepared: prepared, layout: layout, titles: inline))
                    }
                }
            }
        }
    }

    private func entries(_ text: LocalizedText) -> ArraySlice<LocalizedText.Entry> {
        onlyDevelopment ? text.entries.prefix(1) : text.entries[...]
    }

    private func forEachForm(
        _ entry: LocalizedText.Entry, _ banner: Banner, _ filler: TextFiller,
        _ body: (TextFiller.Filled, Place) -> Void
    ) {
        switch entry.content {
        case .pattern(let pattern):
            if let filled = filler.fill(pattern, banner, locale: entry.locale, nil) { body(filled, entry.place) }
        case .plural(let parameter, let forms):
            for form in forms {
                // A category without a form of its own falls back to `other`, whose numbers are then not known.
                let isComplete = form.category != .other || hasAllCategories(forms, entry.locale)
                let filled = filler.fill(
                    form.pattern, banner, locale: entry.locale, isComplete ? (parameter, form.category) : nil)
                if let filled { body(filled, form.place) }
            }
        }
    }

    private func hasAllCategories(_ forms: [PluralForm], _ locale: String) -> Bool {
        let categories = PluralRules.integerCategories(in: locale) ?? [.other]
        return categories.allSatisfy { category in forms.contains { $0.category == category } }
    }

    /// What of a look decides whether a text fits.
    private struct Room: Equatable {
        var style: BannerTextStyle
        var weight: BannerFontWeight
        var maxLines: Int
        var sizes: ClosedRange<BannerDynamicTypeSize>
        var imageSize: Double
        var hasIcon: Bool
        var maxWidth: Double?
        var buttonLayout: BannerButtonLayout

        init(_ look: Look) {
            style = look.style.textStyle.value
            weight = look.style.textWeight.value
            maxLines = look.style.maxLines.value
            sizes = look.style.dynamicType.value
            imageSize = look.style.imageSize.value
            hasIcon = look.level.icon.value != nil
            maxWidth = look.style.maxWidth.value
            buttonLayout = look.style.buttonLayout.value
        }
    }
}
