// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension TargetDefinition {
    static let css = TargetDefinition(
        summary: "CSS custom properties for every appearance, with themes as classes",
        outputs: ["NAME.css"], templates: ["css"], partials: ["css-length", "css-metrics", "css-paint", "css-scopes"],
        builtIn: { () throws(TemplateError) in try cssTemplates.get() },
        language: .css,
        settings: [
            TargetSetting(
                "prefix", "What the names of custom properties and classes start with.", standard: "banner",
                example: "acme-{name}", form: "a letter, and then letters, digits, hyphens and `{name}`",
                nameCase: .kebab, isAllowed: isCSSPrefix),
            TargetSetting("unit", "The unit of lengths; a `rem` is 16 points.", choices: ["rem", "px"]),
        ],
        ownNames: Shapes.cssFile.names,
        plan: { context, options, map in
            let properties = SpecProperties(context)
            let prefix = Target.css.settingTexts(options, spec: context.spec.name.value)["prefix"] ?? ""
            for group in properties.groups {
                for property in group.properties {
                    let role = property.role.isEmpty ? "" : "." + LetterCase.camel.apply(property.role)
                    map.add(
                        "--\(prefix)-\(property.name(in: group))", path: "\(group.section).\(group.id)\(role)",
                        at: group.place)
                }
            }
            let own = Shapes.cssFile.record(CSSFile(properties, context.spec))
            return [Job(template: "css", file: "\(context.input.stem).css", own: own)]
        })

    /// Letters, digits and hyphens of ASCII, a letter first: what needs no escape, in a class either.
    private static func isCSSPrefix(_ text: String) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = text.utf8.first, letters.contains(first | 0x20) else { return false }
        return text.utf8.allSatisfy {
            letters.contains($0 | 0x20) || digits.contains($0) || $0 == UInt8(ascii: "-")
        }
    }

    private static let cssTemplates = TemplateSet.builtIn(.css)
}
