// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Texts and names of a spec as Dart writes them (Dart Programming Language Specification, "Strings", "Reserved Words").
enum DartText {
    /// The inside of a string literal in either kind of quotes: no interpolation, one line.
    static func escape(_ text: String) -> String {
        Escaping.cLike(text) { scalar in
            switch scalar {
            case "$": "\\$"
            case "'": "\\'"
            default: scalar.isUnsafeInCode ? "\\u{\(scalar.value.hex(digits: 1))}" : nil
            }
        }
    }

    /// The identifier for a name of ASCII letters and digits; a reserved word takes `_` behind it.
    static func identifier(_ name: String) -> String { keywords.contains(name) ? name + "_" : name }

    /// The name of a constant of an enum or of a banner's property; one that the code around it uses takes `_` behind it.
    static func member(_ name: String) -> String { members.contains(name) ? name + "_" : identifier(name) }

    /// The members of enums and of banners in the template `flutter`, and what stands within them.
    private static let members: Set<String> = [
        "alsoAvailableAt", "barTap", "best", "buttons", "category", "coVisibleWith", "color", "completionText",
        "configuration", "development", "display", "edge", "expires", "family", "group", "id", "image", "isEnabled",
        "isFullWidth",
        "label", "language", "level", "levelConfiguration", "link", "metrics", "metricsIn", "override", "parent",
        "points", "progress", "role", "scope", "setsMetrics", "severity", "severityIn", "style", "styleConfiguration",
        "surface",
        "surfaces",
        "tag", "targetSize", "text", "theme", "title", "trigger", "under", "variant",
    ]

    /// The reserved words and the built-in identifiers, and the members that every enum and object has.
    private static let keywords: Set<String> = [
        "abstract", "as", "assert", "async", "await", "base", "break", "case", "catch", "class", "const", "continue",
        "covariant", "default", "deferred", "do", "dynamic", "else", "enum", "export", "extends", "extension",
        "external", "factory", "false", "final", "finally", "for", "get", "hide", "if", "implements", "import", "in",
        "interface", "is", "late", "library", "mixin", "new", "null", "of", "on", "operator", "part", "required",
        "rethrow", "return", "sealed", "set", "show", "static", "super", "switch", "sync", "this", "throw", "true",
        "try", "type", "typedef", "var", "void", "when", "while", "with", "yield", "values", "index", "name",
        "hashCode", "runtimeType", "toString", "noSuchMethod", "int", "double", "num", "bool",
    ]
}
