// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A button that is called otherwise than it reads.
enum A11yLabelInName: Rule {
    static let description = RuleDescription(
        "BN904", "a11y-label-in-name", .accessibility, .warning,
        summary: "the label of a button contains its title",
        source: "WCAG 2.2, 2.5.3 Label in Name",
        what:
            "If a button has a title and a label, the label contains the words of the title in the same order, in "
            + "every language that has both. Case, width, vowel marks, punctuation and symbols don't matter.",
        why:
            "People who control a device by voice say the words that they see on the button. If the button has a "
            + "different name, nothing happens.",
        how: "Start the label with the title, then add what the title leaves open.",
        bad: [
            RuleExample(
                """
                buttons:
                  retry:
                    kind: emphasis
                    title: { en: Retry, fr: Réessayer }
                    label: { en: «Start the sync again, fr: Réessayer la synchronisation }
                """)
        ],
        good: [
            RuleExample(
                """
                buttons:
                  retry:
                    kind: emphasis
                    title: { en: Retry…, fr: Réessayer }
                    label: { en: Retry the sync, fr: Réessayer la synchronisation }
                """)
        ])

    static func check(_ context: RuleContext) {
        for button in context.spec.buttons {
            guard let title = button.title, let label = button.label else { continue }
            check(button.name.value, TextTable(title), TextTable(label), context)
        }
    }

    private static func check(
        _ button: String, _ titles: TextTable, _ labels: TextTable, _ context: RuleContext
    ) {
        var faults: [(label: LocalizedText.Entry, title: LocalizedText.Entry)] = []
        var seen: Set<Place> = []
        for locale in titles.locales + labels.locales.filter({ !titles.has($0) }) {
            guard let title = titles.entry(for: locale), let label = labels.entry(for: locale),
                let shown = title.content.mainPattern.literal, let spoken = label.content.mainPattern.literal
            else { continue }
            if !holds(spoken, shown, in: locale), seen.insert(label.place).inserted { faults.append((label, title)) }
        }
        for (label, title) in faults {
            let shown = (title.content.mainPattern.literal ?? "").prefix(60)
            context.report(
                "the label of `\(button)` does not contain its title, “\(shown)”, in `\(title.locale)`",
                at: label.place,
                labels: [Label("the title", at: title.place)],
                notes: ["people who use voice control call a button by the text they see on it (WCAG 2.2, 2.5.3)"],
                help: ["start the label with “\(shown)”", "remove the label, if the title says enough"])
        }
    }

    /// Whether the words of `title` stand in `label`. Where words aren't separated, its characters will do.
    private static func holds(_ label: String, _ title: String, in locale: String) -> Bool {
        let (label, title) = (words(of: label, in: locale), words(of: title, in: locale))
        // Between its two spaces there is no word in a title of symbols alone.
        guard title.count > 2 else { return true }
        return title.contains { $0.unicodeScalars.contains(where: isUnspaced) }
            ? label.holds(Array(title.dropFirst().dropLast())) : label.holds(title)
    }

    /// The letters, marks and digits of `text` in lower case, with one space between words, and one at each end. As characters, é is
    /// the same as e with an accent behind it. A word of letters that need no spaces around them is one by itself: OK in `OKする`.
    private static func words(of text: String, in locale: String) -> [Character] {
        var result: String.UnicodeScalarView = " ".unicodeScalars
        for scalar in text.folded(in: locale).unicodeScalars.lazy.map(\.withoutHebrewPoint)
        where !scalar.properties.isVariationSelector && !isReadingAid(scalar) {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber:
                if let last = result.last, last != " ", isUnspaced(last) != isUnspaced(scalar) { result.append(" ") }
                result.append(scalar)
            // One that stands on no letter would make the blank before it no blank.
            case .nonspacingMark, .spacingMark, .enclosingMark: if result.last != " " { result.append(scalar) }
            // Joiners, soft hyphens and direction marks are within words.
            case .format: continue
            default: if result.last != " " { result.append(" ") }
            }
        }
        if result.last != " " || result.count == 1 { result.append(" ") }
        return Array(String(result))
    }

    /// The vowel marks of Hebrew and Arabic, which labels have so that they are spoken rightly, and the stroke that lengthens Arabic
    /// words. Marks that make other letters, such as hamza, are none.
    private static func isReadingAid(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7, 0xFB1E, 0x0610...0x061A, 0x0640,
            0x064B...0x0652, 0x0656...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06E8,
            0x06EA...0x06ED:
            true
        default: false
        }
    }

    /// Thai, Lao, Burmese, Khmer, kana and Han, which are written without spaces.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
