// SPDX-License-Identifier: Apache-2.0

/// How many lines the parts of a banner take that are text, and where the titles of its buttons leave those.
struct TextLines: Equatable {
    /// The lines of the text.
    var text: Int
    /// Those of the title; 0 without one.
    var title = 0
    /// Those of each point.
    var points: [Int] = []
    /// Where the buttons stand.
    var buttons = ButtonRows.beside

    /// All of them.
    var count: Int { text + title + points.reduce(0, +) }
}
