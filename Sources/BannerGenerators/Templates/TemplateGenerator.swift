// SPDX-License-Identifier: Apache-2.0

/// Makes the files of a target from its templates.
struct TemplateGenerator {
    private let target: Target
    private let options: GeneratorOptions

    init(_ target: Target, _ options: GeneratorOptions) {
        self.target = target
        self.options = options
    }

    /// The target's files. Throws ``TemplateError`` if a template is broken.
    func generate(_ context: ContextSpec) throws(TemplateError) -> [OutputFile] {
        // Before anything is rendered, so that what is wrong with a template doesn't depend on the spec.
        let templates = try TemplateSet.templates(of: target, options)
        let shape = TemplateRoot.shape(of: target)
        let spec = Shapes.spec.record(context)
        let settings = SettingsRecord(target, options)
        return target.definition.jobs(context, options).compactMap { job in
            templates[job.template].map { template in
                let root = TemplateRoot(shape, spec, own: job.own, settings: settings)
                return OutputFile(name: job.file, bytes: template.render(root))
            }
        }
    }

    /// What the first file of the target is rendered over.
    func root(of context: ContextSpec) -> any ContextRecord {
        TemplateRoot(
            TemplateRoot.shape(of: target), Shapes.spec.record(context),
            own: target.definition.jobs(context, options).lazy.compactMap(\.own).first,
            settings: SettingsRecord(target, options))
    }
}
