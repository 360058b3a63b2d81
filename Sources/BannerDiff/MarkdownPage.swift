// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A page of Markdown, for the description of a pull request. It ends where that could take no more, and says what is missing.
package struct MarkdownPage {
    /// How many characters a page has at most. GitHub takes 65,536, and people write something beside it.
    package static let limit = 60_000
    /// For the last sentence.
    private static let room = 200

    private var lines: [String]
    private var count = 0
    private var heading: String?
    /// How much had no room, by what it is.
    private var missing: [(noun: String, count: Int)] = []

    /// A page that begins with `lines`.
    package init(_ lines: [String]) {
        self.lines = lines
        count = Self.count(lines)
    }

    /// Adds the lines that tell of a `noun`, below the heading of those before or one of its own. Behind what has no room, nothing has.
    package mutating func add(_ lines: [String], of noun: String, below heading: String? = nil) {
        let isNew = heading != nil && heading != self.heading
        let lines = (isNew ? ["", "### \(heading ?? "")", ""] : []) + lines
        let sum = count + Self.count(lines)
        guard missing.isEmpty, sum <= Self.limit - Self.room else {
            let index = missing.firstIndex { $0.noun == noun } ?? missing.endIndex
            if index == missing.endIndex { missing.append((noun, 0)) }
            missing[index].count += 1
            return
        }
        self.lines += lines
        self.heading = heading
        count = sum
    }

    /// The page.
    package var text: String {
        let rest = missing.map { Figure.count($0.count, "more \($0.noun)") }
        let end = rest.isEmpty ? [] : ["", "… and \(Figure.joined(rest)), for which a description has no room."]
        return (lines + end).joined(separator: "\n") + "\n"
    }

    /// Whoever counts, no character is more than its units of UTF-16.
    private static func count(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf16.count + 1 } }
}
