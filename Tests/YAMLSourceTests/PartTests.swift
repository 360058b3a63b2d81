// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport
import Testing

@testable import YAMLSource

/// A long file that is read in parts, beside each other, reads as it does as one.
@Suite struct PartTests {
    /// What a reader makes of a text: the tree, record by record, and the findings.
    private struct Result: Equatable {
        var records: [String] = []
        var readCount: Int?
        var findings: [Finding] = []

        init(_ bytes: [UInt8], _ parts: FileParts.Limits) {
            var sources = SourceSet()
            let source = SourceFile(path: "test.yaml", bytes: bytes)
            let file = sources.add(source)
            guard let tree = YAMLReader.read(source, as: file, parts: parts, findings: &findings) else { return }
            readCount = tree.readCount
            records = tree.records.enumerated().map { index, record in
                let node = Node(tree: tree, index: index)
                let text = record.kind == .scalar && !record.isAlias ? node.text : ""
                let link = record.isCollection || record.isAlias ? record.link : 0
                return
                    "\(record.start)..<\(record.stop) \(record.kind) \(record.style) \(link) \(record.isVerbatim) \(text)"
            }
        }
    }

    private static func wasReadInParts(_ bytes: [UInt8], _ limits: FileParts.Limits) -> Bool {
        bytes.withUnsafeBufferPointer { text in
            var sources = SourceSet()
            let file = sources.add(SourceFile(path: "test.yaml", bytes: bytes))
            var log = FindingLog(file: file)
            let scan = ByteScan(text, from: 0, language: .yaml, log: &log)
            return PartedReading.read(text, from: 0, scan: scan, file: file, parts: limits) != nil
        }
    }

    /// Expects that `text` reads the same in parts of any size, and returns whether it was read in parts at all.
    private func compare(_ bytes: [UInt8], sizes: [Int]? = nil, _ comment: Testing.Comment? = nil) -> Bool {
        let whole = Result(bytes, .init(count: 1))
        var wasReadInParts = false
        for partBytes in sizes ?? Array(1...bytes.count / 2) {
            let limits = FileParts.Limits(bytes: partBytes, count: .max)
            wasReadInParts = Self.wasReadInParts(bytes, limits) || wasReadInParts
            let parts = Result(bytes, limits)
            #expect(parts == whole, comment ?? "\(String(decoding: bytes, as: UTF8.self)), in parts of \(partBytes)")
            if parts != whole { break }
        }
        return wasReadInParts
    }

    @Test(arguments: [
        "a: 1\nb:\n  first: { c: 1 }\n  second: [c, d]\n  third: e\n",
        // What is before a part ends with something that goes on as long as it is further in.
        "b:\n  first: |\n    text\n\n  second: >+\n    text\n\n  third: |2-\n      text\n  fourth: e\n",
        "b:\n  first: one\n    two\n  second:\n  third:\n    - c\n    -\n  fourth: 'one\n\n    two'\n",
        "b:\n  first:\n  - c\n  - d\n  second:\n  # comment\n  third: \"one\\\n    two\"\n",
        // The mapping ends within a part, and another begins.
        "b:\n  first: c\n  second: c\nd:\n  first: c\n  second: c\n  third: c\ne: f\n",
        // Other indentations and line breaks, characters of several bytes, a document with a start.
        "---\nb:\n      first: é\n      second: 字\n      third: 🏳️‍🌈\n",
        "\r\nb:\r\n first: c\r\n second: d\r\n third: e\r\n",
        "b:\n  first: \"\\u00e9\"\n  second: \"\\n\"\n  third: \"\\t\"\n  fourth: 'it''s'\n",
        "b:\n  first: c # d\n  second: R*D\n  third: 2 * 3\n", "b:\n  first: &c d\n  second: c\n  third: c\n",
    ])
    func isReadInParts(_ text: String) {
        #expect(compare(Array(text.utf8)), "\(text) was not read in parts")
    }

    @Test(arguments: [
        // A line that looks like a name, and is not one.
        "b:\n  |\n  first line\n  second: line\n  third line\n  fourth: line\n",
        "b: 'one\n  first: c\n  second: c\n  third: c'\n", "b: {\n  first: c,\n  second: c,\n  third: c }\n",
        "b:\n  - c\n  - first:\n  second: c\n", "b:\n  one\n  two\n  three\n  four\n",
        // Something that the other parts have to know.
        "b:\n  first: &c d\n  second: *c\n  third: *c\n", "b:\n  first: &c d\n  second: &c d\n  third: &c d\n",
        "b:\n  first: c\n  second: c\n  first: c\n  second: c\n", "b:\n  f: c\n  g: c\nd:\n  f: c\nb:\n  f: c\n",
        // The document ends.
        "b:\n  first: c\n...\n  second: c\n  third: c\n", "b:\n  first: c\n---\n  second: c\n  third: c\n",
        // Faults.
        "b:\n  first: [c\n  second: c\n  third: c\n", "b:\n  first: c\n  second: !t c\n  third: c\n  fourth: c\n",
        "b:\n  first: c\n  second: c\n   third: c\n  fourth: c\n",
        "b:\n  first: c\n  second: c\n  third\n  fourth: c\n",
        "b:\n  first: c\n\tsecond: c\n  third: c\n  fourth: c\n",
        "b:\n  first: \u{202E}c\n  second\u{202E}: c\n  third: c\n",
        "b:\n  first: c\n  second: c\n  <<: c\n  third: c\n",
    ])
    func isReadAsOne(_ text: String) {
        #expect(!compare(Array(text.utf8)), "\(text) was read in parts")
    }

    @Test func randomFiles() {
        var inParts = 0
        var sound = 0
        let run = RandomRun("files in parts", count: 2_000)
        for seed in run {
            var random = SeededGenerator(seed: seed)
            let text = RandomMapping.make(using: &random)
            sound += Result(Array(text.utf8), .init(count: 1)).findings.isEmpty ? 1 : 0
            let sizes = [8, 20, text.utf8.count / 3 + 1]
            if compare(Array(text.utf8), sizes: sizes, "seed \(seed): \(text.debugDescription)") { inParts += 1 }
        }
        #expect(inParts > 500, "\(inParts) of \(sound) sound files were read in parts")
    }
}

/// A text in the shape of a spec, with any layout that YAML has.
private enum RandomMapping {
    private static let values = [
        "text", "", "'it''s'", "\"\\u00e9\"", "|\n\(deep)block\n\(deep)  text\n", "|+\n\(deep)block\n\n",
        ">-\n\(deep)folded\n\(deep)text",
        "[a, b]", "{ a: b }", "one\n\(deep)two", "\n\(deep)a: b\n\(deep)c:\n",
        "\n\(deep)- a\n\(deep)- b: c\n\(deep)  d: e", "'one\n\(deep)two'",
        "\"one\\\n\(deep)two\"", "é字", "# comment", "text # comment", "{ a: [b,\n\(deep)c] }",
        "\n\(deep)? a\n\(deep): b", "3 * 4",
    ]
    private static let rare = [
        "&a text", "*a", "!t text", "[a", "'text", "|2\n\(deep)text", "|1\n\(deep)text", "|\n", "\n  - a",
        "|\n\(deep)text\n  text", "{ a: b\n",
        "? a", "<<: a", "\u{202E}", "\u{00A0}text", "[\n  a: b,\n  c: d]",
    ]
    private static let deep = "    "
    private static let separators = [
        "\n", "\n", "\n", "\n", "\n\n", "\n# comment\n", "\n  # comment\n", "\n      # comment\n", " \n", "\r\n",
        "\n\n   \n",
    ]
    private static let rareSeparators = ["\n...\n", "\n---\n", "\n   ", "\n\t", "\n- ", "\n? ", "", "\n \n", "\n  :"]

    static func make(using random: inout SeededGenerator) -> String {
        let isFaulty = Int.random(in: 0..<3, using: &random) == 0
        func separator() -> String {
            isFaulty && Int.random(in: 0..<12, using: &random) == 0
                ? rareSeparators.randomElement(using: &random) ?? "" : separators.randomElement(using: &random) ?? ""
        }
        var text = ["", "", "---\n", "# comment\n", "\u{FEFF}", "%YAML 1.1\n---\n"].randomElement(using: &random) ?? ""
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            text += "root\(Int.random(in: 0..<99, using: &random)):" + separator()
            let indentation = String(repeating: " ", count: Int.random(in: 1...3, using: &random))
            for index in 0..<Int.random(in: 0...8, using: &random) {
                let isRare = isFaulty && Int.random(in: 0..<8, using: &random) == 0
                let name = "name\(isFaulty ? Int.random(in: 0..<3, using: &random) : index)"
                let value = (isRare ? rare : values).randomElement(using: &random) ?? ""
                text += indentation + name + ": " + value + separator()
            }
        }
        return text
    }
}
