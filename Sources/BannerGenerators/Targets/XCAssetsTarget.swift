// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension TargetDefinition {
    static let xcassets = TargetDefinition(
        summary: "an asset catalogue for Xcode, with a colour set for each colour", outputs: ["NAME.xcassets/"],
        templates: ["xcassets", "xcassets-folder", "xcassets-catalog"],
        builtIn: { () throws(TemplateError) in try xcassetsTemplates.get() },
        language: .json, ownNames: Shapes.xcassetsColorSet.names,
        plan: { context, _, _ in
            let root = "\(context.input.stem).xcassets"
            let catalog = AssetCatalog(context.spec)
            return [Job(template: "xcassets-catalog", file: "\(root)/Contents.json")]
                + catalog.folders.map { Job(template: "xcassets-folder", file: "\(root)/\($0)/Contents.json") }
                + catalog.colors.map { set in
                    Job(
                        template: "xcassets", file: "\(root)/\(set.path).colorset/Contents.json",
                        own: Shapes.xcassetsColorSet.record(set.color))
                }
        })

    private static let xcassetsTemplates = TemplateSet.builtIn(.xcassets)
}
