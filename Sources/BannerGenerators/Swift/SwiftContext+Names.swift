// SPDX-License-Identifier: Apache-2.0

extension SwiftContext {
    /// The names of the template `swift`. Identifiers and expressions are Swift already.
    static let names = TemplateNames(
        [
            // The access level, the spec's file and name, the lines of its description.
            "access", "fileName", "name", "documentation",
            // The identifier of the development language, and the queue's policy.
            "developmentLocalization", "queue",
            // Whether there are banners; their cases, and the branches of a switch from case to name.
            "hasBanners", "bannerCases", "bannerIDs",
        ],
        sections: [
            "localizations": TemplateNames(["case", "tag"]),
            "themes": enumCase,
            "enumerations": enumeration,
            "bannerProperties": property,
            "metrics": TemplateNames(["branches", "standard"]),
            "overrides": override,
            "levelOverrides": override,
            "texts": texts,
            "themeTexts": texts,
            "completions": texts,
        ])

    /// A case with its raw value, if that is not its name, and the lines of its description.
    private static let enumCase = TemplateNames(["case", "raw", "documentation"])

    /// The values of an enum's cases, and in each theme those that differ.
    private static let value = TemplateNames(
        ["summary", "function", "result"],
        sections: [
            "values": themedValue,
            "themes": TemplateNames(["theme", "storage", "isPartial"], sections: ["values": themedValue]),
        ])

    private static let themedValue = TemplateNames(["case", "label", "expression"])

    private static let property = TemplateNames(["summary", "property", "result", "branches", "standard"])

    private static let enumeration = TemplateNames(
        ["type", "summary", "conformances", "members"],
        sections: ["cases": enumCase, "value": value, "properties": property])

    private static let override = TemplateNames(["case", "statements", "isComplete"])

    /// A switch over the banners that returns texts.
    private static let texts = TemplateNames(["label", "name", "theme", "branches", "fallback"])
}
