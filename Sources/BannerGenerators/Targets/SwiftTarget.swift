// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension TargetDefinition {
    static let swift = TargetDefinition(
        summary: "Swift enums and values, for apps that import BannerKit or embed it", outputs: ["NAME.swift"],
        sharedTypes: { [$0] }, hasModules: true, templates: ["swift"],
        builtIn: { () throws(TemplateError) in try swiftTemplates.get() },
        language: .swift, settings: [swiftRuntime, swiftTexts, swiftBundle],
        ownNames: Shapes.swift.names,
        plan: { context, options, names in
            let name = context.spec.name
            if Target.swift.settingTexts(options, spec: name.value)[swiftRuntime.key] == "embedded",
                EmbeddedRuntime.declares(name.value)
            {
                names.refuse(
                    name.value, at: name.place, "the name of a type of BannerKit, which is embedded with it",
                    help: ["write `\(name.value)Banners`, or use BannerKit from its package: `runtime: package`"])
            }
            let swift = SwiftContext(context, options: options)
            for triggers in swift.triggers { triggers.refuseClashes(of: context.spec, in: &names) }
            let own = Shapes.swift.record(swift)
            return [Job(template: "swift", file: "\(context.input.stem).swift", own: own)]
        },
        sharedFiles: { settings in
            guard settings[swiftRuntime.key] == "embedded" else { return [] }
            return [OutputFile(name: "BannerKit.swift", bytes: Array(EmbeddedRuntime.text.utf8))]
        })

    /// What generated Swift runs on.
    static let swiftRuntime = TargetSetting(
        "runtime", "Whether BannerKit comes from its package, or is embedded: written beside the generated files.",
        choices: ["package", "embedded"])

    /// Where generated Swift has its texts from.
    static let swiftTexts = TargetSetting(
        "texts",
        "Whether the code holds the texts, or looks them up at run time in the tables that Xcode makes of String Catalogs.",
        choices: ["code", "catalog"])

    /// Where tables of texts lie.
    static let swiftBundle = TargetSetting(
        "bundle",
        "Where `texts: catalog` looks: in the bundle of the module that the file is compiled into, or in the app's.",
        choices: ["module", "main"])

    private static let swiftTemplates = TemplateSet.builtIn(.swift)
}
