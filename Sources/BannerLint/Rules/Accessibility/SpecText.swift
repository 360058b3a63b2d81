// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A text of a spec, with what it is and what is filled in.
struct SpecText {
    /// What a text is.
    enum Role {
        case text, bannerTitle, point(Int), linkTitle, completion, elsewhere, imageLabel, iconLabel, spokenPrefix,
            title, label
    }

    /// What it is.
    let role: Role
    /// The name of the banner, level or button that has it.
    let owner: String
    /// The theme that sets it; `nil` for the spec itself.
    let theme: String?
    /// What it says.
    let text: LocalizedText
    /// What is filled in; only what a banner says has parameters: title, text, points, and the text of its completion.
    let parameters: [Parameter]

    /// The text in words, such as "the title of `retry`".
    var subject: String {
        let phrase =
            switch role {
            case .text: "the text of `\(owner)`"
            case .bannerTitle: "the title of `\(owner)`"
            case .point(let index): "point \(index + 1) of `\(owner)`"
            case .linkTitle: "the title of the link of `\(owner)`"
            case .completion: "the completion text of `\(owner)`"
            case .elsewhere: "`alsoAvailableAt` of `\(owner)`"
            case .imageLabel: "the label of the image of `\(owner)`"
            case .iconLabel: "the label of the icon of `\(owner)`"
            case .spokenPrefix: "the spoken prefix of `\(owner)`"
            case .title: "the title of `\(owner)`"
            case .label: "the label of `\(owner)`"
            }
        return phrase + (theme.map { " in theme `\($0)`" } ?? "")
    }

    /// Visits every text of the spec and its themes once, in the order of sections.
    static func forEach(in context: RuleContext, _ visit: (SpecText) -> Void) {
        context.linted.specTexts.forEach(visit)
    }

    /// The same texts as a list.
    static func all(in linted: LintedSpec) -> [SpecText] {
        let spec = linted.spec
        var texts: [SpecText] = []
        func visitText(
            _ text: LocalizedText?, _ role: Role, _ owner: String, theme: String? = nil, _ parameters: [Parameter] = []
        ) {
            guard let text else { return }
            texts.append(SpecText(role: role, owner: owner, theme: theme, text: text, parameters: parameters))
        }
        for button in spec.buttons {
            visitText(button.title, .title, button.name.value)
            visitText(button.label, .label, button.name.value)
            visitText(button.image?.label, .imageLabel, button.name.value)
        }
        var seen: Set<Place> = []
        LevelUse.forEach(in: linted) { use in
            if let prefix = use.attributes.spokenPrefix.value, seen.insert(prefix.place).inserted {
                visitText(prefix, .spokenPrefix, use.owner, theme: use.theme)
            }
            if let label = use.attributes.icon.value?.label, seen.insert(label.place).inserted {
                visitText(label, .iconLabel, use.owner, theme: use.theme)
            }
        }
        for banner in spec.banners {
            visitText(banner.extras?.title, .bannerTitle, banner.name.value, banner.parameters)
            visitText(banner.text, .text, banner.name.value, banner.parameters)
            guard let extras = banner.extras else { continue }
            for (index, point) in extras.points.enumerated() {
                visitText(point, .point(index), banner.name.value, banner.parameters)
            }
            visitText(extras.link?.title, .linkTitle, banner.name.value)
            visitText(extras.image?.label, .imageLabel, banner.name.value)
            visitText(extras.progress?.completion?.text, .completion, banner.name.value, banner.parameters)
            visitText(extras.alsoAvailableAt, .elsewhere, banner.name.value)
        }
        for theme in spec.themes {
            for (index, text) in theme.texts.sorted(by: { $0.key < $1.key }) where spec.banners.indices.contains(index)
            {
                let banner = spec.banners[index]
                visitText(text, .text, banner.name.value, theme: theme.name.value, banner.parameters)
            }
        }
        return texts
    }

    /// The parameter that a pattern names by `index`.
    func parameter(at index: Int) -> Parameter? { parameters.indices.contains(index) ? parameters[index] : nil }

    /// Visits what the text says in each language, one pattern at a time, with its plural category.
    func forEachPattern(_ visit: (LocalizedText.Entry, PluralForm?, Pattern, Place) -> Void) {
        for entry in text.entries {
            switch entry.content {
            case .pattern(let pattern): visit(entry, nil, pattern, entry.place)
            case .plural(_, let forms):
                for form in forms { visit(entry, form, form.pattern, form.place) }
            }
        }
    }
}
