// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// A kind of change, under a code that stays.
public struct ChangeCode: Hashable, Sendable {
    /// Whom a change is about.
    public enum Group: String, CaseIterable, Sendable {
        /// Code that is written against generated code.
        case source = "SOURCE"
        /// What reads the generated design tokens.
        case token = "TOKEN"
        /// People in front of a banner.
        case render = "RENDER"
        /// Whoever writes the spec.
        case spec = "SPEC"
    }

    /// The code, `BD` and three digits, and the name.
    public let id: RuleID
    /// Whom it is about.
    public let group: Group
    /// What it asks of the next version, unless somebody says otherwise.
    public let level: ChangeLevel
    /// What it is, in a sentence.
    public let summary: String

    private init(_ code: String, _ name: String, _ group: Group, _ level: ChangeLevel, _ summary: String) {
        self.id = RuleID(code, name)
        self.group = group
        self.level = level
        self.summary = summary
    }

    /// The kind of change with this code or name, in either case.
    public static func named(_ text: String) -> ChangeCode? {
        all.first { $0.id.code.lowercased() == text.lowercased() || $0.id.name == text.lowercased() }
    }
}

extension ChangeCode {
    package static let symbolRemoved = ChangeCode(
        "BD101", "symbol-removed", .source, .major, "A definition is gone, and what is generated of it.")
    package static let symbolRenamed = ChangeCode(
        "BD102", "symbol-renamed", .source, .major, "A definition goes by another name and says the same.")
    package static let caseAdded = ChangeCode(
        "BD103", "case-added", .source, .major, "A definition is new, and a closed enum or union has one more case.")
    package static let parameterAdded = ChangeCode(
        "BD104", "parameter-added", .source, .major, "A banner has one more parameter.")
    package static let parameterRemoved = ChangeCode(
        "BD105", "parameter-removed", .source, .major, "A parameter of a banner is gone.")
    package static let parameterRenamed = ChangeCode(
        "BD106", "parameter-renamed", .source, .major, "A parameter of a banner goes by another name.")
    package static let parameterOrder = ChangeCode(
        "BD107", "parameter-order", .source, .major, "The parameters of a banner are in another order.")
    package static let parameterType = ChangeCode(
        "BD108", "parameter-type", .source, .major, "A parameter of a banner has another type.")
    package static let namespaceRenamed = ChangeCode(
        "BD109", "namespace-renamed", .source, .major,
        "The spec has another `name`, and generated code another namespace.")
    package static let memberRemoved = ChangeCode(
        "BD110", "member-removed", .source, .major, "Generated code has no longer what only some specs have.")
    package static let triggerChanged = ChangeCode(
        "BD111", "trigger-parameters", .source, .major, "An event or a condition has other parameters.")
    package static let symbolAdded = ChangeCode(
        "BD120", "symbol-added", .source, .minor, "Generated code has something new, which breaks nothing.")
    package static let specRemoved = ChangeCode("BD121", "spec-removed", .source, .major, "A spec is gone.")
    package static let specAdded = ChangeCode("BD122", "spec-added", .source, .minor, "A spec is new.")

    package static let tokenRemoved = ChangeCode(
        "BD201", "token-removed", .token, .major, "There is no token at a path any more.")
    package static let tokenType = ChangeCode("BD202", "token-type", .token, .major, "A token has another `$type`.")
    package static let tokenUnit = ChangeCode(
        "BD203", "token-unit", .token, .major, "The value of a token has another unit.")
    package static let tokenGroup = ChangeCode(
        "BD204", "token-group", .token, .major, "A token has become a group of tokens, or a group a token.")
    package static let tokenAlias = ChangeCode(
        "BD205", "token-alias", .token, .minor, "A token follows a different token than before, or none.")
    package static let tokenAdded = ChangeCode("BD206", "token-added", .token, .minor, "A token is new.")

    package static let color = ChangeCode("BD301", "color-changed", .render, .patch, "A colour has changed.")
    package static let text = ChangeCode(
        "BD302", "text-changed", .render, .patch, "A text says something else, or is there in other languages.")
    package static let time = ChangeCode(
        "BD303", "time-changed", .render, .patch, "A time or a movement has changed.")
    package static let look = ChangeCode(
        "BD304", "look-changed", .render, .patch, "A length, a font, an image or a shape has changed.")
    package static let behavior = ChangeCode(
        "BD305", "behavior-changed", .render, .minor, "A banner comes, stays, waits, or can be answered differently.")
    package static let bounds = ChangeCode(
        "BD306", "bounds-changed", .render, .minor, "The range of a parameter has changed.")
    package static let contrast = ChangeCode(
        "BD310", "contrast-limit", .render, .minor, "A contrast crosses a limit of WCAG 2.2.")
    package static let reading = ChangeCode(
        "BD311", "reading-time-limit", .render, .minor,
        "A banner shows for less time than its text takes to read, or no longer does.")
    package static let targetSize = ChangeCode(
        "BD312", "target-size-limit", .render, .minor, "A button crosses the 44 points that a finger needs.")

    package static let languageVersion = ChangeCode(
        "BD401", "language-version", .spec, .major, "The spec is written in another version of the language.")
    package static let defaultChanged = ChangeCode(
        "BD402", "default-changed", .spec, .minor, "A default value has changed.")
    package static let profile = ChangeCode(
        "BD403", "profile-changed", .spec, .minor, "The spec follows another profile.")
    package static let platforms = ChangeCode(
        "BD404", "platforms-changed", .spec, .minor, "The oldest version of a platform has changed.")
    package static let development = ChangeCode(
        "BD405", "development-language", .spec, .minor, "Texts fall back to another language.")
    package static let description = ChangeCode(
        "BD406", "description-changed", .spec, .patch, "A description says something else.")
    package static let rules = ChangeCode("BD407", "rules-changed", .spec, .patch, "A rule's settings have changed.")
    package static let notCompared = ChangeCode(
        "BD490", "not-compared", .spec, .major, "A spec has errors, so that a part of it could not be compared.")

    /// All kinds, by their codes.
    public static let all: [ChangeCode] = [
        symbolRemoved, symbolRenamed, caseAdded, parameterAdded, parameterRemoved, parameterRenamed, parameterOrder,
        parameterType, namespaceRenamed, memberRemoved, triggerChanged, symbolAdded, specRemoved, specAdded,
        tokenRemoved, tokenType, tokenUnit, tokenGroup, tokenAlias, tokenAdded,
        color, text, time, look, behavior, bounds, contrast, reading, targetSize,
        languageVersion, defaultChanged, profile, platforms, development, description, rules, notCompared,
    ]
}
