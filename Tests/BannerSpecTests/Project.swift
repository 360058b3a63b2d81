// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

/// A spec and the files that it uses, in memory, and what comes of loading it.
///
/// In the files `«` and `»` mark places, and are no part of the text.
struct Project {
    static let root = "acme.banner.yaml"

    /// The files that were loaded.
    private(set) var sources = SourceSet()
    /// The marked places by path, in the order in which they start.
    private(set) var marks: [String: [Range<Int>]] = [:]
    /// What came of it.
    let result: SpecLoader.Result

    /// Loads `root`, which may use `files`. What lies outside of them is missing, and above them outside of the root.
    init(_ root: String, files: [String: String] = [:], refusals: [String: FileAccess] = [:]) {
        var marked = files.mapValues(MarkedText.init)
        marked[Self.root] = MarkedText(root)
        marks = marked.mapValues { $0.ranges.sorted { $0.lowerBound < $1.lowerBound } }
        let bytes = marked.mapValues(\.bytes)
        let source = SourceFile(path: Self.root, bytes: bytes[Self.root] ?? [])
        let access = { path in
            path.hasPrefix("..") ? .outsideRoot : refusals[path] ?? bytes[path].map(FileAccess.bytes) ?? .missing
        }
        result = SpecLoader.load(source, into: &sources, access: access)
        expectSameWithoutTrees(source, access)
    }

    /// What a build loads, which gives the memory of trees back before references are followed, has the same findings.
    private func expectSameWithoutTrees(_ source: SourceFile, _ access: @escaping (String) -> FileAccess) {
        guard source.bytes.count < 100_000 else { return }
        var sources = SourceSet()
        let again = SpecLoader.load(source, into: &sources, keepingTrees: false, access: access)
        #expect(again.findings == result.findings && (again.spec == nil) == (result.spec == nil))
        #expect(again.trees.isEmpty && again.paths == result.paths && again.foreignTokens == result.foreignTokens)
    }

    /// Loads `snippet` below `bannerc: 1` and `name: Acme`, and with a level `error` if it has no levels.
    init(snippet: String, files: [String: String] = [:], refusals: [String: FileAccess] = [:]) {
        self.init(Self.text(snippet), files: files, refusals: refusals)
    }

    /// The text of a spec with `snippet`.
    static func text(_ snippet: String) -> String {
        let levels = "\nlevels: { error: { tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\n"
        return "bannerc: 1\nname: Acme\n" + snippet + (snippet.contains("levels:") ? "" : levels)
    }

    /// What was found, each once, in order.
    var findings: [Finding] { Report(sources: sources, findings: result.findings).sorted() }

    /// What is written at `place`.
    func written(_ place: Place) -> String {
        String(decoding: sources[place.file].bytes[place.bytes], as: UTF8.self)
    }

    /// Whoever set a value, each with what is written there: `styles.bar: 12`, or `language default`.
    func chain(_ sources: [Source]) -> [String] {
        sources.map { source in "\(source.origin)" + (source.place.map { ": " + written($0) } ?? "") }
    }

    /// The findings in a line each, for the messages of failed tests.
    var transcript: String {
        findings.map { "\($0.rule.name) at «\(written($0.place))»: \($0.message) \($0.notes) \($0.help)" }
            .joined(separator: "\n")
    }
}

/// A text in which `«` and `»` mark ranges. They may nest, and are no part of the text.
struct MarkedText {
    private(set) var bytes: [UInt8] = []
    private(set) var ranges: [Range<Int>] = []

    init(_ marked: String) {
        var open: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«":
                open.append(ranges.count)
                ranges.append(bytes.count..<bytes.count)
            case "»":
                let number = open.removeLast()
                ranges[number] = ranges[number].lowerBound..<bytes.count
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        precondition(open.isEmpty, "each « needs a »")
    }
}

/// Expects that `project` has one finding: of `rule`, at the marked place and with its labels at the other marked ones.
///
/// The first mark of the first file that has one is the finding's own place, unless `label` says that a label comes
/// first.
@discardableResult
func expectFinding(
    _ rule: RuleID, _ message: String, help: String? = nil, note: String? = nil, labelFirst: Bool = false,
    in project: Project, sourceLocation: SourceLocation = #_sourceLocation
) -> Finding? {
    #expect(project.result.spec == nil, sourceLocation: sourceLocation)
    #expect(project.findings.map(\.rule) == [rule], "\(project.transcript)", sourceLocation: sourceLocation)
    guard let finding = project.findings.first else { return nil }
    #expect(finding.message == message, sourceLocation: sourceLocation)
    func shown(_ place: Place) -> String { "\(project.sources[place.file].path) \(place.bytes)" }
    let marks = project.marks.sorted { $0.key < $1.key }.flatMap { path, ranges in ranges.map { "\(path) \($0)" } }
    #expect(
        ([finding.place] + finding.labels.map(\.place)).map(shown).sorted() == marks.sorted(),
        "at «\(project.written(finding.place))»", sourceLocation: sourceLocation)
    let first = project.marks.sorted { $0.key < $1.key }.first { !$0.value.isEmpty }
    if let (path, ranges) = first.map({ ($0.key, $0.value) }), !labelFirst {
        #expect(shown(finding.place) == "\(path) \(ranges[0])", sourceLocation: sourceLocation)
    }
    if let help {
        #expect(finding.help.contains { $0.contains(help) }, "\(finding.help)", sourceLocation: sourceLocation)
    }
    if let note {
        #expect(finding.notes.contains { $0.contains(note) }, "\(finding.notes)", sourceLocation: sourceLocation)
    }
    expectStyle(of: project, sourceLocation: sourceLocation)
    return finding
}

/// Expects one finding in a spec with `snippet`.
@discardableResult
func expectFinding(
    _ rule: RuleID, _ message: String, help: String? = nil, note: String? = nil, labelFirst: Bool = false,
    in snippet: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) -> Finding? {
    expectFinding(
        rule, message, help: help, note: note, labelFirst: labelFirst, in: Project(snippet: snippet, files: files),
        sourceLocation: sourceLocation)
}

/// Expects exactly these findings, by rule and what is written there, in order.
func expectFindings(
    _ expected: [String], in project: Project, sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = project.findings.map { "\($0.rule.name): \(project.written($0.place))" }
    #expect(found == expected, "\(project.transcript)", sourceLocation: sourceLocation)
    expectStyle(of: project, sourceLocation: sourceLocation)
}

/// Expects that a spec with `snippet` is without fault, and returns it.
func resolve(
    _ snippet: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Spec {
    try resolve(Project(snippet: snippet, files: files), sourceLocation: sourceLocation)
}

/// Expects that `project` is without fault, and returns its spec.
func resolve(_ project: Project, sourceLocation: SourceLocation = #_sourceLocation) throws -> Spec {
    #expect(project.findings.isEmpty, "\(project.transcript)", sourceLocation: sourceLocation)
    return try #require(project.result.spec, sourceLocation: sourceLocation)
}

/// Messages start in lower case, end without a full stop, and quote no more of the file than people want to read.
private func expectStyle(of project: Project, sourceLocation: SourceLocation) {
    for finding in project.findings {
        for text in [finding.message] + finding.notes + finding.help + finding.labels.map(\.message) {
            #expect(!text.isEmpty && !text.hasSuffix("."), sourceLocation: sourceLocation)
            #expect(text.utf8.count < 800, sourceLocation: sourceLocation)
        }
        #expect(finding.message.first?.isUppercase == false, "\(finding.message)", sourceLocation: sourceLocation)
    }
}
