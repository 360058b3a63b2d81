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

    /// What templates get for specs, as JSON: an object for one spec, an array for several.
    ///
    /// With a target it is what its first template gets, the target's own names and settings included; without one, what
    /// every template gets.
    public static func context(
        of inputs: [GeneratorInput], for target: Target? = nil, options: GeneratorOptions = .init()
    )
        -> [UInt8]
    {
        let records = inputs.map { input in
            let context = ContextSpec(input)
            return target.map { TemplateGenerator($0, options).root(of: context) } ?? Shapes.spec.record(context)
        }
        guard records.count == 1 else { return ContextJSON.bytes(records) }
        return ContextJSON.bytes(records[0])
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
        case .tokens: TokenGenerator(context.input).generate()
        default: try TemplateGenerator(target, options).generate(context)
        }
    }
}
