// SPDX-License-Identifier: Apache-2.0

import BannerProject
import BannerSpec
import Diagnostics
import YAMLSource

/// Lays out the specs of a run. All files are laid out in memory before the first is written.
struct Format {
    private let input: SpecOptions
    private let isCheck: Bool
    private let terminal: Terminal
    private var merger = FindingMerger()

    init(_ input: SpecOptions, isCheck: Bool, _ terminal: Terminal) {
        self.input = input
        self.isCheck = isCheck
        self.terminal = terminal
    }

    mutating func run() throws(CommandFailure) -> ExitStatus {
        let project = try Project(configuration: input.config, InputFiles())
        var run = SpecRun(specs: input.specs, inputName: input.stdinFilename, project, searchesFolder: true)
        var changed: [(path: String, old: [UInt8], new: [UInt8])] = []
        var count = 0
        let items = try run.select()
        if !isCheck { OutputWriter.sweep(items.map(\.path)) }
        for item in items {
            guard let source = run.source(item) else { continue }
            count += 1
            guard let bytes = formatted(source) else { continue }
            if item.bytes != nil, !isCheck {
                terminal.print(bytes: bytes)
            } else if bytes != source.bytes {
                changed.append((item.path, source.bytes, bytes))
            }
        }
        terminal.report(TextFormat.render(run.report, styling: terminal.styling))
        terminal.report(TextFormat.render(merger.report, styling: terminal.styling))
        guard run.failures.isEmpty else { throw CommandFailure(messages: run.failures) }
        return try finish(changed, count)
    }

    /// The canonical bytes; `nil` if the file is not YAML, which is reported.
    private mutating func formatted(_ source: SourceFile) -> [UInt8]? {
        var sources = SourceSet()
        var findings: [Finding] = []
        let file = sources.add(source)
        // JSON is YAML too, but not the other way round.
        if SpecLoader.isTokenFile(source.path) || SpecLoader.isTextFile(source.path) {
            let finding = Finding(
                .wrongType, .error, "this is not a YAML file", at: Place(file: file, bytes: 0..<0),
                help: ["name specs, and files of texts in YAML; other programs lay this one out"])
            merger.add(Report(sources: sources, findings: [finding]))
            return nil
        }
        let tree = YAMLReader.read(source, as: file, findings: &findings)
        merger.add(Report(sources: sources, findings: findings))
        guard let tree, !findings.contains(where: { $0.severity == .error }) else { return nil }
        return YAMLFormatter.format(tree)
    }

    private func finish(
        _ changed: [(path: String, old: [UInt8], new: [UInt8])], _ count: Int
    ) throws(CommandFailure) -> ExitStatus {
        let hasErrors = merger.report.contains(atLeast: .error)
        if isCheck {
            for file in changed { terminal.print(UnifiedDiff.render(path: file.path, old: file.old, new: file.new)) }
        } else {
            _ = try OutputWriter.write(changed.map { .init(source: $0.path, bytes: $0.new, former: $0.old) })
        }
        if !changed.isEmpty {
            let verb = isCheck ? "would change" : "changed"
            terminal.report("\(changed.count) of \(Figure.count(count, "spec")) \(verb)\n")
        }
        return hasErrors || isCheck && !changed.isEmpty ? .findings : .clean
    }
}
