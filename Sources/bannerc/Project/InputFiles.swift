// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// The files and folders that a run reads, each with the state that it was in before, so that a change can be noticed.
final class InputFiles {
    private var states: [String: FileState?] = [:]
    private var listings: [String: [String]] = [:]
    private var contents: [String: Result<[UInt8], SystemError>] = [:]

    /// The bytes of a file; one more than ``Limits/fileBytes`` at the most. A run reads each file once, so that all its
    /// specs see the same.
    func read(_ path: String) throws(SystemError) -> [UInt8] {
        if let content = contents[path] { return try content.get() }
        watch(path)
        let content: Result<[UInt8], SystemError>
        do throws(SystemError) {
            content = .success(try FileSystem.read(path, limit: Limits.fileBytes))
        } catch {
            content = .failure(error)
        }
        contents[path] = content
        return try content.get()
    }

    /// The names in a folder; those that are not UTF-8 apart.
    func names(in folder: String) throws(SystemError) -> (names: [String], undecodable: [String]) {
        watch(folder)
        let (names, undecodable) = try FileSystem.names(in: folder)
        listings[Path.simplified(folder)] = names
        return (names, undecodable)
    }

    /// Notes what `path` leads to, even if that is nothing yet.
    func watch(_ path: String) {
        let path = Path.simplified(path)
        if states[path] == nil { states[path] = .some(FileState.of(path.isEmpty ? "." : path)) }
    }

    /// Whether anything that was read is no longer as it was.
    func haveChanged() -> Bool {
        // A copy, since looking may note a new state.
        let before = states
        return before.contains { path, state in
            let now = FileState.of(path.isEmpty ? "." : path)
            return now != state && !hasSameNames(path, now)
        }
    }

    /// Whether `path` is a folder that holds what it held before. Files that are replaced in it, as ours are, change its
    /// time, but those of them that count are watched themselves.
    private func hasSameNames(_ path: String, _ now: FileState?) -> Bool {
        guard now?.kind == .folder, let old = listings[path] else { return false }
        guard let names = try? FileSystem.names(in: path).names, names == old else { return false }
        states[path] = .some(now)
        return true
    }
}
