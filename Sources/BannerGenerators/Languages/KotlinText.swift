// SPDX-License-Identifier: Apache-2.0

/// Texts and names of a spec as Kotlin writes them (Kotlin language specification, "Lexical grammar").
enum KotlinText {
    /// The inside of a string literal: no interpolation, one line.
    static func escape(_ text: String) -> String {
        Escaping.cLike(text) { scalar in
            if scalar == "$" { return "\\$" }
            return scalar.isUnsafeInCode ? scalar.utf16Escape : nil
        }
    }

    /// The identifier for a name of ASCII letters, digits and `_`; a hard keyword stands in backticks.
    static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// The name of a nested class for a definition: `syncFailed` → `SyncFailed`. One that would hide a type which the
    /// code around it uses takes `_` behind it.
    static func className(_ id: String) -> String {
        let name = LetterCase.pascal.apply(id)
        return types.contains(name) ? name + "_" : name
    }

    /// The name of a banner's property for a parameter; one that its class has already takes `_` behind it.
    static func parameter(_ id: String) -> String {
        let isComponent = id.hasPrefix("component") && id.dropFirst("component".count).allSatisfy(\.isNumber)
        return members.contains(id) || isComponent ? id + "_" : identifier(id)
    }

    /// The types that the templates `kotlin` and `kotlin-compose` name where a class that a spec names would hide them.
    private static let types: Set<String> = [
        "Alignment", "AnimationSpec", "Announcement", "Any", "Appearance", "Banner", "BarTap", "Boolean", "Border",
        "Button", "ButtonLayout", "ButtonLook", "ButtonRole", "ButtonVariant", "Color", "ColorScheme", "Companion",
        "Composable", "CompositionLocalProvider", "CubicBezierEasing", "Dismissal", "DisplayMetrics", "Double", "Dp",
        "Duration", "Edge", "Fill", "FontFamily", "FontWeight", "Haptic", "Image", "ImageShape", "Immutable",
        "Indicator", "Insets", "Int", "Level", "LevelConfiguration", "Link", "List", "LiveRegionMode",
        "LocalAccessibilityManager", "LocalDensity", "Localization", "Long", "Map", "MaterialTheme", "Metrics",
        "Motion", "PaddingValues", "Paint", "Pair", "Palette",
        "PluralCategory", "Position", "Progress", "ProvidableCompositionLocal", "Queue", "ReadOnlyComposable",
        "Screen", "Set", "Shadow", "StatusBar", "String", "Style", "StyleConfiguration", "Suppress", "Surface",
        "Text", "TextStyle", "Theme", "Transition", "Trigger", "Typeface", "Typography", "Unit",
    ]

    /// The members of the class `Banner` of the template `kotlin` and of every data class, and the names of arguments; and `field`, which
    /// is what a property holds within its getter.
    private static let members: Set<String> = [
        "alsoAvailableAt", "barTap", "buttons", "category", "completionText", "copy", "equals", "expires", "field",
        "hashCode", "id", "image", "level", "levelConfiguration", "link", "localization", "metrics", "points",
        "progress", "style",
        "styleConfiguration", "surface", "text", "theme", "title", "toString", "trigger", "javaClass",
    ]

    /// The hard keywords of Kotlin 1.3 to 2.2, and those reserved for later. Soft keywords may be names.
    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}
