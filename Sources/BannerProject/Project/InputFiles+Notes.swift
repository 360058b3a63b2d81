// SPDX-License-Identifier: Apache-2.0

extension InputFiles {
    /// What is in a folder, when it was searched.
    struct Listing: Equatable {
        /// The names, in the order of their bytes.
        let names: [String]
        /// Names that are not UTF-8, as far as they are.
        let undecodable: [String]
        /// What each of `names` is, without following links.
        let kinds: [FileState.Kind?]

        init(_ folder: String) throws(SystemError) {
            (names, undecodable) = try FileSystem.names(in: folder)
            kinds = names.map { FileState.ofLink(Path.join(folder, $0))?.kind }
        }
    }

    /// A look at what a path is.
    struct Look {
        var path: String
        /// Whether a symbolic link counts as what it leads to.
        var followsLink: Bool

        /// What there is now; `nil` for nothing.
        var kind: FileState.Kind? {
            (followsLink ? FileState.of(path.isEmpty ? "." : path) : FileState.ofLink(path))?.kind
        }
    }

    /// What a run knows of a path.
    struct Note {
        enum Sight {
            /// A file that was read, and its state before that.
            case read(FileState, [UInt8])
            /// A folder that was searched.
            case listed(FileState, Listing)
            /// Something that this run did not read itself.
            case seen(FileState)
            /// There was nothing, or a link that leads nowhere.
            case nothing
            /// No more than what it is was looked at.
            case looked(Look, FileState.Kind?)
        }

        var path: String
        var sight: Sight
    }
}
