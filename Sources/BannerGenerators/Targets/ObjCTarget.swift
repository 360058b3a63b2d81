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
        settings: [swiftRuntime],
        plan: { context, _, map in
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
        let rest = parameters.dropFirst().map { "\($0):" }.joined()
        return "\(banner)BannerWith\(LetterCase.pascal.apply(first)):\(rest)"
    }

    private static let objcTemplates = TemplateSet.builtIn(.objc)
}
