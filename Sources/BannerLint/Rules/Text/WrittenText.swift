// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A text as it is written in a spec, in one language and one plural form.
struct WrittenText {
    /// What it is, for messages: `text`, `title`, `spoken prefix`.
    let role: String
    /// The language, as a BCP 47 tag.
    let locale: String
    /// Whether the text is written in several languages, so that a message should say which one it means.
    let isTranslated: Bool
    /// The text with its holes.
    let pattern: Pattern
    /// Where it is written.
    let place: Place
    /// Where it is written in all languages.
    let whole: Place

    /// The role, and the language if there are several: `text`, `title in fr`.
    var name: String { isTranslated ? "\(role) in \(locale)" : role }

    /// The text as one would write it, with `{}` for each hole, whatever its parameter.
    var plain: String {
        if let literal = pattern.literal { return literal }
        var text = ""
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal): text += literal
            case .parameter: text += "{}"
            }
        }
        return text
    }
}

extension WrittenText {
    /// All texts that people see or hear, each once, although levels, buttons and aliases share them.
    static func all(in spec: Spec) -> [WrittenText] {
        var texts: [WrittenText] = []
        var known: Set<Place> = []
        func visit(_ role: String, _ text: LocalizedText?) {
            guard let text else { return }
            for entry in text.entries {
                for (pattern, place) in entry.patterns where known.insert(place).inserted {
                    texts.append(
                        WrittenText(
                            role: role, locale: entry.locale, isTranslated: text.entries.count > 1, pattern: pattern,
                            place: place, whole: text.place))
                }
            }
        }
        func visit(_ attributes: LevelAttributes) {
            visit("spoken prefix", attributes.spokenPrefix.value)
            visit("label of the icon", attributes.icon.value?.label)
        }
        for button in spec.buttons {
            visit("title", button.title)
            visit("label", button.label)
            visit("label of the image", button.image?.label)
        }
        for level in spec.design.levels { visit(level.attributes) }
        for theme in spec.themes {
            for level in theme.design.levels { visit(level.attributes) }
            for banner in theme.texts.keys.sorted() { visit("text", theme.texts[banner]) }
        }
        for banner in spec.banners {
            visit("title", banner.extras?.title)
            visit("text", banner.text)
            if banner.look.isOwn { visit(banner.look.level) }
            guard let extras = banner.extras else { continue }
            for point in extras.points { visit("point", point) }
            visit("title of the link", extras.link?.title)
            visit("label of the image", extras.image?.label)
            visit("completion text", extras.progress?.completion?.text)
            visit("text of `alsoAvailableAt`", extras.alsoAvailableAt)
        }
        return texts
    }
}

extension LocalizedText.Entry {
    /// The patterns, one for each plural form, and where they are written.
    var patterns: [(pattern: Pattern, place: Place)] {
        switch content {
        case .pattern(let pattern): [(pattern, place)]
        case .plural(_, let forms): forms.map { ($0.pattern, $0.place) }
        }
    }
}
