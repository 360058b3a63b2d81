// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Parallelism

/// The files and folders that a run reads, each with the state that it was in before, so that a change can be noticed.
package final class InputFiles: @unchecked Sendable {
    // All that changes is touched in `lock` alone.
    private let lock = Lock()
    private var states: [String: FileState?] = [:]
    private var listings: [String: Listing] = [:]
    private var contents: [String: Content] = [:]
    /// What was seen of paths of which no more counts: of what they lead to, and of the paths themselves.
    private var looks: [String: FileState.Kind?] = [:]
    private var looksAtLinks: [String: FileState.Kind?] = [:]
    private var fonts: Set<String> = []
    private var replaced: [String: [UInt8]] = [:]
    /// The files of texts among them, opened.
    let texts = OpenedTexts()

    /// What came of reading a file. A `Result` would be a type that each run has to make.
    private enum Content {
        case bytes([UInt8])
        case failure(SystemError)

        func get() throws(SystemError) -> [UInt8] {
            switch self {
            case .bytes(let bytes): return bytes
            case .failure(let error): throw error
            }
        }
    }

    /// Nothing was read yet.
    package init() {}

    /// The bytes of a file; one more than ``SpecLoader/byteLimit(of:)`` at the most. A run reads each file once, so that all its
    /// specs see the same.
    package func read(_ path: String) throws(SystemError) -> [UInt8] {
        if let bytes = lock.locked({ replaced[path] }) { return bytes }
        if let content = lock.locked({ known(path) }) { return try content.get() }
        watch(path)
        let content: Content
        do throws(SystemError) {
            content = .bytes(try FileSystem.read(path, limit: SpecLoader.byteLimit(of: path)))
        } catch {
            content = .failure(error)
        }
        return try lock.locked { () -> Content in
            // Another thread may have been first.
            let first = known(path) ?? content
            if contents[path] == nil { contents[path] = first }
            return first
        }.get()
    }

    /// What came of reading `path` before. Two files whose names are the same text, written with other scalars, are refused: what is
    /// found in one would be told of the other.
    private func known(_ path: String) -> Content? {
        guard let index = contents.index(forKey: path) else { return nil }
        let (other, content) = contents[index]
        if other.utf8.elementsEqual(path.utf8) || Self.leads(other, to: FileState.of(path)) { return content }
        return .failure(
            SystemError("another file has this name with its accents encoded differently; a Mac takes both for one"))
    }

    /// Whether `path` leads to `file`; nothing leads to what is not there.
    private static func leads(_ path: String, to file: FileState?) -> Bool {
        guard let file, let state = FileState.of(path) else { return false }
        return state.isSameFile(as: file)
    }

    /// Has files hold `contents`, by path, whatever is on the disk, and no others what they were said to hold before.
    package func replaceContents(_ contents: [String: [UInt8]]) {
        lock.locked { replaced = contents }
    }

    /// What the file at `path` was said to hold, whatever is on the disk; `nil` if nobody said.
    func replacement(of path: String) -> [UInt8]? { lock.locked { replaced[path] } }

    /// Whether `path` leads to a file that was read, under whatever name.
    func hasRead(_ path: String) -> Bool {
        let file = FileState.of(path)
        let read = lock.locked { Array(contents.keys) + Array(fonts) }
        return read.contains { other in
            Path.withoutParents(other) == Path.withoutParents(path) || Self.leads(other, to: file)
        }
    }

    /// Notes a font file, which others read.
    func noteFont(_ path: String) {
        watch(path)
        lock.locked { _ = fonts.insert(path) }
    }

    /// The names in a folder; those that are not UTF-8 apart.
    func names(in folder: String) throws(SystemError) -> (names: [String], undecodable: [String]) {
        watch(folder)
        let listing = try Listing(folder)
        lock.locked { listings[Path.simplified(folder)] = listing }
        return (listing.names, listing.undecodable)
    }

    /// Notes what `path` leads to, even if that is nothing yet.
    func watch(_ path: String) {
        let path = Path.simplified(path)
        if lock.locked({ states[path] }) != nil { return }
        let state = FileState.of(path.isEmpty ? "." : path)
        lock.locked { if states[path] == nil { states[path] = .some(state) } }
    }

    /// What `path` leads to, where no more than that counts; `nil` for nothing.
    func kind(of path: String) -> FileState.Kind? { look(Look(path: path, followsLink: true)) }

    /// Whether there is something at `path`, even a link that leads nowhere. What it is does not count.
    func exists(_ path: String) -> Bool { look(Look(path: path, followsLink: false)) != nil }

    private func look(_ look: Look) -> FileState.Kind? {
        let kind = look.kind
        lock.locked {
            if look.followsLink { looks[look.path] = .some(kind) } else { looksAtLinks[look.path] = .some(kind) }
        }
        return kind
    }

    /// All that was read, looked for or searched.
    func notes() -> [Note] {
        lock.locked {
            let read: [String: [UInt8]] = contents.reduce(into: [:]) {
                $0[Path.simplified($1.key)] = try? $1.value.get()
            }
            let notes = states.map { path, state in
                let sight: Note.Sight =
                    if let state {
                        if let bytes = read[path] {
                            .read(state, bytes)
                        } else if let listing = listings[path] {
                            .listed(state, listing)
                        } else {
                            .seen(state)
                        }
                    } else {
                        .nothing
                    }
                return Note(path: path, sight: sight)
            }
            // Who read a file has seen that it is one.
            let others = [(looks, true), (looksAtLinks, false)].flatMap { looks, followsLink in
                looks.filter { $0.value != .file || read[Path.simplified($0.key)] == nil }.map { path, kind in
                    Note(path: path, sight: .looked(Look(path: path, followsLink: followsLink), kind))
                }
            }
            return notes + others
        }
    }

    /// The folders of all that was read or looked for, and those that were searched.
    var folders: Set<String> {
        let (paths, searched) = lock.locked { (Array(states.keys), Array(listings.keys)) }
        return Set((paths.map(Path.folder) + searched).map { $0.isEmpty ? "." : $0 })
    }

    /// What was read and is no longer as it was, by path, each with the state that it is in now.
    func changes() -> [String: FileState?] {
        // A copy, since looking may note a new state.
        let before = lock.locked { states }
        var changes: [String: FileState?] = [:]
        for (path, state) in before {
            let now = FileState.of(path.isEmpty ? "." : path)
            if now != state, !hasSameNames(path, now) { changes[path] = .some(now) }
        }
        return changes
    }

    /// Notes all that `other` noted but `paths`, as it was then: what came of reading it is used again.
    func watch(as other: InputFiles, except paths: Set<String>) {
        let (theirs, theirListings) = other.lock.locked { (other.states, other.listings) }
        lock.locked {
            for (path, state) in theirs where !paths.contains(path) && states[path] == nil {
                states[path] = .some(state)
                listings[path] = listings[path] ?? theirListings[path]
            }
        }
    }

    /// Whether `path` is a folder that holds what it held before. Files that are replaced in it, as ours are, change its
    /// time, but those of them that count are watched themselves.
    private func hasSameNames(_ path: String, _ now: FileState?) -> Bool {
        guard now?.kind == .folder, let old = lock.locked({ listings[path] }), (try? Listing(path)) == old else {
            return false
        }
        lock.locked { states[path] = .some(now) }
        return true
    }
}
