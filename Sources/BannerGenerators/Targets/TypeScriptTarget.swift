// SPDX-License-Identifier: Apache-2.0

extension TargetDefinition {
    static let typescript = TargetDefinition(
        summary: "a TypeScript module with typed constants, banners as a union and their messages",
        outputs: ["NAME.ts"], templates: ["typescript"],
        partials: [
            "typescript-border", "typescript-button-look", "typescript-color", "typescript-color-value",
            "typescript-doc", "typescript-entries", "typescript-exact", "typescript-exact-value",
            "typescript-image", "typescript-indicator", "typescript-insets", "typescript-level-changes",
            "typescript-look-changes", "typescript-metrics", "typescript-metrics-changes", "typescript-motion",
            "typescript-paint", "typescript-palette-color", "typescript-pattern", "typescript-shadow",
            "typescript-shape", "typescript-style-changes", "typescript-style-name", "typescript-style-values",
            "typescript-text", "typescript-themed-look", "typescript-title-type", "typescript-type",
        ],
        builtIn: { () throws(TemplateError) in try typescriptTemplates.get() },
        language: .typescript,
        plan: { context, _, _ in [Job(template: "typescript", file: "\(context.input.stem).ts")] })

    private static let typescriptTemplates = TemplateSet.builtIn(.typescript)
}
