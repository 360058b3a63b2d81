// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport
import Testing
import YAMLSource

/// Damaged files never trap, and what is said of them holds together.
@Suite struct RandomTests {
    static let yaml = """
        # spec
        bannerc: 1
        levels: &levels
          error: { tint: "#B3261E", icon: { symbol: xmark.octagon.fill } } # red
          info: &info {tint: 'it''s', onTint: "\\u00e9\\n"}
        banners:
        - text: { en: "{count} did not sync.", ar: إعادة, ja: 再試行 }
          buttons: [retry, close]
          level: *info
        -
          text: |2-
              block
            # text

          note: >+
            folded
            text
        ? key
        : multi
          line

        last:
        """

    static let json = #"{"a": [1, -2.5e3, true, null, {}], "b": {"c\n": "é\u00e9\ud83d\ude00", "d": ""}, "e": []}"#

    static let yamlTokens = [
        "\n", "\n  ", "\n- ", ": ", ":", "- ", "? ", "[", "]", "{", "}", ",", "\"", "'", "#", " # ", "|\n", ">-\n  ",
        "&a ",
        "*a", "*b", "!t ", "<<: ", "---\n", "...\n", "%TAG ! x\n", "%YAML 1.2\n", "\t", "\r", "\r\n", "\u{85}",
        "\u{2028}",
        "\u{202E}", "\u{FEFF}", "\0", "é", "字", "🏳️‍🌈", "\\", "\\x", "a", " ", "@", "`",
    ]

    static let jsonTokens = [
        "\"", "\\", "\\u", "\\ud800", "[", "]", "{", "}", ",", ":", "1", "-", ".", "e", "0", "true", "nul", "é",
        "\u{202E}",
        "\0", " ", "\n", "//", "'",
    ]

    @Test func damagedYAML() { run(Self.yaml, tokens: Self.yamlTokens, as: .yaml) }

    @Test func damagedJSON() { run(Self.json, tokens: Self.jsonTokens, as: .json) }

    private func run(_ text: String, tokens: [String], as language: Reading.Language) {
        #expect(Reading(text, as: language).findings.isEmpty)
        for seed in RandomRun("damaged \(language) files", count: 1_000) {
            var random = SeededGenerator(seed: seed)
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, tokens: tokens, using: &random) }
            let faults = faults(of: Reading(bytes: bytes, as: language), as: language)
            let shown = String(decoding: bytes, as: UTF8.self).debugDescription
            #expect(faults.isEmpty, "\(faults), seed \(seed): \(shown)")
            // The first failure is enough to look at.
            if !faults.isEmpty { break }
        }
    }

    private func damage(_ bytes: inout [UInt8], tokens: [String], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[start] = .random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 3: bytes.removeSubrange(start...)
        default: bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: start)
        }
    }

    /// What does not hold together in `reading`.
    private func faults(of reading: Reading, as language: Reading.Language) -> [String] {
        var faults: [String] = []
        let count = reading.source.bytes.count
        for finding in reading.findings {
            for place in [finding.place] + finding.labels.map(\.place) + (finding.fix?.edits.map(\.place) ?? [])
            where place.bytes.upperBound > count {
                faults.append("\(finding.message) lies outside of the file")
            }
            let position = reading.source.position(at: finding.place.bytes.lowerBound)
            if position.line < 1 || position.column < 1 || position.utf16Column > position.byteColumn {
                faults.append("\(finding.message) has no position")
            }
            if finding.message.isEmpty { faults.append("\(finding.rule.name) without a message") }
        }
        let syntaxErrors = reading.findings.filter { $0.rule == .yamlSyntax }
        if Set(syntaxErrors.map(\.place.bytes)).count < syntaxErrors.count {
            faults.append("the same syntax error twice")
        }
        if syntaxErrors.count > Limits.syntaxErrors + 1 { faults.append("\(syntaxErrors.count) syntax errors") }
        guard let tree = reading.tree else {
            return faults + (reading.findings.isEmpty ? ["neither a tree nor a finding"] : [])
        }
        faults += self.faults(of: tree.root, within: 0..<count, reading)
        let written = allNodes(tree.root)
        for (node, next) in zip(written, written.dropFirst())
        where next.place.bytes.lowerBound < node.place.bytes.lowerBound {
            faults.append("nodes are out of order")
        }
        let texts = written.filter { $0.kind == .scalar }.map(\.place.bytes)
        for comment in tree.comments {
            let range = comment.place.bytes
            if range.upperBound > count || reading.source.bytes[range.lowerBound] != UInt8(ascii: "#") {
                faults.append("no comment at \(range)")
            }
            let isWithinText = texts.contains { $0.lowerBound <= range.lowerBound && range.upperBound < $0.upperBound }
            if isWithinText, !isHeader(range, reading) { faults.append("comment within a text at \(range)") }
        }
        return faults
    }

    private func isHeader(_ comment: Range<Int>, _ reading: Reading) -> Bool {
        let line = reading.source.bytes[..<comment.lowerBound].split(separator: 0x0A, omittingEmptySubsequences: false)
            .last
        return line.map { $0.contains(UInt8(ascii: "|")) || $0.contains(UInt8(ascii: ">")) } ?? false
    }

    private func faults(of node: Node, within parent: Range<Int>, _ reading: Reading) -> [String] {
        let range = node.place.bytes
        guard range.lowerBound >= parent.lowerBound, range.upperBound <= parent.upperBound else {
            return ["\(range) lies outside of \(parent)"]
        }
        if node.isAlias {
            return reading.source.bytes[range.lowerBound] == UInt8(ascii: "*") ? [] : ["no alias at \(range)"]
        }
        guard node.kind != .scalar else { return faults(of: node, range, reading) }
        let children = Array(node.items) + node.entries.flatMap { [$0.key, $0.value] }
        return children.flatMap { faults(of: $0, within: range, reading) }
    }

    /// A text on one line that holds no quote or backslash reads as it is written.
    private func faults(of scalar: Node, _ range: Range<Int>, _ reading: Reading) -> [String] {
        var written = reading.source.bytes[range]
        let isClean = !reading.rules.contains { [.encoding, .lineBreak, .controlCharacter].contains($0) }
        switch scalar.style {
        case .plain: break
        case .singleQuoted, .doubleQuoted:
            let quote = scalar.style == .singleQuoted ? UInt8(ascii: "'") : UInt8(ascii: "\"")
            guard written.count >= 2, written.first == quote, written.last == quote else {
                return ["no quotes at \(range)"]
            }
            written = written.dropFirst().dropLast()
            if written.contains(UInt8(ascii: "'")) || written.contains(UInt8(ascii: "\\")) { return [] }
        case .literal, .folded:
            let sign = scalar.style == .literal ? UInt8(ascii: "|") : UInt8(ascii: ">")
            return written.first == sign && written.last != 0x0A ? [] : ["no block at \(range)"]
        }
        guard isClean, !written.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return [] }
        let text = scalar.withTextBytes { Array($0) }
        return text == Array(written) ? [] : ["\(Array(written)) is read as \(text)"]
    }
}
