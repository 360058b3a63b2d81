// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Where the lines of a document start, as the protocol counts them: after LF, CR LF and a lone CR.
struct TextLines: Sendable {
    /// The offset of each line's first byte.
    private let starts: [UInt32]
    private let count: Int
    /// The bytes of the longest one, with its line break.
    let longest: Int

    init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
                let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
                if !isPair { starts.append(UInt32(truncatingIfNeeded: offset + 1)) }
            }
        }
        // There is one line at least.
        var longest = bytes.count - Int(starts[starts.count - 1])
        for line in starts.indices.dropFirst() { longest = max(longest, Int(starts[line] - starts[line - 1])) }
        self.starts = starts
        self.longest = longest
        count = bytes.count
    }

    /// How many lines there are: at least one.
    var lineCount: Int { starts.count }

    /// The bytes of `line`, which is counted from 0 and exists, without its line break.
    func range(of line: Int, in bytes: [UInt8]) -> Range<Int> {
        let start = Int(starts[line])
        guard line + 1 < starts.count else { return start..<count }
        // A line break of one or two bytes stands before the next line.
        var end = Int(starts[line + 1]) - 1
        if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The line of the byte at `offset`; the last one for an offset at the end or beyond.
    func line(at offset: Int) -> Int {
        // The first line starts at no offset before 0.
        max(starts.partitioningIndex { Int($0) > offset } - 1, 0)
    }
}
