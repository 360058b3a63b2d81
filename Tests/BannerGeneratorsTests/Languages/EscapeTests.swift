// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing

/// Any text of a spec stays a text in every language.
@Suite struct EscapeTests {
    /// What the text `text` of a banner becomes by `transform` in a template.
    private func render(_ text: String, _ transform: String) throws -> String {
        var options = GeneratorOptions()
        let tag = "{{{\(transform)(text.development.pattern.literal)}}}"
        options.templates["swift"] = .init(path: "ours.mustache", text: "{{#banners}}\(tag){{/banners}}")
        return try #require(try Targets.files(.swift, HostileText.spec(text), options: options)["acme.swift"])
    }

    @Test(arguments: [
        ("kotlinLiteral", #""\"a' \${b} \\n\n\t*\u002F /\u002A \u202E\u2028\u0085 é\$""#),
        ("dartLiteral", #"'\"a\' \${b} \\n\n\t*\u002F /\u002A \u{202E}\u{2028}\u{85} é\$'"#),
        ("typescriptLiteral", #""\"a\' \${b} \\n\n\t*\u002F /\u002A \u202E\u2028\u0085 é\$""#),
        ("swiftLiteral", #""\"a' ${b} \\n\n\t*/ /* \u{202E}\u{2028}\u{85} é$""#),
        ("cssString", #""\22 a\27  ${b} \\n\A \9 *\2F  /\2A  \202E \2028 \85  é$""#),
        ("jsonString", #""\"a' ${b} \\n\n\t*/ /* \u202E\u2028\u0085 é$""#),
        ("xmlAttribute", #""&quot;a&#39; ${b} \n&#10;&#9;*/ /* &#x202E;&#x2028;&#x85; é$""#),
        ("androidString", #"\&quot;a\' ${b} \\n\n\t*/ /* \u202E\u2028\u0085 é$"#),
        ("markdownText", #""a' ${b} \\n&#10;&#9;\*/ /\* &#8238;&#8232;&#133; é$"#),
        ("commentText", #""a' ${b} \n  * / / * U+202EU+2028U+0085 é$"#),
    ])
    func hostileTexts(_ transform: String, _ expected: String) throws {
        let text = "\"a' ${b} \\n\n\t*/ /* \u{202E}\u{2028}\u{85} é$"
        #expect(try render(text, transform) == expected)
    }

    @Test(arguments: [
        ("typescriptLiteral", "</script><!--`", #""<\u002Fscript><\u0021--\`""#),
        ("cssString", "</style>", #""\3C /style>""#),
        ("xmlText", "]]>-->&amp;", "]]&gt;--&gt;&amp;amp;"),
        ("androidString", "@string/a ? b", #"\@string/a ? b"#),
        ("androidString", "  two  blanks ", #"\u0020\u0020two \u0020blanks\u0020"#),
        ("androidString", "?attr <b>", #"\?attr &lt;b&gt;"#),
        ("markdownText", "1. - # [a](http://b.c) <i> |", ##"1\. - \# \[a\](http://b.c) \<i\> \|"##),
        ("markdownText", "- a", #"\- a"#),
        ("markdownText", "    code", "&#32;   code"),
        ("commentText", "--> <!-- a\\", "- - > < !- - a\u{29F5}"),
        ("cssIdentifier", "1a b", #"\31 a\ b"#),
        ("cssIdentifier", "-", #"\-"#),
        ("cssIdentifier", "é😀", "é😀"),
    ])
    func whatEachLanguageMinds(_ transform: String, _ text: String, _ expected: String) throws {
        #expect(try render(text, transform) == expected)
    }

    @Test(arguments: [
        ("camelCase", "syncFailed"), ("PascalCase", "SyncFailed"), ("snake_case", "sync_failed"),
        ("SCREAMING_SNAKE_CASE", "SYNC_FAILED"), ("kebab-case", "sync-failed"),
    ])
    func letterCases(_ transform: String, _ expected: String) throws {
        #expect(try render("syncFailed", transform) == expected)
        #expect(try render("sync failed!", transform) == expected)
        #expect(try render("SYNC_failed", transform) == expected)
    }

    @Test func wordsOfNames() throws {
        #expect(try render("userURLChanged2Now", "snake_case") == "user_url_changed2_now")
        #expect(try render("2fast", "PascalCase") == "_2fast")
        #expect(try render("😀 ¡!", "camelCase") == "_")
    }

    @Test(arguments: [
        ("kotlinIdentifier", "object", "`object`"), ("dartIdentifier", "class", "class_"),
        ("typescriptIdentifier", "delete", "delete_"), ("androidName", "newClass", "new_class"),
        ("androidName", "switch", "switch_"), ("androidName", "3d", "n_3d"),
        ("swiftIdentifier", "default", "`default`"),
    ])
    func keywords(_ transform: String, _ name: String, _ expected: String) throws {
        #expect(try render(name, transform) == expected)
    }
}

/// Specs with texts that code could trip over.
enum HostileText {
    /// A spec whose only banner says `text`.
    static func spec(_ text: String) -> String {
        """
        bannerc: 1
        name: Acme
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners: { failed: { level: error, text: \(quoted(text)) } }
        """
    }

    /// `text` as a spec writes it, in YAML's double quotes.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            return scalar == "{" || scalar == "}" ? escape + escape : escape
        }
        return "\"\(escaped.joined())\""
    }
}
