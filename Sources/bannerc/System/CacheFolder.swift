// SPDX-License-Identifier: Apache-2.0

/// The folder for what may be forgotten at any time.
enum CacheFolder {
    /// Its path: that of the environment variable `BANNERC_CACHE`, or else one in the system's place for caches, on Linux as the XDG Base
    /// Directory Specification has it. `nil` where there is none, as without a home, or if the variable says `off`.
    static var path: String? {
        if let own = Process.environment("BANNERC_CACHE") { return own == "off" ? nil : own }
        #if os(macOS)
            return folder("HOME").map { Path.join($0, "Library/Caches/bannerc") }
        #else
            let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { Path.join($0, ".cache") }
            return caches.map { Path.join($0, "bannerc") }
        #endif
    }

    private static func folder(_ variable: String) -> String? {
        Process.environment(variable).flatMap { Path.isAbsolute($0) ? $0 : nil }
    }

    /// How many files are kept.
    private static let limit = 256

    /// Puts `bytes` into the file at `path`. What can't be kept is not.
    static func keep(_ bytes: [UInt8], at path: String) {
        let folder = Path.folder(of: path)
        _ = try? Signals.held { () throws(SystemError) in
            _ = try FileSystem.makeFolders(folder)
            if FileState.of(path) == nil { makeRoom(in: folder) }
            let temporary = try FileSystem.writeTemporary(bytes, in: folder)
            do throws(SystemError) {
                try FileSystem.move(temporary, to: path)
            } catch {
                FileSystem.remove(temporary)
                throw error
            }
        }
    }

    /// Removes what was left, and the older half if there are too many.
    private static func makeRoom(in folder: String) {
        FileSystem.removeLeftovers(in: folder)
        guard let names = try? FileSystem.names(in: folder).names, names.count >= limit else { return }
        let files = names.map { Path.join(folder, $0) }.map { (path: $0, time: FileState.of($0)?.latestChange ?? 0) }
        for file in files.sorted(by: { $0.time < $1.time }).prefix(names.count - limit / 2) {
            FileSystem.remove(file.path)
        }
    }
}
