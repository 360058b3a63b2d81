// SPDX-License-Identifier: Apache-2.0

import BannerProject
import BannerSpec
import Diagnostics
import YAMLSource

/// The specs of two versions, and the files that both are read from.
struct DiffVersions {
    private(set) var old = DiffVersion()
    private(set) var new = DiffVersion()
    /// The files of both versions.
    private(set) var sources = SourceSet()
    /// The files of the old one come first, `count` of them; `revision` is theirs.
    private var prefix: (count: Int, revision: GitRevision)?
    private var missing: [String] = []

    /// What could not be found or read, a line each.
    var failures: [String] { missing + old.failures + new.failures }

    /// With a revision, the specs at `paths` as they are there and here, or those of the project for none. Else the two versions are
    /// at two paths, files or folders, the old one first.
    init(_ paths: [String], since revision: String?, _ project: Project) throws(CommandFailure) {
        if let revision {
            try read(paths, project, since: GitRevision(revision))
        } else {
            // The command line has two of them.
            old = read(paths[0], project)
            new = read(paths[1], project)
        }
    }

    /// The specs at `path`, a file or a folder, and `items`, which are newer.
    init(_ path: String, and items: [SpecSelection.Item], below folder: String, _ project: Project) {
        old = read(path, project)
        let root = FileSystem.realPath(folder) ?? folder
        for item in items {
            let used = project.usedFiles(for: item.path)
            let real = FileSystem.realPath(item.path) ?? item.path
            let key = Path.contains(root, real) ? Path.relative(real, to: root) : item.path
            new.add(item.path, key: key, isNamed: item.isNamed, into: &sources) { used.access($0) }
        }
    }

    /// The files with the revision before the paths of the old ones, as git writes it.
    var namedSources: SourceSet {
        guard let prefix else { return sources }
        var named = SourceSet()
        for (index, file) in sources.files.enumerated() {
            guard index < prefix.count else {
                _ = named.add(file)
                continue
            }
            // Behind the colon, git reads a path from the top of the repository.
            let path = prefix.revision.pathInRepository(file.path) ?? file.path
            _ = named.add(
                SourceFile(path: "\(prefix.revision.name):\(path)", bytes: file.bytes, pathInRepository: path))
        }
        return named
    }

    /// The specs at `path`, a file or a folder.
    private mutating func read(_ path: String, _ project: Project) -> DiffVersion {
        let selection = SpecSelection.arguments([path], inputName: "", project)
        missing += selection.failures
        let root = FileSystem.realPath(path) ?? path
        let isFolder = FileState.of(path)?.kind == .folder
        var version = DiffVersion()
        for item in selection.items {
            var used = project.usedFiles(for: item.path)
            // A folder of another project is one by itself.
            if isFolder, !Path.contains(used.root, root) { used = UsedFiles(root: root, files: project.files) }
            let real = FileSystem.realPath(item.path) ?? item.path
            let key = isFolder && Path.contains(root, real) ? Path.relative(real, to: root) : ""
            let access = used
            version.add(item.path, key: key, isNamed: item.isNamed, into: &sources) { access.access($0) }
        }
        return version
    }

    private mutating func read(
        _ paths: [String], _ project: Project, since revision: GitRevision
    ) throws(CommandFailure) {
        let scope = DiffScope(paths, project, revision)
        let items = try scope.items()
        missing += scope.failures
        let now = Set(items.compactMap { revision.pathInRepository($0.path) })
        var then = scope.oldPaths
        // What was named and is not there under its path may have been called otherwise.
        if !now.isSubset(of: Set(then)) { then += scope.otherPaths.filter { !then.contains($0) } }
        for path in then {
            let isAsked = scope.oldPaths.contains(path)
            let name = revision.pathFromHere(path)
            old.add(name, key: path, isNamed: isAsked && scope.isNamed(path), into: &sources) { revision.access($0) }
        }
        prefix = (sources.files.count, revision)
        for item in items {
            let used = project.usedFiles(for: item.path)
            let key = revision.pathInRepository(item.path) ?? item.path
            new.add(item.path, key: key, isNamed: item.isNamed, into: &sources) { used.access($0) }
        }
        old.keep { scope.oldPaths.contains($0.key) || new.hasName($0.name, butNot: Set(scope.oldPaths)) }
    }
}
