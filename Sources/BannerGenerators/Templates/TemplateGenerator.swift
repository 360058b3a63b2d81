// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Makes the files of a target from its templates.
struct TemplateGenerator {
    private let target: Target
    private let options: GeneratorOptions
    private let definition: TargetDefinition

    init(_ target: Target, _ options: GeneratorOptions) {
        self.target = target
        self.options = options
        definition = target.definition
    }

    /// The target's files. Throws ``TemplateError`` if a template is broken.
    func generate(_ context: ContextSpec) throws -> [OutputFile] {
        // Before anything is rendered, so that what is wrong with a template doesn't depend on the spec.
        let templates = try TemplateSet.templates(of: target, options)
        let spec = Shapes.spec.record(context)
        let settings = target.settingValues(options)
        return definition.jobs(context).compactMap { job in
            templates[job.template].map { template in
                let root = TemplateRoot(spec, extra: job.extra, settings: settings)
                return OutputFile(name: job.file, bytes: Array(template.render(root).utf8))
            }
        }
    }
}

/// What a template is rendered over: the names that every template has, those of its target, and what is set for that.
final class TemplateRoot: MustacheParent {
    private let spec: any ContextRecord
    private let extra: (any ContextRecord)?
    private let settings: [String: Any]

    init(_ spec: any ContextRecord, extra: (any ContextRecord)?, settings: [String: Any]) {
        self.spec = spec
        self.extra = extra
        self.settings = settings
    }

    func child(named name: String) -> Any? {
        name == TargetSetting.groupName ? settings : spec.child(named: name) ?? extra?.child(named: name)
    }

    /// The names of a template of `target`.
    static func shape(of target: Target) -> ContextShape {
        let definition = target.definition
        var fields = Shapes.spec.names.fields + (definition.extraNames?.fields ?? [])
        if !definition.settings.isEmpty {
            let settings = ContextShape(
                "settings", "What the configuration sets for the target.",
                definition.settings.flatMap(settingFields))
            fields.append(
                ContextField(name: TargetSetting.groupName, kind: .record(settings), summary: settings.summary))
        }
        return ContextShape(target.rawValue, definition.summary, fields)
    }

    private static func settingFields(_ setting: TargetSetting) -> [ContextField] {
        [ContextField(name: setting.key, kind: .text, summary: setting.summary)]
            + setting.choices.map { choice in
                ContextField(name: setting.flag(for: choice), kind: .flag, summary: "Whether that is `\(choice)`.")
            }
    }
}

/// Templates, parsed once for all specs of a run.
enum TemplateSet {
    /// The templates of `target` by name, with those that `options` sets in the place of ours.
    static func templates(of target: Target, _ options: GeneratorOptions) throws -> [String: ParsedTemplate] {
        var templates = try target.definition.builtIn()
        for name in target.templates {
            guard let own = options.templates[name] else { continue }
            templates[name] = try TemplateRenderer.parse(
                own, TemplateRoot.shape(of: target), target.definition.language(of: name))
        }
        return templates
    }

    /// The built-in templates of `target`, or what is wrong with them. Each target keeps them, so that those that a run
    /// doesn't need are not read.
    static func builtIn(_ target: Target) -> Result<[String: ParsedTemplate], any Error> {
        Result {
            var templates: [String: ParsedTemplate] = [:]
            for name in target.templates {
                let text = BuiltInTemplates.text(named: name) ?? ""
                templates[name] = try TemplateRenderer.parse(
                    .init(path: "\(name).mustache", text: text), nil, target.definition.language(of: name))
            }
            return templates
        }
    }
}
