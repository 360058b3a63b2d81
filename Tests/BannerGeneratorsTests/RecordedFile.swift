// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Files of this repository that are made by the program and read by people.
///
/// With `BANNERC_RECORD=1` in the environment they are written anew. Recording always fails, so that nobody takes a
/// recording for a check.
enum RecordedFile {
    /// The folder that holds `Package.swift`.
    static let root = Tool.project

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }

    /// Compares `text` with the file at `path`.
    static func expect(_ path: String, _ text: String, filter: String) throws {
        if ProcessInfo.processInfo.environment["BANNERC_RECORD"] != nil {
            if (try? Self.text(path)) == text { return }
            try Data(text.utf8).write(to: root.appending(path: path))
            Issue.record("recorded \(path); read it, then run again without BANNERC_RECORD")
        } else {
            let isFresh = try Self.text(path) == text
            #expect(isFresh, "\(path) is stale: BANNERC_RECORD=1 scripts/test --filter \(filter)")
        }
    }

    /// Puts `made` between the fences of the first code block after the line `<!-- sample: NAME -->` of a page, and compares the page with
    /// that.
    static func expectSample(_ name: String, in path: String, _ made: String, filter: String) throws {
        let page = try Self.text(path)
        let mark = "<!-- sample: \(name) -->\n"
        let start = try #require(page.range(of: mark), "\(path) has no \(mark)").upperBound
        let body = page.index(after: try #require(page[start...].firstIndex(of: "\n")))
        let close = try #require(page[body...].range(of: "\n```")).lowerBound
        try expect(path, page[..<body] + made.trimmingSuffixNewlines + page[close...], filter: filter)
    }
}

extension String {
    fileprivate var trimmingSuffixNewlines: String {
        var text = self
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
