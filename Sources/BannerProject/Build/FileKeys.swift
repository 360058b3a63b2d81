// SPDX-License-Identifier: Apache-2.0

/// What stands for files, so that two paths that lead to one of them are known for it. Folders that were looked up are remembered.
final class FileKeys {
    private var realFolders: [String: String] = [:]

    /// What stands for the file `name` in `folder`. Names that differ in case alone count as one, as they do on most Macs, so that a
    /// project builds on all systems or on none.
    func key(_ name: String, in folder: String) -> String {
        let real = realFolders[folder] ?? FileSystem.futureRealPath(folder)
        realFolders[folder] = real
        return Path.join(real, Path.caseFolded(name))
    }

    /// What stands for the file at `path`.
    func key(_ path: String) -> String { key(Path.name(of: path), in: Path.folder(of: path)) }
}
