// SPDX-License-Identifier: Apache-2.0

/// Removes generated files that no spec makes any more, and folders that are empty then. Nothing else is touched: neither what
/// does not carry our mark, nor a link.
enum Pruning {
    /// Removes those of `orphans` that are ours, and says so. `folders` are those that outputs go to, which stay.
    static func run(
        _ orphans: [Orphans.Orphan], folders: Set<String>, _ terminal: Terminal
    ) throws(CommandFailure) {
        for orphan in orphans {
            guard orphan.isOurs else {
                terminal.report("note: \(orphan.path.shown) stays, since bannerc did not write it\n")
                continue
            }
            do throws(SystemError) {
                try FileSystem.removeFile(orphan.path)
            } catch {
                throw CommandFailure("can't remove \(orphan.path.shown): \(error.reason)")
            }
            terminal.report("removed \(orphan.path.shown)\n")
            var folder = Path.folder(of: orphan.path)
            // A folder that holds something is not removed, and so none around it.
            while !folder.isEmpty, !folders.contains(folder), FileSystem.removeEmptyFolder(folder) {
                folder = Path.folder(of: folder)
            }
        }
    }
}
