// SPDX-License-Identifier: Apache-2.0

/// What a template is rendered over: the names of its target, those that every template has, and what is set for the target.
final class TemplateRoot: ContextRecord {
    let shape: ContextShape
    private let own: (any ContextRecord)?
    private let spec: any ContextRecord
    private let settings: ContextValue
    /// How many names the target has to itself.
    private let ownCount: Int

    /// The root of a template whose names are those of `shape`: ``shape(of:)``.
    init(_ shape: ContextShape, _ spec: any ContextRecord, own: (any ContextRecord)?, settings: any ContextRecord) {
        self.shape = shape
        self.own = own
        self.spec = spec
        self.settings = .record(settings)
        ownCount = shape.fields.count - spec.shape.fields.count - (settings.shape.fields.isEmpty ? 0 : 1)
    }

    func value(at index: Int) -> ContextValue {
        if index < ownCount { return own?.value(at: index) ?? .none }
        let index = index - ownCount
        // The settings are the last of the names.
        return index < spec.shape.fields.count ? spec.value(at: index) : settings
    }

    /// The names of the templates of `target`. Its own come first: they say more than those that they hide.
    static func shape(of target: Target) -> ContextShape {
        let definition = target.definition
        var fields = (definition.ownNames?.fields ?? []) + Shapes.spec.names.fields
        if !definition.settings.isEmpty {
            let settings = SettingsRecord.shape(of: target)
            fields.append(
                ContextField(name: TargetSetting.groupName, kind: .record { settings }, summary: settings.summary))
        }
        return ContextShape(target.rawValue, definition.summary, fields)
    }
}

/// What is set for a target: each setting as a text, and a flag for each value that it can be chosen from.
final class SettingsRecord: ContextRecord {
    let shape: ContextShape
    private let values: [ContextValue]

    init(_ target: Target, _ options: GeneratorOptions, spec: String) {
        shape = Self.shape(of: target)
        let texts = target.settingTexts(options, spec: spec)
        values = target.settings.flatMap { setting in
            let text = texts[setting.key] ?? ""
            return [ContextValue.text(text)] + setting.choices.map { ContextValue.flag($0 == text) }
        }
    }

    func value(at index: Int) -> ContextValue { values[index] }

    static func shape(of target: Target) -> ContextShape {
        ContextShape(
            TargetSetting.groupName, "What the configuration sets for the target.",
            target.settings.flatMap { setting in
                [ContextField(name: setting.key, kind: .text, summary: setting.summary)]
                    + setting.choices.map { choice in
                        ContextField(
                            name: setting.flag(for: choice), kind: .flag, summary: "Whether that is `\(choice)`.")
                    }
            })
    }
}
