// SPDX-License-Identifier: Apache-2.0

/// Where a block scalar ends. libyaml's mark runs on to the next token.
enum BlockScalar {
    /// The end of the last line within `range` that holds more than white space.
    static func end(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            switch text[end - 1] {
            case 0x09, 0x0A, 0x0D, 0x20: end -= 1
            default: return text.lineEnd(from: end)
            }
        }
        return range.lowerBound
    }
}
