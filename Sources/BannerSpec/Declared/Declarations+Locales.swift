// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension Declarations {
    /// The languages: those that the spec names, or all that its texts are in.
    func resolvedLocales() -> Locales {
        if let locales { return locales.value }
        var supported = [DeclarationReader.defaultLanguage]
        var places: [String: Place] = [:]
        func add(_ text: LocalizedText?) {
            for entry in text?.entries ?? [] where places[entry.locale] == nil {
                places[entry.locale] = entry.place
                if entry.locale != DeclarationReader.defaultLanguage { supported.append(entry.locale) }
            }
        }
        for (_, level) in levels.items {
            add(level.fields.spokenPrefix)
            add(level.fields.icon?.value?.label)
        }
        for (_, button) in buttons.items {
            add(button.title)
            add(button.label)
            add(button.image?.label)
        }
        for (_, banner) in banners.items {
            add(banner.extras?.title)
            add(banner.text)
            banner.extras?.points.forEach(add)
            add(banner.extras?.link?.title)
            add(banner.extras?.alsoAvailableAt)
            add(banner.extras?.image?.label)
            add(banner.extras?.progress?.completion?.text)
            add(banner.overrides?.level.spokenPrefix)
            add(banner.overrides?.level.icon?.value?.label)
        }
        for (_, theme) in themes.items {
            for (_, level) in theme.levels.items {
                add(level.fields.spokenPrefix)
                add(level.fields.icon?.value?.label)
            }
            for (_, text) in theme.texts { add(text) }
        }
        return Locales(development: DeclarationReader.defaultLanguage, supported: supported, places: places)
    }
}
