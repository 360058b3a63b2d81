// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import Diagnostics
import Foundation
import Testing

/// The page docs/diff.md lists all kinds of change as they are.
@Suite struct PageTests {
    @Test func tableIsThatOfTheProgram() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/diff.md")
            .standardizedFileURL
        let page = try String(contentsOf: file, encoding: .utf8)
        let parts = page.components(separatedBy: Self.mark)
        try #require(parts.count == 2, "the page has no place for the table")
        let end = try #require(parts[1].range(of: "\n## "))
        let made = parts[0] + Self.mark + Self.table + parts[1][end.lowerBound...]
        if ProcessInfo.processInfo.environment["BANNERC_RECORD"] != nil {
            try Data(made.utf8).write(to: file)
        }
        #expect(page == made, "BANNERC_RECORD=1 scripts/test --filter PageTests writes it")
    }

    private static let mark = "<!-- codes -->\n"

    private static var table: String {
        var lines = ["", "| code | name | group | level | what has changed |", "|---|---|---|---|---|"]
        for code in ChangeCode.all {
            lines.append(
                "| `\(code.id.code)` | `\(code.id.name)` | \(code.group.rawValue) | \(code.level.rawValue) | \(code.summary) |"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
