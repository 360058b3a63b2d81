// SPDX-License-Identifier: Apache-2.0

public import BannerGenerators
public import BannerSpec
public import Diagnostics

/// Compiles specs in memory, in these stages:
///
/// 1. The spec and what it uses are read, and references followed (``SpecLoader``).
/// 2. Each target makes its files (``Generators``), if nothing is wrong, not even with the names that it makes.
///
/// Nothing here touches the disk: files are asked for through a closure and handed back as bytes.
public enum Compiler {
    /// What came of compiling a spec.
    public struct Output: Sendable {
        /// What was found, and the files it was found in.
        public var report: Report
        /// The spec; `nil` if a finding is an error.
        public var spec: Spec?
        /// The generated files; none if a finding is an error.
        public var files: [OutputFile]
        /// The paths of all files that were read or asked for, the spec first.
        public var inputs: [String]
        /// Whether the spec has a `name`.
        package var hasName: Bool
    }

    /// Compiles `source` for `targets`.
    ///
    /// `access` is asked for the files under `use`, by paths relative to what `source.path` is relative to.
    /// Throws ``TemplateError`` if a template is broken.
    public static func compile(
        _ source: SourceFile, for targets: [Target], options: GeneratorOptions = .init(),
        access: @escaping (String) -> FileAccess
    ) throws -> Output {
        var (output, files) = try compile(source, for: targets, options: options, access: access) { OutputBytes([]) }
        output.files = files.map { OutputFile($0) }
        return output
    }

    /// The same, with the files beside the rest of the output: their contents begin as `empty` makes them.
    package static func compile<Content: OutputContent>(
        _ source: SourceFile, for targets: [Target], options: GeneratorOptions, texts: OpenedTexts = OpenedTexts(),
        access: @escaping (String) -> FileAccess, into empty: @escaping @Sendable () -> Content
    ) throws -> (output: Output, files: [MadeFile<Content>]) {
        var output = load(source, texts, access)
        guard let spec = output.spec else { return (output, []) }
        let fileName = source.path.split(separator: "/").last.map(String.init) ?? source.path
        let input = GeneratorInput(spec: spec, fileName: fileName)
        let generated = try Generators.generate(targets, from: input, options: options, into: empty)
        output.report.findings += generated.findings
        if !generated.findings.isEmpty { output.spec = nil }
        return (output, generated.files)
    }

    /// The spec alone: what it was read from is not kept while files are made.
    private static func load(
        _ source: SourceFile, _ texts: OpenedTexts, _ access: @escaping (String) -> FileAccess
    ) -> Output {
        var sources = SourceSet()
        let result = SpecLoader.load(source, into: &sources, keepingTrees: false, texts: texts, access: access)
        return Output(
            report: Report(sources: sources, findings: result.findings), spec: result.spec, files: [],
            inputs: result.paths, hasName: result.hasName)
    }
}
