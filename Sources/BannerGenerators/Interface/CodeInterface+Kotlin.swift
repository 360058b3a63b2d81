// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension CodeInterface {
    /// The enums and the classes of banners that the template `kotlin` writes, and the members that only some specs have.
    mutating func addKotlin(_ spec: Spec) {
        let types = [
            "palette": "Palette", "metrics": "Metrics", "levels": "Level", "styles": "Style", "buttons": "Button",
            "surfaces": "Surface", "screens": "Screen",
        ]
        let constant = LetterCase.screamingSnake.apply
        for (section, ids) in spec.interfaceSections { addCases(types[section] ?? section, section, ids, constant) }
        addCases("Localization", "locales", spec.locales.supported, constant)
        // The spec without a theme is always one.
        add("Theme", "STANDARD", owner: "themes.standard")
        addCases("Theme", "themes", spec.themes.map(\.name.value), constant)
        if !spec.fonts.isEmpty { addCases("Typeface", "fonts", spec.fonts.map(\.name.value), constant) }
        addCases("Banner", "banners", spec.banners.map(\.name.value), KotlinText.className) { index in
            let list = spec.banners[index].parameters.map {
                "\(KotlinText.parameter($0.name.value)): \($0.kind.kotlinType)\($0.mayBeLeftOut ? " = null" : "")"
            }
            return list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
        }
        if spec.hasTitles { add("Banner", "title(localization: Localization)", owner: "banners") }
        if spec.hasPoints { add("Banner", "points(localization: Localization)", owner: "banners") }
        if spec.hasLinks { add("Banner", "link", owner: "banners") }
        if !spec.design.buttonLooks.isEmpty { add("ButtonVariant", "look(theme: Theme)", owner: "buttonStyles") }
    }
}

extension Parameter.Kind {
    /// The type of its values in Kotlin.
    fileprivate var kotlinType: String {
        switch self {
        case .int: "Long"
        case .string: "String"
        case .image: "Image?"
        }
    }
}
