// SPDX-License-Identifier: Apache-2.0

/// How far a word is from one that was perhaps misspelt.
enum EditDistance {
    /// Words longer than this are compared by their beginnings.
    private static let longest = 32

    /// 2 for a slip, 2 more for each further one, and 255 where more than one letter in four differs: of words as short as
    /// `bag` and `car`, any two would be near.
    static func cost(of word: String, for sought: String) -> UInt8 {
        let (left, right) = (Array(word.utf8.prefix(longest)), Array(sought.utf8.prefix(longest)))
        let limit = max(left.count, right.count) / 4
        guard limit > 0, abs(left.count - right.count) <= limit else { return .max }
        let distance = slips(left, right)
        return distance <= limit ? UInt8(2 * distance) : .max
    }

    /// The fewest letters to put in, take out or replace, and neighbours to swap, that make one word out of the other.
    private static func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
