// SPDX-License-Identifier: Apache-2.0

import BannerCore
public import Diagnostics
import TextCatalogs
public import YAMLSource

/// Reads a spec and the files that it uses, in these stages:
///
/// 1. The spec and all that it uses are read into trees (``UseGraph``).
/// 2. Design tokens are indexed (``TokenTable``), and so are files of texts (``TextTables``).
/// 3. Each file's tree becomes declarations (``DeclarationReader``), used files before their users; then come the texts of files for
///    one language (``LanguageFileReader``).
/// 4. References are followed and defaults filled in (``Resolver``).
///
/// Each stage works with what the one before could save, so that one fault does not hide another.
public enum SpecLoader {
    /// The files that a spec may use, directly or through others.
    public static let useLimit = 100
    /// Bytes of all used files together: 32 MiB.
    public static let usedBytes = 32 * 1024 * 1024
    /// Bytes of all files of texts together: 64 MiB. They hold the texts of a whole app, of which a spec asks for few.
    public static let textBytes = 64 * 1024 * 1024
    /// The sources of tokens that a resolver document may come to, each counted as often as it is named.
    public static let sourceLimit = 1000
    /// The length of a chain of definitions: colours that name colours, styles that extend styles, tokens likewise.
    public static let chainLimit = 64
    /// Bytes of a token's path, points included.
    public static let tokenPathBytes = 500

    /// Whether a file called `path` holds design tokens, and not a spec.
    public static func isTokenFile(_ path: String) -> Bool { path.hasSuffix(".json") || path.hasSuffix(".tokens") }

    /// Whether a file called `path` holds texts by key, such as a String Catalog.
    public static func isTextFile(_ path: String) -> Bool { TextSourceFormat(path: path) != nil }

    /// The bytes that a file called `path` may have.
    public static func byteLimit(of path: String) -> Int { isTextFile(path) ? textBytes : Limits.fileBytes }

    /// The languages of a spec. CLDR has data for some 700.
    public static let localeLimit = 1000

    /// What came of reading a spec.
    public struct Result: Sendable {
        /// The spec; `nil` if a finding is an error.
        public var spec: Spec?
        /// The spec as far as it could be understood: ``spec``, or if a finding is an error, what the rest of the file makes.
        public var partialSpec: Spec?
        /// What was found, unsorted.
        public var findings: [Finding]
        /// Every file that was read or asked for, under the path asked for, the spec first.
        public var paths: [String]
        /// The trees of the files that could be read, by the order in which they were added to the sources.
        public var trees: [NodeTree] = []
        /// The design tokens that are not written in the DTCG format, by their paths.
        public var foreignTokens: [ForeignToken] = []
        /// What ``partialSpec`` has a default for, or nothing at all, though its author wrote something.
        public var gaps = SpecGaps()
        /// Whether the spec has a `name`, be it a wrong one.
        package var hasName = false
    }

    /// Reads `source`.
    ///
    /// `access` is asked for used files, under paths relative to what `source.path` is relative to. The files read
    /// are added to `sources`.
    ///
    /// What is compiled needs a `name`; `acceptingParts`, a file without a name and without banners is read as what others
    /// use. Without `keepingTrees`, the memory of ``Result/trees`` is given back once they are read, and there are none in the result.
    /// Files in `texts` are not opened anew.
    public static func load(
        _ source: SourceFile, into sources: inout SourceSet, acceptingParts: Bool = false, keepingTrees: Bool = true,
        texts: OpenedTexts = OpenedTexts(), access: @escaping (String) -> FileAccess
    ) -> Result {
        var graph = UseGraph(sources: sources, access: access, texts: texts)
        graph.read(source)
        graph.readColorSets()
        let locales = graph.localeScope(NodeReader(tokens: TokenTable()))
        graph.readOtherLanguages(locales)
        sources = graph.sources

        let tokens = TokenTable(isComplete: graph.isComplete)
        let reader = NodeReader(tokens: tokens)
        reader.findings = graph.findings
        reader.trees = graph.specTrees.map(\.tree)
        reader.texts = TextTables(graph.textFiles, isComplete: graph.isComplete)
        tokens.figmaPaths = graph.figmaPaths
        for (path, collections) in graph.figmaNamesakes { tokens.noteNamesakes(path, in: collections) }
        tokens.paths = graph.otherTokens
        tokens.add(graph.tokenSources, reader)

        var declarations = Declarations()
        for file in graph.specTrees {
            let needsName = !acceptingParts || file.tree.root.entries.contains { RootKey(meantBy: $0.key) == .banners }
            DeclarationReader(reader: reader, locales: locales, needsName: needsName).read(
                file.tree, isRoot: file.isRoot, into: &declarations)
        }
        for tree in graph.languageTrees {
            LanguageFileReader(reader: reader, locales: locales).read(tree, into: &declarations)
        }
        ThemeTokens(reader: reader, locales: locales).read(graph, &declarations)
        let (hasRoot, trees) = (graph.hasRoot, keepingTrees ? graph.trees : [])
        graph.forgetSpecTrees()
        reader.forgetTrees()
        // What lies beyond a budget can neither be built nor be checked.
        let resolvedLocales = declarations.resolvedLocales()
        guard hasRoot, SpecBudget.allows(declarations, resolvedLocales, reader) else {
            return Result(
                spec: nil, findings: FindingCap.capped(reader.findings).findings, paths: graph.paths, trees: trees,
                hasName: graph.hasName)
        }

        let resolver = Resolver(declarations, reader, isComplete: graph.isComplete)
        let spec = resolver.resolve(
            files: graph.files, resolvedLocales, fallbackName: source.path, legacyTokens: graph.legacyUse)
        let failed = reader.findings.contains { $0.severity == .error }
        let (findings, isCapped) = FindingCap.capped(reader.findings)
        // Where faults are only counted, nobody knows which definitions are sound.
        return Result(
            spec: failed ? nil : spec, partialSpec: isCapped && failed ? nil : spec, findings: findings,
            paths: graph.paths, trees: trees, foreignTokens: tokens.foreignTokens(unread: graph.otherTokens),
            gaps: failed ? SpecGaps(declarations, reader, isComplete: graph.isComplete) : SpecGaps(),
            hasName: graph.hasName)
    }
}
