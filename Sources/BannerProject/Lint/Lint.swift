// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

/// A lint, in these stages:
///
/// 1. The configuration, the specs and the baseline are found and read.
/// 2. All specs are checked (``SpecChecker``).
/// 3. What can be fixed is fixed, if that is asked for (``FixLoop``).
/// 4. What the baseline does not allow is shown (``FindingOutput``).
package struct Lint {
    let settings: LintSettings
    let terminal: Terminal

    private let files: InputFiles
    private let isRepeated: Bool
    private var failures: [String] = []
    /// What could not be read, for formats in which the specs would seem to have no fault.
    private var unread = Report()

    /// `isRepeated` says that the program goes on after the lint.
    package init(
        _ settings: LintSettings, _ terminal: Terminal, _ files: InputFiles = InputFiles(), isRepeated: Bool = false
    ) {
        self.settings = settings
        self.terminal = terminal
        self.files = files
        self.isRepeated = isRepeated
    }

    /// Checks the specs, and shows what is found.
    package mutating func run() throws(CommandFailure) -> ExitStatus {
        do throws(CommandFailure) {
            return try check()
        } catch {
            // The failure itself is told in any case.
            try? FindingOutput(settings: settings, terminal: terminal, files: files).showFaults(error.report)
            throw error
        }
    }

    private mutating func check() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: settings.configuration, files)
        let inputs = try inputs(project)
        let checker = try checker(project, inputs)
        if settings.showsSettings { return try showSettings(checker.check(inputs)) }

        var outcome = checker.check(inputs)
        if settings.writesSources { try refuseFaults(project) }
        if let offer = settings.suppressions {
            outcome = try suppress(outcome, offer, inputs, checker, project)
        } else if settings.fixMode != .none {
            outcome = try fix(outcome, inputs, checker)
        }
        if settings.fixMode == .diff { return try finish(outcome.report, isReached: hasDifference) }

        let report = try retold(outcome, inputs, checker, project)
        let failLevel = settings.failLevel ?? project.configuration?.lint.failLevel ?? .error
        let output = FindingOutput(
            settings: settings, terminal: terminal, files: files, unread: unread, specs: outcome.specs,
            failLevel: failLevel, baselineCount: outcome.report.findings.count - report.findings.count)
        try output.show(report)
        if !isRepeated { Leftovers.keep((outcome, checker, report)) }
        return try finish(report, isReached: failLevel.isReached(by: report.findings))
    }

    /// Checks whenever something that the last run read has changed, until someone ends it.
    package static func watch(_ settings: LintSettings, _ terminal: Terminal) -> ExitStatus {
        Watch.run(terminal) { files in
            var lint = Lint(settings, terminal, files, isRepeated: true)
            do throws(CommandFailure) {
                return try lint.run() == .clean ? "checked: nothing that fails the run" : "checked: not clean"
            } catch {
                terminal.report(error)
                return "not checked"
            }
        }
    }

    /// Throws for what the end of the run would throw for, when the files are others already.
    private func refuseFaults(_ project: Project) throws(CommandFailure) {
        _ = try baseline(project)
        try LintSettings.Output.refuseInputs(settings.outputs, files)
    }

    private func checker(_ project: Project, _ inputs: [SpecChecker.Input]) throws(CommandFailure) -> SpecChecker {
        let assets = try project.assetPath().map { path throws(CommandFailure) in try AssetFolder(path, files) }
        let fonts = try FontFiles.catalog(project)
        if project.configuration?.fonts.isEmpty == false, let warning = FontFiles.warning {
            terminal.report("warning: \(warning)\n")
        }
        return SpecChecker(
            project: project, settings: settings, assets: assets, memories: LintMemories(fonts: fonts),
            progress: ProgressLine(total: inputs.count, isShown: Terminal.canDraw))
    }

    /// What could not be read counts for more than what was found.
    private func finish(_ report: Report, isReached: Bool) throws(CommandFailure) -> ExitStatus {
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        return isReached ? .findings : .clean
    }

    private mutating func inputs(_ project: Project) throws(CommandFailure) -> [SpecChecker.Input] {
        var run = SpecRun(
            specs: settings.specs, inputName: settings.inputName, project, searchesFolder: true,
            takesAsFound: settings.takesAsFound)
        let inputs = run.sources(of: try run.select()).map { SpecChecker.Input(item: $0.item, source: $0.source) }
        var report = run.report
        // A run over some of the specs can't tell what holds for the others.
        if settings.specs.isEmpty, run.failures.isEmpty {
            report.findings += vainOverrides(project, inputs.map(\.item.path))
        }
        terminal.report(TextFormat.render(report, styling: terminal.styling))
        failures = run.failures
        unread = Self.unread(run)
        return inputs
    }

    private static func unread(_ run: SpecRun) -> Report {
        var merger = FindingMerger()
        for fault in run.faults { merger.add(fault.report) }
        merger.add(Report(sources: run.report.sources, findings: run.report.findings.filter { $0.severity == .error }))
        return merger.report
    }

    /// What the configuration says of specs that are not there, as one that was moved since.
    private func vainOverrides(_ project: Project, _ specs: [String]) -> [Finding] {
        guard let configuration = project.configuration else { return [] }
        let paths = specs.map(project.pathInProject)
        let patterns = configuration.lint.overrides.flatMap(\.files)
        return patterns.filter { pattern in !paths.contains(where: pattern.value.covers) }.map { pattern in
            Finding(
                .useFile, .warning, "no spec matches `\(pattern.value.text)`", at: pattern.place,
                help: ["name a file, a folder, or a pattern such as `legacy/**`"])
        }
    }

    // MARK: Fixes

    private var hasDifference = false

    private mutating func fix(
        _ outcome: SpecChecker.Outcome, _ inputs: [SpecChecker.Input], _ checker: SpecChecker
    ) throws(CommandFailure) -> SpecChecker.Outcome {
        if settings.fixMode != .diff { OutputWriter.sweep(inputs.map(\.item.path)) }
        let (fixed, fixes) = apply(outcome, inputs, checker, allowsUnsafe: settings.allowsUnsafeFixes) { $0 }
        if try write(fixes), !fixes.contents.isEmpty {
            terminal.report(
                "fixed \(Figure.count(fixes.count, "finding")) in \(Figure.count(fixes.contents.count, "file"))\n")
        }
        let left = fixes.refused.count
        if left > 0 {
            terminal.report(
                "note: \(Figure.count(left, "fix", "fixes")) left out, since \(left == 1 ? "it" : "each") would leave a finding or make a "
                    + "new one\(fixes.isExhausted ? ", or there were too many to try each alone" : "")\n")
        }
        return fixed
    }

    /// Writes comments that suppress findings, and says where none can stand.
    private mutating func suppress(
        _ outcome: SpecChecker.Outcome, _ offer: SuppressionOffer, _ inputs: [SpecChecker.Input],
        _ checker: SpecChecker, _ project: Project
    ) throws(CommandFailure) -> SpecChecker.Outcome {
        // What the baseline accepts needs no comment. Once it can be read, it can be read again.
        _ = try withoutBaseline(outcome.report, project)
        let lint = self
        let (left, comments) = apply(outcome, inputs, checker, allowsUnsafe: false) { report in
            let new = try? lint.withoutBaseline(report, project)
            let shown = Set((new ?? report).findings.map(Self.withoutNotes))
            return offer.offering(report) { shown.contains(Self.withoutNotes($0)) }
        }
        guard try write(comments) else { return left }
        let places = Figure.count(comments.contents.count, "file")
        terminal.report(
            comments.contents.isEmpty
                ? "no comment was added\n" : "added \(Figure.count(comments.count, "comment")) to \(places)\n")
        let refused = comments.refused.count
        if refused > 0 {
            terminal.report(
                "note: \(Figure.count(refused, "finding")) got none, since no comment can be put above \(refused == 1 ? "its" : "their") "
                    + "line, such as within a text of several lines; `# bannerc: ignore-file[RULE] -- reason` holds for a whole file\n"
            )
        }
        return left
    }

    /// A finding as it is before the baseline notes what is new in it.
    private static func withoutNotes(_ finding: Finding) -> Finding {
        var finding = finding
        finding.cases = []
        finding.notes = []
        return finding
    }

    /// What is found once the fixes that `offering` leaves in a report are applied, as far as they do only good, and what they
    /// make of the files.
    private func apply(
        _ outcome: SpecChecker.Outcome, _ inputs: [SpecChecker.Input], _ checker: SpecChecker, allowsUnsafe: Bool,
        offering: @escaping (Report) -> Report
    ) -> (SpecChecker.Outcome, FixLoop) {
        let files = files
        var latest = outcome
        var fixes = FixLoop(allowsUnsafe: allowsUnsafe) { contents in
            files.replaceContents(contents)
            latest = checker.check(inputs.map { $0.read(from: files) })
            return offering(latest.report)
        }
        let report = fixes.run(from: offering(outcome.report))
        return (SpecChecker.Outcome(specs: latest.specs, report: report), fixes)
    }

    /// Writes what `fixes` make of the files, or prints the difference. Returns whether it wrote.
    private mutating func write(_ fixes: FixLoop) throws(CommandFailure) -> Bool {
        let changed = fixes.contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        if settings.fixMode == .diff {
            hasDifference = !changed.isEmpty
            for (path, bytes) in changed {
                terminal.print(UnifiedDiff.render(path: path, old: fixes.originals[path], new: bytes))
            }
            return false
        }
        // What could not be read may hold what these fixes would break.
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        _ = try OutputWriter.write(
            changed.map { .init(source: $0.key, bytes: $0.value, former: fixes.originals[$0.key]) })
        return true
    }

    /// What the rules find in `inputs`, but for what the baseline allows: what a build has to know.
    func findings(in inputs: [SpecChecker.Input], _ project: Project) throws(CommandFailure) -> Report {
        // A build may leave out specs that the baseline is about, so what is gone tells nothing.
        let checker = try checker(project, inputs)
        return try retold(checker.check(inputs), inputs, checker, project, tellsGone: false)
    }

    // MARK: Baseline

    /// The findings that the baseline does not accept.
    private func withoutBaseline(_ report: Report, _ project: Project) throws(CommandFailure) -> Report {
        guard let (file, baseline) = try baseline(project) else { return report }
        let paths = file.relativePaths(report.sources)
        let findings = baseline.newFindings(in: report) { paths[$0.path] ?? $0.path }
        return Report(sources: report.sources, findings: findings)
    }

    /// The same of what came of a run, each finding told by what is new in it, and said aloud what of the baseline is gone.
    private func retold(
        _ outcome: SpecChecker.Outcome, _ inputs: [SpecChecker.Input], _ checker: SpecChecker, _ project: Project,
        tellsGone: Bool = true
    ) throws(CommandFailure) -> Report {
        guard let (file, baseline) = try baseline(project) else { return outcome.report }
        let scope = BaselineScope(outcome.specs, areNamed: !settings.specs.isEmpty, file)
        let paths = file.relativePaths(outcome.report.sources)
        let path = { (source: SourceFile) in paths[source.path] ?? source.path }
        if tellsGone {
            tellGone(baseline, baseline.shrunk(to: outcome.report, path: path, isLookedFor: scope.covers), file)
        }

        let report = Report(
            sources: outcome.report.sources, findings: baseline.newFindings(in: outcome.report, path: path))
        let known = baseline.knownCases(in: outcome.report, path: path)
        guard !known.isEmpty else { return report }
        let concerned = Set(outcome.specs.lazy.filter { !known.paths.isDisjoint(with: $0.inputs) }.map(\.item.path))
        let again = checker.check(inputs.filter { concerned.contains($0.item.path) }, known: known).report
        return known.joining(
            report, Report(sources: again.sources, findings: baseline.newFindings(in: again, path: path)))
    }

    private func tellGone(_ baseline: Baseline, _ left: Baseline, _ file: BaselineFile) {
        let gone = baseline.count - left.count
        guard gone > 0 else { return }
        terminal.report(
            "note: \(Figure.count(gone, "case")) of the baseline \(gone == 1 ? "is" : "are") gone; "
                + "`bannerc baseline` takes \(gone == 1 ? "it" : "them") out of \(file.path.shown)\n")
    }

    /// The baseline that the run is held against, if there is to be one.
    private func baseline(_ project: Project) throws(CommandFailure) -> (BaselineFile, Baseline)? {
        guard let path = try baselinePath(project) else { return nil }
        let file = BaselineFile(path: path, files: files)
        files.watch(path)
        guard let baseline = try file.read() else {
            throw CommandFailure("there is no baseline \(path.shown); `bannerc baseline` writes one")
        }
        return (file, baseline)
    }

    private func baselinePath(_ project: Project) throws(CommandFailure) -> String? {
        // A baseline is of what people see.
        if settings.isPseudo { return nil }
        if let path = settings.baseline { return path }
        return try project.baselinePath()
    }

    /// Writes a baseline, or strikes out what is gone, and says what was done.
    ///
    /// Nothing is written while a spec has errors of the language: what else is wrong with it can't be seen, and would be struck
    /// out, or be new once the error is mended.
    package mutating func updateBaseline() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: settings.configuration, files)
        let inputs = try inputs(project)
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        let outcome = try checker(project, inputs).check(inputs)
        let report = outcome.report
        let errors = report.findings.filter(\.isLanguageError)
        guard errors.isEmpty else {
            let unread = Report(sources: report.sources, findings: errors)
            terminal.report(TextFormat.render(unread, styling: terminal.styling))
            terminal.reportError("no baseline was written: errors of the language can't be accepted")
            return .findings
        }
        let path = try baselinePath(project) ?? BaselineFile.standardName
        let file = BaselineFile(path: path, files: files)
        let paths = file.relativePaths(report.sources)
        guard let old = try file.read() else {
            let baseline = Baseline(report) { paths[$0.path] ?? $0.path }
            try file.write(baseline)
            let findings = report.sorted().count
            let cases = baseline.count == findings ? "" : " in \(Figure.count(baseline.count, "case"))"
            terminal.print("\(Figure.count(findings, "finding"))\(cases) written to \(path.shown)\n")
            return .clean
        }
        let scope = BaselineScope(outcome.specs, areNamed: !settings.specs.isEmpty, file)
        let baseline = old.shrunk(to: report, path: { paths[$0.path] ?? $0.path }, isLookedFor: scope.covers)
        try file.write(baseline)
        let gone = old.count - baseline.count
        let new = old.newFindings(in: report) { paths[$0.path] ?? $0.path }.count
        terminal.print(
            "\(Figure.count(gone, "case")) gone, \(baseline.count) left in \(path.shown)"
                + (new == 0 ? "\n" : "; \(new) new, which `bannerc lint` shows\n"))
        return .clean
    }

    // MARK: Settings

    private func showSettings(_ outcome: SpecChecker.Outcome) throws(CommandFailure) -> ExitStatus {
        for spec in outcome.specs { terminal.print(SettingsListing.text(spec)) }
        return try finish(outcome.report, isReached: false)
    }
}

extension SpecChecker.Input {
    /// The spec as `files` holds it now.
    func read(from files: InputFiles) -> SpecChecker.Input {
        guard item.bytes == nil, let bytes = try? files.read(item.path) else { return self }
        return SpecChecker.Input(item: item, source: SourceFile(path: item.path, bytes: bytes))
    }
}
