// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// Bytes that no text file should hold are all found, and do not hide other faults.
@Suite struct ByteFaultTests {
    @Test func invalidUTF8IsFoundPerRun() {
        let reading = Reading(bytes: Array("a: x".utf8) + [0xFF, 0xFE, 0xC0] + Array("y\na: ".utf8) + [0xE9, 0x0A])
        #expect(reading.rules == [.encoding, .encoding, .duplicateKey])
        #expect(reading.findings.first?.place.bytes == 4..<7)
        #expect(reading.findings.first?.help == ["save the file as UTF-8"])
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0x80],
            [0xE2, 0x82],
        ] as [[UInt8]]) func malformedUTF8(_ bytes: [UInt8])
    {
        #expect(Reading(bytes: Array("a: \"".utf8) + bytes + Array("\"".utf8)).rules == [.encoding])
        #expect(Reading(bytes: Array("\"".utf8) + bytes + Array("\"".utf8), as: .json).rules == [.encoding])
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x3A, 0], [0, 0x61, 0, 0x3A],
            [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF], [0x61, 0, 0, 0], [0, 0, 0, 0x61],
        ] as [[UInt8]]) func wideEncodings(_ bytes: [UInt8])
    {
        for language in [Reading.Language.yaml, .json] {
            let reading = Reading(bytes: bytes, as: language)
            #expect(reading.rules == [.encoding])
            #expect(reading.findings.first?.help == ["save the file as UTF-8"])
            #expect(reading.tree == nil)
        }
    }

    @Test(
        "what a word processor saves is no text",
        arguments: [
            (#"{\rtf1\ansi bannerc: 1}"#, "rich text"), ("PK\u{3}\u{4}\0\0word/document.xml", "an office document"),
            ("%PDF-1.7\n", "a PDF"),
        ]) func documents(_ text: String, _ name: String)
    {
        for language in [Reading.Language.yaml, .json] {
            let reading = Reading(bytes: Array(text.utf8), as: language)
            #expect(reading.rules == [.encoding])
            #expect(reading.findings.first?.message.hasPrefix("the file is \(name)") == true)
            #expect(reading.findings.first?.help == ["save it as plain text"] && reading.tree == nil)
        }
    }

    @Test(arguments: [
        "a: x«\0\0»y", "a: x«\u{1}»y", "a: \"x«\u{7F}»y\"", "a: x«\u{9B}»y", "a: x«\u{FEFF}»y", "a: x«\u{FFFE}»y",
        "a: 1\n# «\u{8}»\n",
    ]) func controlCharacter(_ marked: String) {
        let reading = expectFinding(.controlCharacter, in: marked)
        #expect(reading.tree != nil)
    }

    @Test(arguments: ["a: 1«\r»b: 2\rc: 3", "a: x«\u{85}»y", "a: x«\u{2028}»y", "a: \"x«\u{2029}»y\""])
    func lineBreak(_ marked: String) {
        #expect(expectFinding(.lineBreak, in: marked).tree != nil)
    }

    @Test func bareCRSeparatesLinesAllTheSame() {
        let reading = Reading("a: 1\rb: 2\ra: 3\r")
        #expect(reading.rules == [.lineBreak, .duplicateKey])
        #expect(reading.findings.first?.message.contains("3 times") == true)
    }

    @Test func goodFilesAreClean() {
        #expect(Reading("a: 1\r\nb:\t\"tab\there\"\r\nc: 字 🏳️‍🌈 é\n").findings.isEmpty)
        #expect(Reading("\u{FEFF}a: 1\n").findings.isEmpty)
    }

    @Test func syntaxErrorsAfterByteFaultsAreKeptBack() {
        #expect(Reading(bytes: Array("a: \"x".utf8) + [0xFF] + Array("\nb: [".utf8)).rules == [.encoding])
    }

    @Test func manyFaultsAreCounted() throws {
        let reading = Reading(bytes: Array("a: 1\n# ".utf8) + Array(repeating: [0x61, 0xFF], count: 500).joined())
        #expect(reading.rules == Array(repeating: .encoding, count: Limits.findingsPerRule + 1))
        #expect(reading.findings.last?.message == "480 more of this kind from here on")
    }

    @Test func bidiControlsAreLeftAloneWithinValues() {
        #expect(Reading("a: x\u{202E}y\nb: \"\u{2066}q\u{2069}\"\nc: |\n  \u{61C}\n").findings.isEmpty)
        #expect(Reading("{\"a\": \"\u{202E}\"}", as: .json).findings.isEmpty)
    }

    @Test(arguments: [
        "a«\u{202E}»b: 1", "a: 1 # «\u{2066}»", "# «\u{200F}»\na: 1", "a: 1\n# end «\u{200E}»", "? \"«\u{61C}»\"\n: 1",
    ]) func bidiControlsElsewhere(_ marked: String) {
        #expect(expectFinding(.bidiControl, help: "\\u", in: marked).tree != nil)
    }

    @Test func bidiControlInAJSONKey() { expectFinding(.bidiControl, in: "{\"a«\u{202E}»\": 1}", as: .json) }

    @Test func bidiHelpNamesTheEscape() {
        let help = Reading("a: 1 # \u{202E}").findings.first?.help.first
        #expect(help?.contains("`\\u202E`") == true)
        #expect(Reading("a: \"\\u202E\"").findings.isEmpty)
    }
}
