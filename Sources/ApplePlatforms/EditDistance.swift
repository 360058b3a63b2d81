// SPDX-License-Identifier: Apache-2.0

import Diagnostics

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
        let distance = NearestName.distance(left, right)
        return distance <= limit ? UInt8(2 * distance) : .max
    }
}
