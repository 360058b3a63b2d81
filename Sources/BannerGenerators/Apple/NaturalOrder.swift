// SPDX-License-Identifier: Apache-2.0

/// The order in which Xcode keeps the keys of a String Catalog, that of the Finder: runs of digits are numbers, and letters are
/// compared without regard to case first. Keys are ASCII letters, digits, `_` and `.`.
enum NaturalOrder {
    /// Whether `one` stands before `other`.
    static func isBefore(_ one: String, _ other: String) -> Bool {
        let (left, right) = (parts(of: one), parts(of: other))
        for (left, right) in zip(left, right) where left != right { return left < right }
        // Small letters come before capitals.
        return left.count == right.count
            ? one.utf8.lexicographicallyPrecedes(other.utf8) { $0 > $1 } : left.count < right.count
    }

    /// What each part of a text counts: punctuation before numbers, and those before letters.
    private static func parts(of text: String) -> [[Int]] {
        var parts: [[Int]] = []
        var isNumber = false
        for byte in text.utf8 {
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isDigit, isNumber {
                let (digits, value) = (parts[parts.count - 1][1], parts[parts.count - 1][2])
                // A number of more digits is greater, so that none is too long.
                let digit = Int(byte) - 0x30
                parts[parts.count - 1] = value == 0 ? [1, 1, digit] : [1, digits + 1, value &* 10 &+ digit]
            } else if isDigit {
                parts.append([1, 1, Int(byte) - 0x30])
            } else if let punctuation = "_.".utf8.firstIndex(of: byte) {
                parts.append([0, "_.".utf8.distance(from: "_.".utf8.startIndex, to: punctuation), 0])
            } else {
                parts.append([2, Int((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte), 0])
            }
            isNumber = isDigit
        }
        return parts
    }
}

extension Array<Int> {
    fileprivate static func < (left: [Int], right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }
}
