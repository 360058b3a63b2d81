// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerProject
import BannerSpec
import Diagnostics
import Parallelism

/// A comparison of two versions of specs, in these stages:
///
/// 1. The configuration is found, and the specs of both versions are found and read (``DiffVersion``).
/// 2. Those that belong together are compared (``SpecDiff``).
/// 3. What may pass is accepted (``ChangePolicy``), and the rest is shown.
struct Diff {
    let settings: DiffSettings
    let terminal: Terminal
    private let files = InputFiles()

    init(_ settings: DiffSettings, _ terminal: Terminal) {
        self.settings = settings
        self.terminal = terminal
    }

    /// Compares, and shows what has changed.
    func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: settings.configuration, files)
        let versions = try DiffVersions(settings.paths, since: settings.revision, project)
        // A version of which something could not be read would seem to have lost that.
        guard versions.failures.isEmpty else { throw CommandFailure(messages: versions.failures) }
        let pairs = DiffVersion.pairs(versions.old, versions.new)
        let sources = versions.namedSources
        var changes = MergedChanges(sources)
        let sides = pairs.map { (old: $0.old?.side, new: $0.new?.side) }
        for start in stride(from: 0, to: sides.count, by: Self.batchSize) {
            let batch = Array(sides[start...].prefix(Self.batchSize))
            Parallel.map(batch) { SpecDiff.changes(from: $0.old, to: $0.new) }.forEach { changes.add($0) }
        }
        let faults = pairs.flatMap { ($0.old?.findings ?? []) + ($0.new?.findings ?? []) }
        let (judged, unused) = policy(project).apply(to: changes.all)
        for exception in unused {
            terminal.report("note: no change is accepted by \(Self.text(exception).shown)\n")
        }
        let report = ChangeReport(
            sources: sources, changes: judged, faults: faults, specCount: pairs.count)
        try show(report)
        let failLevel = settings.failLevel ?? project.configuration?.diff.failLevel ?? .major
        return !faults.isEmpty || failLevel.isReached(by: report.level) ? .findings : .clean
    }

    /// So many specs are compared beside each other before what they have in common is joined.
    private static let batchSize = 4 * Parallel.coreCount

    private func policy(_ project: Project) -> ChangePolicy {
        var policy = project.configuration?.diff.policy ?? ChangePolicy()
        policy.exceptions = settings.exceptions + policy.exceptions
        policy.levels.merge(settings.levels) { $1 }
        return policy
    }

    private static func text(_ exception: ChangePolicy.Exception) -> String {
        (exception.code?.id.code ?? "*") + (exception.keyPath.map { ":\($0)" } ?? "")
    }

    // MARK: Showing

    private func show(_ report: ChangeReport) throws(CommandFailure) {
        let outputs = settings.outputs.isEmpty ? [.init(format: .text)] : settings.outputs
        try DiffSettings.Output.show(outputs, files, terminal) { [terminal] output in
            let styling = output.path == nil ? terminal.styling : .plain
            return output.format.render(
                report, styling: styling, toolVersion: Release.version, folderInRepository: HostedRepository.folder)
        }
    }
}
