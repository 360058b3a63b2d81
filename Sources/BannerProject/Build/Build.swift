// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Parallelism

/// A build, in these stages, unless a ``BuildRecord`` says that there is nothing to do:
///
/// 1. The configuration is found and read (``Project``).
/// 2. The specs are found (``SpecSelection``).
/// 3. All specs are compiled (``Compiler``), and checked (``Lint``) if that is asked for. What they make waits in memory, and
///    on the disk where it is much (``Spool``). Everything that is wrong with any of them, or with where their files
///    go (``OutputPlan``), is reported.
/// 4. If nothing is, the files are written (``OutputWriter``), or compared (``Check``), or the values listed
///    (``ResolvedListing``), or what templates get is printed. What is no longer made is removed (``Pruning``) if that is
///    asked for.
package struct Build {
    /// What came of a build.
    package struct Outcome {
        /// What the program ends with.
        package var status: ExitStatus
        /// What was done, for people.
        var summary = ""
    }

    /// What is asked for.
    let settings: BuildSettings
    let terminal: Terminal
    /// What is read is read through this, so that a change can be noticed.
    let files: InputFiles

    private let record: BuildRecord?
    /// What the run before left; `nil` where there is only one.
    private let memory: SpecMemory<Compiled>?
    /// Where files wait that are to be written.
    private var spool: Spool?
    private var failures: [String] = []
    private var merger = FindingMerger()

    private init(
        _ settings: BuildSettings, _ terminal: Terminal, _ files: InputFiles, _ record: BuildRecord? = nil,
        _ memory: SpecMemory<Compiled>? = nil
    ) {
        self.memory = memory
        self.settings = settings
        self.terminal = terminal
        self.files = files
        self.record = record
    }

    /// Builds what has changed since the last build, and reports all that is wrong.
    package static func run(_ settings: BuildSettings, _ terminal: Terminal) -> Outcome {
        let record = BuildRecord(settings)
        let build = Build(settings, terminal, InputFiles(), record)
        if let counts = record?.current() { return build.outcome(counts, written: []) }
        return run(build)
    }

    private static func run(_ build: Build) -> Outcome {
        var build = build
        let terminal = build.terminal
        do throws(CommandFailure) {
            return try build.run()
        } catch {
            build.report(error.report)
            for message in error.messages { terminal.reportError(message) }
            return Outcome(status: .failure)
        }
    }

    /// Builds whenever something that the last build read has changed, until someone ends it.
    package static func watch(_ settings: BuildSettings, _ terminal: Terminal) -> ExitStatus {
        let memory = SpecMemory<Compiled>()
        return Watch.run(terminal) { files in
            let outcome = run(Build(settings, terminal, files, nil, memory))
            return switch outcome.status {
            case .clean: "built: \(outcome.summary)"
            case .findings: "not built: \(outcome.summary)"
            case .failure: "not built"
            }
        }
    }

    private mutating func run() throws(CommandFailure) -> Outcome {
        let project = try Project(configuration: settings.configuration, files)
        let plan = try TargetPlan(settings, project)
        // Who names all files that there are does not say which are specs and which only parts of them.
        var run = SpecRun(
            specs: settings.specs, inputName: settings.inputName, project,
            takesAsFound: settings.takesAsFound || settings.makesAllOutputs)
        let specs = try specs(&run)
        report(run.report)
        let compiled = SpecRun.withoutParts(
            compile(specs, plan, project), \.item, inputs: \.output.inputs, hasName: \.output.hasName)
        if memory == nil { Leftovers.keep(compiled) }
        failures = run.failures + failures
        for item in compiled { merger.add(item.output.report) }
        let failLevel = settings.isLinting ? try lint(specs, project) : .error
        let planned =
            compiled.map(\.item.path) + (settings.makesAllOutputs ? partsWithFiles(specs, besides: compiled) : [])
        var outputs = OutputPlan(specs: planned, plan)
        let inputs = inputs(compiled, plan, project)
        outputs.refuse(inputs: inputs)
        if !settings.isListing {
            failures += outputs.failures
            let names = SharedNames.failures(of: compiled, plan, isOneModule: true)
            // Plugins ask for all outputs, for one module. Who else builds may take files of one folder to several: a project that has
            // a configuration knows what it does.
            let certain =
                settings.makesAllOutputs ? names : SharedNames.failures(of: compiled, plan, isOneModule: false)
            failures += certain
            for doubt in names where project.configuration == nil && !certain.contains(doubt) {
                terminal.report("warning: \(doubt), unless they go into different modules\n")
            }
        }

        report(merger.report)
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        guard compiled.allSatisfy({ $0.output.spec != nil }), !failLevel.isReached(by: merger.report.findings) else {
            return refusal(failLevel)
        }
        return try finish(compiled, plan, outputs, project, inputs: inputs)
    }

    /// The end of a run whose specs are not good enough.
    private func refusal(_ failLevel: FailLevel) -> Outcome {
        let findings = merger.report.sorted()
        let count = findings.count { $0.severity == .error }
        if count > 0 { return Outcome(status: .findings, summary: Figure.count(count, "error")) }
        terminal.reportError("nothing was written, since `failLevel` is `\(failLevel.rawValue)`")
        return Outcome(status: .findings, summary: Figure.count(findings.count, "finding"))
    }

    // MARK: Specs

    /// A spec and what came of it.
    struct Compiled: Sendable {
        var item: SpecSelection.Item
        var output: Compiler.Output
        var files: [MadeFile<FileContent>]

        /// The same, found as `item`.
        func of(_ item: SpecSelection.Item) -> Compiled { Compiled(item: item, output: output, files: files) }
    }

    /// What came of a spec. A result with an error of any kind is a type that a small build would make for itself.
    private enum Attempt: Sendable {
        case compiled(Compiled)
        case faultyTemplates([TemplateFault])
        case failed(String)
    }

    /// The specs that are asked for, but for those that can't be read.
    private func specs(_ run: inout SpecRun) throws(CommandFailure) -> [SpecChecker.Input] {
        var specs: [SpecChecker.Input] = []
        for item in try run.select() {
            if let source = run.source(item) { specs.append(SpecChecker.Input(item: item, source: source)) }
        }
        return specs
    }

    /// The parts of others whose names announce files that no spec, and no other part, makes.
    private func partsWithFiles(_ specs: [SpecChecker.Input], besides compiled: [Compiled]) -> [String] {
        var taken = Set(compiled.map { Self.announced(by: $0.item.path) })
        let paths = Set(compiled.map(\.item.path))
        return specs.map(\.item.path).filter { path in
            !paths.contains(path) && taken.insert(Self.announced(by: path)).inserted
        }
    }

    private static func announced(by path: String) -> String {
        Path.caseFolded(GeneratorInput.stem(of: Path.name(of: path)))
    }

    private mutating func compile(
        _ specs: [SpecChecker.Input], _ plan: TargetPlan, _ project: Project
    ) -> [Compiled] {
        let targets = settings.isListing ? [] : plan.targets
        let options = plan.options
        let known = memory?.unchanged(files) ?? [:]
        spool = spool(plan, project)
        let spool = spool
        let attempts = Parallel.map(specs) { spec -> Attempt in
            // Standard input has no path that could be watched.
            if let former = known[spec.item.path], spec.item.bytes == nil { return .compiled(former.of(spec.item)) }
            do {
                return .compiled(try Self.compiled(spec, targets, options, project, spool))
            } catch let error as TemplateError {
                return .faultyTemplates(error.faults)
            } catch {
                return .failed("can't compile \(spec.item.path.shown): \(error)")
            }
        }
        var compiled: [Compiled] = []
        var faults: [TemplateFault] = []
        for attempt in attempts {
            switch attempt {
            case .compiled(let spec): compiled.append(spec)
            // Every spec runs into the same faults of the same templates.
            case .faultyTemplates(let found): faults = found
            case .failed(let reason): failures.append(reason)
            }
        }
        report(faults)
        memory?.keep(compiled.map { ($0.item.path, $0.output.inputs, $0) }, files)
        return compiled
    }

    private static func compiled(
        _ spec: SpecChecker.Input, _ targets: [Target], _ options: GeneratorOptions, _ project: Project,
        _ spool: Spool?
    ) throws -> Compiled {
        let used = project.usedFiles(for: spec.item.path)
        var (output, files) = try Compiler.compile(
            spec.source, for: targets, options: options, texts: used.texts, access: used.access
        ) { FileContent(spool: spool) }
        let faults = output.spec.map { SpecFonts.faults(of: $0, used.access) } ?? []
        output.report.findings += faults
        if !faults.isEmpty { (output.spec, files) = (nil, []) }
        return Compiled(item: spec.item, output: output, files: files)
    }

    /// Where files wait that are to be written. `nil` where none are, where nothing may be written, and in a watch, whose own files would
    /// have it look.
    private func spool(_ plan: TargetPlan, _ project: Project) -> Spool? {
        guard settings.mode == .write, memory == nil, let folder = plan.targets.first.map(plan.folder) else {
            return nil
        }
        return (try? confine([Path.join(folder, "file")], plan, project)) == nil ? nil : Spool(for: folder)
    }

    /// Throws if files at `paths` would lie elsewhere than they were told to: in the project if its configuration says where, else in the
    /// folders of `plan`.
    private func confine(
        _ paths: some Sequence<String>, _ plan: TargetPlan, _ project: Project
    ) throws(CommandFailure) {
        guard settings.output == nil, let configuration = project.configuration else {
            return try OutputFolders.confine(paths, to: plan.targets.map(plan.folder))
        }
        for folder in Set(paths.map(Path.folder)).sorted() { try configuration.confine(folder, "the output folder") }
    }

    /// Adds what the rules find to what is reported, and returns from which severity on it makes the build fail.
    private mutating func lint(_ specs: [SpecChecker.Input], _ project: Project) throws(CommandFailure) -> FailLevel {
        var lintSettings = LintSettings()
        lintSettings.configuration = settings.configuration
        let failLevel = project.configuration?.lint.failLevel ?? .error
        var report = try Lint(lintSettings, terminal, files).findings(in: specs, project)
        // A build that succeeds shows what has to be mended, and not all there is to know.
        report.findings.removeAll { $0.severity < .warning && !failLevel.isReached(by: [$0]) }
        // Compiling tells of faults in the language too, and knows no key paths: the same fault is told once.
        for index in report.findings.indices { report.findings[index].keyPath = "" }
        merger.add(report)
        return failLevel
    }

    /// Every file that was read, in the order of specs.
    private func inputs(_ compiled: [Compiled], _ plan: TargetPlan, _ project: Project) -> [String] {
        var inputs = compiled.flatMap { $0.output.inputs.dropFirst($0.item.bytes == nil ? 0 : 1) }
        if let configuration = project.configuration { inputs.append(configuration.path) }
        inputs += plan.templates
        var seen = Set<String>()
        return inputs.filter { seen.insert($0).inserted }
    }

    // MARK: Results

    private func finish(
        _ compiled: [Compiled], _ plan: TargetPlan, _ outputs: OutputPlan, _ project: Project, inputs: [String]
    ) throws(CommandFailure) -> Outcome {
        switch settings.mode {
        case .listing:
            for item in compiled { ResolvedListing.print(item.output, terminal) }
            return Outcome(status: .clean)
        case .context:
            try printContext(compiled, plan)
            return Outcome(status: .clean)
        case .write, .check: break
        }
        let generated = generated(compiled, plan, outputs)
        try confine(generated.lazy.map(\.path), plan, project)
        func orphans() throws(CommandFailure) -> [Orphans.Orphan] {
            let run = Orphans.Run(
                generated: generated, specs: compiled.map(\.item.path), inputs: inputs, folders: outputs.folders,
                plan: plan, isWholeProject: settings.isWholeProject)
            return try Orphans(run).find()
        }
        // A build of some of the specs can't tell what the others make.
        let prunes = settings.prunes || settings.isWholeProject && project.configuration?.prunes == true
        if settings.mode == .check {
            let check = Check(
                generated: generated, orphans: try orphans(), showsDiff: settings.showsDiff, prunes: prunes)
            return Outcome(status: try check.run(terminal))
        }
        let written = try write(generated, inputs: inputs)
        if prunes {
            let folders = Set(plan.targets.map(plan.folder))
            try Pruning.run(try orphans(), folders: folders, terminal)
        }
        let counts = BuildRecord.Counts(files: generated.count, specs: compiled.count)
        // What has something to tell tells it each time.
        if !prunes, !terminal.hasReported { record?.note(files, made: generated, counts: counts, spool?.digest) }
        return outcome(counts, written: written)
    }

    /// The files of specs, those that all specs share, and those that are only asked to be there.
    private func generated(_ compiled: [Compiled], _ plan: TargetPlan, _ outputs: OutputPlan) -> [GeneratedFile] {
        var generated: [GeneratedFile] = []
        for item in compiled {
            for file in item.files {
                let path = outputs.path(of: file.name, from: item.item.path)
                generated.append(GeneratedFile(path: path, content: file.content))
            }
        }
        if !compiled.isEmpty {
            for file in Generators.sharedFiles(for: plan.targets, options: plan.options) {
                let path = outputs.path(of: file.name, from: OutputPlan.allSpecs)
                generated.append(GeneratedFile(path: path, content: FileContent(file.content.pieces)))
            }
        }
        if settings.makesAllOutputs { generated += outputs.files(missingIn: generated) }
        return generated
    }

    private func outcome(_ counts: BuildRecord.Counts, written: [String]) -> Outcome {
        let summary =
            "\(Figure.count(counts.files, "file")) from \(Figure.count(counts.specs, "spec")), "
            + (written.isEmpty ? "none changed" : "\(written.count) changed")
        if settings.isVerbose { terminal.report(written.map { "wrote \($0.shown)\n" }.joined() + summary + "\n") }
        return Outcome(status: .clean, summary: summary)
    }

    /// What the templates of the target that was asked for get; what all templates get if that is not one with templates.
    private func printContext(_ compiled: [Compiled], _ plan: TargetPlan) throws(CommandFailure) {
        let inputs = compiled.compactMap { item in
            item.output.spec.map { GeneratorInput(spec: $0, fileName: Path.name(of: item.item.path)) }
        }
        let target = settings.targets.count == 1 ? plan.targets.first { !$0.templates.isEmpty } : nil
        guard let json = Generators.context(of: inputs, for: target, options: plan.options) else {
            let limit = Generators.contextByteLimit / 1024 / 1024
            throw CommandFailure(
                "what templates get has more than \(limit) MiB as JSON; print it for fewer specs, or with fewer themes")
        }
        terminal.print(bytes: json)
    }

    private func write(_ generated: [GeneratedFile], inputs: [String]) throws(CommandFailure) -> [String] {
        var files = generated.map { OutputWriter.File(path: $0.path, content: $0.content) }
        guard let depfile = settings.depfile else { return try OutputWriter.write(files) }
        if let clash = (files.map(\.path) + inputs).first(where: { Self.isSame($0, depfile) }) {
            throw CommandFailure("the dependency file would overwrite \(clash.shown)")
        }
        let bytes = try Depfile.render(outputs: files.map(\.path), inputs: inputs)
        // The last to be moved: once it is there, everything is.
        files.append(.init(path: depfile, bytes: bytes, isAlwaysWritten: true, isNamed: true))
        return try OutputWriter.write(files).filter { $0 != depfile }
    }

    private static func isSame(_ path: String, _ other: String) -> Bool {
        // As on most Macs, names that differ in case alone are one.
        if Path.withoutParents(path).lowercased() == Path.withoutParents(other).lowercased() { return true }
        guard let real = FileSystem.realPath(path) else { return false }
        return real == FileSystem.realPath(other)
    }

    // MARK: Messages

    private func report(_ report: Report) {
        switch settings.format {
        case .text: terminal.report(TextFormat.render(report, styling: terminal.styling))
        case .concise: terminal.report(ConciseFormat.render(report, styling: terminal.styling))
        }
    }

    private mutating func report(_ faults: [TemplateFault]) {
        for fault in faults {
            let path = TerminalText.escapingControls(fault.path)
            terminal.report(
                "\(path):\(fault.line):\(fault.column): error: \(TerminalText.escapingControls(fault.message))\n")
            if !fault.help.isEmpty { terminal.report("help: \(TerminalText.escapingControls(fault.help))\n") }
        }
        if !faults.isEmpty { failures.append("nothing was written, since a template has a fault") }
    }
}

/// A generated file and where it belongs.
struct GeneratedFile {
    /// Where it belongs.
    var path: String
    /// What it holds.
    var content: FileContent
}
