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
    static let limit = 256
    /// How the names of ours end, after 16 hexadecimal digits.
    private static let ending = ".build"

    /// The file that has `number` in `folder`.
    static func file(_ number: UInt64, in folder: String) -> String {
        let digits = String(number, radix: 16)
        return Path.join(folder, String(repeating: "0", count: 16 - digits.count) + digits + ending)
    }

    /// What was kept in the file at `path`; `nil` if there is nothing that this user has kept.
    static func kept(at path: String, limit: Int) -> [UInt8]? {
        guard let state = FileState.ofLink(path), state.kind == .file, state.owner == Process.user else { return nil }
        return try? FileSystem.read(path, limit: limit)
    }

    /// Puts `bytes` into the file at `path`. What can't be kept is not.
    static func keep(_ bytes: [UInt8], at path: String) {
        let folder = Path.folder(of: path)
        _ = try? Signals.held { () throws(SystemError) in
            _ = try FileSystem.makeFolders(folder)
            if FileState.ofLink(path) == nil { makeRoom(in: folder) }
            let temporary = try FileSystem.writeTemporary(FileContent([bytes]), in: folder)
            do throws(SystemError) {
                try FileSystem.move(temporary, to: path)
            } catch {
                FileSystem.remove(temporary)
                throw error
            }
        }
    }

    /// Removes what was left, and the older half if there are too many. Whatever else someone has in the folder is none of our business.
    private static func makeRoom(in folder: String) {
        FileSystem.removeLeftovers(in: folder)
        guard let names = try? FileSystem.names(in: folder).names else { return }
        let files = names.filter(isOurs).compactMap { name in
            let path = Path.join(folder, name)
            return FileState.ofLink(path).flatMap { $0.kind == .file ? (path: path, time: $0.latestChange) : nil }
        }
        guard files.count >= limit else { return }
        for file in files.sorted(by: { $0.time < $1.time }).prefix(files.count - limit / 2) {
            FileSystem.remove(file.path)
        }
    }

    private static func isOurs(_ name: String) -> Bool {
        let number = name.utf8.dropLast(ending.utf8.count)
        return name.hasSuffix(ending) && number.count == 16
            && number.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
