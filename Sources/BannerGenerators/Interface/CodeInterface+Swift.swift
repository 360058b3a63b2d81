// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension CodeInterface {
    /// The enums that the template `swift` writes, and the members that only some specs have. What BannerKit has a default for
    /// can be named whether or not it is generated.
    mutating func addSwift(_ spec: Spec) {
        let types = [
            "palette": "Palette", "metrics": "Metrics", "levels": "Level", "styles": "Style",
            "buttons": "ButtonVariant",
            "surfaces": "Surface", "screens": "Screen",
        ]
        for (section, ids) in spec.interfaceSections {
            addCases(types[section] ?? section, section, ids, SwiftIdentifier.enumCase)
        }
        addCases("Localization", "locales", spec.locales.supported, SwiftIdentifier.localization)
        addCases("Theme", "themes", spec.themes.map(\.name.value), SwiftIdentifier.enumCase)
        // These are there only if they have a case.
        if !spec.fonts.isEmpty { addCases("Typeface", "fonts", spec.fonts.map(\.name.value), SwiftIdentifier.enumCase) }
        let looks = spec.design.buttonLooks.map(\.name.value.rawValue)
        if !looks.isEmpty { addCases("ButtonStyle", "buttonStyles", looks, SwiftIdentifier.enumCase) }
        addCases("Banner", "banners", spec.banners.map(\.name.value), SwiftIdentifier.enumCase) { index in
            Self.swiftSignature(spec.banners[index].parameters)
        }
        // What is said of texts in a language of the app's is no part of BannerKit.
        if spec.hasTitles { add("Banner", "title(in: Localization)", owner: "banners") }
        if spec.hasPoints { add("Banner", "points(in: Localization)", owner: "banners") }
        if !spec.banners.isEmpty { addSwiftTriggers(spec) }
    }

    private static func swiftSignature(_ parameters: [Parameter]) -> String {
        let list = parameters.map {
            "\(SwiftIdentifier.label($0.name.value)): \($0.kind.swiftType)\($0.kind.swiftDefault ?? "")"
        }
        return list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
    }

    private mutating func addSwiftTriggers(_ spec: Spec) {
        let cases = spec.banners.map { SwiftIdentifier.enumCase($0.name.value) }
        var owners: [String: [String: String]] = ["Event": [:], "Condition": [:]]
        for banner in spec.banners {
            guard let trigger = banner.extras?.trigger else { continue }
            func own(_ type: String, _ id: String?, _ key: String) {
                guard let id, owners[type]?[id] == nil else { return }
                owners[type]?[id] = "banners.\(banner.name.value).trigger.\(key)"
            }
            own("Event", trigger.event?.value, "event")
            own("Condition", trigger.condition?.value, "condition")
            own("Event", trigger.clears?.value, "clears")
        }
        for triggers in SwiftTriggers.all(of: spec, cases: cases) {
            close(triggers.type)
            for trigger in triggers.cases {
                let signature = trigger.declaration.dropFirst(trigger.name.count)
                add(
                    triggers.type, trigger.name, signature: String(signature),
                    owner: owners[triggers.type]?[trigger.id] ?? "banners")
            }
        }
    }
}
