// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Many faults, and many banners") struct ScaleTests {
    /// A spec of `count` banners, of which every `faultEvery`th names a level that is none.
    private func project(_ count: Int, faultEvery: Int = .max) -> Project {
        var text = "banners:\n"
        for index in 0..<count {
            let level = index % faultEvery == faultEvery - 1 ? "eror\(index)" : "error"
            text += "  banner\(index): { level: \(level), text: { en: \"{n} of \(index)\", fr: \"\(index)\" }, "
            text += "parameters: { n: int }, padding: \(index % 100) }\n"
        }
        return Project(snippet: text)
    }

    @Test("a thousand faults, in order, the same each time") func faults() {
        let project = project(1_000, faultEvery: 1)
        #expect(project.findings.count == 1_000)
        let lines = project.findings.map { project.sources[$0.place.file].position(at: $0.place.bytes.lowerBound).line }
        #expect(lines == Array(4..<1_004))
        let again = self.project(1_000, faultEvery: 1)
        #expect(again.result.findings == project.result.findings)
        #expect(again.findings == project.findings)
    }

    @Test("the same order, whatever the kind of fault") func kinds() {
        let text = (0..<1_000).map { index in
            let fault = [
                "level: nope", "text: \"{x}\"", "padding: 4px", "edge: left", "foo: 1", "metrics: { display: 4 }",
            ][index % 6]
            let rest = [("level", "error"), ("text", "Hi")].filter { !fault.hasPrefix($0.0 + ":") }.map {
                "\($0.0): \($0.1)"
            }
            return "  b\(index): { \(([fault] + rest).joined(separator: ", ")) }"
        }
        let runs = (0..<3).map { _ in Project(snippet: "banners:\n" + text.joined(separator: "\n")) }
        #expect(runs[0].findings.count == 1_000)
        #expect(
            runs.dropFirst().allSatisfy {
                $0.findings == runs[0].findings && $0.result.findings == runs[0].result.findings
            })
    }

    /// A spec with themes that change something, `faults` by their numbers.
    private func themedProject(_ themes: Range<Int>, faults: [Int: String] = [:]) -> Project {
        let lines = themes.map { index in
            let red = "#0000" + String(160 + index, radix: 16, uppercase: true)
            return "  t\(index): { palette: { red: \"\(red)\" }, styles: { standard: { padding: \(index + 1) } }, "
                + "texts: { b: \"Text \(index)\" }\(faults[index].map { ", " + $0 } ?? "") }"
        }
        return Project(
            snippet: """
                palette: { red: "#B3261E" }
                levels: { error: { tint: "{palette.red}", onTint: "#FFFFFF" } }
                styles: { standard: { padding: 3 } }
                banners: { a: { level: error, text: Hi }, b: { level: error, text: Ho, padding: 2 } }
                themes:

                """ + lines.joined(separator: "\n"))
    }

    /// What a theme makes of the banners.
    private func shown(_ theme: Theme) -> [String] {
        let looks = theme.looks.map { look in
            "\(look.level.tint.value.light.color.hex) \(look.style.padding.value.insets.top)"
        }
        return looks + theme.texts.values.compactMap { $0.entries.first?.content.mainPattern.literal }
    }

    @Test("themes that are resolved together are what each of them is alone") func themes() throws {
        let together = try #require(themedProject(0..<20).result.spec).themes
        #expect(together.map(\.name.value) == (0..<20).map { "t\($0)" })
        for index in 0..<20 {
            let alone = try #require(themedProject(index..<index + 1).result.spec?.themes.first)
            #expect(shown(together[index]) == shown(alone))
            #expect(shown(alone).contains("Text \(index)") && shown(alone)[0].hasSuffix(" \(Double(index + 1))"))
        }
    }

    @Test("where one of many themes has a fault, it is told as where there are few") func faultyThemes() {
        let faults = [3: "levels: { eror: { severity: 3 } }", 17: "metrics: { standrad: { present: 1s } }"]
        let many = themedProject(0..<20, faults: faults).findings
        #expect(many.count == 2)
        for (finding, number) in zip(many, [3, 17]) {
            let alone = themedProject(number..<number + 1, faults: faults).findings
            #expect(alone.map(\.message) == [finding.message] && alone.map(\.help) == [finding.help])
            #expect(finding.help.first?.contains("did you mean") == true)
        }
    }

    @Test("banners that are read together are read as one after another", arguments: [true, false]) func together(
        hasFaults: Bool
    ) {
        let faults = [
            "level: nope", "text: \"{x}\"", "padding: 4px", "foo: 1", "text: { de: Hallo }", "text: { en: “off” }",
            "tint: \"{brand.red}\"", "trigger: { mutex: b3 }",
        ]
        let banners = (0..<1_300).map { index in
            let fault = hasFaults && index % 7 == 3 ? faults[index / 7 % faults.count] : "description: One of many"
            let rest = [("level", "error"), ("text", "{ en: \"Saved \(index).\", fr: Fait }")]
                .filter { !fault.hasPrefix($0.0 + ":") }.map { "\($0.0): \($0.1)" }
            return "  \(index == 700 ? "b1" : index == 800 ? "Ouch" : "b\(index)"): "
                + "{ \(([fault] + rest).joined(separator: ", ")) }"
        }
        let names = hasFaults ? banners : banners.filter { !$0.hasPrefix("  Ouch") && !$0.hasPrefix("  b1:") }
        func project(_ line: String) -> Project {
            Project(
                snippet: "\(line)\nlocales: { development: en, supported: [en, fr] }\nbanners:\n"
                    + names.joined(separator: "\n"), files: ["brand.json": "{}"])
        }
        // Where there may be tokens, one reader reads them all.
        let (together, one) = (project("#ue: [brand.json]"), project("use: [brand.json]"))
        #expect(
            together.findings == one.findings && together.findings.isEmpty != hasFaults, "\(one.transcript.prefix(300))"
        )
        let specs = (together.result.partialSpec, one.result.partialSpec)
        #expect(specs.0?.banners.map(\.name) == specs.1?.banners.map(\.name) && specs.0 != nil)
        #expect(specs.0?.banners.map(\.text) == specs.1?.banners.map(\.text))
    }

    @Test(
        "a name with a fault among many is told as among few",
        arguments: ["Ouch", "saved 1", "b1", "bAnner2", "[a, b]", "<<"])
    func names(name: String) {
        func project(_ line: String) -> Project {
            let banners = (0..<1_300).map { index in
                "  \(index == 700 ? name : "banner\(index)"): { level: error, text: Hi }"
            }
            return Project(
                snippet: "\(line)\nlocales: { supported: [en] }\nbanners:\n" + banners.joined(separator: "\n"),
                files: ["brand.json": "{}"])
        }
        let (together, one) = (project("#ue: [brand.json]"), project("use: [brand.json]"))
        #expect(together.findings == one.findings)
        #expect(together.findings.isEmpty == (name == "b1"))
        #expect(together.result.partialSpec?.banners.map(\.name) == one.result.partialSpec?.banners.map(\.name))
    }

    @Test(
        "colours of design tokens are what they are among few, whether or not all files can be read",
        arguments: ["[brand.json]", "[brand.json, lost.json]"])
    func tokens(use: String) throws {
        func project(banners: Int, themes: Int) -> Spec? {
            let level = "{ tint: \"{brand.red}\", onTint: \"#FFFFFF\" }"
            let lines =
                ["use: \(use)", "locales: { supported: [en] }", "levels: { error: \(level) }", "themes:"]
                + (0..<themes).map { "  t\($0): { levels: { error: { tint: \"{brand.blue}\" } } }" } + ["banners:"]
                + (0..<banners).map { "  b\($0): { level: error, text: Hi, tint: \"{brand.green}\" }" }
            let tokens = ["red": "#B3261E", "green": "#1B7F3B", "blue": "#184687"].map {
                "\"\($0)\": { \"$type\": \"color\", \"$value\": \"\($1)\" }"
            }
            let file = "{ \"brand\": { \(tokens.joined(separator: ", ")) } }"
            return Project(snippet: lines.joined(separator: "\n"), files: ["brand.json": file]).result.partialSpec
        }
        let (few, many) = (
            try #require(project(banners: 1, themes: 1)), try #require(project(banners: 600, themes: 12))
        )
        func colors(_ spec: Spec) -> [ResolvedColor?] {
            [spec.banners.last?.look.level.tint.value, spec.themes.last?.design.levels[0].attributes.tint.value]
        }
        #expect(colors(many).map { $0?[.light].color } == colors(few).map { $0?[.light].color })
        #expect(colors(many).map { $0?[.light].color }.allSatisfy { $0 != nil })
    }

    @Test("twenty thousand banners cost ten times what two thousand do") func growth() {
        func cost(_ count: Int) -> Double {
            let start = ThreadTime.seconds
            #expect(project(count).result.spec?.banners.count == count)
            return ThreadTime.seconds - start
        }
        let few = min(cost(2_000), cost(2_000))
        let many = cost(20_000)
        // With a step whose cost grows as the square it would be a hundred times.
        #expect(many < few * 10 * 3, "\(few) s and \(many) s")
    }

    @Test("banners without a word of their own share their look") func sharing() throws {
        let text = (0..<100).map { "  b\($0): { level: error, text: Hi }" }.joined(separator: "\n")
        let banners = try resolve("banners:\n" + text).banners
        #expect(Set(banners.map { ObjectIdentifier($0.look) }).count == 1)
    }
}
