// SPDX-License-Identifier: Apache-2.0

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

    /// The type that what is made of a spec called `name` is known by, which no other spec may make where the files of a run share a package,
    /// or where all are of one module; `nil` else.
    public func sharedType(of name: String, isOneModule: Bool) -> String? {
        definition.hasModules && !isOneModule ? nil : definition.sharedType?(name)
    }

    /// The files that a run makes once for all specs, beside those that each of them becomes.
    public func sharedOutputs(_ options: GeneratorOptions) -> [String] { sharedFiles(options).map(\.name) }

    func sharedFiles(_ options: GeneratorOptions) -> [OutputFile] { definition.sharedFiles(settingTexts(options)) }

    /// The names of the target's templates: first the one that `--template` replaces, which is named like the target, and
    /// last the partial ones that the others are made of.
    public var templates: [String] { definition.templates + definition.partials }

    /// What can be set for the target in the configuration.
    public var settings: [TargetSetting] { definition.settings }

    /// What is set, by key.
    func settingTexts(_ options: GeneratorOptions) -> [String: String] {
        let standards = Dictionary(settings.map { ($0.key, $0.standard) }) { first, _ in first }
        return standards.merging(options.settings[self] ?? [:]) { $1 }
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
    private let isAllowed: @Sendable (String) -> Bool

    /// A setting of one of `choices`, the first of which is the standard.
    init(_ key: String, _ summary: String, choices: [String]) {
        self.key = key
        self.summary = summary
        self.choices = choices
        standard = choices.first ?? ""
        example = choices.last ?? ""
        isAllowed = choices.contains
    }

    init(
        _ key: String, _ summary: String, standard: String, example: String,
        isAllowed: @escaping @Sendable (String) -> Bool
    ) {
        self.key = key
        self.summary = summary
        self.standard = standard
        self.example = example
        choices = []
        self.isAllowed = isAllowed
    }

    /// The flag that templates ask for whether `choice` is set.
    func flag(for choice: String) -> String { "\(key)Is\(LetterCase.pascal.apply(choice))" }

    /// Whether `value` can be set.
    public func allows(_ value: String) -> Bool { isAllowed(value) }
}
