// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Changes of several specs, of which those of a file that they share are one. Specs come one after another, so that nobody has to keep
/// what each of them says of a file that all use.
public struct MergedChanges {
    private let union: PlaceUnion
    private var changes: [Change] = []
    /// Where each is among ``changes``, by what it has in common for all specs.
    private var indices: [Change: Int] = [:]

    /// No changes yet, of specs whose places are in `sources`.
    public init(_ sources: SourceSet) { self.init(PlaceUnion(sources)) }

    init(_ union: PlaceUnion) { self.union = union }

    /// Adds the changes of a spec, or of several.
    public mutating func add(_ changes: [Change]) {
        for change in changes {
            var same = change
            same.old.place = change.old.place.map(union.place)
            same.new.place = change.new.place.map(union.place)
            (same.specs, same.isShared, same.followers, same.contrast) = ([], false, [], nil)
            if let index = indices[same] {
                self.changes[index].specs += change.specs
                self.changes[index].followers += change.followers
                self.changes[index].contrast = self.changes[index].contrast ?? change.contrast
            } else {
                indices[same] = self.changes.count
                self.changes.append(change)
            }
        }
    }

    /// All of them, in the order in which they came, with the specs that they hold for.
    public var all: [Change] {
        changes.map { change in
            guard change.specs.count > 1 else { return change }
            var change = change
            change.specs = Self.unique(change.specs)
            change.followers = Self.unique(change.followers)
            return change
        }
    }

    private static func unique(_ texts: [String]) -> [String] {
        var known: Set<String> = []
        return texts.filter { known.insert($0).inserted }
    }
}
