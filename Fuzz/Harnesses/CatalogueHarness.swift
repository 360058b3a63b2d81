// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerLint
import BannerSpec
import Diagnostics
import TextExchange

@testable import TextCatalogs

/// Files of texts, as a spec uses them and as they come back from translators. The first line is the path of the file, such as
/// `m.fr.xliff`.
struct CatalogueHarness: Harness {
    /// A spec with plurals, parameters and several languages, from which files went out.
    private static let path = "specs/owl.banner.yaml"
    private let sample: Sample
    private let exported: Linted

    init(folder: String) throws {
        sample = try .shared(folder: folder)
        exported = Linted(sample.files[Self.path] ?? [], at: Self.path, memory: .init(), access: sample.access())
    }

    /// What the sample's texts are as they go out.
    func seeds() throws -> [[UInt8]] {
        guard let spec = exported.loaded.spec else { throw BrokenProperty("the sample has errors") }
        let input = GeneratorInput(spec: spec, fileName: "owl.banner.yaml")
        let settings = ExchangeFormat.allCases.map { TextExport.Settings($0) } + [Self.secondXLIFF]
        return try settings.flatMap { try TextExport(input, $0).run().files }.map {
            NamedInput.bytes($0.name, $0.bytes)
        }
    }

    private static var secondXLIFF: TextExport.Settings {
        var settings = TextExport.Settings(.xliff)
        settings.xliffVersion = .second
        return settings
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        guard let file = NamedInput(input) else { return false }
        try checkKeys(of: file)
        let isUsed = try use(file)
        let isImported = try importBack(file)
        return isUsed || isImported
    }

    /// Each key of a file says something, or what is wrong with it.
    private func checkKeys(of file: NamedInput) throws {
        guard let format = TextSourceFormat(path: file.name) else { return }
        do {
            let texts = try format.open(SourceFile(path: file.name, bytes: file.content), at: file.name)
            for key in texts.keys.prefix(100) {
                var faults: [TextFault] = []
                let text = texts.text(for: key, faults: &faults)
                try Self.check(faults + Self.places(of: text), in: file)
                guard text == nil, faults.isEmpty else { continue }
                throw BrokenProperty("the key `\(key)` says nothing, and nothing is wrong with it")
            }
        } catch let fault as TextFault {
            try Self.check([fault], in: file)
        }
    }

    /// Where texts are written, as if something were wrong with them.
    private static func places(of text: CatalogText?) -> [TextFault] {
        guard let text else { return [] }
        return ([text.keyRange, text.range] + text.translations.map(\.range)).map { TextFault(.text, "text", at: $0) }
    }

    private static func check(_ faults: [TextFault], in file: NamedInput) throws {
        for fault in faults {
            try require(!fault.message.isEmpty, "a fault says nothing")
            for range in [fault.range] + (fault.related.map { [$0.range] } ?? []) {
                try require(range.upperBound <= file.content.count, "\(fault.message): beyond the file")
            }
        }
    }

    /// A spec that has the file say what its banners do.
    private func use(_ file: NamedInput) throws -> Bool {
        guard !file.name.isEmpty, file.name.utf8.allSatisfy({ $0 > 0x2C && $0 < 0x7B }) else { return false }
        let format = TextSourceFormat(path: file.name)
        let source = SourceFile(path: file.name, bytes: file.content)
        let keys = (try? format?.open(source, at: file.name).keys) ?? []
        let plain = keys.filter {
            !$0.isEmpty && $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        }
        let banners = plain.prefix(6).enumerated().map { index, key in
            "  b\(index): { level: e, parameters: { count: int, name: string }, "
                + "text: { key: \"\(key)\"\(index.isMultiple(of: 2) ? ", arguments: [count, name]" : "") } }\n"
        }
        let spec = """
            bannerc: 1
            name: Acme
            use: ["\(file.name)"]
            locales: { development: en, supported: [en, fr, de, ja] }
            levels: { e: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners:
              own: { level: e, text: Sync }
            \(banners.joined())
            """
        let main = SourceFile(path: "m.banner.yaml", bytes: Array(spec.utf8))
        let output = try Compiler.compile(main, for: [.swift, .xcstrings, .android, .typescript]) { path in
            path == file.name ? .bytes(file.content) : .missing
        }
        try Findings.check(output.report)
        try Findings.checkFormats(
            of: output.report, turn: file.content.count, input: spec.utf8.count + file.content.count)
        try WellFormed.check(output.files)
        try Cost.check(
            output: output.files.reduce(0) { $0 + $1.bytes.count }, input: spec.utf8.count + file.content.count)
        return output.spec != nil && !banners.isEmpty
    }

    /// What comes home makes a spec that can be read, or nothing.
    private func importBack(_ file: NamedInput) throws -> Bool {
        guard let spec = exported.loaded.spec else { return false }
        var sources = exported.sources
        let id = sources.add(SourceFile(path: file.name, bytes: file.content))
        var settings = TextMerge.Settings()
        settings.overwrites = file.content.count.isMultiple(of: 2)
        settings.takesUnreviewed = file.content.count.isMultiple(of: 3)
        var merge = TextMerge(spec, listsLocales: TextImport.listsLocales(exported.loaded.trees), settings)
        switch ImportFile.open(sources[id], id, locale: nil) {
        case .success(let opened): _ = merge.add(opened)
        case .failure(let fault):
            try Findings.check(Report(sources: sources, findings: [fault.finding]))
            return false
        }
        try Findings.check(Report(sources: sources, findings: merge.findings))
        guard merge.findings.isEmpty, !merge.changes.isEmpty else { return false }
        let output = TextImport(spec, sources, exported.loaded.trees).run(merge.changes) { contents in
            let read = reload(contents).loaded
            return (read.spec, read.findings)
        }
        try Findings.check(Report(sources: sources, findings: output.findings))
        // Points may wait for others.
        guard output.findings.isEmpty, !output.contents.isEmpty else { return false }
        try require(reload(output.contents).loaded.spec != nil, "what came home can't be read")
        return true
    }

    private func reload(_ contents: [String: [UInt8]]) -> Linted {
        Linted(
            contents[Self.path] ?? sample.files[Self.path] ?? [], at: Self.path, memory: .init(),
            access: sample.access(contents))
    }
}
