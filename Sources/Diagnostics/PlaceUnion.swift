// SPDX-License-Identifier: Apache-2.0

/// Puts what is said of a file that was read for several specs into one of its readings, so that what is the same is equal.
package struct PlaceUnion {
    /// The first reading of each file of the set.
    private let firsts: [FileID]

    /// Unites the places in `sources`.
    package init(_ sources: SourceSet) {
        var known: [String: FileID] = [:]
        firsts = sources.files.indices.map { index in
            let (file, id) = (sources.files[index], FileID(index: Int32(index)))
            // A place is one of all readings only if they hold the same.
            guard let first = known[file.path], sources[first].bytes == file.bytes else {
                known[file.path] = id
                return id
            }
            return first
        }
    }

    /// Where `place`, which is in the set, is in the first reading of its file.
    package func place(_ place: Place) -> Place {
        Place(file: firsts[Int(place.file.index)], bytes: place.bytes)
    }
}

extension Finding {
    /// Puts all places where `move` says that they are.
    package mutating func movePlaces(_ move: (Place) -> Place) {
        place = move(place)
        for index in labels.indices { labels[index].place = move(labels[index].place) }
        guard var fix else { return }
        for index in fix.edits.indices { fix.edits[index].place = move(fix.edits[index].place) }
        self.fix = fix
    }
}
