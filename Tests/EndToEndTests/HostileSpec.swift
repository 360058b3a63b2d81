// SPDX-License-Identifier: Apache-2.0

/// A spec whose names and texts try to be something else than names and texts.
enum HostileSpec {
    /// Reserved words and names that generated enums have for themselves.
    private static let words = [
        "as", "async", "break", "case", "class", "default", "do", "else", "enum", "extension", "false", "for", "func",
        "guard", "hash", "id", "if", "image", "import", "in", "init", "inout", "internal", "is", "let", "level", "nil",
        "none", "open", "operator", "package", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "some", "static", "struct", "style", "subscript", "super", "switch", "text", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]

    private static let texts = [
        #""\\(evil())""#, #""\"; evil(); \"""#, #""line\nbreak\r\ttab""#, #""*/ /* // \\u{{41}}""#,
        #""\u202Ereversed\u2066""#,
        #""\0\x01\x1B[31m\x7F\x85""#, #""👩‍👩‍👧 🇫🇷 e\u0301""#, #""\\""#, #""\\\\(count)""#, #""{{count}} }} {{""#,
        #""\u2028\u2029\uFEFF""#,
        "'#\"#'", "'\"\"\"'", "'$(rm -rf /) `id` %s %@ ${{x}}'",
    ]

    static let text: String = {
        var text = """
            bannerc: 1
            name: Hostile
            description: "*/ } \\" \\n evil() \\u2028 \\u202E"
            locales: { development: en, supported: [en, is, as, pt-BR, zh-Hans, in] }
            palette:
            """
        for word in words { text += "\n  \(word): { light: \"#1B7F3B\", dark: \"#7BD88F80\" }" }
        text += """

              wide: { light: { colorSpace: display-p3, components: [1, 0, 0], alpha: 0.5 }, dark: { colorSpace: oklch, components: [0.7, none, 0] } }
              alias: "{palette.wide}"
            metrics:
              default: { present: 0.1s, display: 1.5s, dismiss: 0ms, easing: [0.1, -0.5, 1, 2] }
              none: { display: 9s, transition: fade, dismissEasing: [0.1, -0.5, 1, 2.25] }
            levels:
            """
        for word in words {
            text +=
                "\n  \(word): { tint: \"{palette.alias}\", onTint: \"{palette.\(word)}\", metrics: none, accent: \"{palette.wide}\" }"
        }
        text += "\nfonts:"
        for word in words { text += "\n  \(word): { family: '\"\\(evil())' }" }
        text += "\nbuttonStyles:"
        for (index, name) in ["high", "medium", "low", "lowest", "positive", "negative", "icon"].enumerated() {
            text += """

                  \(name):
                    fill: \(index == 0 ? "none" : "\"{palette.wide}\"")
                    label: \(index == 1 ? "accent" : "\"{palette.class}\"")
                    border: \(index == 2 ? "none" : "{ width: 0.5, color: \"{palette.alias}\" }")
                    cornerRadius: 3.5
                    padding: { top: \(index) }
                    pressedOpacity: 30%
                """
        }
        text += "\nstyles:"
        for word in words {
            text +=
                "\n  \(word): { extends: standard, padding: 7.25, metrics: default, title: { font: \(word) }, shape: { border: { color: \"{palette.\(word)}\" }, shadow: { y: -1, color: \"{palette.wide}\" }, margin: { leading: 3 } } }"
        }
        text += "\nbuttons:"
        for (index, word) in words.enumerated() {
            text +=
                "\n  \(word): { kind: emphasis, title: \(texts[index % texts.count].replacing("{{", with: "(").replacing("}}", with: ")")) }"
        }
        text += "\nsurfaces:"
        for word in words { text += "\n  \(word): { scope: screen }" }
        text += "\nscreens:"
        for word in words { text += "\n  \(word): { surfaces: [\(word)] }" }
        text += "\nbanners:"
        for (index, word) in words.enumerated() {
            text += """

                  \(word):
                    level: \(word)
                    style: \(word)
                    surface: \(word)
                    description: \(texts[index % texts.count].replacing("\\u202E", with: "").replacing("\\u2066", with: ""))
                    buttons: [\(word)]
                    parameters: { \(word): int, who: { type: string, maxLength: 9 }, face: image }
                    title: { en: \(texts[(index + 1) % texts.count]), is: "{\(word)}{who}" }
                    points: [\(texts[(index + 2) % texts.count]), { en: "{who}", pt-BR: { plural: \(word), one: "1", other: "{\(word)}" } }]
                    link: { title: \(texts[index % texts.count].replacing("{{", with: "(").replacing("}}", with: ")").replacing("{", with: "(").replacing("}", with: ")")) }
                    image: { parameter: face, placeholder: { asset: '"\\(evil())' } }
                    onTap: open
                    expires: 90min
                    text: { en: \(texts[index % texts.count]), is: "{who}{\(word)}", pt-BR: { plural: \(word), one: "1", other: "{\(word)}" } }
                """
        }
        text += "\nthemes:"
        for word in ["class", "default", "en", "self"] {
            let own = word == "en" ? "id" : word
            text +=
                "\n  \(word): { palette: { wide: \"#000000\" }, levels: { \(own): { severity: 7, haptic: heavy, metrics: default } }, buttonStyles: { low: { minHeight: 50 } }, texts: { \(own): \"{who}\" } }"
        }
        return text + "\n"
    }()
}
