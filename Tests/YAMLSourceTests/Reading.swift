// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing
import YAMLSource

/// What a reader makes of a text.
struct Reading {
    enum Language { case yaml, json }

    var source: SourceFile
    var tree: NodeTree?
    var findings: [Finding] = []

    init(_ text: String, as language: Language = .yaml) { self.init(bytes: Array(text.utf8), as: language) }

    init(bytes: [UInt8], as language: Language = .yaml) {
        source = SourceFile(path: "test.yaml", bytes: bytes)
        var sources = SourceSet()
        let file = sources.add(source)
        switch language {
        case .yaml: tree = YAMLReader.read(source, as: file, findings: &findings)
        case .json: tree = JSONReader.read(source, as: file, findings: &findings)
        }
    }

    /// The rules of the findings, in the order in which they were found.
    var rules: [RuleID] { findings.map(\.rule) }

    /// The file's text at `place`.
    func written(_ place: Place) -> String { String(decoding: source.bytes[place.bytes], as: UTF8.self) }
}

/// Expects one finding of `rule`, at the first marked range of `marked`, with labels at the other ones.
@discardableResult
func expectFinding(
    _ rule: RuleID, _ message: String? = nil, help: String? = nil, in marked: String,
    as language: Reading.Language = .yaml, sourceLocation: SourceLocation = #_sourceLocation
) -> Reading {
    let text = MarkedText(marked)
    let reading = Reading(bytes: text.bytes, as: language)
    #expect(reading.rules == [rule], sourceLocation: sourceLocation)
    guard let finding = reading.findings.first else { return reading }
    let places = [finding.place.bytes] + finding.labels.map(\.place.bytes)
    let expected = text.ranges.sorted { $0.lowerBound < $1.lowerBound }
    #expect(places.sorted { $0.lowerBound < $1.lowerBound } == expected, "\(finding)", sourceLocation: sourceLocation)
    if let message { #expect(finding.message == message, sourceLocation: sourceLocation) }
    if let help {
        #expect(finding.help.contains { $0.contains(help) }, "\(finding.help)", sourceLocation: sourceLocation)
    }
    return reading
}

/// A tree in one line, such as `{a: [b, c]}`; texts as they read, aliases after `*`, what was reported as `!`.
func outline(_ node: Node) -> String {
    let sign = node.isAlias ? "*" : ""
    return switch node.kind {
    case .scalar: sign + node.text
    case .invalid: "!"
    case .sequence: "\(sign)[\(node.items.map(outline).joined(separator: ", "))]"
    case .mapping:
        "\(sign){\(node.entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", "))}"
    }
}

/// All nodes as they are written, parents before children.
func allNodes(_ node: Node) -> [Node] {
    if node.isAlias { return [node] }
    return [node] + node.items.flatMap(allNodes) + node.entries.flatMap { allNodes($0.key) + allNodes($0.value) }
}
