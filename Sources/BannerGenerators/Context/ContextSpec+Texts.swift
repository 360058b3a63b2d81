// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension ContextSpec {
    /// Every text of the spec, in the order of definitions: the flat list that catalogues of texts are made of.
    var texts: [ContextNamedText] {
        spec.banners.flatMap(texts) + sharedTexts + spec.themes.flatMap(texts)
    }

    /// The texts of `banner`, in the order in which people meet them.
    func texts(of banner: Banner) -> [ContextNamedText] {
        let named = { (role: String, text: LocalizedText?, parameters: [Parameter]) in
            self.named("banners", banner.name.value, role, banner.description, text, parameters)
        }
        let usual = [
            named("title", banner.extras?.title, banner.parameters), named("text", banner.text, banner.parameters),
        ]
        guard let extras = banner.extras else { return usual.compactMap { $0 } }
        let points = extras.points.enumerated().map { named("point\($0 + 1)", $1, banner.parameters) }
        let others = [
            named("link", extras.link?.title, []),
            named("completion", extras.progress?.completion?.text, banner.parameters),
            named("alsoAvailableAt", extras.alsoAvailableAt, []),
            named("imageLabel", extras.image?.label, []),
        ]
        return (usual + points + others).compactMap { $0 }
    }

    /// The texts of buttons and levels, which banners share.
    private var sharedTexts: [ContextNamedText] {
        let buttons = spec.buttons.flatMap { button in
            [("title", button.title), ("label", button.label), ("imageLabel", button.image?.label)].map {
                named("buttons", button.name.value, $0, button.description, $1)
            }
        }
        let levels = spec.design.levels.flatMap { level in
            let attributes = level.attributes
            return [("spokenPrefix", attributes.spokenPrefix.value), ("iconLabel", attributes.icon.value?.label)].map {
                named("levels", level.name.value, $0, level.description, $1)
            }
        }
        return (buttons + levels).compactMap { $0 }
    }

    /// The texts that are no banner's without a theme: those of buttons and levels, and all that themes say.
    var otherTexts: [ContextNamedText] {
        sharedTexts + spec.themes.flatMap { texts(of: $0) + levelTexts(of: $0) }
    }

    /// The texts that go out to translators. Those that banners and themes say in the place of a level's have no key in catalogues of
    /// an app, which hold them in code; people hear them all the same.
    var exchangedTexts: [ContextNamedText] {
        texts + spec.banners.flatMap(levelTexts) + spec.themes.flatMap(levelTexts)
    }

    /// What `banner` says in the place of texts of its level.
    func levelTexts(of banner: Banner) -> [ContextNamedText] {
        let level = banner.look.level
        let own = [
            ("spokenPrefix", level.spokenPrefix.isOfBanner ? level.spokenPrefix.value : nil),
            ("iconLabel", level.icon.isOfBanner ? level.icon.value?.label : nil),
        ]
        return own.compactMap { named("banners", banner.name.value, $0, banner.description, $1) }
    }

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
