// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Makes the files of a target from its templates.
struct TemplateGenerator {
    private let target: Target
    private let options: GeneratorOptions

    init(_ target: Target, _ options: GeneratorOptions) {
        self.target = target
        self.options = options
    }

    /// The target's files, or what is wrong with the names that it makes. Throws ``TemplateError`` if a template is broken.
    func generate<Content: OutputContent>(_ context: ContextSpec, into empty: () -> Content) throws(TemplateError)
        -> Generators.Made<Content>
    {
        // Before anything is rendered, so that what is wrong with a template doesn't depend on the spec.
        let templates = try TemplateSet.templates(of: target, options)
        let shape = TemplateRoot.shape(of: target)
        let spec = Shapes.spec.record(context)
        let settings = SettingsRecord(target, options, spec: context.spec.name.value)
        let (jobs, names) = plan(context)
        guard names.findings.isEmpty else { return Generators.Made(findings: names.findings) }
        var files: [MadeFile<Content>] = []
        for job in jobs {
            guard let template = templates[job.template] else { continue }
            let root = TemplateRoot(shape, spec, own: job.own, settings: settings)
            var content = empty()
            try template.render(root, expected: Self.expectedBytes(context.spec)) { content.append($0) }
            files.append(MadeFile(name: job.file, content: content))
        }
        return Generators.Made(files: files)
    }

    /// The names that the target makes of the spec's.
    func names(of context: ContextSpec) -> NameMap { plan(context).names }

    private func plan(_ context: ContextSpec) -> (jobs: [TargetDefinition.Job], names: NameMap) {
        var names = NameMap(target: "`\(target.rawValue)`")
        let jobs = target.definition.plan(context, options, &names)
        return (jobs, names)
    }

    /// About what a file for `spec` takes.
    private static func expectedBytes(_ spec: Spec) -> Int {
        let texts = spec.banners.count * spec.locales.supported.count
        return 16_384 + 1024 * spec.banners.count + 192 * texts
    }

    /// The file that the first template of the target makes of `own` names and of those of the spec.
    func bytes(of own: any ContextRecord, over context: ContextSpec) throws(TemplateError) -> [UInt8] {
        let templates = try TemplateSet.templates(of: target, options)
        guard let name = target.templates.first, let template = templates[name] else { return [] }
        let root = TemplateRoot(
            TemplateRoot.shape(of: target), Shapes.spec.record(context), own: own,
            settings: SettingsRecord(target, options, spec: context.spec.name.value))
        var content = OutputBytes([])
        try template.render(root) { content.append($0) }
        return content.joined
    }

    /// What the first file of the target is rendered over.
    func root(of context: ContextSpec) -> any ContextRecord {
        let jobs = plan(context).jobs
        return TemplateRoot(
            TemplateRoot.shape(of: target), Shapes.spec.record(context), own: jobs.lazy.compactMap(\.own).first,
            settings: SettingsRecord(target, options, spec: context.spec.name.value))
    }
}
