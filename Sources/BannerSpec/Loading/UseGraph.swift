// SPDX-License-Identifier: Apache-2.0

import BannerCore
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
    var findings: [Finding] = []
    /// The specs, used ones before their users, the root last.
    private(set) var specTrees: [SpecTree] = []
    /// The files with texts in one language, in the order in which they are used.
    private(set) var languageTrees: [NodeTree] = []
    /// The files of tokens, in the order in which they are used.
    private(set) var tokenTrees: [NodeTree] = []
    /// What the spec has its tokens from, in the order of their use.
    private(set) var tokenSources: [TokenSource] = []
    /// The themes that tokens are there for, each once, and where they are named.
    private(set) var tokenThemes: [Located<String>] = []
    private var knownThemes: Set<String> = []
    /// The number of the resolver document, or the like, whose sources are being read.
    var tokenOrigin = 0
    /// The asset catalogues, and where they are named.
    var catalogues: [(path: String, item: Node)] = []
    /// The colours of asset catalogues that no spec names.
    var otherTokens: [String] = []
    /// The paths of Figma's variables by their ids.
    var figmaPaths: [String: String] = [:]
    /// The collections of Figma that have variables of one name, by the path that it would be.
    var figmaNamesakes: [String: [String]] = [:]
    /// Where the first file of tokens in an older form is named.
    var legacyUse: Place?
    /// The files of texts, in the order in which they are used.
    private(set) var textFiles: [TextFile] = []
    /// Every file read, the root first.
    private(set) var files: [FileID] = []
    /// Every path asked for, the root first.
    private(set) var paths: [String] = []
    /// Whether every file could be read. If not, an unknown name may be defined in one that could not.
    var isComplete = true

    /// Whether the root has a `name`, be it a wrong one.
    private(set) var hasName = false
    /// Whether the root could be read.
    var hasRoot: Bool { specTrees.last?.isRoot == true }
    /// The trees of all files that could be read, by the order in which they were added to the sources.
    var trees: [NodeTree] { (specTrees.map(\.tree) + tokenTrees + languageTrees).sorted { $0.file < $1.file } }

    let access: (String) -> FileAccess
    private let texts: OpenedTexts
    /// How many folders are still searched for what may be meant.
    private var suggestions = SuggestionBudget(20)
    private(set) var seen: Set<String> = []
    /// The files of tokens that were read, by their paths.
    var tokenRoots: [String: Node] = [:]
    /// The bytes of all used files so far, but for those of texts.
    private var byteCount = 0
    /// The bytes of all files of texts so far.
    private var textByteCount = 0
    /// The files that are being read, each used by the one before it, and where.
    private(set) var path: [(path: String, place: Place?)] = []

    init(sources: SourceSet, access: @escaping (String) -> FileAccess, texts: OpenedTexts) {
        self.texts = texts
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
        if place == nil { hasName = tree.root.entries.contains { $0.key.reads("name") } }
        // What is left of a used file may lack what others want of it.
        if place != nil, findings[faults...].contains(where: { $0.rule == .yamlSyntax }) { isComplete = false }
        if place != nil, LanguageFileReader.isLanguageFile(tree) { return languageTrees.append(tree) }
        if place == nil, let locale = LanguageFileReader.loneLocale(of: tree) {
            isComplete = false
            let name = String(source.path.split(separator: "/").last ?? "")
            return report(
                .unknownKey, "this file contains texts in one language, and is not a spec", locale,
                help: ["name it in the spec that it belongs to: `use: [\(PlainScalar.written(name))]`"])
        }
        path.append((asked, place))
        for (key, value) in tree.root.entries where RootKey(meantBy: key) == .use {
            if key.text == RootKey.use.rawValue { readUses(value) } else { isComplete = false }
        }
        path.removeLast()
        specTrees.append(SpecTree(tree: tree, isRoot: path.isEmpty))
    }

    /// Lets go of the trees of specs, when all that they say is known.
    mutating func forgetSpecTrees() { specTrees = [] }

    private mutating func readUses(_ node: Node) {
        if node.kind == .mapping { return readUses(byKey: node) }
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
            } else if item.kind == .mapping {
                readUses(byKey: item)
            } else {
                isComplete = false
                if item.kind != .invalid { report(.wrongType, "`use` takes the paths of files", item) }
            }
        }
    }

    mutating func use(_ item: Node) {
        let written = item.text
        if let refusal = UsePath.refusal(of: written) {
            isComplete = false
            return report(.useOutsideRoot, refusal, item)
        }
        // The path is never empty while a file is being read.
        let asked = UsePath.resolve(written, from: path.last?.path ?? "")
        guard isNamedAsBefore(asked, item) else { return }
        if let index = path.firstIndex(where: { $0.path == asked }) { return reportCycle(item, from: index) }
        if Self.isCatalogue(asked) { return useCatalogue(item) }
        if SpecLoader.isTokenFile(asked) { return useTokens(item, .files(theme: nil, appearance: nil)) }
        guard !seen.contains(asked) else { return }
        guard paths.count <= SpecLoader.useLimit else {
            isComplete = false
            return report(.useLimit, "the spec uses more than \(SpecLoader.useLimit) files", item)
        }
        if let format = TextSourceFormat(path: asked) { return useTexts(asked, format, item) }
        guard asked.hasSuffix(".yaml") || asked.hasSuffix(".yml") else {
            isComplete = false
            return report(
                .useFile, "`\(written.prefix(100))` is neither a spec nor a file of tokens or texts", item,
                help: [
                    "specs end in `.yaml` or `.yml`, DTCG token files in `.json` or `.tokens`",
                    "texts are read from \(Self.textEndings)",
                ])
        }
        guard let bytes = countedBytes(of: asked, item) else { return }
        readSpec(SourceFile(path: asked, bytes: bytes), asked: asked, from: item.place)
    }

    /// Whether no other file was used whose name is the same text, written with other scalars; reports it if one was. It would be taken for
    /// the one at `asked`, here and on most Macs' disks.
    private mutating func isNamedAsBefore(_ asked: String, _ item: Node) -> Bool {
        guard let index = seen.firstIndex(of: asked), !seen[index].utf8.elementsEqual(asked.utf8) else { return true }
        fail(
            .useFile, "`\(asked.prefix(200))` has the name of another file, with its accents encoded differently",
            item,
            help: ["name it in one way; rename one, if they are two files"])
        return false
    }

    /// The bytes of the file at `asked`, unless that or the sum of all is too large.
    mutating func countedBytes(of asked: String, _ item: Node) -> [UInt8]? {
        guard let bytes = bytes(of: asked, item) else { return nil }
        byteCount += bytes.count
        guard byteCount <= SpecLoader.usedBytes else {
            let limit = "\(SpecLoader.usedBytes / 1024 / 1024) MiB"
            fail(.workLimit, "up to this one, the used files have more than \(limit)", item)
            return nil
        }
        return bytes
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
        let opened = texts.open(asked, bytes, format)
        let file = sources.add(opened.source)
        files.append(file)
        if let fault = opened.fault {
            isComplete = false
            findings.append(fault.finding(in: file))
        }
        guard let source = opened.texts else { return }
        let path = TextPath(asked, format)
        let tables = source.tables
        for (name, source) in tables.isEmpty ? [(nil, source)] : tables {
            textFiles.append(
                TextFile(id: file, format: format, path: path, source: source, place: place, ownTable: name))
        }
    }

    /// Reads what lies beside files of texts that hold one language each: the same table in the other languages of the spec.
    mutating func readOtherLanguages(_ locales: LocaleScope) {
        for file in textFiles {
            for locale in [locales.development] + (locales.supported ?? []) {
                // Other tools write the same language in other tags: `zh-HK` for `zh-Hant-HK`.
                for tag in [locale] + BannerLocale.sameTags(as: locale) {
                    if readTable(of: file, in: tag, locales.development) { break }
                }
            }
        }
    }

    /// Reads the table of `file` in the language `locale`; returns whether a file is called so, read before or not.
    private mutating func readTable(of file: TextFile, in locale: String, _ development: String) -> Bool {
        let paths = file.path.paths(in: locale, development: development)
        var isThere = paths.contains(where: seen.contains)
        // Android takes one folder for a language, whichever of its names that has.
        if file.format == .android, isThere { return true }
        for asked in paths where seen.insert(asked).inserted {
            guard let format = TextSourceFormat(path: asked) else { continue }
            switch access(asked) {
            case .bytes(let bytes):
                isThere = true
                addTexts(asked, bytes, format, at: file.place)
                if format == .android { return true }
            // Nobody named it: a language that has no file is one that texts are not translated into yet.
            case .missing, .outsideRoot, .folder: break
            case .tooLarge, .unreadable:
                (isThere, isComplete) = (true, false)
                findings.append(
                    Finding(
                        .useFile, .error, "`\(asked.prefix(200))`, the table in `\(locale)`, can't be read",
                        at: file.place))
            }
        }
        return isThere
    }

    private mutating func bytes(of asked: String, _ item: Node) -> [UInt8]? {
        seen.insert(asked)
        let message: String
        var help: String?
        switch access(asked) {
        case .bytes(let bytes): return bytes
        case .folder: message = "`\(asked.prefix(200))` is a folder"
        case .missing:
            message = "there is no file `\(asked.prefix(200))`"
            help = helpWithMissing(asked, item)
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
        report(.useFile, message, item, help: [help].compactMap(\.self))
        return nil
    }

    /// What may be meant by the path of a file that is not there: several files, or one beside it with nearly its name.
    private mutating func helpWithMissing(_ asked: String, _ item: Node) -> String? {
        if item.style == .plain, asked.holds(", ") { return "write each on a line of its own, behind a `-`" }
        let name = String(asked.split(separator: "/").last ?? "")
        let folder = String(asked.dropLast(name.count + 1))
        let written = item.text
        guard suggestions.take(), written.hasSuffix(name),
            case .folder(let names) = access(folder.isEmpty ? "." : folder),
            let nearest = NearestName.find(
                file: name,
                among: names.filter { name in
                    // Not a spec that uses the file, which would use itself.
                    Self.isUsable(name) && !path.contains { $0.path == (folder.isEmpty ? name : "\(folder)/\(name)") }
                })
        else { return nil }
        return "did you mean `\(written.dropLast(name.count))\(nearest)`?"
    }

    /// Whether `use` takes files of this name.
    private static func isUsable(_ name: String) -> Bool {
        name.hasSuffix(".yaml") || name.hasSuffix(".yml") || SpecLoader.isTokenFile(name) || SpecLoader.isTextFile(name)
    }

    /// The tree of a file of tokens.
    mutating func readTokens(_ source: SourceFile) -> NodeTree? {
        paths.append(source.path)
        let file = sources.add(source)
        files.append(file)
        guard let tree = JSONReader.read(source, as: file, findings: &findings) else { return nil }
        tokenTrees.append(tree)
        return tree
    }

    /// Adds tokens, once for each scope.
    mutating func add(_ source: TokenSource) {
        var source = source
        if case .contexts = source.scope { source.origin = tokenOrigin }
        // Places first: they are compared at once, and scopes are not.
        let place = source.root.contentPlace
        let isKnown =
            source.figma == nil && source.colorSets.isEmpty
            && tokenSources.contains { $0.root.contentPlace == place && $0.scope == source.scope }
        if !isKnown { tokenSources.append(source) }
    }

    mutating func add(theme: Located<String>) {
        if knownThemes.insert(theme.value).inserted { tokenThemes.append(theme) }
    }

    /// Reports a fault on account of which something that the spec may ask for is missing.
    mutating func fail(
        _ rule: RuleID, _ message: String, _ node: Node, help: [String] = [], fix: Fix? = nil
    ) {
        isComplete = false
        findings.append(Finding(rule, .error, message, at: node.place, help: help, fix: fix))
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
