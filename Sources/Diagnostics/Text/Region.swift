// SPDX-License-Identifier: Apache-2.0

/// Where a place is in its file, in lines and columns.
struct Region: Hashable {
    /// A point between two characters.
    struct Point: Hashable {
        /// The 1-based line.
        let line: Int
        /// The 1-based column. Who makes the point says in what it counts.
        let column: Int
    }

    /// Where its first character starts.
    let start: Point

    /// Where its last character ends; the same as `start` if it is empty.
    let end: Point
}
