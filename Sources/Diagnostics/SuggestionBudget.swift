// SPDX-License-Identifier: Apache-2.0

/// How many unknown names are still looked up among the known ones.
///
/// A look-up takes time in proportion to the known names, and nobody needs a suggestion for each of thousands of faults.
package struct SuggestionBudget {
    private var left: Int

    package init(_ limit: Int) { left = limit }

    /// A budget that is spent.
    package static let none = SuggestionBudget(0)

    package var isSpent: Bool { left == 0 }

    /// Whether one more name is looked up; takes it out of the budget.
    package mutating func take() -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
