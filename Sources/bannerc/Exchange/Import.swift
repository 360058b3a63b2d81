// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerProject
import BannerSpec
import Diagnostics
import TextExchange

/// Brings texts home into specs, in these stages:
///
/// 1. Specs and files are read.
/// 2. Each file goes to the spec that it belongs to, which is compared with it (``TextMerge``).
/// 3. What changes is written into the YAML in memory, and read again (``TextImport``).
/// 4. If nothing is wrong anywhere, all files are written, or what would change is shown.
struct Import {
    /// What is asked for.
    struct Settings {
        var files: [String]
        var specs: [String]
        var bases: [String] = []
        var locale: String?
        var isDry = false
        var overwrites = false
        var takesUnreviewed = false
        var configuration: String?
    }

    private let settings: Settings
    private let terminal: Terminal
    private let inputs = InputFiles()
    private var merger = FindingMerger()
    private var failures: [String] = []
    private var notes: [String] = []
    /// What files hold from now on, and what they held before.
    private var contents: [String: (old: [UInt8], new: [UInt8])] = [:]
    /// How many texts come in, by language.
    private var counts: [String: (new: Int, changed: Int)] = [:]

    init(_ settings: Settings, _ terminal: Terminal) {
        self.settings = settings
        self.terminal = terminal
    }

    mutating func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: settings.configuration, inputs)
        var run = SpecRun(specs: settings.specs, inputName: "", project, searchesFolder: true)
        let specs = try ExchangeSpec.load(&run, project)
        terminal.report(TextFormat.render(run.report, styling: terminal.styling))
        failures = run.failures
        for spec in specs {
            merger.add(Report(sources: spec.sources, findings: spec.result.findings.filter(\.isGrave)))
        }
        let sources = settings.files.compactMap { source($0) }
        let base = try Base(settings.bases, self)
        if !merger.report.contains(atLeast: .error) {
            for (index, files) in try assigned(sources, specs) { try merge(files, specs[index], base, project) }
        }
        terminal.report(TextFormat.render(merger.report, styling: terminal.styling))
        guard failures.isEmpty else { throw CommandFailure(messages: failures) }
        return try finish()
    }

    private mutating func source(_ path: String) -> SourceFile? {
        do throws(SystemError) {
            return SourceFile(path: path, bytes: try bytes(of: path))
        } catch {
            failures.append("can't read \(path.shown): \(error.reason)")
            return nil
        }
    }

    fileprivate func bytes(of path: String) throws(SystemError) -> [UInt8] {
        let bytes = try FileSystem.read(path, limit: SpecLoader.textBytes)
        guard bytes.count <= SpecLoader.textBytes else {
            throw SystemError("it is larger than \(SpecLoader.textBytes / 1024 / 1024) MiB")
        }
        return bytes
    }

    // MARK: Specs and their files

    /// The files of each spec, by its index: those that share their name with it, or all of them if there is one spec.
    private func assigned(
        _ files: [SourceFile], _ specs: [ExchangeSpec]
    ) throws(CommandFailure) -> [(index: Int, files: [SourceFile])] {
        guard !specs.isEmpty else { return [] }
        var assigned: [Int: [SourceFile]] = [:]
        for file in files {
            if specs.count == 1 {
                assigned[0, default: []].append(file)
                continue
            }
            let table = ImportFile.table(of: file.path)
            let stem = Path.name(of: file.path).split(separator: ".").dropLast().joined(separator: ".")
            guard let index = specs.firstIndex(where: { $0.stem == table || $0.stem == stem }) else {
                let stems = specs.map(\.item.path.shown).joined(separator: ", ")
                throw CommandFailure("nothing says which spec \(file.path.shown) belongs to; name it: \(stems)")
            }
            assigned[index, default: []].append(file)
        }
        return assigned.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private mutating func merge(
        _ files: [SourceFile], _ spec: ExchangeSpec, _ base: Base, _ project: Project
    ) throws(CommandFailure) {
        guard let resolved = spec.result.spec else { return }
        var sources = spec.sources
        var mergeSettings = TextMerge.Settings()
        mergeSettings.overwrites = settings.overwrites
        mergeSettings.takesUnreviewed = settings.takesUnreviewed
        mergeSettings.options = project.exchangeOptions
        mergeSettings.base = try base.texts(for: spec, resolved, mergeSettings.options)
        var merge = TextMerge(
            resolved, listsLocales: TextImport.listsLocales(spec.result.trees), mergeSettings)
        var findings: [Finding] = []
        for file in files {
            switch ImportFile.open(file, sources.add(file), locale: settings.locale) {
            case .success(let opened):
                let matches = merge.matchCount
                if merge.add(opened), merge.matchCount == matches, !opened.isEmpty {
                    findings.append(opened.isForeign(to: spec.item.path))
                }
            case .failure(let fault): findings.append(fault.finding)
            }
        }
        findings += merge.findings
        guard !findings.contains(where: \.isGrave) else {
            return merger.add(Report(sources: sources, findings: findings))
        }
        let output = TextImport(resolved, sources, spec.result.trees).run(merge.changes) { contents in
            inputs.replaceContents(contents)
            defer { inputs.replaceContents([:]) }
            var sources = SourceSet()
            let used = project.usedFiles(for: spec.item.path)
            let source = SourceFile(path: spec.item.path, bytes: contents[spec.item.path] ?? spec.source.bytes)
            let read = SpecLoader.load(source, into: &sources, access: used.access)
            return (read.spec, read.findings)
        }
        merger.add(Report(sources: sources, findings: findings + output.findings))
        note(merge, output.waiting, spec)
        try add(output, sources)
    }

    private mutating func note(_ merge: TextMerge, _ waiting: [TextMerge.Change], _ spec: ExchangeSpec) {
        for change in merge.changes {
            var count = counts[change.locale] ?? (0, 0)
            if change.isNew { count.new += 1 } else { count.changed += 1 }
            counts[change.locale] = count
        }
        for change in waiting { counts[change.locale]?.new -= 1 }
        counts = counts.filter { $0.value.new + $0.value.changed > 0 }
        if !waiting.isEmpty {
            notes.append(
                "\(Figure.count(waiting.count, "point")) left out: a language has all points of a banner, or none")
        }
        if merge.unknownCount > 0 {
            notes.append(
                "\(Figure.count(merge.unknownCount, "other text")) passed over: not of \(spec.item.path.shown)")
        }
        if merge.unreviewedCount > 0 {
            notes.append(
                "\(Figure.count(merge.unreviewedCount, "translation")) left out, waiting for review; --unreviewed takes them"
            )
        }
        if merge.untranslatableCount > 0 {
            notes.append(
                "\(Figure.count(merge.untranslatableCount, "translation")) left out: the file says that the text is not translated"
            )
        }
    }

    /// Adds what a spec's files hold from now on. Specs may share files.
    private mutating func add(_ output: TextImport.Output, _ sources: SourceSet) throws(CommandFailure) {
        for (path, bytes) in output.contents {
            let old = sources.files.first { $0.path == path }?.bytes ?? []
            if bytes == old { continue }
            if let known = contents[path], known.new != bytes {
                throw CommandFailure("\(path.shown) is used by several specs; import into one after the other")
            }
            contents[path] = (old, bytes)
        }
    }

    // MARK: The end

    private func finish() throws(CommandFailure) -> ExitStatus {
        guard !merger.report.contains(atLeast: .error) else {
            terminal.reportError("nothing was written")
            return .findings
        }
        let changed = contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        if settings.isDry {
            for (path, bytes) in changed {
                terminal.print(UnifiedDiff.render(path: path, old: bytes.old, new: bytes.new))
            }
        } else {
            _ = try OutputWriter.write(
                changed.map { .init(source: $0.key, bytes: $0.value.new, former: $0.value.old) })
        }
        for note in notes { terminal.report("note: \(note)\n") }
        terminal.report(summary)
        return settings.isDry && !changed.isEmpty ? .findings : .clean
    }

    /// `de: 3 new texts, 1 changed`, a line for each language.
    private var summary: String {
        guard !counts.isEmpty else { return "nothing new\n" }
        return counts.sorted { $0.key < $1.key }.map { locale, count in
            let parts = [
                count.new > 0 ? Figure.count(count.new, "new text") : nil,
                count.changed > 0 ? "\(count.changed) changed" : nil,
            ]
            return "\(locale): \(parts.compactMap { $0 }.joined(separator: ", "))\n"
        }.joined()
    }
}

extension Import {
    /// What the files were made from: those files as they were, or the specs in a git revision.
    fileprivate struct Base {
        private var files: [SourceFile] = []
        private var revision: GitRevision?

        init(_ bases: [String], _ run: borrowing Import) throws(CommandFailure) {
            for base in bases {
                if ExchangeFormat(path: base) != nil, FileState.of(base) != nil {
                    do throws(SystemError) {
                        files.append(SourceFile(path: base, bytes: try run.bytes(of: base)))
                    } catch {
                        throw CommandFailure("can't read \(base.shown): \(error.reason)")
                    }
                } else if revision == nil {
                    revision = try GitRevision(base, flag: "--base")
                } else {
                    throw CommandFailure("--base takes one git revision")
                }
            }
        }

        /// The texts of `spec` as they were.
        func texts(
            for spec: ExchangeSpec, _ resolved: Spec, _ options: GeneratorOptions
        ) throws(CommandFailure) -> TextMerge.Base {
            if let revision { return .texts(TextMerge.texts(of: try old(spec, revision))) }
            guard !files.isEmpty else { return .unknown }
            var texts: [String: [String: LocalizedText.Content]] = [:]
            for file in files {
                var sources = spec.sources
                switch ImportFile.open(file, sources.add(file), locale: nil) {
                case .success(let opened):
                    texts.merge(TextMerge.texts(of: opened, for: resolved, options)) {
                        $0.merging($1) { first, _ in first }
                    }
                case .failure(let fault):
                    throw CommandFailure(Report(sources: sources, findings: [fault.finding]))
                }
            }
            return .texts(texts)
        }

        private func old(_ spec: ExchangeSpec, _ revision: GitRevision) throws(CommandFailure) -> Spec {
            guard case .bytes(let bytes) = revision.access(spec.item.path) else {
                throw CommandFailure("\(spec.item.path.shown) is not in \(revision.name.shown)")
            }
            var sources = SourceSet()
            let source = SourceFile(path: spec.item.path, bytes: bytes)
            let result = SpecLoader.load(source, into: &sources) { revision.access($0) }
            guard let old = result.spec else {
                throw CommandFailure(Report(sources: sources, findings: result.findings))
            }
            return old
        }
    }
}
