// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The generators, by target.
public enum Generators {
    /// What is wrong with the names of a spec for `targets`; the spec itself is sound.
    public static func findings(for targets: [Target], in input: GeneratorInput) -> [Finding] {
        findings(for: targets, in: ContextSpec(input))
    }

    /// The files that `target` makes of a spec. Throws ``TemplateError`` if a template of the target is broken.
    public static func generate(_ target: Target, from input: GeneratorInput, options: GeneratorOptions = .init())
        throws -> [OutputFile]
    {
        try generate([target], from: input, options: options)
    }

    /// The files that `targets` make of a spec, from one context and on all cores. Throws ``TemplateError`` if a template
    /// is broken.
    public static func generate(_ targets: [Target], from input: GeneratorInput, options: GeneratorOptions = .init())
        throws -> [OutputFile]
    {
        let context = ContextSpec(input)
        // The longest templates first, so that no core is still at one when the others are done.
        let order = targets.indices.sorted { templateLength(targets[$0]) > templateLength(targets[$1]) }
        let made = Parallel.map(order) { index in
            (index, Result { try generate(targets[index], from: context, options) })
        }
        return try made.sorted { $0.0 < $1.0 }.flatMap { try $0.1.get() }
    }

    /// The files that `targets` need once, however many specs there are: what generated Swift runs on, if it is embedded.
    /// ``Target/sharedOutputs(_:)`` names them.
    public static func sharedFiles(for targets: [Target], options: GeneratorOptions = .init()) -> [OutputFile] {
        targets.flatMap { $0.sharedFiles(options) }
    }

    /// The context that templates get for a spec, as JSON.
    public static func context(of input: GeneratorInput) -> [UInt8] {
        ContextJSON.bytes(Shapes.spec.record(ContextSpec(input)))
    }

    private static func templateLength(_ target: Target) -> Int {
        target.templates.reduce(0) { $0 + (BuiltInTemplates.text(named: $1)?.utf8.count ?? 0) }
    }

    private static func findings(for targets: [Target], in context: ContextSpec) -> [Finding] {
        targets.flatMap { target in
            var names = NameMap(target: "`\(target.rawValue)`")
            target.definition.names(context, &names)
            return names.findings
        }
    }

    private static func generate(_ target: Target, from context: ContextSpec, _ options: GeneratorOptions) throws
        -> [OutputFile]
    {
        switch target {
        case .swift: [try SwiftGenerator(options: options).generate(context)]
        case .tokens: TokenGenerator(context.input).generate()
        default: try TemplateGenerator(target, options).generate(context)
        }
    }
}
