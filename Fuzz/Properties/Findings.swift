// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What holds of findings, whatever they are about.
enum Findings {
    /// Throws unless each finding of `report` says something, and lies in its file: from character to character, with the edits
    /// of a fix beside each other.
    static func check(_ report: Report) throws {
        for finding in report.findings {
            try require(!finding.message.isEmpty, "\(finding.rule.name) says nothing")
            try require(!finding.message.utf8.contains(0x0A), "\(finding.rule.name) says it in several lines")
            for place in [finding.place] + finding.labels.map(\.place) { try check(place, finding, report) }
            try check(finding.fix, finding, report)
        }
    }

    private static func check(_ fix: Fix?, _ finding: Finding, _ report: Report) throws {
        guard let edits = fix?.edits else { return }
        try require(!edits.isEmpty, "\(finding.rule.name) has a fix that changes nothing")
        for edit in edits { try check(edit.place, finding, report) }
        let sorted = edits.map(\.place).sorted { ($0.file, $0.bytes.lowerBound) < ($1.file, $1.bytes.lowerBound) }
        for (first, second) in zip(sorted, sorted.dropFirst()) where first.file == second.file {
            try require(
                first.bytes.upperBound <= second.bytes.lowerBound, "\(finding.rule.name) has edits that overlap")
        }
    }

    private static func check(_ place: Place, _ finding: Finding, _ report: Report) throws {
        let bytes = report.sources[place.file].bytes
        try require(place.bytes.upperBound <= bytes.count, "\(finding.rule.name) lies beyond its file")
        for offset in [place.bytes.lowerBound, place.bytes.upperBound] where offset < bytes.count {
            // Where the file is no UTF-8, there is no character to lie in.
            guard bytes[offset] & 0xC0 == 0x80, String(validating: bytes, as: UTF8.self) != nil else { continue }
            throw BrokenProperty("\(finding.rule.name) lies within a character")
        }
    }

    /// Throws unless all formats of `report` are well-formed, and nothing in them acts on who looks at it. `turn` chooses one of
    /// the formats, so that no input takes all the time.
    static func checkFormats(of report: Report, turn: Int, input: Int) throws {
        let format = OutputFormat.allCases[turn % OutputFormat.allCases.count]
        let bytes = format.render(report)
        try Cost.check(output: bytes.count, input: input)
        try Visible.check(bytes, format.rawValue)
        switch format {
        case .json, .sarif, .gitlab: try WellFormed.checkJSON(bytes, format.rawValue)
        case .jsonl: for line in bytes.split(separator: 0x0A) { try WellFormed.checkJSON(Array(line), "jsonl") }
        case .junit, .checkstyle: try WellFormed.checkXML(bytes, format.rawValue)
        case .text, .concise, .github: break
        }
    }
}
