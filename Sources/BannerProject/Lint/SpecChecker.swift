// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
package import BannerLint
package import BannerSpec
package import Diagnostics
import Parallelism

/// Checks the specs of a run, on all cores, and joins what comes of it.
package struct SpecChecker: Sendable {
    /// A spec to check.
    package struct Input: Sendable {
        package var item: SpecSelection.Item
        var source: SourceFile

        /// The spec `item`, which holds `source`.
        package init(item: SpecSelection.Item, source: SourceFile) {
            self.item = item
            self.source = source
        }
    }

    /// What came of checking a spec.
    package struct Checked: Sendable {
        package var item: SpecSelection.Item
        /// The spec; of one with errors, what could be understood, and `nil` for nothing.
        package var spec: Spec?
        package var sources: SourceSet
        package var result: Linter.Result
        /// Every file that was read, the spec first.
        package var inputs: [String]
        /// Whether something could not be understood, so that what else is wrong can't be seen.
        let hasLanguageErrors: Bool
        /// Whether it has a `name`.
        let hasName: Bool

        /// Whether it may turn out to be only a part of other specs, which is told with those.
        var mayBePart: Bool { !item.isNamed && !hasName }
    }

    /// What came of checking all specs.
    package struct Outcome {
        /// The specs, but for those that are only parts of others.
        package var specs: [Checked]
        /// All findings.
        package var report: Report
    }

    let project: Project
    package let settings: LintSettings
    package let assets: AssetFolder?
    package let memories: LintMemories
    /// Hears of each spec that is done.
    package let progress: ProgressLine

    /// A checker of specs in `project`, as `settings` and its configuration say.
    package init(
        project: Project, settings: LintSettings, assets: AssetFolder? = nil, memories: LintMemories,
        progress: ProgressLine
    ) {
        self.project = project
        self.settings = settings
        self.assets = assets
        self.memories = memories
        self.progress = progress
    }

    /// Checks specs; of what `known` holds, the rules concerned look for the rest alone.
    ///
    /// A thousand specs that share a file would each hold all that is wrong with it, so findings are joined piece by piece, and what
    /// came of a spec has none.
    func check(_ inputs: [Input], known: KnownCases = KnownCases()) -> Outcome {
        var merger = FindingMerger()
        var all: [Checked] = []
        for piece in Self.pieces(of: inputs) {
            for var checked in Parallel.map(piece, { check($0, known: known).checked }) {
                if !checked.mayBePart {
                    merger.add(Report(sources: checked.sources, findings: checked.result.findings))
                    checked.result.findings = []
                }
                all.append(checked)
            }
        }
        progress.clear()
        return Self.joined(all, merger)
    }

    /// The specs that are checked before their findings are joined, enough for all cores, and then the next ones.
    package static func pieces(of inputs: [Input]) -> [[Input]] {
        let size = 16 * Parallel.coreCount
        return stride(from: 0, to: inputs.count, by: size).map { Array(inputs[$0..<min($0 + size, inputs.count)]) }
    }

    /// All that came of checking specs, each by itself, beside the findings that were joined already.
    package static func joined(_ checked: [Checked], _ merger: FindingMerger = FindingMerger()) -> Outcome {
        let specs = SpecRun.withoutParts(checked, \.item, inputs: \.inputs, hasName: \.hasName)
        var merger = merger
        var unused = UnusedSuppressions()
        for spec in specs {
            merger.add(Report(sources: spec.sources, findings: spec.result.findings))
            unused.add(spec.result, spec.sources)
        }
        for report in unused.reports { merger.add(report) }
        return Outcome(specs: specs, report: merger.report)
    }

    /// What came of checking a spec, and of reading it.
    package func check(
        _ input: Input, known: KnownCases = KnownCases()
    ) -> (checked: Checked, loaded: SpecLoader.Result) {
        var sources = SourceSet()
        let used = project.usedFiles(for: input.item.path)
        var loaded = SpecLoader.load(
            input.source, into: &sources, acceptingParts: true, texts: used.texts, access: used.access)
        if settings.isPseudo {
            loaded.spec = loaded.spec?.inPseudoLocales
            loaded.partialSpec = loaded.partialSpec?.inPseudoLocales
        }
        if let spec = loaded.partialSpec { loaded.findings += SpecFonts.faults(of: spec, used.access) }
        if let spec = loaded.spec { loaded.findings += nameFindings(of: spec, input.item.path) }
        var options = options(for: input.item)
        options.known = known
        let result = memories.lend { [options] memory in
            Linter.lint(loaded, sources: sources, options: options, memory: memory)
        }
        progress.advance()
        return (
            Checked(
                item: input.item, spec: loaded.partialSpec, sources: sources, result: result, inputs: loaded.paths,
                hasLanguageErrors: result.findings.contains(where: \.isLanguageError),
                hasName: loaded.hasName),
            loaded
        )
    }

    /// What the targets of the configuration have against names, which a build would refuse.
    private func nameFindings(of spec: Spec, _ path: String) -> [Finding] {
        guard let configuration = project.configuration, let targets = configuration.targets else { return [] }
        return Generators.nameFindings(
            targets.map(\.target), from: GeneratorInput(spec: spec, fileName: Path.name(of: path)),
            options: configuration.generatorOptions)
    }

    private func options(for item: SpecSelection.Item) -> LintOptions {
        var options = LintOptions()
        if let configuration = project.configuration {
            options.configuration = configuration.lint.rules + overrides(for: item.path, configuration)
        }
        options.select = settings.select
        options.ignore = settings.ignore
        options.configuredSelect = project.configuration?.lint.select ?? []
        options.configuredIgnore = project.configuration?.lint.ignore ?? []
        options.commandLine = settings.severities
        options.assets = assets
        options.platforms = project.configuration?.platforms ?? []
        return options
    }

    private func overrides(for path: String, _ configuration: Configuration) -> [RuleOverride] {
        guard !configuration.lint.overrides.isEmpty else { return [] }
        let path = project.pathInProject(path)
        return configuration.lint.overrides.filter { override in
            override.files.contains { $0.value.covers(path) }
        }.flatMap(\.rules)
    }
}
