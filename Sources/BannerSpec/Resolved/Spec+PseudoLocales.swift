// SPDX-License-Identifier: Apache-2.0

extension Spec {
    /// The spec with its texts in the development language and in ``PseudoLocale``, made of those, and in no other.
    public var inPseudoLocales: Spec {
        var locales = locales
        locales.supported = [locales.development] + PseudoLocale.allCases.map(\.tag)
        let buttons = buttons.map { button in
            var button = button
            button.title = button.title?.inPseudoLocales
            button.label = button.label?.inPseudoLocales
            button.image = button.image?.inPseudoLocales
            return button
        }
        let banners = banners.map { banner in
            banner.with(text: banner.text.inPseudoLocales, extras: banner.extras?.inPseudoLocales)
        }
        let themes = themes.map { theme in
            var theme = theme
            theme.design = theme.design.inPseudoLocales
            theme.texts = theme.texts.mapValues(\.inPseudoLocales)
            return theme
        }
        return with(
            locales: locales, design: design.inPseudoLocales, buttons: buttons, banners: banners, themes: themes)
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
            var (icon, spokenPrefix) = (attributes.icon, attributes.spokenPrefix)
            icon.value = icon.value?.inPseudoLocales
            spokenPrefix.value = spokenPrefix.value?.inPseudoLocales
            design.levels[index].attributes = attributes.with(icon: icon, spokenPrefix: spokenPrefix)
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
