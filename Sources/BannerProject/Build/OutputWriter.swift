// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// Writes the files of a run: either all that changed, or none.
package struct OutputWriter {
    /// A file to write.
    package struct File: Sendable {
        /// Where it goes.
        package var path: String
        /// What it holds.
        package var content: FileContent
        /// Whether it is written even if it already holds that, so that its time tells of this run.
        var isAlwaysWritten = false
        /// Whether it is people's, and not generated: then it stays the file that it is, with its permissions, owner and all its
        /// names, be it reached through a symbolic link; and if it is read-only, it is not written.
        var isSource = false
        /// What a source held when it was read. If it holds something else by now, somebody has saved it meanwhile, and it stays.
        var former: [UInt8]?
        /// Whether somebody named this very path: then it may be a symbolic link to the file that is meant.
        var isNamed = false

        package init(path: String, content: FileContent) {
            self.path = path
            self.content = content
        }

        package init(path: String, bytes: [UInt8], isAlwaysWritten: Bool = false, isNamed: Bool = false) {
            self.init(path: path, content: FileContent([bytes]))
            self.isAlwaysWritten = isAlwaysWritten
            self.isNamed = isNamed
        }

        /// A file of people's, which held `former` when it was read; `nil` if that is not known, or it was not there.
        package init(source path: String, bytes: [UInt8], former: [UInt8]?) {
            self.init(path: path, content: FileContent([bytes]))
            isSource = true
            self.former = former
        }
    }

    /// A file that is ready to be moved to its place.
    private struct Move: Sendable {
        /// The temporary file with the new content.
        var temporary: String
        /// Where it goes, and how people know that.
        var target: String
        var shown: String
        /// A second name of the file that is there; `nil` if there is none, or if the file system knows no such thing.
        var backup: String?
        /// What a file with several names, or with extended attributes, held: it is written in place, so that it stays one file with all
        /// that it has.
        var former: [UInt8]?
        var content: FileContent
        /// Whether a file was there.
        var isReplacement: Bool
        var isLast: Bool
        /// What a source was like when its content was looked at; `nil` if that counts for nothing.
        var state: FileState?

        /// Whether what was there can be had again.
        var isUndoable: Bool { backup != nil || former != nil || !isReplacement }
    }

    private var moves: [Move] = []
    private var madeFolders: [String] = []

    /// Writes `files` and returns the paths of those that were not yet as they should be.
    ///
    /// Each is written to a temporary file beside it, and all of those are moved to their places at the end: who reads one
    /// meanwhile sees the old file or the new one. Where a move is refused, what was moved before is put back. A signal to end
    /// takes effect when all is done. What a run left that was killed is removed by the next that writes to the folder.
    ///
    /// A source with several names (hard links) or with extended attributes, such as an access control list, is written in place, so
    /// that it keeps them. That is the one case in which who reads it meanwhile may see a part.
    package static func write(_ files: [File]) throws(CommandFailure) -> [String] {
        try Signals.held { () throws(CommandFailure) in
            var writer = OutputWriter()
            do throws(CommandFailure) {
                try writer.prepare(files)
                return try writer.finish()
            } catch {
                writer.cleanUp()
                throw error
            }
        }
    }

    /// Removes what runs that were killed left in the folders of `paths`, which this one has read and may have nothing to write to.
    package static func sweep(_ paths: [String]) {
        for folder in Set(paths.map { Path.folder(of: FileSystem.realPath($0) ?? $0) }) {
            FileSystem.removeLeftovers(in: folder)
        }
    }

    /// Makes the folders, and then on all cores the temporary files.
    private mutating func prepare(_ files: [File]) throws(CommandFailure) {
        let (files, targets) = try Self.targets(of: files)
        var seenFolders: Set<String> = []
        for (file, target) in zip(files, targets) {
            let folder = Path.folder(of: target)
            guard seenFolders.insert(folder).inserted else { continue }
            FileSystem.removeLeftovers(in: folder)
            do throws(SystemError) { madeFolders += try FileSystem.makeFolders(folder) } catch {
                throw Self.failure(file.path, error)
            }
        }
        let prepared = Parallel.map(Array(zip(files, targets))) { Self.prepare($0, at: $1) }
        moves = prepared.compactMap(\.move)
        if let failure = prepared.lazy.compactMap(\.failure).first { throw failure }
    }

    /// Those of `files` that are written, and where: a file that goes by two names, through a link or as both, is written once.
    private static func targets(of files: [File]) throws(CommandFailure) -> (files: [File], targets: [String]) {
        var written: [File] = []
        var targets: [String] = []
        var owners: [[UInt64]: Int] = [:]
        for file in files {
            let target = try target(of: file)
            if file.isSource, let identity = FileState.of(target)?.identity {
                if let owner = owners[identity] {
                    guard (try? written[owner].content.joined()) == (try? file.content.joined()) else {
                        throw CommandFailure(
                            "\(written[owner].path.shown) and \(file.path.shown) are one file, and would hold two things"
                        )
                    }
                    continue
                }
                owners[identity] = written.count
            }
            written.append(file)
            targets.append(target)
        }
        return (written, targets)
    }

    /// Where `file` is written: at the end of a symbolic link, if that may be one. A link that leads nowhere is replaced.
    private static func target(of file: File) throws(CommandFailure) -> String {
        guard file.isSource || file.isNamed else { return file.path }
        // `/dev/stdout` is a link that leads to no path, and what would take its place would be in everybody's way.
        if file.isNamed, FileState.of(file.path)?.kind == .other || leadsToDescriptor(file.path) {
            throw failure(file.path, SystemError("not a regular file"))
        }
        guard let real = FileSystem.realPath(file.path) else { return file.path }
        // The path is the user's, and the link may be a stranger's.
        if file.isNamed, FileState.ofLink(file.path)?.kind == .link, let folder = FileSystem.realPath(""),
            !Path.contains(folder, real)
        {
            throw failure(file.path, SystemError("it is a symbolic link that leads out of the working directory"))
        }
        return real
    }

    /// Whether `path` is a link to what a process has open, `/proc/self/fd/1`.
    private static func leadsToDescriptor(_ path: String) -> Bool {
        var path = path
        // As many links as systems follow.
        for _ in 0..<40 {
            if ["/proc/", "/dev/fd/"].contains(where: path.hasPrefix) { return true }
            guard let next = FileSystem.destination(ofLink: path) else { return false }
            path = Path.isAbsolute(next) ? next : Path.join(Path.folder(of: path), next)
        }
        return false
    }

    /// Writes the temporary file for `file`, unless what is at `target` is as it should be. Where that fails half-way, there is both a
    /// move and a failure.
    private static func prepare(_ file: File, at target: String) -> (move: Move?, failure: CommandFailure?) {
        var move: Move?
        do throws(SystemError) {
            if try FileSystem.holds(target, file.content), !file.isAlwaysWritten { return (nil, nil) }
            let nature = file.isSource ? FileSystem.nature(of: target) : nil
            if let nature, nature.isReadOnly || !FileSystem.isWritable(target) {
                throw SystemError("the file is read-only")
            }
            // What else belongs to the file would not go along with its content.
            let isMore = nature.map { $0.nameCount > 1 || FileSystem.hasAttributes(target) } ?? false
            let state = file.former == nil ? nil : FileState.of(target)
            let present = isMore || file.former != nil ? try FileSystem.read(target, limit: .max - 1) : nil
            if let read = file.former, read != present { throw changed }
            let former = isMore ? present : nil
            let temporary = try FileSystem.writeTemporary(file.content, in: Path.folder(of: target))
            move = Move(
                temporary: temporary, target: target, shown: file.path, former: former, content: file.content,
                isReplacement: FileState.ofLink(target) != nil, isLast: file.isAlwaysWritten, state: state)
            if let nature { try FileSystem.setNature(nature, of: temporary) }
            return (move, nil)
        } catch {
            return (move, failure(file.path, error))
        }
    }

    private static let changed = SystemError("it was saved by somebody else after it had been read; run this again")

    private mutating func finish() throws(CommandFailure) -> [String] {
        let paths = moves.map(\.shown)
        for index in moves.indices where moves[index].isReplacement && moves[index].former == nil {
            let move = moves[index]
            if isChanged(move) { throw Self.failure(move.shown, Self.changed) }
            let backup = FileSystem.temporaryPath(in: Path.folder(of: move.target))
            if (try? FileSystem.link(move.target, as: backup)) != nil { moves[index].backup = backup }
            // Another name is a change, too.
            if move.state != nil { moves[index].state = FileState.of(move.target) }
        }
        // What can't be put back goes first: where that is refused, as it is for a file that is mounted or can't be changed,
        // nothing has been moved yet.
        let order = moves.indices.sorted { left, right in
            let (first, second) = (rank(moves[left]), rank(moves[right]))
            return first != second ? first < second : left < right
        }
        for (done, index) in order.enumerated() {
            do throws(SystemError) { try put(moves[index]) } catch {
                throw undo(order[..<done].map { moves[$0] }, after: Self.failure(moves[index].shown, error))
            }
        }
        for move in moves {
            if let backup = move.backup { FileSystem.remove(backup) }
            if move.former != nil { FileSystem.remove(move.temporary) }
        }
        return paths
    }

    private func rank(_ move: Move) -> Int { move.isLast ? 2 : move.isUndoable ? 1 : 0 }

    /// Whether a source is another than when it was read.
    private func isChanged(_ move: Move) -> Bool { move.state.map { $0 != FileState.of(move.target) } ?? false }

    private func put(_ move: Move) throws(SystemError) {
        if isChanged(move) { throw Self.changed }
        guard let former = move.former else { return try FileSystem.move(move.temporary, to: move.target) }
        do throws(SystemError) {
            try FileSystem.overwrite(move.target, move.content)
        } catch {
            try? FileSystem.overwrite(move.target, FileContent([former]))
            throw error
        }
    }

    /// Puts back what `moves` replaced, the last first, and adds to `failure` what can't be.
    private func undo(_ moves: [Move], after failure: CommandFailure) -> CommandFailure {
        var failure = failure
        for move in moves.reversed() where !undo(move) {
            failure.messages.append("\(move.shown.shown) was written before that, and is new")
        }
        return failure
    }

    private func undo(_ move: Move) -> Bool {
        do throws(SystemError) {
            if let former = move.former {
                try FileSystem.overwrite(move.target, FileContent([former]))
            } else if let backup = move.backup {
                try FileSystem.move(backup, to: move.target)
            } else if !move.isReplacement {
                try FileSystem.removeFile(move.target)
            } else {
                return false
            }
            return true
        } catch {
            return false
        }
    }

    private func cleanUp() {
        for move in moves {
            FileSystem.remove(move.temporary)
            if let backup = move.backup { FileSystem.remove(backup) }
        }
        FileSystem.removeFolders(madeFolders)
    }

    private static func failure(_ path: String, _ error: SystemError) -> CommandFailure {
        CommandFailure("can't write \(path.shown): \(error.reason)")
    }
}
