// SPDX-License-Identifier: Apache-2.0

/// A text in which `«` and `»` mark ranges. They may nest, and are no part of the text.
struct MarkedText {
    private(set) var bytes: [UInt8] = []
    /// The marked ranges, by their starts.
    private(set) var ranges: [Range<Int>] = []

    init(_ marked: String) {
        var open: [Int] = []
        for character in marked.unicodeScalars {
            switch character {
            case "«":
                open.append(ranges.count)
                ranges.append(bytes.count..<bytes.count)
            case "»":
                let number = open.removeLast()
                ranges[number] = ranges[number].lowerBound..<bytes.count
            default: bytes.append(contentsOf: String(character).utf8)
            }
        }
        precondition(open.isEmpty, "each « needs a »")
    }
}
