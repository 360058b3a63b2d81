// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What a spec can be compiled to. What each target is stands in its ``TargetDefinition``.
public enum Target: String, CaseIterable, Sendable {
    /// Swift enums and values for BannerKit.
    case swift
    /// Design tokens in the DTCG format, 2025.10, with a resolver document.
    case tokens
    /// Kotlin classes and values, with adapters for Jetpack Compose.
    case kotlin
    /// Custom properties of CSS.
    case css
    /// A module of TypeScript.
    case typescript
    /// Android resources.
    case android
    /// Dart for Flutter.
    case flutter
    /// An asset catalogue for Xcode.
    case xcassets
    /// A String Catalog for Xcode.
    case xcstrings
    /// A facade for Objective-C.
    case objc
    /// The catalogue as documentation.
    case markdown

    /// What is generated where nobody says what.
    public static let standard: [Target] = [.swift, .tokens]

    var definition: TargetDefinition {
        switch self {
        case .swift: .swift
        case .tokens: .tokens
        case .kotlin: .kotlin
        case .android: .android
        case .flutter: .flutter
        case .markdown: .markdown
        case .css: .css
        case .typescript: .typescript
        case .xcassets: .xcassets
        case .xcstrings: .xcstrings
        case .objc: .objc
        }
    }

    /// What the target is for, in one line.
    public var summary: String { definition.summary }

    /// The files that a spec named `stem` may become, and with `/` at their end folders that belong to the target alone,
    /// whatever it puts there. They are known before the spec is read.
    public func outputs(stem: String) -> [String] {
        definition.outputs.map { output in
            // They begin with the one or the other.
            let rest = output.utf8.dropFirst(TargetDefinition.stem.utf8.count)
            let name = output.hasPrefix(TargetDefinition.stem) ? stem : TargetDefinition.className(stem)
            return name + String(Substring(rest))
        }
    }

    /// The types that are made of a spec called `name`, which no other spec may make where the files of a run share a package, or where all
    /// are of one module; none else.
    public func sharedTypes(of name: String, isOneModule: Bool) -> [String] {
        definition.hasModules && !isOneModule ? [] : definition.sharedTypes(name)
    }

    /// The files that a run makes once for all specs, beside those that each of them becomes.
    public func sharedOutputs(_ options: GeneratorOptions) -> [String] { sharedFiles(options).map(\.name) }

    func sharedFiles(_ options: GeneratorOptions) -> [OutputFile] {
        definition.sharedFiles(settingTexts(options, spec: ""))
    }

    /// The names of the target's templates: first the one that `--template` replaces, which is named like the target, and
    /// last the partial ones that the others are made of.
    public var templates: [String] { definition.templates + definition.partials }

    /// What can be set for the target in the configuration.
    public var settings: [TargetSetting] { definition.settings }

    /// What is set for the spec called `spec`, by key.
    func settingTexts(_ options: GeneratorOptions, spec: String) -> [String: String] {
        let standards = Dictionary(settings.map { ($0.key, $0.standard) }) { first, _ in first }
        let own = options.settings[self] ?? [:]
        var texts = standards.merging(own) { $1 }
        for setting in settings where own[setting.key] == nil {
            if let text = setting.source.flatMap({ options.settings[$0]?[setting.key] }) { texts[setting.key] = text }
        }
        for setting in settings { texts[setting.key] = texts[setting.key].map { setting.text($0, spec: spec) } }
        return texts
    }
}

/// Something that can be set for a target in the configuration, and that its templates get as `{{settings.NAME}}`.
public struct TargetSetting: Sendable {
    /// What templates know the settings by.
    static let groupName = "settings"

    /// The key.
    public let key: String
    /// What it is, in one sentence.
    public let summary: String
    /// The value where nobody sets one.
    public let standard: String
    /// A value as an example.
    public let example: String
    /// The values to choose from, if not every text can be one. A template gets a flag for each: `{{#settings.unitIsRem}}`.
    let choices: [String]
    /// The target of whose setting it takes the value where nobody sets one, since both are compiled together.
    public private(set) var source: Target?
    /// What may be written, in words that stand behind “write”.
    private let form: String
    /// What ``nameHole`` becomes: the name of the spec in this case; `nil` where it can't be written.
    private let nameCase: LetterCase?
    private let isAllowed: @Sendable (String) -> Bool

    /// What stands for the name of the spec.
    static let nameHole = "{name}"

    /// A setting of one of `choices`, the first of which is the standard.
    init(_ key: String, _ summary: String, choices: [String]) {
        self.key = key
        self.summary = summary
        self.choices = choices
        standard = choices.first ?? ""
        example = choices.last ?? ""
        form = choices.map { "`\($0)`" }.joined(separator: " or ")
        nameCase = nil
        isAllowed = choices.contains
    }

    /// A setting of any text that `isAllowed`, as `form` says. One with a `nameCase` may have the name of the spec in it.
    init(
        _ key: String, _ summary: String, standard: String, example: String, form: String, nameCase: LetterCase? = nil,
        isAllowed: @escaping @Sendable (String) -> Bool
    ) {
        self.key = key
        self.summary = summary
        self.standard = standard
        self.example = example
        choices = []
        self.form = form + ", such as `\(Self.written(example))`"
        self.nameCase = nameCase
        self.isAllowed = isAllowed
    }

    /// The same for a target that is compiled together with `source`, and takes the value that is set for that.
    func asSet(for source: Target) -> TargetSetting {
        var setting = self
        setting.source = source
        return setting
    }

    /// The flag that templates ask for whether `choice` is set.
    func flag(for choice: String) -> String { "\(key)Is\(LetterCase.pascal.apply(choice))" }

    /// Whether `value` can be set.
    public func allows(_ value: String) -> Bool { isAllowed(text(value, spec: "name")) }

    /// ``example`` as YAML has it.
    public var writtenExample: String { Self.written(example) }

    private static func written(_ example: String) -> String { example.holds(nameHole) ? "\"\(example)\"" : example }

    /// What to write, for who has written something else.
    public var help: String { "write \(form)" }

    /// `value` for the spec called `spec`.
    func text(_ value: String, spec: String) -> String {
        guard let nameCase, value.holds(Self.nameHole) else { return value }
        return value.replacing(Self.nameHole, with: nameCase.apply(spec))
    }
}
