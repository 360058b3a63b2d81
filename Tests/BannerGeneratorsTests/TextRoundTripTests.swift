// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerGenerators
import BannerSpec
import Diagnostics
import Testing

/// What targets write of texts, a spec reads back unchanged: hostile texts, with parameters and plurals, in languages of all kinds.
@Suite("Texts that are written and read back") struct TextRoundTripTests {
    private static let parts = [
        "a", "Über", "%", "%%", "%d", "%1$@", "{", "}", "\"", "'", "\\", "\\n", "\n", "\t", "<b>", "&", "&amp;", "@",
        "?", " ", "  ",
        "😀", "\u{202E}", "#", "م", "]]>", "\u{A0}", "//", "/*", ";", "=", "\u{301}", "\\u0041",
    ]
    private static let locales = ["en", "fr", "ar", "ja"]

    private struct Generator {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }

        /// A text as a spec writes it, with each of `parameters` some times.
        mutating func pattern(_ parameters: [String]) -> String {
            // Without a parameter, what looks like a placeholder of `printf` is an error in a text that could have one.
            var text = "\"" + (parameters.first.map { "{\($0)}" } ?? "")
            // Where a text can have none, a placeholder is an error of the catalogue.
            let parts = TextRoundTripTests.parts.filter { !parameters.isEmpty || !$0.contains("%") || $0 == "%%" }
            for _ in 0...next(6) {
                if !parameters.isEmpty, next(4) == 0 {
                    text += "{\(parameters[next(parameters.count)])}"
                } else {
                    text += HostileText.quoted(parts[next(parts.count)])
                        .dropFirst().dropLast()
                }
            }
            return text + "\""
        }

        /// The text of a banner, in all languages.
        mutating func text(_ parameters: [String]) -> String {
            let isPlural = parameters.contains("count") && next(2) == 0
            let entries = TextRoundTripTests.locales.map { locale -> String in
                let categories = PluralRules.categories(in: locale) ?? [.other]
                guard isPlural else { return "\(locale): \(pattern(parameters))" }
                let forms = categories.map { "\($0.rawValue): \(pattern(parameters))" }
                return "\(locale): { plural: count, \(forms.joined(separator: ", ")) }"
            }
            return "{ \(entries.joined(separator: ", ")) }"
        }
    }

    private static let declared = [
        "name": "name: { type: string, maxLength: 9 }", "count": "count: { type: int, min: 0, max: 9 }",
    ]

    private static func spec(_ banners: [String], use: String = "[]") -> String {
        """
        bannerc: 1
        name: Acme
        use: \(use)
        locales: { development: en, supported: [\(locales.joined(separator: ", "))] }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners:
        \(banners.map { "  \($0)\n" }.joined())
        """
    }

    private static func load(_ text: String, _ files: [String: String] = [:]) -> (spec: Spec?, messages: [String]) {
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: "acme.banner.yaml", bytes: Array(text.utf8)), into: &sources) {
            path in
            files[path].map { .bytes(Array($0.utf8)) } ?? .missing
        }
        let messages = result.findings.map { finding in
            let bytes = sources[finding.place.file].bytes[finding.place.bytes]
            return "\(finding.message) at «\(String(decoding: bytes, as: UTF8.self))»"
        }
        return (result.spec, messages)
    }

    /// What a banner says, by language. A plural of one form is that form: Android makes plurals of all if one is.
    private static func shown(_ banner: BannerSpec.Banner) -> [String: [String]] {
        let names = banner.parameters.map(\.name.value)
        return banner.text.entries.reduce(into: [:]) { texts, entry in
            texts[entry.locale] =
                switch entry.content {
                case .pattern(let pattern): [pattern.written(names)]
                case .plural(let index, let forms):
                    forms.count == 1
                        ? [forms[0].pattern.written(names)]
                        : forms.map { "\(names[index]) \($0.category.rawValue): \($0.pattern.written(names))" }
                }
        }
    }

    @Test(arguments: [Target.xcstrings, .android]) func everyTextComesBack(_ target: Target) throws {
        var random = Generator(state: 20)
        var written: [String] = []
        var asking: [String] = []
        for index in 0..<120 {
            let parameters = [["name", "count"], ["count"], ["name"], []][random.next(4)]
            let declared = parameters.compactMap { Self.declared[$0] }.joined(separator: ", ")
            let name =
                "b" + String(UnicodeScalar(UInt8(97 + index / 26))) + String(UnicodeScalar(UInt8(97 + index % 26)))
            let head = "\(name): { level: error, parameters: { \(declared) }"
            written.append("\(head), text: \(random.text(parameters)) }")
            asking.append(target == .xcstrings ? "\(head) }" : "\(head), text: { key: banner_text_\(name) } }")
        }
        let original = Self.load(Self.spec(written))
        #expect(original.messages == [])
        let files = try Targets.files(target, Self.spec(written))
        let use = target == .xcstrings ? "[acme.xcstrings]" : "[acme-android/values/strings.xml]"
        let read = Self.load(Self.spec(asking, use: use), files)
        #expect(read.messages.prefix(5) == [], "\(files.keys.sorted())")
        let (first, second) = (try #require(original.spec).banners, try #require(read.spec).banners)
        #expect(first.count == second.count)
        for (banner, other) in zip(first, second) {
            let (before, after) = (Self.shown(banner), Self.shown(other))
            #expect(before == after, "\(banner.name.value)")
        }
    }
}
