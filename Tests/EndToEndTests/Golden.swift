// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Files that a person has read, and what is made now.
///
/// With `BANNERC_RECORD=1` in the environment they are written anew. Recording always fails, so that nobody takes a
/// recording for a check.
enum Golden {
    private static let isRecording = ProcessInfo.processInfo.environment["BANNERC_RECORD"] != nil

    /// Compares `bytes` with the file at `path`; `filter` names the tests that record it.
    static func expect(_ path: String, _ bytes: [UInt8], filter: String) throws {
        if isRecording {
            let file = Repository.root.appending(path: path)
            if (try? Repository.bytes(path)) == bytes { return }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
            Issue.record("recorded \(path); read it, then run again without BANNERC_RECORD")
            return
        }
        let advice = "if the change is meant: BANNERC_RECORD=1 scripts/test --filter \(filter)"
        guard let golden = try? Repository.text(path) else {
            Issue.record("there is no \(path); \(advice)")
            return
        }
        let made = String(decoding: bytes, as: UTF8.self)
        guard made != golden else { return }
        let (madeLines, goldenLines) = (lines(made), lines(golden))
        let index = zip(madeLines, goldenLines).prefix { $0 == $1 }.count
        Issue.record(
            """
            \(path) differs from line \(index + 1):
            made:   \(madeLines.dropFirst(index).first ?? "(nothing more)")
            golden: \(goldenLines.dropFirst(index).first ?? "(nothing more)")
            \(advice)
            """)
    }

    /// Checks that the folder at `path` holds the files `names` and no others.
    static func expectFolder(_ path: String, holds names: [String]) throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: path).path)
        #expect(found.filter { !$0.hasPrefix(".") }.sorted() == names.sorted(), "remove from \(path) what is not made")
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
