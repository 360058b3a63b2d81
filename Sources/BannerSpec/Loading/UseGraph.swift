// SPDX-License-Identifier: Apache-2.0

import BannerKit
import Diagnostics
import TextCatalogs
import YAMLSource

/// The trees of a spec and of all that it uses.
struct UseGraph {
    /// A spec's tree. The one that was asked for is the root.
    struct SpecTree {
        var tree: NodeTree
        var isRoot: Bool
    }

    private(set) var sources: SourceSet
    private(set) var findings: [Finding] = []
    /// The specs, used ones before their users, the root last.
    private(set) var specTrees: [SpecTree] = []
    /// The files with texts in one language, in the order in which they are used.
    private(set) var languageTrees: [NodeTree] = []
    /// The DTCG files, in the order in which they are used.
    private(set) var tokenTrees: [NodeTree] = []
    /// The files of texts, in the order in which they are used.
    private(set) var textFiles: [TextFile] = []
    /// Every file read, the root first.
    private(set) var files: [FileID] = []
    /// Every path asked for, the root first.
    private(set) var paths: [String] = []
    /// Whether every file could be read. If not, an unknown name may be defined in one that could not.
    private(set) var isComplete = true

    /// Whether the root could be read.
    var hasRoot: Bool { specTrees.last?.isRoot == true }

    private let access: (String) -> FileAccess
    private var seen: Set<String> = []
    /// The bytes of all used files so far, but for those of texts.
    private var byteCount = 0
    /// The bytes of all files of texts so far.
    private var textByteCount = 0
    /// The files that are being read, each used by the one before it, and where.
    private var path: [(path: String, place: Place?)] = []

    init(sources: SourceSet, access: @escaping (String) -> FileAccess) {
        self.sources = sources
        self.access = access
    }

    mutating func read(_ root: SourceFile) {
        readSpec(root, asked: UsePath.simplified(root.path), from: nil)
    }

    private mutating func readSpec(_ source: SourceFile, asked: String, from place: Place?) {
        seen.insert(asked)
        paths.append(source.path)
        let file = sources.add(source)
        files.append(file)
        let faults = findings.count
        guard let tree = YAMLReader.read(source, as: file, findings: &findings) else {
            isComplete = false
            return
        }
        // What is left of a used file may lack what others want of it.
        if place != nil, findings[faults...].contains(where: { $0.rule == .yamlSyntax }) { isComplete = false }
        if place != nil, LanguageFileReader.isLanguageFile(tree) { return languageTrees.append(tree) }
        path.append((asked, place))
        for (key, value) in tree.root.entries where RootKey(meantBy: key) == .use {
            if key.text == RootKey.use.rawValue { readUses(value) } else { isComplete = false }
        }
        path.removeLast()
        specTrees.append(SpecTree(tree: tree, isRoot: path.isEmpty))
    }

    private mutating func readUses(_ node: Node) {
        guard node.kind == .sequence else {
            isComplete = false
            if node.isEmptyPlain {
                report(.missingField, "`use` has no value", node, help: ["write its files, or remove it"])
            } else if node.kind != .invalid {
                let example = node.kind == .scalar ? String(node.text.prefix(100)) : "brand.banner.yaml"
                report(.wrongType, "`use` takes a list of files", node, help: ["write `[\(example)]`"])
            }
            return
        }
        for item in node.items {
            if item.kind == .scalar, !item.text.isEmpty {
                use(item)
            } else {
                isComplete = false
                if item.kind != .invalid { report(.wrongType, "`use` takes the paths of files", item) }
            }
        }
    }

    private mutating func use(_ item: Node) {
        let written = item.text
        if let refusal = UsePath.refusal(of: written) {
            isComplete = false
            return report(.useOutsideRoot, refusal, item)
        }
        // The path is never empty while a file is being read.
        let asked = UsePath.resolve(written, from: path.last?.path ?? "")
        if let index = path.firstIndex(where: { $0.path == asked }) { return reportCycle(item, from: index) }
        guard !seen.contains(asked) else { return }
        guard paths.count <= SpecLoader.useLimit else {
            isComplete = false
            return report(.useLimit, "the spec uses more than \(SpecLoader.useLimit) files", item)
        }
        if let format = TextSourceFormat(path: asked) { return useTexts(asked, format, item) }
        guard let isSpec = kind(of: asked) else {
            isComplete = false
            return report(
                .useFile, "`\(written.prefix(100))` is neither a spec nor a file of tokens or texts", item,
                help: [
                    "specs end in `.yaml` or `.yml`, DTCG token files in `.json` or `.tokens`",
                    "texts are read from \(Self.textEndings)",
                ])
        }
        guard let bytes = bytes(of: asked, item) else { return }
        byteCount += bytes.count
        guard byteCount <= SpecLoader.usedBytes else {
            isComplete = false
            let limit = "\(SpecLoader.usedBytes / 1024 / 1024) MiB"
            return report(.workLimit, "up to this one, the used files have more than \(limit)", item)
        }
        let source = SourceFile(path: asked, bytes: bytes)
        if isSpec { readSpec(source, asked: asked, from: item.place) } else { readTokens(source, item) }
    }

    /// The endings of files with texts, for messages.
    private static let textEndings = TextSourceFormat.allCases.flatMap(\.endings).map { "`\($0)`" }.joined(
        separator: ", ")

    private mutating func useTexts(_ asked: String, _ format: TextSourceFormat, _ item: Node) {
        guard let bytes = bytes(of: asked, item) else { return }
        addTexts(asked, bytes, format, at: item.place)
    }

    private mutating func addTexts(_ asked: String, _ bytes: [UInt8], _ format: TextSourceFormat, at place: Place) {
        textByteCount += bytes.count
        guard textByteCount <= SpecLoader.textBytes else {
            isComplete = false
            let limit = "\(SpecLoader.textBytes / 1024 / 1024) MiB"
            findings.append(
                Finding(.workLimit, .error, "up to this one, the files of texts have more than \(limit)", at: place))
            return
        }
        paths.append(asked)
        let source = SourceFile(path: asked, bytes: bytes)
        let file = sources.add(source)
        files.append(file)
        do throws(TextFault) {
            let opened = try format.open(source, at: asked)
            textFiles.append(
                TextFile(id: file, format: format, path: TextPath(asked, format), source: opened, place: place))
        } catch {
            isComplete = false
            findings.append(error.finding(in: file))
        }
    }

    /// Reads what lies beside files of texts that hold one language each: the same table in the other languages of the spec.
    mutating func readOtherLanguages(_ locales: LocaleScope) {
        for file in textFiles {
            for locale in [locales.development] + (locales.supported ?? []) {
                for asked in file.path.paths(in: locale, development: locales.development)
                where seen.insert(asked).inserted {
                    guard let format = TextSourceFormat(path: asked) else { continue }
                    switch access(asked) {
                    case .bytes(let bytes): addTexts(asked, bytes, format, at: file.place)
                    // Nobody named it: a language that has no file is one that texts are not translated into yet.
                    case .missing, .outsideRoot: break
                    case .tooLarge, .unreadable:
                        isComplete = false
                        findings.append(
                            Finding(
                                .useFile, .error, "`\(asked.prefix(200))`, the table in `\(locale)`, can't be read",
                                at: file.place))
                    }
                }
            }
        }
    }

    private func kind(of path: String) -> Bool? {
        if path.hasSuffix(".yaml") || path.hasSuffix(".yml") { return true }
        if SpecLoader.isTokenFile(path) { return false }
        return nil
    }

    private mutating func bytes(of asked: String, _ item: Node) -> [UInt8]? {
        seen.insert(asked)
        let message: String
        switch access(asked) {
        case .bytes(let bytes): return bytes
        case .missing: message = "there is no file `\(asked.prefix(200))`"
        case .outsideRoot:
            isComplete = false
            report(
                .useOutsideRoot, "`\(item.text.prefix(100))` lies outside the project", item,
                notes: ["the project is the folder of `bannerc.yaml`, or the working directory"])
            return nil
        case .tooLarge:
            message = "`\(asked)` is larger than \(SpecLoader.byteLimit(of: asked) / 1024 / 1024) MiB"
        case .unreadable(let reason): message = "`\(asked)` can't be read: \(reason)"
        }
        paths.append(asked)
        isComplete = false
        report(.useFile, message, item)
        return nil
    }

    private mutating func readTokens(_ source: SourceFile, _ item: Node) {
        paths.append(source.path)
        let file = sources.add(source)
        files.append(file)
        guard let tree = JSONReader.read(source, as: file, findings: &findings) else {
            isComplete = false
            return
        }
        tokenTrees.append(tree)
        // What is no mapping is reported when tokens are read.
        guard let kind = TokenFileKind(of: tree.root), let fault = kind.fault(item.text) else { return }
        isComplete = false
        report(.useFile, fault.message, item, help: [fault.help])
    }

    private mutating func reportCycle(_ item: Node, from index: Int) {
        let labels = path[(index + 1)...].compactMap { step in
            step.place.map { Label("uses `\(step.path)`", at: $0) }
        }
        if labels.isEmpty {
            return report(.useCycle, "the file uses itself", item, help: ["remove it from `use`"])
        }
        findings.append(
            Finding(
                .useCycle, .error, "the files use each other in a circle", at: item.place,
                label: "uses `\(path[index].path)`", labels: labels,
                help: ["move what both need into a file of its own"]))
    }

    private mutating func report(
        _ rule: RuleID, _ message: String, _ node: Node, notes: [String] = [], help: [String] = []
    ) {
        findings.append(Finding(rule, .error, message, at: node.place, notes: notes, help: help))
    }

    /// The languages of the root file, or of the first used file that has any.
    func localeScope(_ reader: NodeReader) -> LocaleScope {
        for file in specTrees.sorted(by: { $0.tree.file < $1.tree.file }) {
            for (key, value) in file.tree.root.entries where RootKey(meantBy: key) == .locales {
                // What is wrong with the section is reported when the file itself is read.
                let silent = NodeReader(tokens: reader.tokens)
                let locales = DeclarationReader.locales(value, silent)
                let isFaulty = key.text != RootKey.locales.rawValue || locales == nil || !silent.findings.isEmpty
                return LocaleScope(
                    development: locales?.value.development ?? DeclarationReader.defaultLanguage,
                    supported: locales?.value.supported, isFaulty: isFaulty)
            }
        }
        // A file that could not be read may have the section.
        return LocaleScope(development: DeclarationReader.defaultLanguage, supported: nil, isFaulty: !isComplete)
    }
}
