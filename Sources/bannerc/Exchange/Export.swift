// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerLint
import BannerProject
import BannerSpec
import Diagnostics

/// Writes the texts of specs for translators: all files are made in memory before the first is written.
struct Export {
    private let input: SpecOptions
    private let format: ExchangeFormat
    private let output: String
    private let locales: [String]?
    private let version: XLIFFVersion
    private let isVerbose: Bool
    private let terminal: Terminal
    private var merger = FindingMerger()

    init(
        _ input: SpecOptions, format: ExchangeFormat, output: String, locales: [String]?, version: XLIFFVersion,
        isVerbose: Bool, _ terminal: Terminal
    ) {
        self.input = input
        self.format = format
        self.output = Path.simplified(output)
        self.locales = locales
        self.version = version
        self.isVerbose = isVerbose
        self.terminal = terminal
    }

    mutating func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: input.config, InputFiles())
        var run = SpecRun(specs: input.specs, inputName: input.stdinFilename, project, searchesFolder: true)
        let specs = try ExchangeSpec.load(&run, project)
        terminal.report(TextFormat.render(run.report, styling: terminal.styling))
        for spec in specs {
            merger.add(Report(sources: spec.sources, findings: spec.result.findings.filter(\.isGrave)))
        }
        guard run.failures.isEmpty else { throw CommandFailure(messages: run.failures) }
        var made: [(file: OutputFile, spec: ExchangeSpec)] = []
        var summaries: [String] = []
        try checkLocales(specs)
        let lacks = specs.map(lack)
        if !lacks.isEmpty, !lacks.contains(nil) { throw CommandFailure(messages: lacks.compactMap(\.self)) }
        for (spec, lack) in zip(specs, lacks) {
            if let lack { terminal.report("note: left out: \(lack)\n") }
            guard let resolved = spec.result.spec, lack == nil else { continue }
            for locale in locales ?? [] where !resolved.locales.supported.contains(locale) {
                terminal.report("note: \(spec.item.path.shown) does not support \(locale.shown)\n")
            }
            let output = try export(resolved, spec, project)
            merger.add(Report(sources: spec.sources, findings: output.findings))
            made += output.files.map { ($0, spec) }
            summaries.append(summary(output, spec))
        }
        terminal.report(TextFormat.render(merger.report, styling: terminal.styling))
        guard !merger.report.contains(atLeast: .error) else { return .findings }
        let files = try files(made, inputs: specs.flatMap(\.result.paths))
        try OutputFolders.confine(files.map(\.path), to: output)
        let written = try OutputWriter.write(files)
        if isVerbose { for path in written { terminal.report("wrote \(path.shown)\n") } }
        for summary in summaries { terminal.report(summary) }
        return .clean
    }

    private func export(
        _ resolved: Spec, _ spec: ExchangeSpec, _ project: Project
    ) throws(CommandFailure) -> TextExport.Output {
        var settings = TextExport.Settings(format)
        settings.locales = locales?.filter(resolved.locales.supported.contains)
        settings.xliffVersion = version
        settings.notes = RoomNotes.all(in: resolved)
        settings.options = project.exchangeOptions
        do {
            let input = GeneratorInput(spec: resolved, fileName: Path.name(of: spec.item.path))
            return try TextExport(input, settings).run()
        } catch {
            throw CommandFailure("can't export \(spec.item.path.shown): \(error)")
        }
    }

    /// Throws if a language is asked for that none of `specs` supports, which is a slip.
    private func checkLocales(_ specs: [ExchangeSpec]) throws(CommandFailure) {
        let supported = specs.compactMap(\.result.spec?.locales.supported)
        // What a spec in error supports is not known.
        guard supported.count == specs.count, let first = specs.first else { return }
        for locale in locales ?? [] where !supported.contains(where: { $0.contains(locale) }) {
            throw CommandFailure(Self.missing(locale, supported[0], first))
        }
    }

    /// Why nothing of `spec` can go out; `nil` if something can, or if it has errors, which are told.
    private func lack(_ spec: ExchangeSpec) -> String? {
        guard let languages = spec.result.spec?.locales else { return nil }
        let (supported, development) = (languages.supported, languages.development)
        let asked = locales?.filter(supported.contains) ?? supported
        if asked.isEmpty, let locale = locales?.first { return Self.missing(locale, supported, spec) }
        guard format.isBilingual, asked.allSatisfy({ $0 == development }) else { return nil }
        if let other = supported.first(where: { $0 != development }) {
            return
                "\(development.shown) is the language that \(spec.item.path.shown) is translated from; name one that it is translated into, "
                + "such as `--locale \(other)`"
        }
        return "\(spec.item.path.shown) has no language to translate into: list some under `locales`, such as "
            + "`locales: { development: \(development), supported: [\(development), fr] }`"
    }

    private static func missing(_ locale: String, _ supported: [String], _ spec: ExchangeSpec) -> String {
        let nearest = LanguageTag.nearest(locale, among: supported).map { "did you mean \($0.shown)?" }
        let all = supported.map(\.shown).joined(separator: ", ")
        return "\(spec.item.path.shown) does not support \(locale.shown): "
            + (nearest ?? "add it to `supported` under `locales`, which has \(all)")
    }

    /// The files with the paths that they go to.
    private func files(
        _ made: [(file: OutputFile, spec: ExchangeSpec)], inputs: [String]
    ) throws(CommandFailure) -> [OutputWriter.File] {
        let isFile = format.endings.contains(where: output.hasSuffix) && FileState.of(output)?.kind != .folder
        if isFile, made.count != 1 {
            throw CommandFailure(
                "\(made.count) files don't go into \(output.shown); name a folder, or one language with --locale")
        }
        var owners: [String: String] = [:]
        let files = try made.map { file, spec throws(CommandFailure) in
            let path = isFile ? output : Path.join(output, file.name)
            // Names that differ in case alone are one file on most Macs.
            if let owner = owners.updateValue(spec.item.path, forKey: Path.caseFolded(path)) {
                throw CommandFailure(
                    "\(path.shown) would hold the texts of \(owner.shown) and of \(spec.item.path.shown); export them into two folders"
                )
            }
            return OutputWriter.File(path: path, content: FileContent(file.content.pieces))
        }
        try Preview.refuseInputs(files, inputs)
        return files
    }

    /// How many languages that lack texts are named: those that apps are sold in are about 40.
    private static let namedLanguages = 50

    private func summary(_ output: TextExport.Output, _ spec: ExchangeSpec) -> String {
        let missing = output.missing.filter { $0.count > 0 }.map { "\($0.locale) lacks \($0.count)" }
        let more = missing.count - Self.namedLanguages
        let named = missing.prefix(Self.namedLanguages).joined(separator: ", ")
        let state = missing.isEmpty ? "" : ": \(named)" + (more > 0 ? " and \(more) more lack some" : "")
        return "\(Figure.count(output.textCount, "text")) of \(spec.item.path.shown)\(state)\n"
    }
}

extension Finding {
    /// Whether it keeps texts from being exchanged.
    var isGrave: Bool { severity == .error }
}
