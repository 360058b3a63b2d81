// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension TargetDefinition {
    static let android = TargetDefinition(
        summary: "Android resources: colours for day and night, dimensions, times, theme overlays, texts by language",
        outputs: ["NAME-android/"], templates: ["android"],
        builtIn: { () throws(TemplateError) in try androidTemplates.get() },
        language: .android,
        settings: [
            TargetSetting(
                "prefix", "What the names of resources start with.", standard: "banner", example: "acme_{name}",
                form: "a small letter, and then small letters, digits, `_` and `{name}`", nameCase: .snake,
                isAllowed: isResourcePrefix)
        ],
        ownNames: Shapes.androidFile.names,
        plan: { context, options, map in
            let designs = AndroidDesigns(context)
            let strings = AndroidStrings(context)
            let settings = Target.android.settingTexts(options, spec: context.spec.name.value)
            addAndroidNames(designs, strings, context, settings["prefix"] ?? "", &map)
            return AndroidFile.all(designs, strings).map { file in
                Job(
                    template: "android", file: "\(context.input.stem)-android/\(file.path)",
                    own: Shapes.androidFile.record(file))
            }
        })

    /// Resources of one type share their names, overlays theirs, and languages the names of folders.
    private static func addAndroidNames(
        _ designs: AndroidDesigns, _ strings: AndroidStrings, _ context: ContextSpec, _ prefix: String,
        _ map: inout NameMap
    ) {
        for entry in designs.groups.flatMap(\.resources) {
            map.add("@\(entry.resource.kind.reference)/\(prefix)_\(entry.name)", path: entry.path, at: entry.place)
        }
        for text in context.exchangedTexts {
            map.add(
                "@string/\(prefix)_\(AndroidString.name(of: text))", path: text.key, at: text.text.text.place)
        }
        let overlay = "ThemeOverlay.\(LetterCase.pascal.apply(prefix))"
        map.add("\(overlay).HighContrast", path: "HighContrast", at: nil)
        for theme in context.spec.themes {
            map.add(
                "\(overlay).\(LetterCase.pascal.apply(theme.name.value))", path: "themes.\(theme.name.value)",
                at: theme.name.place)
        }
        for locale in strings.locales {
            map.add(
                "values\(locale.qualifier)", path: "the language \(locale.tag)", at: locale.place,
                help: "keep one of the two codes")
        }
    }

    /// Small letters, digits and `_`, a letter first, as Android's own names have it.
    private static func isResourcePrefix(_ text: String) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = text.utf8.first, letters.contains(first) else { return false }
        return text.utf8.allSatisfy { letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_") }
    }

    private static let androidTemplates = TemplateSet.builtIn(.android)
}
