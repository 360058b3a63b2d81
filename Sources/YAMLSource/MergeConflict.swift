// SPDX-License-Identifier: Apache-2.0

/// Two versions of some lines, as git leaves them where it can't merge.
struct MergeConflict {
    /// The line with `<<<<<<<`.
    var start: Range<Int>
    /// The line with `=======`.
    var middle: Range<Int>
    /// All but the first version, up to the end of the line with `>>>>>>>`.
    var other: Range<Int>

    /// The conflicts in a text, in order.
    static func all(in lines: Lines) -> [MergeConflict] {
        var found: [MergeConflict] = []
        var (start, base, middle): (Range<Int>?, Range<Int>?, Range<Int>?)
        var offset = 0
        while offset < lines.bytes.count {
            let line = offset..<lines.trimmed(offset..<lines.lineEnd(offset)).upperBound
            switch mark(of: line, lines) {
            case UInt8(ascii: "<"): (start, base, middle) = (line, nil, nil)
            case UInt8(ascii: "|") where start != nil && middle == nil: base = line
            case UInt8(ascii: "=") where start != nil: middle = middle ?? line
            case UInt8(ascii: ">"):
                if let start, let middle {
                    let other = (base ?? middle).lowerBound..<line.upperBound
                    found.append(MergeConflict(start: start, middle: middle, other: other))
                }
                (start, base, middle) = (nil, nil, nil)
            default: break
            }
            offset = lines.nextLine(offset)
        }
        return found
    }

    /// What the line is marked with seven times, if it is.
    private static func mark(of line: Range<Int>, _ lines: Lines) -> UInt8? {
        guard let first = line.first.map({ lines[$0] }), "<=>|".utf8.contains(first), line.count >= 7 else {
            return nil
        }
        guard line.prefix(7).allSatisfy({ lines[$0] == first }), lines.isBlank(line.lowerBound + 7) else { return nil }
        return first
    }
}
