// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
public import BannerSpec
public import Diagnostics
public import YAMLSource

/// Brings texts home: what changes of a merge make of the files of a spec.
///
/// What is written is read again. Where a text then says something else than it should, or another one does, nothing is written, and
/// the text is named: it may stand behind an alias that others share.
public struct TextImport {
    /// What came of it.
    public struct Output: Sendable {
        /// What files hold from now on, by path.
        public var contents: [String: [UInt8]] = [:]
        /// What could not be written.
        public var findings: [Finding] = []
        /// Points of banners that wait for others: a language has all points of a banner, or none.
        public var waiting: [TextMerge.Change] = []
    }

    /// A spec that was read again, and what is wrong with it.
    public typealias Reading = (spec: Spec?, findings: [Finding])

    private let spec: Spec
    private let sources: SourceSet
    private let trees: [FileID: NodeTree]
    /// The files with the texts in one language, by that.
    private let languageFiles: [String: FileID]

    /// An import into `spec`, which was read from `sources` into `trees`.
    public init(_ spec: Spec, _ sources: SourceSet, _ trees: [NodeTree]) {
        self.spec = spec
        self.sources = sources
        self.trees = Dictionary(trees.map { ($0.file, $0) }) { first, _ in first }
        let files = trees.compactMap { tree in
            tree.root.value(of: "locale").map { ($0.text, tree.file) }
        }
        languageFiles = Dictionary(files) { first, _ in first }
    }

    /// Whether a file of the spec lists its languages.
    public static func listsLocales(_ trees: [NodeTree]) -> Bool {
        trees.contains { $0.root.entries.contains { $0.key.text == "locales" } }
    }

    /// What `changes` make of the files. `reload` reads the spec again, with files that hold other bytes than they did, by path.
    public func run(_ changes: [TextMerge.Change], reload: ([String: [UInt8]]) -> Reading) -> Output {
        var output = written(changes)
        if output.findings.isEmpty, !output.contents.isEmpty {
            let isWaiting = Set(output.waiting.map(Self.name))
            let made = changes.filter { !isWaiting.contains(Self.name($0)) }
            output.findings = faults(in: reload(output.contents), made) { reload(written($0).contents) }
        }
        if !output.findings.isEmpty { output.contents = [:] }
        return output
    }

    /// What tells a change from all others.
    private static func name(_ change: TextMerge.Change) -> String { "\(change.text.key) \(change.locale)" }

    private func written(_ changes: [TextMerge.Change]) -> Output {
        var output = Output()
        var edits: [FileID: [Edit]] = [:]
        var rest: [(file: FileID, change: TextMerge.Change)] = []
        let editor = TextEditor(trees)
        for changes in grouped(changes) {
            var own: [TextMerge.Change] = []
            for change in changes {
                if change.isNew, LanguageFileEditor.holds(change.text), let file = languageFiles[change.locale] {
                    rest.append((file, change))
                } else {
                    own.append(change)
                }
            }
            guard !own.isEmpty else { continue }
            guard let made = editor.edits(own) else {
                output.findings += own.map(Self.refusal)
                continue
            }
            for edit in made { edits[edit.place.file, default: []].append(edit) }
        }
        for (file, edits) in edits {
            // The same text may be that of two definitions, through an alias.
            let source = sources[file]
            output.contents[source.path] = Self.unique(edits).applied(to: source.bytes)
        }
        write(rest, &output)
        return output
    }

    /// The changes by text, in their order.
    private func grouped(_ changes: [TextMerge.Change]) -> [[TextMerge.Change]] {
        var order: [String] = []
        var groups: [String: [TextMerge.Change]] = [:]
        for change in changes {
            if groups[change.text.key] == nil { order.append(change.text.key) }
            groups[change.text.key, default: []].append(change)
        }
        return order.compactMap { groups[$0] }
    }

    private static func unique(_ edits: [Edit]) -> [Edit] {
        var seen: Set<Edit> = []
        return edits.filter { seen.insert($0).inserted }
    }

    // MARK: Files of one language

    private func write(_ rest: [(file: FileID, change: TextMerge.Change)], _ output: inout Output) {
        let counts = Dictionary(
            spec.banners.map { ($0.name.value, $0.extras?.points.count ?? 0) }, uniquingKeysWith: { first, _ in first })
        for file in Set(rest.map(\.file)) {
            let changes = rest.filter { $0.file == file }.map(\.change)
            let source = sources[file]
            let bytes = output.contents[source.path] ?? source.bytes
            var editor = LanguageFileEditor(SourceFile(path: source.path, bytes: bytes))
            let (entries, waiting) = LanguageFileEditor.entries(changes, pointCounts: counts)
            output.waiting += waiting
            for entry in entries where !editor.write(entry) {
                output.findings += entry.changes.prefix(1).map(Self.refusal)
            }
            output.contents[source.path] = editor.bytes
        }
    }

    // MARK: What is read again

    /// Texts that do not say what they should. `trying` reads the spec again with some of the changes.
    private func faults(
        in reading: Reading, _ changes: [TextMerge.Change], trying: ([TextMerge.Change]) -> Reading
    ) -> [Finding] {
        guard let read = reading.spec else { return brokenBy(changes, trying) }
        var expected = Self.spelled(spec)
        for change in changes {
            expected[change.text.key, default: [:]][change.locale] = change.content.spelled(change.text.parameters)
        }
        let now = Self.spelled(read)
        let known = Dictionary(changes.map { ($0.text.key, $0) }) { first, _ in first }
        let wrong = Set(expected.keys).union(now.keys).filter { expected[$0] != now[$0] }.sorted()
        guard let first = wrong.first else { return [] }
        if wrong.contains(where: { known[$0] != nil }) { return wrong.compactMap { known[$0] }.map(Self.refusal) }
        // Another text would change with those that were to.
        let text = ExchangedText.all(in: spec).first { $0.key == first }
        return changes.prefix(1).map { change in
            var finding = Self.refusal(change)
            if let text { finding.labels.append(Label("`\(first)` would change with it", at: text.text.place)) }
            return finding
        }
    }

    /// The first change that makes an error of the spec: with fewer of them there is none.
    private func brokenBy(_ changes: [TextMerge.Change], _ trying: ([TextMerge.Change]) -> Reading) -> [Finding] {
        var (sound, broken) = (0, changes.count)
        while broken - sound > 1 {
            let middle = (sound + broken) / 2
            if trying(Array(changes[..<middle])).spec == nil { broken = middle } else { sound = middle }
        }
        guard changes.indices.contains(broken - 1) else { return [] }
        let change = changes[broken - 1]
        let error = trying(Array(changes[..<broken])).findings.first { $0.severity == .error }
        // What the text is, and not what its translation says, is what the spec can't have.
        guard error?.rule != .wrongType else { return [Self.refusal(change)] }
        let why = error?.message
        return [
            Finding(
                .conflictingFields, .error,
                "`\(change.text.key)` in `\(change.locale)` would be an error in the spec", at: change.place,
                labels: [Label("the text", at: change.text.text.place)], notes: why.map { [$0] } ?? [],
                help: ["write it as the text in the spec is written, with its placeholders"])
        ]
    }

    private static func spelled(_ spec: Spec) -> [String: [String: String]] {
        ExchangedText.all(in: spec).reduce(into: [:]) { texts, text in
            texts[text.key] = Dictionary(
                text.text.entries.map { ($0.locale, $0.content.spelled(text.parameters)) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    private static func refusal(_ change: TextMerge.Change) -> Finding {
        Finding(
            .conflictingFields, .error,
            "`\(change.text.key)` in `\(change.locale)` can't be written where the text stands",
            at: change.text.text.place, labels: [Label("the text", at: change.place)],
            help: ["write it there by hand, perhaps without an alias, then import again"])
    }
}
