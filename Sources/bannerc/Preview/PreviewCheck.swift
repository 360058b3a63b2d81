// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerPreview
import BannerProject
import BannerSpec
import Diagnostics
import Parallelism

/// The first stages of a preview: its specs are found, read and checked.
struct PreviewCheck {
    /// What came of it.
    let outcome: SpecChecker.Outcome
    /// What was measured meanwhile, which drawing needs again.
    let memories: LintMemories
    /// The specs that are as they were in the run before, by path.
    let unchanged: Set<String>
    /// What could not be found or read, a line each.
    let failures: [String]

    /// Checks the specs that `settings` asks for. Whatever else is wrong is told on `terminal`.
    init(
        _ settings: PreviewSettings, _ terminal: Terminal, _ files: InputFiles, reusing kept: PreviewMemory? = nil
    ) throws(CommandFailure) {
        let project = try Project(configuration: settings.configuration, files)
        var run = SpecRun(specs: settings.specs, inputName: settings.inputName, project, searchesFolder: true)
        let inputs = run.sources(of: try run.select()).map { SpecChecker.Input(item: $0.item, source: $0.source) }
        terminal.report(TextFormat.render(run.report, styling: terminal.styling))
        failures = run.failures
        let memory = kept ?? PreviewMemory()
        memories = try memory.memories(project)
        let checker = SpecChecker(
            project: project, settings: LintSettings(),
            assets: try project.assetPath().map { path throws(CommandFailure) in try AssetFolder(path, files) },
            memories: memories, progress: ProgressLine(total: inputs.count, isShown: Terminal.canDraw))
        let known = memory.specs.unchanged(files)
        let checked = Parallel.map(inputs) { input in
            known[input.item.path].flatMap { $0.item.isNamed == input.item.isNamed ? $0 : nil }
                ?? checker.check(input).checked
        }
        checker.progress.clear()
        unchanged = Set(known.keys)
        outcome = SpecChecker.joined(checked)
        let faults = settings.values.faults(in: outcome.specs.compactMap(\.spec))
        guard faults.isEmpty else { throw CommandFailure(messages: faults.map { "--value: \($0)" }) }
        // Last: what a run keeps must have been drawn, or the next would take it for unchanged.
        memory.specs.keep(checked.map { ($0.item.path, $0.inputs, $0) }, files)
    }

    /// Errors are in what is drawn too; who runs this in a script sees them nowhere else.
    func tellErrors(_ terminal: Terminal) {
        let report = outcome.report
        let errors = Report(sources: report.sources, findings: report.findings.filter { $0.severity == .error })
        terminal.report(TextFormat.render(errors, styling: terminal.styling))
    }
}

/// What was measured and found in one run, for the next: nearly all texts are the same, and most specs.
final class PreviewMemory {
    /// What came of checking each spec.
    let specs = SpecMemory<SpecChecker.Checked>()

    private var memories: LintMemories?
    private var stamps: [Stamp] = []
    private var uses = 0

    /// A font file of a text style, and how it was.
    private struct Stamp: Hashable {
        var style: String
        var path: String
        var state: FileState?
    }

    /// After so many runs what was measured is forgotten: each word that somebody types is measured, and would stay for ever.
    private static let limit = 200

    /// The memories of the last run, or new ones where fonts are others now.
    func memories(_ project: Project) throws(CommandFailure) -> LintMemories {
        let now = Self.stamps(project)
        // A run takes fonts from here; that they are watched and well is for the catalogue to see.
        let fonts = try FontFiles.catalog(project)
        uses += 1
        if let memories, now == stamps, uses < Self.limit { return memories }
        let fresh = LintMemories(fonts: fonts)
        (memories, stamps, uses) = (fresh, now, 0)
        return fresh
    }

    private static func stamps(_ project: Project) -> [Stamp] {
        guard let configuration = project.configuration else { return [] }
        return configuration.fonts.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { style, files in
            files.map { file in
                let path = Path.join(configuration.folder, file.value)
                return Stamp(style: style.rawValue, path: path, state: FileState.of(path))
            }
        }
    }
}
