// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension CodeInterface {
    /// The unions of names that the template `typescript` writes, and what the banners of each name hold. Names are those of the
    /// spec; parameters have names and no order.
    mutating func addTypeScript(_ spec: Spec) {
        let types = [
            "palette": "PaletteColorId", "metrics": "MetricsId", "levels": "LevelId", "styles": "StyleId",
            "buttons": "ButtonId",
            "surfaces": "SurfaceId", "screens": "ScreenId",
        ]
        for (section, ids) in spec.interfaceSections { addCases(types[section] ?? section, section, ids) { $0 } }
        addCases("Locale", "locales", spec.locales.supported) { $0 }
        addCases("Theme", "themes", spec.themes.map(\.name.value)) { $0 }
        for font in spec.fonts { add("fonts", font.name.value, owner: "fonts.\(font.name.value)") }
        addCases("BannerId", "banners", spec.banners.map(\.name.value), { $0 }) { index in
            let list = spec.banners[index].parameters.map {
                "\($0.name.value)\($0.mayBeLeftOut ? "?" : ""): \($0.kind.typeScriptType)"
            }
            return list.isEmpty ? "" : " { \(list.sorted().joined(separator: "; ")) }"
        }
    }
}

extension Parameter.Kind {
    /// The type of its values in TypeScript.
    fileprivate var typeScriptType: String {
        switch self {
        case .int: "number"
        case .string: "string"
        case .image: "ImageParameter"
        }
    }
}
