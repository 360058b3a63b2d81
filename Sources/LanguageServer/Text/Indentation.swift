// SPDX-License-Identifier: Apache-2.0

/// How far a new line is indented.
enum Indentation {
    /// The blanks before the line with this number, by the line above that holds something; `nil` where there is none.
    static func ofLine(_ line: Int, in content: TextContent) -> Int? {
        guard line > 0, line < content.lines.lineCount else { return nil }
        // Only the line right above tells: behind an empty line a person may begin anything.
        let bytes = content.bytes[content.lines.range(of: line - 1, in: content.bytes)]
        let scan = LineScan(bytes)
        if scan.isBlank { return nil }
        let start = bytes.prefix { $0 == 0x20 }.count
        if scan.isComment, scan.firstKey == nil { return start }
        if scan.levels.count > 1 { return start + 2 }
        let opens = scan.firstKey != nil && scan.word.isEmpty && !scan.hasBrackets || scan.opensText
        // Below the first key of a list item its other keys follow.
        let own = scan.firstKey != nil && !scan.dashes.isEmpty ? scan.indentation : start
        return opens ? own + 2 : own
    }
}
