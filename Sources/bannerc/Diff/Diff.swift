// SPDX-License-Identifier: Apache-2.0

import BannerDiff
import BannerSpec
import Diagnostics

/// A comparison of two versions of specs, in these stages:
///
/// 1. The configuration is found, and the specs of both versions are found and read (``DiffVersion``).
/// 2. Those that belong together are compared (``SpecDiff``).
/// 3. What may pass is let pass (``ChangePolicy``), and the rest is shown.
struct Diff {
    let settings: DiffSettings
    let terminal: Terminal
    private let files = InputFiles()
    private var sources = SourceSet()
    private var failures: [String] = []

    init(_ settings: DiffSettings, _ terminal: Terminal) {
        self.settings = settings
        self.terminal = terminal
    }

    /// Compares, and shows what has changed.
    mutating func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: settings.configuration, files)
        let versions = try versions(project)
        failures += versions.old.failures + versions.new.failures
        let pairs = DiffVersion.pairs(versions.old, versions.new)
        let changes = pairs.flatMap { SpecDiff.changes(from: $0.old?.side, to: $0.new?.side) }
        let faults = pairs.flatMap { ($0.old?.findings ?? []) + ($0.new?.findings ?? []) }
        let (judged, unused) = policy(project).apply(to: changes)
        for exception in unused {
            terminal.report("note: no change is let pass by \(Self.text(exception).shown)\n")
        }
        let report = ChangeReport(sources: sources, changes: judged, faults: faults)
        try show(report, versions.prefix)
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        let failLevel = settings.failLevel ?? project.configuration?.diff.failLevel ?? .major
        return !faults.isEmpty || failLevel.isReached(by: report.level) ? .findings : .clean
    }

    private func policy(_ project: Project) -> ChangePolicy {
        var policy = project.configuration?.diff.policy ?? ChangePolicy()
        policy.exceptions = settings.exceptions + policy.exceptions
        policy.levels.merge(settings.levels) { $1 }
        return policy
    }

    private static func text(_ exception: ChangePolicy.Exception) -> String {
        (exception.code?.id.code ?? "*") + (exception.keyPath.map { ":\($0)" } ?? "")
    }

    // MARK: Versions

    /// Both versions. The files of the old one come first, `count` of them; `revision` is theirs.
    private struct Versions {
        var old: DiffVersion
        var new: DiffVersion
        var prefix: (count: Int, revision: String)?
    }

    private mutating func versions(_ project: Project) throws(CommandFailure) -> Versions {
        if let name = settings.revision { return try versions(project, since: GitRevision(name)) }
        // The command line has two of them.
        let old = try version(settings.paths[0], project)
        return Versions(old: old, new: try version(settings.paths[1], project))
    }

    /// The specs at `path`, a file or a folder.
    private mutating func version(_ path: String, _ project: Project) throws(CommandFailure) -> DiffVersion {
        let selection = SpecSelection.arguments([path], inputName: "", project)
        failures += selection.failures
        let root = FileSystem.realPath(path) ?? path
        let isFolder = FileState.of(path)?.kind == .folder
        var version = DiffVersion()
        for item in selection.items {
            var used = project.usedFiles(for: item.path)
            // A folder of another project is one by itself.
            if isFolder, !Path.contains(used.root, root) { used = UsedFiles(root: root, files: files) }
            let real = FileSystem.realPath(item.path) ?? item.path
            let key = isFolder && Path.contains(root, real) ? Path.relative(real, to: root) : ""
            let access = used
            version.add(item.path, key: key, isNamed: item.isNamed, into: &sources) { access.access($0) }
        }
        return version
    }

    private mutating func versions(_ project: Project, since revision: GitRevision) throws(CommandFailure) -> Versions {
        var (old, new) = (DiffVersion(), DiffVersion())
        let scope = DiffScope(settings.paths, project, revision)
        let items = try scope.items()
        failures += scope.failures
        let now = Set(items.compactMap { revision.pathInRepository($0.path) })
        var then = scope.oldPaths
        // What was named and is not there under its path may have been called otherwise.
        if !now.isSubset(of: Set(then)) { then += scope.otherPaths.filter { !then.contains($0) } }
        for path in then {
            let isAsked = scope.oldPaths.contains(path)
            let name = revision.pathFromHere(path)
            old.add(name, key: path, isNamed: isAsked && scope.isNamed(path), into: &sources) { revision.access($0) }
        }
        let count = sources.files.count
        for item in items {
            let used = project.usedFiles(for: item.path)
            let key = revision.pathInRepository(item.path) ?? item.path
            new.add(item.path, key: key, isNamed: item.isNamed, into: &sources) { used.access($0) }
        }
        old.keep { scope.oldPaths.contains($0.key) || new.hasName($0.name, butNot: Set(scope.oldPaths)) }
        return Versions(old: old, new: new, prefix: (count, revision.name))
    }

    // MARK: Showing

    private func show(_ report: ChangeReport, _ prefix: (count: Int, revision: String)?) throws(CommandFailure) {
        var report = report
        if let prefix { report.sources = Self.named(report.sources, prefix.count, prefix.revision) }
        let outputs = settings.outputs.isEmpty ? [.init(format: .text)] : settings.outputs
        try DiffSettings.Output.show(outputs, files, terminal) { [report, terminal] output in
            let styling = output.path == nil ? terminal.styling : .plain
            return output.format.render(report, styling: styling, toolVersion: Version.current)
        }
    }

    /// The files with the revision before the paths of the first `count`, as git writes it.
    private static func named(_ sources: SourceSet, _ count: Int, _ revision: String) -> SourceSet {
        var named = SourceSet()
        for (index, file) in sources.files.enumerated() {
            _ = named.add(index < count ? SourceFile(path: "\(revision):\(file.path)", bytes: file.bytes) : file)
        }
        return named
    }
}
