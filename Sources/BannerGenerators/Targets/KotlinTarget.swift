// SPDX-License-Identifier: Apache-2.0

extension TargetDefinition {
    static let kotlin = TargetDefinition(
        summary: "Kotlin classes and values, with adapters for Jetpack Compose in a file of their own",
        outputs: ["Name.kt", "NameCompose.kt"],
        sharedTypes: { name in
            // What stands at the top of the files.
            ["", "Colors"].map { KotlinText.className(name) + $0 }
        },
        templates: ["kotlin", "kotlin-compose"],
        partials: [
            "kotlin-border", "kotlin-button-look", "kotlin-color", "kotlin-color-value", "kotlin-doc",
            "kotlin-entries", "kotlin-image", "kotlin-indicator", "kotlin-insets", "kotlin-level",
            "kotlin-level-changes", "kotlin-locales", "kotlin-metrics", "kotlin-metrics-changes",
            "kotlin-metrics-name", "kotlin-motion", "kotlin-own-look", "kotlin-own-metrics",
            "kotlin-paint",
            "kotlin-pattern", "kotlin-shadow", "kotlin-shared-metrics", "kotlin-style", "kotlin-style-changes",
            "kotlin-style-value", "kotlin-text", "kotlin-visibility",
        ],
        builtIn: { () throws(TemplateError) in try kotlinTemplates.get() },
        language: .kotlin,
        settings: [
            TargetSetting(
                "package", "The package of the generated files.", standard: "banners", example: "com.acme.banners",
                form: "names of letters, digits and `_` with points between them, none of them a keyword of Kotlin",
                isAllowed: isKotlinPackage),
            TargetSetting(
                "visibility",
                "Whether other modules can use the generated code; in a module with explicit API mode, `internal`.",
                choices: ["public", "internal"]),
        ],
        plan: { context, _, _ in
            [
                Job(template: "kotlin", file: "\(className(context.input.stem)).kt"),
                Job(template: "kotlin-compose", file: "\(className(context.input.stem))Compose.kt"),
            ]
        })

    /// Names of ASCII letters, digits and `_` with points between them.
    private static func isKotlinPackage(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
                return false
            }
            return part.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || $0.value == 0x5F || ("0"..."9").contains($0))
            }
                && KotlinText.identifier(String(part)) == part
        }
    }

    private static let kotlinTemplates = TemplateSet.builtIn(.kotlin)
}
