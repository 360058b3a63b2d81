// SPDX-License-Identifier: Apache-2.0

extension TargetDefinition {
    static let typescript = TargetDefinition(
        summary: "a TypeScript module with typed constants, banners as a union and their messages",
        outputs: ["NAME.ts"], templates: ["typescript"],
        builtIn: { () throws(TemplateError) in try typescriptTemplates.get() },
        language: .typescript,
        plan: { context, _, _ in [Job(template: "typescript", file: "\(context.input.stem).ts")] })

    private static let typescriptTemplates = TemplateSet.builtIn(.typescript)
}
