// SPDX-License-Identifier: Apache-2.0

import YAMLSource

/// The files and folders that a run reads, each with the state that it was in before, so that a change can be noticed.
final class InputFiles {
    private var states: [String: FileState?] = [:]
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
        return try FileSystem.names(in: folder)
    }

    /// Notes what `path` leads to, even if that is nothing yet.
    func watch(_ path: String) {
        if states[path] == nil { states[path] = .some(FileState.of(path.isEmpty ? "." : path)) }
    }

    /// Whether anything that was read is no longer as it was.
    var haveChanged: Bool {
        states.contains { FileState.of($0.key.isEmpty ? "." : $0.key) != $0.value }
    }
}
