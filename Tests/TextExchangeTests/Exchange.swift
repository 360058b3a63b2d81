// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import TextExchange
import YAMLSource

/// A spec with what it uses, in memory, whose texts go out and come back.
struct Exchange {
    static let root = "acme.banner.yaml"

    /// What files hold, by path.
    let files: [String: String]
    let spec: Spec
    private let sources: SourceSet
    private let trees: [NodeTree]

    /// What came of an import.
    struct Imported {
        var files: [String: String]
        var messages: [String]
        var changes: Int
        var unreviewed = 0
        var untranslatable = 0
    }

    struct Broken: Error, CustomStringConvertible { var description: String }

    init(_ text: String, _ others: [String: String] = [:]) throws {
        files = others.merging([Self.root: text]) { $1 }
        let files = files
        var sources = SourceSet()
        let result = Self.load(files, into: &sources)
        guard let spec = result.spec else {
            throw Broken(
                description: result.findings.map { finding in
                    let bytes = sources[finding.place.file].bytes[finding.place.bytes]
                    return "\(finding.message) at «\(String(decoding: bytes, as: UTF8.self))»"
                }.joined(separator: "\n"))
        }
        self.spec = spec
        self.sources = sources
        trees = result.trees
    }

    private static func load(_ files: [String: String], into sources: inout SourceSet) -> SpecLoader.Result {
        SpecLoader.load(SourceFile(path: root, bytes: Array((files[root] ?? "").utf8)), into: &sources) { path in
            files[path].map { .bytes(Array($0.utf8)) } ?? .missing
        }
    }

    /// The exported files by name.
    func exported(
        _ format: ExchangeFormat, locales: [String]? = nil, version: XLIFFVersion = .first
    ) throws -> [String: String] {
        var settings = TextExport.Settings(format)
        settings.locales = locales
        settings.xliffVersion = version
        let output = try TextExport(GeneratorInput(spec: spec, fileName: Self.root), settings).run()
        return Dictionary(
            uniqueKeysWithValues: output.files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// What importing `returned` makes of the spec.
    func importing(
        _ returned: [String: String], base: TextMerge.Base = .unknown, locale: String? = nil, overwrites: Bool = false,
        takesUnreviewed: Bool = false
    ) -> Imported {
        var sources = sources
        var settings = TextMerge.Settings()
        settings.base = base
        settings.overwrites = overwrites
        settings.takesUnreviewed = takesUnreviewed
        var merge = TextMerge(spec, listsLocales: TextImport.listsLocales(trees), settings)
        var findings: [Finding] = []
        for (path, text) in returned.sorted(by: { $0.key < $1.key }) {
            let source = SourceFile(path: path, bytes: Array(text.utf8))
            switch ImportFile.open(source, sources.add(source), locale: locale) {
            case .success(let file): _ = merge.add(file)
            case .failure(let fault): findings.append(fault.finding)
            }
        }
        findings += merge.findings
        var contents: [String: [UInt8]] = [:]
        if findings.isEmpty {
            let output = TextImport(spec, sources, trees).run(merge.changes) { contents in
                var sources = SourceSet()
                let now = files.merging(contents.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 }
                let read = Self.load(now, into: &sources)
                return (read.spec, read.findings)
            }
            findings = output.findings
            contents = output.contents
        }
        let messages = findings.map { finding in
            let bytes = sources[finding.place.file].bytes[finding.place.bytes]
            return "\(finding.message) at «\(String(decoding: bytes, as: UTF8.self))»"
        }
        return Imported(
            files: files.merging(contents.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 },
            messages: messages, changes: merge.changes.count, unreviewed: merge.unreviewedCount,
            untranslatable: merge.untranslatableCount)
    }

    /// What a spec says, by key and language.
    var texts: [String: [String: String]] {
        ExchangedText.all(in: spec).reduce(into: [:]) { texts, text in
            texts[text.key] = Dictionary(
                uniqueKeysWithValues: text.text.entries.map { ($0.locale, $0.content.spelled(text.parameters)) })
        }
    }

    var base: TextMerge.Base { .texts(TextMerge.texts(of: spec)) }
}
