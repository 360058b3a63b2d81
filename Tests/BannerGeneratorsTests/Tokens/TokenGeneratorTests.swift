// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Foundation
import TestSupport
import Testing

struct TokenGeneratorTests {
    @Test func golden() throws {
        let sample = try TokenSample(TokenGolden.spec)
        #expect(sample.files.map(\.name) == ["acme.tokens.json", "acme.resolver.json"])
        try expectEqualLines(sample.text(".tokens.json"), TokenGolden.tokens)
        try expectEqualLines(sample.text(".resolver.json"), TokenGolden.resolver)
    }

    private func expectEqualLines(_ found: String, _ golden: String) throws {
        let lines = found.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let differing = zip(lines, expected).enumerated().first { $1.0 != $1.1 }
        #expect(differing == nil, "line \((differing?.offset ?? 0) + 1)")
        #expect(lines.count == expected.count)
    }

    /// Whoever finds the files can tell what they are made of.
    @Test func headsNameTheSource() throws {
        let sample = try TokenSample(TokenGolden.spec)
        for file in sample.files {
            let head = String(decoding: file.bytes.prefix(256), as: UTF8.self)
            #expect(head.contains(#""generatedFrom": "acme.banner.yaml""#), "\(file.name)")
        }
    }

    @Test func sameInputSameBytes() throws {
        #expect(try TokenSample(TokenGolden.spec).files == TokenSample(TokenGolden.spec).files)
    }

    /// Text that means something to JSON, YAML, shells or token tools is only text.
    @Test(arguments: [
        #""quoted" and \back\slashed\"#, "{Acme.palette.red}", "$value", "a\nb\tc\rd", "</script><!--", "null", "", " ",
        "\u{202E}desrever\u{202C} \u{2066}x\u{2069}", "\u{2028}\u{2029}\u{85}\u{7F}", "🏳️‍🌈 e\u{301} \u{FEFF}",
        "%@ %1$d \\(x) ${y}",
    ])
    func hostileTexts(text: String) throws {
        // In YAML's double quotes every character can be written as its number.
        func quoted(_ text: String) -> String {
            let escapes = text.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16)
                return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
            return "\"" + escapes.joined() + "\""
        }
        // What a spec takes for a placeholder is doubled.
        let pattern = text.replacingOccurrences(of: "{", with: "{{").replacingOccurrences(of: "}", with: "}}")
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            levels: { info: { tint: "#000000", onTint: "#FFFFFF", spokenPrefix: \(quoted(pattern)) } }
            buttons: { go: { kind: emphasis, title: \(quoted(pattern)) } }
            banners:
              hello:
                level: info
                description: \(quoted(text))
                parameters: { name: string }
                text: { en: \(quoted(pattern)), fr: \(quoted(pattern + "{name}" + pattern)) }
                buttons: [go]
            """)
        let group = try sample.json(".tokens.json")["Acme"]
        let banner = group["banners", "hello"]
        #expect(banner["$description"].text.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        #expect(banner.details["text", "en"].text == text)
        let pieces = banner.details["text", "fr"].elements.map { $0.text ?? "<\($0["parameter"].text ?? "")>" }
        #expect(pieces == (text.isEmpty ? ["<name>"] : [text, "<name>", text]))
        #expect(group["levels", "info"].details["spokenPrefix", "en"].text == text)
        #expect(group["buttons", "go"].details["title", "en"].text == text)
    }

    /// Colours are those of the spec, to the last bit, with a fallback in six digits.
    @Test(arguments: ColorCase.all)
    fileprivate func colors(_ expected: ColorCase) throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            levels: { info: { tint: \(expected.written), onTint: "#FFFFFF" } }
            banners: { hello: { level: info, text: Hello. } }
            """)
        let token = try sample.json(".tokens.json")["Acme", "levels", "info", "tint"]
        #expect(token["$type"].text == "color")
        let value = token["$value"]
        #expect(value["colorSpace"].text == expected.space)
        #expect(value["components"].elements.map { $0.text == "none" ? nil : $0.number } == expected.components)
        #expect(value["alpha"].number == expected.alpha)
        #expect(value["hex"].text == expected.hex)
    }

    /// What a banner overrides is a token of its own; what it shares is not repeated.
    @Test func overridesOfBanners() throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            palette: { red: "#FF0000" }
            metrics: { long: { display: 10s } }
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" } }
            banners:
              plain: { level: info, text: Plain }
              other: { level: info, text: Other, tint: "{palette.red}", padding: 8, edge: bottom, metrics: long, maxWidth: none }
              timed: { level: info, text: Timed, metrics: { display: 0.25s } }
              again: { level: info, text: Again }
            """)
        let banners = try sample.json(".tokens.json")["Acme", "banners"]
        for name in ["plain", "again"] {
            #expect(banners[name].members.keys.sorted() == ["$extensions"])
            #expect(banners[name].details.members.keys.sorted() == ["level", "style", "surface", "text"])
        }
        let other = banners["other"]
        #expect(other.members.keys.sorted() == ["$extensions", "padding", "tint"])
        #expect(other["tint", "$value"].text == "{Acme.palette.red}")
        #expect(other["padding", "$value", "value"].number == 8)
        #expect(other.details["edge"].text == "bottom")
        #expect(other.details["metrics"].text == "long")
        #expect(other.details["maxWidth"].text == "none")
        let timed = banners["timed"]
        #expect(timed["metrics", "display", "$value", "value"].number == 250)
        #expect(timed["metrics", "display", "$value", "unit"].text == "ms")
        #expect(!timed.details.members.keys.contains("metrics"))
    }

    /// What everybody has is not said.
    @Test func sizesOfButtons() throws {
        let sample = try TokenSample(
            """
            bannerc: 1
            name: Acme
            buttons:
              plain: { kind: emphasis, title: A, size: 44 }
              small: { kind: icon, image: { symbol: xmark }, size: 17 }
            """)
        let buttons = try sample.json(".tokens.json")["Acme", "buttons"]
        #expect(!buttons["plain"].details.members.keys.contains("size"))
        #expect(buttons["small"].details["size"].number == 17)
        let input = GeneratorInput(spec: sample.spec, fileName: "a.banner.yaml")
        let swift = try Generators.generate([.swift], from: input).files
        let text = String(decoding: swift[0].bytes, as: UTF8.self)
        #expect(text.components(separatedBy: "minimumSize").count == 2 && text.contains("minimumSize: 17)"))
    }

    /// Every token has a type, and every name is one that the format allows.
    @Test func typesAndNames() throws {
        let tokens = try ResolvedTokens(TokenSample(TokenGolden.spec).json(".tokens.json"))
        #expect(tokens.tokens.count > 20)
        for (path, token) in tokens.tokens {
            #expect(token["$type"].text != nil, "\(path)")
            #expect(path.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9]*)+/) != nil, "\(path)")
        }
    }

    /// Ten times the banners take ten times as long.
    @Test func timeGrowsWithTheBanners() throws {
        let small = try duration(banners: 300)
        let large = try duration(banners: 3000)
        #expect(large < small * 30)
    }

    private func duration(banners: Int) throws -> Double {
        var yaml = """
            bannerc: 1
            name: Acme
            levels: { info: { tint: "#000000", onTint: "#FFFFFF" }, bad: { tint: "#FF0000", onTint: "#FFFFFF" } }
            themes: { night: { levels: { bad: { tint: { light: "#AA0000", dark: "#BB0000" } } } } }
            banners:

            """
        for index in 0..<banners {
            let tint = index % 3 == 0 ? ", tint: { light: \"#000000\", dark: \"#FFFFFF\" }" : ""
            yaml += "  b\(index): { level: \(index % 2 == 0 ? "info" : "bad"), text: Banner \(index)\(tint) }\n"
        }
        let generator = TokenGenerator(GeneratorInput(spec: try TokenSample(yaml).spec, fileName: "acme.banner.yaml"))
        return try #require((0..<3).map { _ in Self.measure { _ = generator.generate() } }.min())
    }

    /// The seconds of this thread that `work` takes, whatever else runs.
    private static func measure(_ work: () -> Void) -> Double {
        let start = ThreadTime.seconds
        work()
        return ThreadTime.seconds - start
    }
}

private struct ColorCase: CustomTestStringConvertible {
    var written: String
    var space: String
    var components: [Double?]
    var alpha: Double
    var hex: String

    var testDescription: String { written }

    static let all = [
        ColorCase(
            written: "\"#1B7F3B\"", space: "srgb", components: [27.0 / 255, 127.0 / 255, 59.0 / 255], alpha: 1,
            hex: "#1B7F3B"),
        ColorCase(written: "\"#ff000080\"", space: "srgb", components: [1, 0, 0], alpha: 128.0 / 255, hex: "#FF0000"),
        ColorCase(
            written: "{ colorSpace: display-p3, components: [0, 0, 0], alpha: 0.3 }", space: "display-p3",
            components: [0, 0, 0], alpha: 0.3, hex: "#000000"),
        ColorCase(
            written: "{ colorSpace: hsl, components: [120, 100, 50] }", space: "hsl", components: [120, 100, 50],
            alpha: 1, hex: "#00FF00"),
        ColorCase(
            written: "{ colorSpace: oklch, components: [1, 0, none] }", space: "oklch", components: [1, 0, nil],
            alpha: 1, hex: "#FFFFFF"),
    ]
}
