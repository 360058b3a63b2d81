// SPDX-License-Identifier: Apache-2.0

/// A language of generated files: how a text is written in it.
///
/// `{{value}}` in a template of a language is escaped for the inside of its string literals, or for its text where it has
/// none, and nothing that a spec can hold leaves that place: no quote, no interpolation, no end of a comment.
enum TargetLanguage: String, CaseIterable, Sendable {
    case swift
    case kotlin
    case dart
    case typescript
    case css
    case xml
    case android
    case json
    case markdown

    /// The name of the language, as messages and pages show it.
    var title: String {
        switch self {
        case .swift: "Swift"
        case .kotlin: "Kotlin"
        case .dart: "Dart"
        case .typescript: "TypeScript"
        case .css: "CSS"
        case .xml: "XML"
        case .android: "Android resources"
        case .json: "JSON"
        case .markdown: "Markdown"
        }
    }

    /// The name in the pragma by which a template says that it is in this language: `{{% CONTENT_TYPE:KOTLIN}}`.
    var contentType: String { rawValue.uppercased() }

    /// What `{{value}}` becomes: the inside of a string literal, or text.
    func escape(_ text: String) -> String {
        switch self {
        case .swift: SwiftLiteral.escaped(text)
        case .kotlin: KotlinText.escape(text)
        case .dart: DartText.escape(text)
        case .typescript: TypeScriptText.escape(text)
        case .css: CSSText.escape(text)
        case .xml: XMLText.escape(text)
        case .android: AndroidText.escape(text)
        case .json: JSONText.escape(text)
        case .markdown: MarkdownText.escape(text)
        }
    }

    /// The transforms that write a text in this language, whatever the template's own language.
    var transforms: [TextTransform] {
        switch self {
        case .swift:
            [literal("swiftLiteral") { SwiftLiteral.string($0) }]
                + [
                    identifier("swiftIdentifier", SwiftIdentifier.enumCase),
                    TextTransform(
                        name: "swiftParameter",
                        summary: "A name as that of a banner's parameter in the target `swift`.",
                        result: .text(SwiftIdentifier.parameter)),
                    TextTransform(
                        name: "swiftLabel", summary: "The same as the label of an argument.",
                        result: .text(SwiftIdentifier.label)),
                    TextTransform(
                        name: "objcName",
                        summary:
                            "A name in a header of Objective-C: with `_` behind it if it is a macro of C, such as `errno`.",
                        result: .text(SwiftIdentifier.objcName)),
                ]
        case .kotlin:
            [literal("kotlinLiteral") { "\"\(KotlinText.escape($0))\"" }]
                + [
                    identifier("kotlinIdentifier", KotlinText.identifier),
                    TextTransform(
                        name: "kotlinClass", summary: "A name as that of a class in the target `kotlin`.",
                        result: .text(KotlinText.className)),
                    TextTransform(
                        name: "kotlinParameter",
                        summary: "A name as that of a banner's property in the target `kotlin`.",
                        result: .text(KotlinText.parameter)),
                ]
        case .dart:
            [literal("dartLiteral") { "'\(DartText.escape($0))'" }]
                + [
                    identifier("dartIdentifier", DartText.identifier),
                    TextTransform(
                        name: "dartMember",
                        summary: "A name as a constant of an enum or a banner's property in the target `flutter`.",
                        result: .text(DartText.member)),
                ]
        case .typescript:
            [literal("typescriptLiteral") { "\"\(TypeScriptText.escape($0))\"" }]
                + [
                    identifier("typescriptIdentifier", TypeScriptText.identifier),
                    code(
                        "typescriptKey", "A name as a key of an object, in quotes where it needs them.",
                        TypeScriptText.key),
                ]
        case .css:
            [literal("cssString") { "\"\(CSSText.escape($0))\"" }]
                + [code("cssIdentifier", "A name with the escapes of CSS.", CSSText.identifier)]
        case .xml:
            [
                code("xmlText", "A text between the tags of XML.", XMLText.escape),
                code("xmlAttribute", "The value of an XML attribute, with its quotes.") { "\"\(XMLText.escape($0))\"" },
            ]
        case .android:
            [
                code("androidString", "The text of an Android `<string>`.", AndroidText.escape),
                identifier("androidName", AndroidText.name),
            ]
        case .json: [literal("jsonString") { "\"\(JSONText.escape($0))\"" }]
        case .markdown:
            [
                code("markdownText", "A text in Markdown.", MarkdownText.escape),
                code("markdownAddress", "An address in Markdown, as a link to itself.", MarkdownText.address),
            ]
        }
    }

    private func literal(_ name: String, _ write: @escaping @Sendable (String) -> String) -> TextTransform {
        code(name, "The text as a string of \(title), with its quotes.", write)
    }

    private func code(_ name: String, _ summary: String, _ write: @escaping @Sendable (String) -> String)
        -> TextTransform
    {
        TextTransform(name: name, summary: summary, result: .code(write))
    }

    /// Identifiers hold nothing that an escape would change, so that they count as text.
    private func identifier(_ name: String, _ write: @escaping @Sendable (String) -> String) -> TextTransform {
        TextTransform(
            name: name, summary: "A name as an identifier of \(title), which no keyword is.", result: .text(write))
    }
}
