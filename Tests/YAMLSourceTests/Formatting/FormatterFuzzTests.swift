// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import YAMLSource

/// Whatever a document looks like, formatting keeps what it says, and does all that it does at once.
@Suite("Formatting random files") struct FormatterFuzzTests {
    @Test func randomDocuments() {
        run("random documents", count: 300) { RandomYAML(seed: $0.next()).text }
    }

    @Test func samplesInDisorder() throws {
        let samples = try Self.samples()
        #expect(samples.count >= 6)
        for sample in samples { #expect(faults(of: try #require(Reading(sample).tree)) == []) }
        run("samples in disorder", count: 800) { random in
            var lines = (samples.randomElement(using: &random) ?? "").split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .map(String.init)
            // A part of a file is read faster, and goes wrong less often.
            let start = Int.random(in: 0..<lines.count, using: &random)
            lines = Array(lines[start..<min(lines.count, start + .random(in: 1...60, using: &random))])
            for _ in 0..<Int.random(in: 1...12, using: &random) { Self.disorder(&lines, using: &random) }
            return lines.joined(separator: "\n")
        }
    }

    /// The spec files of the repository.
    static func samples() throws -> [String] {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
                path: "specs")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".yaml") }.sorted().map {
            String(decoding: try Data(contentsOf: folder.appending(path: $0)), as: UTF8.self)
        }
    }

    private func run(_ name: String, count limit: Int, _ make: (inout SeededGenerator) -> String) {
        var sound = 0
        var run = RandomRun(name, count: limit)
        while let seed = run.next() {
            var random = SeededGenerator(seed: seed)
            let text = make(&random)
            let reading = Reading(text)
            guard reading.findings.isEmpty, let tree = reading.tree else { continue }
            sound += 1
            let faults = faults(of: tree)
            #expect(
                faults.isEmpty,
                "\(faults.joined(separator: "\n")) with seed \(seed):\n\(text)\n\(text.debugDescription)")
            // The first failure is enough to look at.
            if !faults.isEmpty { break }
        }
        print("\(name): \(run.drawn), of which sound: \(sound)")
        #expect(sound > 0)
    }

    /// What formatting a sound file gets wrong.
    private func faults(of tree: NodeTree) -> [String] {
        guard let bytes = YAMLFormatter.layOut(tree) else { return ["not laid out"] }
        let shown = "\n" + String(decoding: bytes, as: UTF8.self)
        let reading = Reading(bytes: bytes)
        guard reading.findings.isEmpty, let after = reading.tree else {
            return ["no longer sound: \(reading.findings.map(\.message))" + shown]
        }
        guard outline(tree.root) == outline(after.root) else { return ["other texts" + shown] }
        guard tree.comments.map(\.text) == after.comments.map(\.text) else { return ["other comments" + shown] }
        guard tree.saysSame(as: after) else { return ["other nodes" + shown] }
        guard let again = YAMLFormatter.layOut(after), again == bytes else {
            return ["changes again" + shown + "\n" + String(decoding: YAMLFormatter.layOut(after) ?? [], as: UTF8.self)]
        }
        return untidiness(of: bytes, after).map { $0 + shown }
    }

    /// What the layout forbids outside of texts over several lines.
    private func untidiness(of bytes: [UInt8], _ tree: NodeTree) -> [String] {
        let tokens = LayoutScanner.tokens(of: tree) ?? []
        var texts = tokens.compactMap { freeRange(of: $0, bytes, tree) }[...]
        var faults: [String] = []
        if bytes.last != 0x0A || bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.first == 0x0A {
            faults.append("ends")
        }
        for offset in bytes.indices where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
            while let first = texts.first, first.upperBound <= offset { texts.removeFirst() }
            if texts.first?.contains(offset) == true { continue }
            if bytes[offset] == 0x0D { faults.append("CR at \(offset)") }
            if offset > 0, isBlank(bytes[offset - 1]) { faults.append("trailing blank at \(offset)") }
            if offset > 1, bytes[offset - 1] == 0x0A, bytes[offset - 2] == 0x0A {
                faults.append("two empty lines at \(offset)")
            }
        }
        for token in tokens where token.kind == .dash && token.isAlone && token.column % 2 != 0 {
            faults.append("odd indentation in line \(token.line + 1)")
        }
        return faults
    }

    /// Where `token` decides about blanks and line breaks. A block scalar may end with blanks, of which the tree tells
    /// nothing.
    private func freeRange(of token: LayoutToken, _ bytes: [UInt8], _ tree: NodeTree) -> Range<Int>? {
        guard token.kind == .scalar else { return nil }
        let style = tree.records[Int(token.link)].style
        guard style == .literal || style == .folded else { return token.isMultiline ? token.range : nil }
        let end = bytes[token.range.upperBound...].firstIndex { $0 != 0x0A && !isBlank($0) } ?? bytes.count
        return token.range.lowerBound..<end
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Changes blanks, quotes, line breaks and comments.
    private static func disorder(_ lines: inout [String], using random: inout SeededGenerator) {
        guard let index = lines.indices.randomElement(using: &random) else { return }
        let blanks = String(repeating: " ", count: .random(in: 0...5, using: &random))
        let replacements: [(old: String, new: [String])] = [
            (", ", ["," + blanks, " ,\n\(blanks)      ", ", # c\n        "]), (": ", [":  " + blanks]),
            ("{ ", ["{", "{\n     \(blanks)", "{ #c\n       "]),
            (" }", ["}", ",}", "\n       }", " #c\n       }"]), ("\"", ["'"]), (": ", [":\n" + blanks + "        "]),
            (" }", [", \(blanks)k: \(String(repeating: "word ", count: 20))}", " }  # bannerc: ignore[x] -- y"]),
        ]
        switch Int.random(in: 0..<6 + replacements.count, using: &random) {
        case 0: lines[index] += blanks
        case 1: lines.insert(blanks + (["#c", "# c", ""].randomElement(using: &random) ?? ""), at: index)
        case 2: lines[index] += " " + blanks + "#end"
        case 3: indentBlock(&lines, at: index, by: blanks)
        case 4: lines[index] += "\r"
        case 5: lines.insert("", at: index)
        case let number:
            let (old, new) = replacements[number - 6]
            lines[index] = lines[index].replacing(old, with: new.randomElement(using: &random) ?? "")
        }
    }

    /// Indents a line, and all after it down to the next that is indented less.
    private static func indentBlock(_ lines: inout [String], at index: Int, by blanks: String) {
        let indent = lines[index].prefix { $0 == " " }.count
        for line in index..<lines.count {
            guard lines[line].isEmpty || lines[line].prefix(while: { $0 == " " }).count >= indent else { break }
            lines[line] = blanks + lines[line]
        }
    }
}
