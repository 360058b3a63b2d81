// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What can't be compared, since one of the versions has an error there: what is missing may be what the error is about, and a
/// value may be what stands in for it.
struct Doubts {
    private let old: SpecSide
    private let new: SpecSide
    private let renames: Renames

    init(_ old: SpecSide, _ new: SpecSide, _ renames: Renames) {
        (self.old, self.new, self.renames) = (old, new, renames)
    }

    /// Whether nothing certain can be said of `change`, which is about these key paths.
    func holds(_ change: Change, _ oldPath: String, _ newPath: String) -> Bool {
        guard !old.isWhole || !new.isWhole else { return false }
        if old.isDoubtful(oldPath) || new.isDoubtful(newPath) { return true }
        switch change.code {
        case .symbolRemoved, .memberRemoved: return new.mayHold(oldPath)
        case .caseAdded, .symbolAdded: return old.mayHold(newPath)
        default: return false
        }
    }
}
