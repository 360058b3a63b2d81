// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension TargetDefinition {
    static let flutter = TargetDefinition(
        summary: "Dart enums, values and banners for Flutter, with a theme extension", outputs: ["NAME.dart"],
        templates: ["flutter"],
        partials: [
            "flutter-border", "flutter-button-look", "flutter-color", "flutter-color-value", "flutter-duration",
            "flutter-entries", "flutter-image", "flutter-insets", "flutter-level", "flutter-level-changes",
            "flutter-metrics", "flutter-metrics-changes", "flutter-metrics-name", "flutter-motion", "flutter-own-look",
            "flutter-own-metrics", "flutter-paint", "flutter-palette-color", "flutter-pattern", "flutter-shadow",
            "flutter-shared-metrics", "flutter-slot", "flutter-style", "flutter-style-changes", "flutter-style-value",
            "flutter-text",
        ],
        builtIn: { () throws(TemplateError) in try flutterTemplates.get() }, language: .dart,
        ownNames: Shapes.flutterFile.names,
        plan: { context, _, map in
            for color in FlutterColor.all(context) { map.add(color.field, path: color.path, at: color.place) }
            return [
                Job(template: "flutter", file: "\(context.input.stem).dart", own: Shapes.flutterFile.record(context))
            ]
        })

    private static let flutterTemplates = TemplateSet.builtIn(.flutter)
}

/// A colour of the theme extension.
private struct FlutterColor: Sendable {
    /// The name of the palette colour or of the level.
    let id: String
    /// `tint`, `onTint` or `accent` of a level; none for a palette colour.
    let role: String?
    let place: Place?

    /// The name of the field: `paletteGreen`, `levelErrorOnTint`.
    var field: String {
        let name = LetterCase.pascal.apply(id)
        return role.map { "level\(name)\(LetterCase.pascal.apply($0))" } ?? "palette\(name)"
    }

    var path: String { role.map { "levels.\(id).\($0)" } ?? "palette.\(id)" }

    static func all(_ context: ContextSpec) -> [FlutterColor] {
        let design = context.spec.design
        return design.palette.map { FlutterColor(id: $0.name.value, role: nil, place: $0.name.place) }
            + design.levels.flatMap { level in
                ["tint", "onTint", "accent"].map {
                    FlutterColor(id: level.name.value, role: $0, place: level.name.place)
                }
            }
    }
}

extension Shapes {
    fileprivate static let flutterFile = Shape<ContextSpec>(
        "flutter", "The names that only the target `flutter` has.",
        [.list("flutterColors", "The colours of the theme extension.", flutterColor, FlutterColor.all)])

    private static let flutterColor = Shape<FlutterColor>(
        "flutterColor", "A colour of the palette or of a level.",
        [
            .text("field", "The name of the field: `paletteGreen`, `levelErrorOnTint`.") { $0.field },
            .text("id", "The name of the palette colour or of the level.") { $0.id },
            .text(optional: "role", "`tint`, `onTint` or `accent`, for a level.") { $0.role },
            .flag("isAccent", "Whether it is `accent`, in place of which `onTint` stands where a level has none.") {
                $0.role == "accent"
            },
        ])
}
