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
        guard let named = pathInRepository(path) else { return .outsideRoot }
        guard let inside = withoutLinks(named) else {
            return .unreadable("a symbolic link on the way leads out of the repository, or in a circle, in \(name)")
        }
        guard let entry = entries[inside] else {
            let names = paths(below: inside).compactMap {
                Path.parts(of: Path.relative($0, to: inside)).first
            }
            return names.isEmpty ? .missing : .folder(Set(names).sorted())
        }
        guard entry.mode.hasPrefix("100") else { return .unreadable("not a regular file") }
        guard entry.size <= SpecLoader.byteLimit(of: inside) else { return .tooLarge }
        return blob(entry).map { .bytes($0) } ?? .unreadable("git can't read it")
    }

    // MARK: Symbolic links

    /// How many symbolic links are followed for one path, as systems have it.
    private static let linkLimit = 40

    /// The path in the repository that `path` leads to, which is one too, with all symbolic links on the way followed; `nil` if one leads
    /// out of the repository, or if they are too many.
    private func withoutLinks(_ path: String) -> String? {
        var links = 0
        var done = ""
        var rest = Array(Path.parts(of: path).reversed())
        while let part = rest.popLast() {
            if part == ".." {
                guard !done.isEmpty else { return nil }
                done = Path.folder(of: done)
                continue
            }
            let next = Path.join(done, part)
            guard let entry = entries[next], entry.mode == "120000" else {
                done = next
                continue
            }
            links += 1
            guard links <= Self.linkLimit, let target = target(of: entry) else { return nil }
            rest += Path.parts(of: target).filter { $0 != "." }.reversed()
        }
        return done
    }

    /// Where the symbolic link `entry` leads, relative to its folder; `nil` if it does not say that.
    private func target(of entry: Entry) -> String? {
        guard entry.size <= 4096, let bytes = blob(entry), let target = String(validating: bytes, as: UTF8.self),
            !Path.isAbsolute(target)
        else { return nil }
        return target
    }

    private func blob(_ entry: Entry) -> [UInt8]? {
        guard let blob = try? Self.git(["cat-file", "blob", entry.object]), blob.status == 0 else { return nil }
        return blob.output
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
