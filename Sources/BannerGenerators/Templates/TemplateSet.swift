// SPDX-License-Identifier: Apache-2.0

/// The templates of a target by name, parsed once for all specs of a run.
enum TemplateSet {
    /// The templates of `target`, with those that `options` sets in the place of ours.
    static func templates(of target: Target, _ options: GeneratorOptions) throws(TemplateError) -> [String: Template] {
        let own = options.templates.filter { target.templates.contains($0.key) }
        guard !own.isEmpty else { return try target.definition.builtIn() }
        // A partial template may be part of all others.
        return try parse(builtInTexts(target).merging(own) { $1 }, target)
    }

    /// The built-in templates of `target`, or what is wrong with them. Each target keeps them, so that those that a run
    /// doesn't need are not read.
    static func builtIn(_ target: Target) -> Result<[String: Template], TemplateError> {
        Result { () throws(TemplateError) in try parse(builtInTexts(target), target) }
    }

    private static func builtInTexts(_ target: Target) -> [String: GeneratorOptions.Template] {
        let named = target.templates.map { name in
            let text = BuiltInTemplates.text(named: name) ?? ""
            return (name, GeneratorOptions.Template(path: "\(name).mustache", text: text))
        }
        return Dictionary(named) { first, _ in first }
    }

    private static func parse(_ texts: [String: GeneratorOptions.Template], _ target: Target) throws(TemplateError)
        -> [String: Template]
    {
        var parsed: [String: Template] = [:]
        var faults: [TemplateFault] = []
        let definition = target.definition
        let shape = TemplateRoot.shape(of: target)
        let partials = texts.filter { definition.partials.contains($0.key) }
        for name in definition.templates {
            guard let text = texts[name] else { continue }
            do {
                parsed[name] = try TemplateParser.parse(
                    text, shape, definition.language(of: name), partials: partials)
            } catch {
                // A fault of a partial template is one for each template that it is part of.
                faults += error.faults.filter { !faults.contains($0) }
            }
        }
        guard faults.isEmpty else { throw TemplateError(faults: faults) }
        return parsed
    }
}
