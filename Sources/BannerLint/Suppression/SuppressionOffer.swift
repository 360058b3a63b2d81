// SPDX-License-Identifier: Apache-2.0

import BannerSpec
public import Diagnostics

/// The comments that suppress findings, for a team that takes a rule up and leaves what is there as it is:
///
/// ```yaml
///     # bannerc: ignore[duration-max] -- people read this one aloud
///     display: 12s
/// ```
public struct SuppressionOffer: Sendable {
    private let rules: Set<RuleID>
    private let reason: String

    /// Comments that let findings of `rules` pass, with `reason`, which is one line of text.
    public init(_ rules: [RuleDescription], reason: String) {
        self.rules = Set(rules.map(\.id))
        self.reason = reason
    }

    /// `report` with a comment as the fix of each finding of the rules that `isOffered` lets through, and no other fixes. Findings
    /// that start on one line share a comment.
    public func offering(_ report: Report, where isOffered: (Finding) -> Bool = { _ in true }) -> Report {
        var rulesByLine: [Line: Set<String>] = [:]
        let lines = report.findings.map { finding in
            rules.contains(finding.rule) && isOffered(finding) ? Line(finding.place, report.sources) : nil
        }
        for (finding, line) in zip(report.findings, lines) {
            if let line { rulesByLine[line, default: []].insert(finding.rule.name) }
        }
        var report = report
        for (index, line) in lines.enumerated() {
            report.findings[index].fix = line.flatMap { line in
                rulesByLine[line].map { fix($0.sorted(), above: line, report.sources) }
            }
        }
        return report
    }

    private func fix(_ rules: [String], above line: Line, _ sources: SourceSet) -> Fix {
        let bytes = sources[line.file].bytes
        var range = sources[line.file].lines.range(ofLine: line.number, in: bytes)
        // In front of a byte order mark there is nothing.
        if range.lowerBound == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { range = 3..<max(3, range.upperBound) }
        let indentation = bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
        let comment = "# bannerc: ignore[\(rules.joined(separator: ", "))] -- \(reason)"
        let text = String(decoding: indentation, as: UTF8.self) + comment + bytes.lineBreak
        let place = Place(file: line.file, bytes: range.lowerBound..<range.lowerBound)
        return Fix("suppress it", .safe, edits: [Edit(replacing: place, with: text)])
    }

    /// The line break of the file: that of its first line.
    /// The line on which a finding starts. Files of design tokens and of texts have no comments of ours.
    private struct Line: Hashable {
        let file: FileID
        let number: Int

        init?(_ place: Place, _ sources: SourceSet) {
            let source = sources[place.file]
            if SpecLoader.isTokenFile(source.path) || SpecLoader.isTextFile(source.path) { return nil }
            file = place.file
            number = source.lines.line(at: place.bytes.lowerBound)
        }
    }
}
