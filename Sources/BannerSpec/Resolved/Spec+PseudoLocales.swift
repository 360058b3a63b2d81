// SPDX-License-Identifier: Apache-2.0

extension Spec {
    /// The spec with its texts in the development language and in ``PseudoLocale``, made of those, and in no other.
    public var inPseudoLocales: Spec {
        var spec = self
        spec.locales.supported = [locales.development] + PseudoLocale.allCases.map(\.tag)
        spec.design = design.inPseudoLocales
        spec.buttons = buttons.map { button in
            var button = button
            button.title = button.title?.inPseudoLocales
            button.label = button.label?.inPseudoLocales
            button.image = button.image?.inPseudoLocales
            return button
        }
        spec.banners = banners.map { banner in
            banner.with(text: banner.text.inPseudoLocales, extras: banner.extras?.inPseudoLocales)
        }
        spec.themes = themes.map { theme in
            var theme = theme
            theme.design = theme.design.inPseudoLocales
            theme.texts = theme.texts.mapValues(\.inPseudoLocales)
            return theme
        }
        return spec
    }
}

extension LocalizedText {
    fileprivate var inPseudoLocales: LocalizedText {
        guard let own = entries.first else { return self }
        var text = self
        text.entries =
            [own]
            + PseudoLocale.allCases.map { pseudo in
                Entry(
                    locale: pseudo.tag, content: pseudo.content(own.content), place: own.place, original: own.locale)
            }
        return text
    }
}

extension Design {
    fileprivate var inPseudoLocales: Design {
        var design = self
        for index in design.levels.indices {
            let attributes = design.levels[index].attributes
            design.levels[index].attributes.spokenPrefix.value = attributes.spokenPrefix.value?.inPseudoLocales
            design.levels[index].attributes.icon.value = attributes.icon.value?.inPseudoLocales
        }
        return design
    }
}

extension Banner.Extras {
    fileprivate var inPseudoLocales: Banner.Extras {
        let link = link.map { link in
            var link = link
            link.title = link.title.inPseudoLocales
            return link
        }
        let progress = progress.map { progress in
            progress.with(
                progress.completion.map { completion in
                    Progress.Completion(text: completion.text.inPseudoLocales, metrics: completion.metrics)
                })
        }
        return Banner.Extras(
            title: title?.inPseudoLocales, points: points.map(\.inPseudoLocales), link: link, onTap: onTap,
            expires: expires, image: image?.inPseudoLocales, trigger: trigger, progress: progress,
            alsoAvailableAt: alsoAvailableAt?.inPseudoLocales)
    }
}

extension Image {
    fileprivate var inPseudoLocales: Image {
        var image = self
        image.label = label?.inPseudoLocales
        return image
    }
}
