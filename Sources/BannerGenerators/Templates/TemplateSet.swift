// SPDX-License-Identifier: Apache-2.0

/// The templates of a target by name, parsed once for all specs of a run.
enum TemplateSet {
    /// The templates of `target`, with those that `options` sets in the place of ours.
    static func templates(of target: Target, _ options: GeneratorOptions) throws(TemplateError) -> [String: Template] {
        var templates = try target.definition.builtIn()
        let own = target.templates.compactMap { name in options.templates[name].map { (name, $0) } }
        templates.merge(try parse(own, target)) { $1 }
        return templates
    }

    /// The built-in templates of `target`, or what is wrong with them. Each target keeps them, so that those that a run
    /// doesn't need are not read.
    static func builtIn(_ target: Target) -> Result<[String: Template], TemplateError> {
        let ours = target.templates.map { name in
            let text = BuiltInTemplates.text(named: name) ?? ""
            return (name, GeneratorOptions.Template(path: "\(name).mustache", text: text))
        }
        return Result { () throws(TemplateError) in try parse(ours, target) }
    }

    private static func parse(_ templates: [(String, GeneratorOptions.Template)], _ target: Target)
        throws(TemplateError) -> [String: Template]
    {
        var parsed: [String: Template] = [:]
        var faults: [TemplateFault] = []
        let shape = TemplateRoot.shape(of: target)
        for (name, template) in templates {
            do {
                parsed[name] = try TemplateParser.parse(template, shape, target.definition.language(of: name))
            } catch {
                faults += error.faults
            }
        }
        guard faults.isEmpty else { throw TemplateError(faults: faults) }
        return parsed
    }
}
