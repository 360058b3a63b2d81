// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension TargetDefinition {
    static let objc = TargetDefinition(
        summary: "a facade for Objective-C, beside what the target `swift` makes", outputs: ["NAME+ObjC.swift"],
        // Beside the enum of the target `swift`, in its module.
        sharedTypes: { name in
            ([""] + objcTypes).map { name + $0 }
        }, hasModules: true,
        templates: ["objc"], builtIn: { () throws(TemplateError) in try objcTemplates.get() }, language: .swift,
        settings: [swiftRuntime.asSet(for: .swift)],
        plan: { context, options, map in
            let name = context.spec.name
            let settings = Target.objc.settingTexts(options, spec: name.value)
            let isTaken =
                settings[swiftRuntime.key] == "embedded" ? EmbeddedRuntime.declares : ReservedNames.types.contains
            for type in objcTypes.map({ name.value + $0 }) where isTaken(type) {
                map.refuse(
                    name.value, at: name.place,
                    "a name of which the target `objc` makes `\(type)`, which is a type of BannerKit",
                    help: ["write another one, such as `\(name.value)App`"])
            }
            for banner in context.spec.banners {
                let parameters = banner.parameters.map(\.name.value)
                map.add(
                    objcSelector(banner.name.value, parameters), path: "banners.\(banner.name.value)",
                    at: banner.name.place)
            }
            return [Job(template: "objc", file: "\(context.input.stem)+ObjC.swift")]
        })

    /// The types of the facade, behind the name of the spec.
    private static let objcTypes = [
        "Banner", "BannerActions", "BannerDrawing", "BannerFrame", "BannerOutcome", "BannerPresenter", "BannerProgress",
        "BannerProgressTap", "BannerRequest", "Level", "Style",
    ]

    /// The class method that makes a banner: `syncFailedBannerWithCount:`. It ends in the type as Apple's do, so that it is
    /// none that every class has, such as `new` and `load`.
    private static func objcSelector(_ banner: String, _ parameters: [String]) -> String {
        guard let first = parameters.first else { return "\(banner)Banner" }
        let rest = parameters.dropFirst().map { "\(SwiftIdentifier.objcName($0)):" }.joined()
        return "\(banner)BannerWith\(LetterCase.pascal.apply(first)):\(rest)"
    }

    private static let objcTemplates = TemplateSet.builtIn(.objc)
}
