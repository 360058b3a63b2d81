// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

/// Files and the findings in them, put together by what the files say.
struct Desk {
    private(set) var report = Report()

    mutating func file(_ path: String, _ text: String) -> FileID {
        file(path, bytes: Array(text.utf8))
    }

    mutating func file(_ path: String, bytes: [UInt8]) -> FileID {
        report.sources.add(SourceFile(path: path, bytes: bytes))
    }

    mutating func add(_ finding: Finding) {
        report.findings.append(finding)
    }

    /// The first place in `file` that says `words`.
    func place(_ words: String, in file: FileID) throws -> Place {
        let bytes = report.sources[file].bytes
        let needle = Array(words.utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: needle) }, "no \(words)")
        return Place(file: file, bytes: start..<(start + needle.count))
    }

    /// The place in `file` from where it first says `start` to where it first says `end`, both included.
    func place(from start: String, to end: String, in file: FileID) throws -> Place {
        try place(start, in: file).joined(with: place(end, in: file))
    }

    /// The same files with those findings that `isKept` wants.
    func keeping(_ isKept: (Finding) -> Bool) -> Desk {
        var desk = self
        desk.report.findings.removeAll { !isKept($0) }
        return desk
    }

    /// The text format's findings, without the count at the end.
    func text(_ styling: Styling = .plain) -> String {
        var lines = TextFormat.render(report, styling: styling).split(separator: "\n", omittingEmptySubsequences: false)
        lines.removeLast(2)
        return lines.joined(separator: "\n")
    }
}

extension RuleID {
    static let contrast = RuleID("BN401", "contrast-text")
    static let key = RuleID("BN103", "duplicate-key")
}
