// SPDX-License-Identifier: Apache-2.0

/// The folders that a run was told to write to.
package enum OutputFolders {
    /// Throws if one of `paths` leads out of all of `folders`, since there is a symbolic link on the way. The folders themselves may be
    /// links: somebody named them.
    ///
    /// A link may have come with the files of a stranger, and lead anywhere.
    package static func confine(
        _ paths: some Sequence<String>, to folders: some Sequence<String>
    ) throws(CommandFailure) {
        let roots = folders.map { FileSystem.futureRealPath($0.isEmpty ? "." : $0) }
        for folder in Set(paths.map(Path.folder)).sorted() {
            let real = FileSystem.futureRealPath(folder.isEmpty ? "." : folder)
            if roots.contains(where: { Path.contains($0, real) }) { continue }
            throw CommandFailure(
                "\(folder.shown) lies outside the output folder, where a symbolic link leads: \(real.shown)")
        }
    }

    /// The same for a run that was told one path: that of a folder, or of the only file that it makes.
    package static func confine(_ paths: [String], to output: String) throws(CommandFailure) {
        try confine(paths, to: [paths == [output] ? Path.folder(of: output) : output])
    }
}
