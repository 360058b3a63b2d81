// SPDX-License-Identifier: Apache-2.0

extension TargetDefinition {
    static let xcstrings = TargetDefinition(
        summary: "a String Catalog for Xcode, with plurals and comments for translators", outputs: ["NAME.xcstrings"],
        templates: ["xcstrings"], builtIn: { () throws(TemplateError) in try xcstringsTemplates.get() },
        language: .json,
        ownNames: Shapes.xcstringsFile.names,
        plan: { context, _, _ in
            let catalog = Shapes.xcstringsFile.record(StringCatalog(context))
            return [Job(template: "xcstrings", file: "\(context.input.stem).xcstrings", own: catalog)]
        })

    private static let xcstringsTemplates = TemplateSet.builtIn(.xcstrings)
}
