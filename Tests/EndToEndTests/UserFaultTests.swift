// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerSpec
import Diagnostics
import Testing

/// Slips that people really make, and what they are told.
@Suite struct UserFaultTests {
    private static let head = """
        bannerc: 1
        name: Acme
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners:

        """

    /// What people would read is half a sentence.
    @Test func aTextThatAHashCutsOffIsAnError() throws {
        let output = try Repository.compile(
            Self.head + "  a:\n    level: error\n    text: Issue #3 failed\n", as: "cut")
        let finding = try #require(output.report.findings.first)
        #expect(output.report.findings.count == 1)
        #expect(finding.severity == .error)
        #expect(finding.fix?.edits.first?.replacement == "\"Issue #3 failed\"")
        #expect(finding.rule == .yamlTrap)
        #expect(output.files.isEmpty)
    }

    @Test func aCommentBehindATextIsFine() throws {
        let output = try Repository.compile(
            Self.head + "  a:\n    level: error\n    text: Failed # often\n", as: "comment")
        #expect(output.report.findings.isEmpty)
    }

    @Test func aHashInBracesIsSaidToStartAComment() throws {
        for (text, help) in [
            ("text: fine #3", "quote the text that contains the `#`"),
            ("text: #3 is fine", "quote the value: `\"#3\"`"),
        ] {
            let output = try Repository.compile(Self.head + "  a: { level: error, \(text) }\n", as: "flow")
            let finding = try #require(output.report.findings.first)
            #expect(output.report.findings.count == 1)
            #expect(finding.message == "`#` starts a comment, which swallows the rest of the line")
            #expect(finding.help.first?.hasPrefix(help) == true)
        }
    }

    @Test func aHashOnALaterLineOfBracesIsFoundToo() throws {
        let text = "bannerc: 1\nname: Acme\nlevels:\n  error: {\n    onTint: \"#FFFFFF\",\n    tint: #B3261E }\n"
        let finding = try #require(try Repository.compile(text, as: "braces").report.findings.first)
        #expect(finding.message == "`#` starts a comment, which swallows the rest of the line")
        #expect(finding.fix?.edits.first?.replacement == "\"#B3261E\"")
    }

    /// A `#` in quotes, and a comment between items, have nothing to do with a fault elsewhere.
    @Test func aHashThatIsNoFaultIsNotBlamed() throws {
        for inside in ["text: \"Issue #3\", level: a: b", "level: error, #3 of them\n    text: a: b"] {
            let output = try Repository.compile(Self.head + "  a: { \(inside) }\n", as: "innocent")
            let finding = try #require(output.report.findings.first)
            #expect(finding.message == "`:` and a space within a text without quotes")
        }
    }

    @Test func moreLanguagesThanThereAreIsAnError() throws {
        var text = Self.head + "  a:\n    level: error\n    text:\n      en: Hi\n"
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        for first in letters {
            for second in letters where first != "e" || second != "n" { text += "      \(first)\(second)x: Hi\n" }
        }
        #expect(try Repository.compile(text, as: "many").report.findings.isEmpty)
        for first in letters { for second in letters { text += "      \(first)\(second)q: Hi\n" } }
        let finding = try #require(try Repository.compile(text, as: "many").report.findings.first)
        #expect(finding.message == "the spec is in 1352 languages, but may be in \(SpecLoader.localeLimit)")
    }

    @Test func parametersThatDifferInCaseAloneClash() throws {
        let text = Self.head + "  a: { level: error, text: Hi, parameters: { userName: string, username: string } }\n"
        let finding = try #require(try Repository.compile(text, as: "clash").report.findings.first)
        #expect(finding.rule == .nameClash)
    }

    /// One look-up among all names for each of thousands of faults would take minutes.
    @Test func thousandsOfUnknownNamesAreReportedSoon() throws {
        var text = "bannerc: 1\nname: Acme\nlevels: { error: { tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\nstyles:\n"
        for index in 0..<3000 { text += "  style\(index): {}\n" }
        text += "banners:\n"
        for index in 0..<3000 { text += "  banner\(index): { level: error, text: Hi, style: stile\(index)x }\n" }
        let clock = ContinuousClock()
        let start = clock.now
        let output = try Repository.compile(text, as: "unknown")
        #expect(output.report.findings.count == 3000)
        #expect(clock.now - start < .seconds(120))
    }
}
