// SPDX-License-Identifier: Apache-2.0

package import BannerSpec

/// The files of a revision of the git repository that the working directory lies in.
///
/// They are read by the names of their objects, so that no path of the revision is ever an argument.
package struct GitRevision: Sendable {
    private struct Entry: Sendable {
        var mode: Substring
        var object: String
        var size: Int
    }

    /// The revision, as it was asked for.
    package let name: String
    /// The real path of the repository's top folder.
    package let root: String
    /// The working directory, relative to that; empty for the top folder itself.
    package let folder: String
    private let entries: [String: Entry]

    /// Finds the files of the revision `name`, which was asked for with `flag`.
    package init(_ name: String, flag: String = "--against") throws(CommandFailure) {
        self.name = name
        let top = try Self.git(["rev-parse", "--show-toplevel"], flag)
        guard top.status == 0, let root = FileSystem.realPath(Self.line(top.output)) else {
            throw Self.failure("\(flag) needs a git repository, and the working directory lies in none", top)
        }
        self.root = root
        let commit = try Self.git(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
        guard commit.status == 0 else {
            throw CommandFailure(
                "there is no revision \(name.shown) in the git repository \(root.shown); if it is on a server, fetch it first "
                    + "(`git fetch`; in GitHub Actions, `fetch-depth: 0`)")
        }
        let tree = try Self.git(["ls-tree", "-r", "-l", "-z", "--full-tree", Self.line(commit.output)])
        guard tree.status == 0 else { throw Self.failure("git can't list the revision \(name.shown)", tree) }
        entries = Self.entries(tree.output)
        do throws(SystemError) {
            folder = Path.relative(try FileSystem.workingFolder(), to: root)
        } catch {
            throw CommandFailure("can't find the working directory: \(error.reason)")
        }
    }

    /// `100644 blob 3b18… 12<tab>specs/owl.banner.yaml<NUL>`
    private static func entries(_ output: [UInt8]) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for line in output.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            // A path that is not UTF-8 can't be asked for.
            guard words.count == 4, let path = String(validating: line[(tab + 1)...], as: UTF8.self) else { continue }
            entries[path] = Entry(mode: words[0], object: String(words[2]), size: Int(words[3]) ?? 0)
        }
        return entries
    }

    // MARK: Paths

    /// The path of `path`, which is relative to the working directory, in the repository; `nil` if it lies outside.
    package func pathInRepository(_ path: String) -> String? {
        let absolute = Path.isAbsolute(path) ? path : Path.join(Path.join(root, folder), path)
        let simple = Path.withoutParents(absolute)
        if Path.contains(root, simple) { return Path.relative(simple, to: root) }
        // Another way may lead there, through a symbolic link.
        guard let real = FileSystem.realPath(Path.folder(of: simple)), Path.contains(root, real) else { return nil }
        return Path.relative(Path.join(real, Path.name(of: simple)), to: root)
    }

    /// The path in the repository relative to the working directory.
    package func pathFromHere(_ path: String) -> String {
        Path.relative(Path.join(root, path), to: Path.join(root, folder))
    }

    /// The paths in the repository at or below `path`, which is one too.
    package func paths(below path: String) -> [String] {
        entries.keys.filter { path.isEmpty || $0 == path || $0.hasPrefix(path + "/") }.sorted()
    }

    /// Whether the revision has a file at this path of the repository.
    package func has(_ path: String) -> Bool { entries[path] != nil }

    // MARK: Files

    /// The file at `path`, which is relative to the working directory.
    package func access(_ path: String) -> FileAccess {
        guard let inside = pathInRepository(path) else { return .outsideRoot }
        guard let entry = entries[inside] else {
            let names = paths(below: inside).compactMap {
                $0.dropFirst(inside.utf8.count + 1).split(separator: "/").first
            }
            return names.isEmpty ? .missing : .folder(Set(names.map(String.init)).sorted())
        }
        guard entry.mode != "120000" else { return .unreadable("it is a symbolic link in \(name)") }
        guard entry.mode.hasPrefix("100") else { return .unreadable("not a regular file") }
        guard entry.size <= SpecLoader.byteLimit(of: inside) else { return .tooLarge }
        guard let blob = try? Self.git(["cat-file", "blob", entry.object]), blob.status == 0 else {
            return .unreadable("git can't read it")
        }
        return .bytes(blob.output)
    }

    // MARK: Git

    private static func git(
        _ arguments: [String], _ flag: String = "--against"
    ) throws(CommandFailure) -> ChildProcess.Outcome {
        do throws(SystemError) {
            return try ChildProcess.run("git", arguments)
        } catch {
            throw CommandFailure(
                error.isMissing ? "\(flag) needs git, which is not installed" : "can't run git: \(error.reason)")
        }
    }

    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private static func failure(_ message: String, _ outcome: ChildProcess.Outcome) -> CommandFailure {
        let why = line(outcome.errors)
        return CommandFailure(why.isEmpty ? message : "\(message): \(why.escaped)")
    }
}
