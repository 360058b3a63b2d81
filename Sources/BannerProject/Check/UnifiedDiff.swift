// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The difference between a file on the disk and what is generated, in the form that `diff -u` made known.
///
/// What a terminal would obey is written as an escape. All else is as `patch` takes it.
package enum UnifiedDiff {
    /// The lines around a change that are shown.
    private static let context = 3

    /// The difference from `old` to `new`; `nil` stands for a file that is not there, or should not be.
    package static func render(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
        // A tab ends a name with a blank in it, as `diff -u` writes it.
        let name = TerminalText.escapingControls(path) + (path.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
        var text = "--- \(old == nil ? "/dev/null" : name)\n+++ \(new == nil ? "/dev/null" : name)\n"
        let old = lines(of: old ?? [])
        let new = lines(of: new ?? [])
        guard let steps = LineDiff.steps(from: old, to: new) else {
            return text + "(too different to show: \(old.count) lines on the disk, \(new.count) generated)\n"
        }
        for hunk in hunks(steps) { text += render(steps[hunk], old, new) }
        return text
    }

    /// How many lines it takes to make `new` of `old`; `nil` if that are too many to tell.
    static func changedLines(old: [UInt8], new: [UInt8]) -> (added: Int, removed: Int)? {
        guard let steps = LineDiff.steps(from: lines(of: old), to: lines(of: new)) else { return nil }
        var counts = (added: 0, removed: 0)
        for step in steps {
            switch step {
            case .same: break
            case .added: counts.added += 1
            case .removed: counts.removed += 1
            }
        }
        return counts
    }

    /// The lines with their line breaks.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// The ranges of steps to show: all changes, with their context.
    private static func hunks(_ steps: [LineDiff.Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in steps.indices {
            if case .same = steps[index] { continue }
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func render(
        _ steps: ArraySlice<LineDiff.Step>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> String {
        var oldLines: [Int] = []
        var newLines: [Int] = []
        var body = ""
        for step in steps {
            switch step {
            case .same(let oldIndex, let newIndex):
                oldLines.append(oldIndex)
                newLines.append(newIndex)
                body += shown(" ", old[oldIndex])
            case .removed(let index):
                oldLines.append(index)
                body += shown("-", old[index])
            case .added(let index):
                newLines.append(index)
                body += shown("+", new[index])
            }
        }
        return "@@ -\(range(oldLines)) +\(range(newLines)) @@\n" + body
    }

    /// The 1-based first line and the number of lines; of no lines, 0.
    private static func range(_ lines: [Int]) -> String {
        guard let first = lines.first else { return "0,0" }
        return "\(first + 1),\(lines.count)"
    }

    private static func shown(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
        let hasBreak = line.last == UInt8(ascii: "\n")
        // Tabs are harmless, and a file that is edited by hand may have them.
        let pieces = line.dropLast(hasBreak ? 1 : 0).split(
            separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        let text = pieces.map { TerminalText.escapingControls(String(decoding: $0, as: UTF8.self)) }
        return sign + text.joined(separator: "\t") + "\n" + (hasBreak ? "" : "\\ No newline at end of file\n")
    }
}
