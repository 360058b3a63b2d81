// SPDX-License-Identifier: Apache-2.0

public import Diagnostics
import Parallelism

/// The generators, by target.
public enum Generators {
    /// What came of a spec.
    public struct Output: Sendable {
        /// The files; none if there are findings.
        public var files: [OutputFile] = []
        /// What is wrong with the names that targets make of the spec's; the spec itself is sound.
        public var findings: [Finding] = []
    }

    /// The same as ``Output``, with contents of the caller's.
    package struct Made<Content: Sendable>: Sendable {
        /// The files; none if there are findings.
        package var files: [MadeFile<Content>] = []
        /// What is wrong with the names that targets make of the spec's.
        package var findings: [Finding] = []
    }

    /// What `targets` make of a spec, in their order, from one context and on all cores. Throws ``TemplateError`` if a
    /// template is broken.
    public static func generate(_ targets: [Target], from input: GeneratorInput, options: GeneratorOptions = .init())
        throws -> Output
    {
        let made = try generate(targets, from: input, options: options) { OutputBytes([]) }
        return Output(files: made.files.map { OutputFile($0) }, findings: made.findings)
    }

    /// The same, with contents that begin as `empty` makes them.
    package static func generate<Content: OutputContent>(
        _ targets: [Target], from input: GeneratorInput, options: GeneratorOptions,
        into empty: @escaping @Sendable () -> Content
    ) throws -> Made<Content> {
        let context = ContextSpec(input)
        // The longest templates first, so that no core is still at one when the others are done.
        let order = targets.indices.sorted { templateLength(targets[$0]) > templateLength(targets[$1]) }
        let made = Parallel.map(order) { index in
            (index, Result { try generate(targets[index], from: context, options, into: empty) })
        }
        let outputs = try made.sorted { $0.0 < $1.0 }.map { try $0.1.get() }
        let findings = outputs.flatMap(\.findings)
        return Made(files: findings.isEmpty ? outputs.flatMap(\.files) : [], findings: findings)
    }

    /// What is wrong with the names that `targets` make of those of a sound spec, without anything being made.
    package static func nameFindings(_ targets: [Target], from input: GeneratorInput, options: GeneratorOptions)
        -> [Finding]
    {
        let context = ContextSpec(input)
        return Parallel.map(targets) { TemplateGenerator($0, options).names(of: context).findings }.flatMap(\.self)
    }

    /// The files that `targets` need once, however many specs there are: what generated Swift runs on, if it is embedded.
    /// ``Target/sharedOutputs(_:)`` names them.
    public static func sharedFiles(for targets: [Target], options: GeneratorOptions = .init()) -> [OutputFile] {
        targets.flatMap { $0.sharedFiles(options) }
    }

    /// What templates get for specs, as JSON: an object for one spec, an array for several.
    ///
    /// With a target it is what its first template gets, the target's own names and settings included; without one, what
    /// every template gets. `nil` if that is more than ``contextByteLimit``.
    public static func context(
        of inputs: [GeneratorInput], for target: Target? = nil, options: GeneratorOptions = .init()
    )
        -> [UInt8]?
    {
        let records = inputs.map { input in
            let context = ContextSpec(input)
            return target.map { TemplateGenerator($0, options).root(of: context) } ?? Shapes.spec.record(context)
        }
        guard records.count == 1 else { return ContextJSON.bytes(records) }
        return ContextJSON.bytes(records[0])
    }

    /// Bytes of what ``context(of:for:options:)`` returns: 256 MiB.
    public static var contextByteLimit: Int { ContextJSON.byteLimit }

    private static func templateLength(_ target: Target) -> Int {
        target.templates.reduce(0) { $0 + BuiltInTemplates.length(named: $1) }
    }

    private static func generate<Content: OutputContent>(
        _ target: Target, from context: ContextSpec, _ options: GeneratorOptions, into empty: () -> Content
    ) throws -> Made<Content> {
        switch target {
        case .tokens: Made(files: TokenGenerator(context.input).generate(into: empty))
        default: try TemplateGenerator(target, options).generate(context, into: empty)
        }
    }
}
