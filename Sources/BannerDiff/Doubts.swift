// SPDX-License-Identifier: Apache-2.0

import BannerChanges
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
        if holds(oldPath, newPath) { return true }
        switch change.code {
        case .symbolRemoved, .memberRemoved: return new.mayHold(oldPath)
        case .caseAdded, .symbolAdded: return old.mayHold(newPath)
        default: return false
        }
    }

    /// The values of both versions without those of which nothing certain can be said in either.
    func certain(_ values: (old: [SpecValue], new: [SpecValue])) -> (old: [SpecValue], new: [SpecValue]) {
        guard !old.isWhole || !new.isWhole else { return values }
        var doubtful = Set(values.old.lazy.filter(old.isDoubtful).map(\.key))
        doubtful.formUnion(values.new.lazy.filter(new.isDoubtful).map(\.key))
        func isCertain(_ value: SpecValue) -> Bool { !doubtful.contains(value.key) }
        return (values.old.filter(isCertain), values.new.filter(isCertain))
    }

    /// Whether nothing certain can be said of a definition, by its key paths in both versions.
    func holds(_ oldPath: String, _ newPath: String) -> Bool { old.isDoubtful(oldPath) || new.isDoubtful(newPath) }

    /// Whether nothing certain can be said of a limit that is worked out of several values of a definition.
    func holdsLimit(_ keyPath: String, _ oldPath: String) -> Bool {
        old.isDoubtfulAsAWhole(oldPath) || new.isDoubtfulAsAWhole(keyPath)
    }
}
