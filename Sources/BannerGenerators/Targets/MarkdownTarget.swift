// SPDX-License-Identifier: Apache-2.0

extension TargetDefinition {
    static let markdown = TargetDefinition(
        summary: "the catalogue as documentation, in Markdown", outputs: ["NAME.md"], templates: ["markdown"],
        partials: [
            "markdown-border", "markdown-color", "markdown-colors", "markdown-image", "markdown-indicator",
            "markdown-insets", "markdown-level", "markdown-level-changes", "markdown-look", "markdown-look-changes",
            "markdown-metrics-changes", "markdown-motion", "markdown-paint", "markdown-pattern", "markdown-shadow",
            "markdown-shape", "markdown-shape-changes", "markdown-style", "markdown-style-changes",
            "markdown-words",
        ],
        builtIn: { () throws(TemplateError) in try markdownTemplates.get() }, language: .markdown,
        plan: { context, _, _ in [Job(template: "markdown", file: "\(context.input.stem).md")] })

    private static let markdownTemplates = TemplateSet.builtIn(.markdown)
}
