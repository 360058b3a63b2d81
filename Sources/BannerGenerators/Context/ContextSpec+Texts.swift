// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension ContextSpec {
    /// Every text of the spec, in the order of definitions: the flat list that catalogues of texts are made of.
    var texts: [ContextNamedText] {
        var texts: [ContextNamedText?] = []
        for banner in spec.banners {
            let add = { (role: String, text: LocalizedText?, parameters: [Parameter]) in
                texts.append(self.named("banners", banner.name.value, role, banner.description, text, parameters))
            }
            add("title", banner.extras?.title, banner.parameters)
            add("text", banner.text, banner.parameters)
            guard let extras = banner.extras else { continue }
            for (index, point) in extras.points.enumerated() { add("point\(index + 1)", point, banner.parameters) }
            add("link", extras.link?.title, [])
            add("completion", extras.progress?.completion?.text, banner.parameters)
            add("alsoAvailableAt", extras.alsoAvailableAt, [])
            add("imageLabel", extras.image?.label, [])
        }
        for button in spec.buttons {
            texts.append(named("buttons", button.name.value, "title", button.description, button.title))
            texts.append(named("buttons", button.name.value, "label", button.description, button.label))
            texts.append(named("buttons", button.name.value, "imageLabel", button.description, button.image?.label))
        }
        for level in spec.design.levels {
            let (name, attributes) = (level.name.value, level.attributes)
            texts.append(named("levels", name, "spokenPrefix", level.description, attributes.spokenPrefix.value))
            texts.append(named("levels", name, "iconLabel", level.description, attributes.icon.value?.label))
        }
        for theme in spec.themes { texts += self.texts(of: theme) }
        return texts.compactMap { $0 }
    }

    /// The texts that go out to translators. Those that themes say in the place of a level's have no key in catalogues of an app, which
    /// hold them in code; people hear them all the same.
    var exchangedTexts: [ContextNamedText] { texts + spec.themes.flatMap(levelTexts) }

    /// What `theme` says in the place of texts of levels.
    private func levelTexts(of theme: Theme) -> [ContextNamedText] {
        zip(spec.design.levels, theme.design.levels).flatMap { level, themed in
            let (own, usual) = (themed.attributes, level.attributes)
            let changed = [
                ("spokenPrefix", own.spokenPrefix.value, usual.spokenPrefix.value),
                ("iconLabel", own.icon.value?.label, usual.icon.value?.label),
            ]
            return changed.compactMap { role, text, usual -> ContextNamedText? in
                guard text?.place != usual?.place else { return nil }
                return named("themes.\(theme.name.value)", level.name.value, role, level.description, text)
            }
        }
    }

    /// The texts that `theme` changes, in the order of banners.
    func texts(of theme: Theme) -> [ContextNamedText] {
        theme.texts.keys.sorted().compactMap { index in
            let banner = spec.banners[index]
            return named(
                "themes.\(theme.name.value)", banner.name.value, "text", banner.description, theme.texts[index],
                banner.parameters)
        }
    }

    private func named(
        _ owner: String, _ name: String, _ role: String, _ comment: String?, _ text: LocalizedText?,
        _ parameters: [Parameter] = []
    ) -> ContextNamedText? {
        text.map { text in
            ContextNamedText(
                owner: owner, name: name, role: role, comment: comment,
                text: ContextText(context: self, text: text, parameters: parameters))
        }
    }
}
