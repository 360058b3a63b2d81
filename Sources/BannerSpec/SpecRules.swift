// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// What the language asks of a spec.
extension RuleID {
    /// A key that the language does not have.
    public static let unknownKey = RuleID("BN201", "unknown-key")
    /// A value of another kind than the key takes.
    public static let wrongType = RuleID("BN202", "wrong-type")
    /// A key that must be there is not, or has no value.
    public static let missingField = RuleID("BN203", "missing-field")
    /// A duration without `ms` or `s`.
    public static let missingUnit = RuleID("BN204", "missing-unit")
    /// A colour that YAML reads as a comment.
    public static let unquotedColor = RuleID("BN205", "unquoted-color")
    /// A name that nothing defines.
    public static let unknownReference = RuleID("BN206", "unknown-reference")
    /// Definitions that lead back to themselves.
    public static let cyclicReference = RuleID("BN207", "cyclic-reference")
    /// A used file that cannot be had.
    public static let useFile = RuleID("BN208", "use-file")
    /// A used file outside the project.
    public static let useOutsideRoot = RuleID("BN209", "use-outside-root")
    /// Files that use each other in a circle.
    public static let useCycle = RuleID("BN210", "use-cycle")
    /// More used files than the language allows.
    public static let useLimit = RuleID("BN211", "use-limit")
    /// A name in a form that the language does not take.
    public static let invalidName = RuleID("BN212", "invalid-name")
    /// Two names that become one.
    public static let nameClash = RuleID("BN213", "name-clash")
    /// A word that is not among those a key takes.
    public static let invalidValue = RuleID("BN214", "invalid-value")
    /// A number outside the range that makes sense.
    public static let outOfRange = RuleID("BN215", "out-of-range")
    /// A value that YAML 1.1 would take for something else, and its author perhaps too.
    public static let yamlTrap = RuleID("BN216", "yaml-trap")
    /// A version of the language that this program does not know.
    public static let languageVersion = RuleID("BN217", "language-version")
    /// A language tag that is none, or is not supported by the spec.
    public static let invalidLocale = RuleID("BN218", "invalid-locale")
    /// A plural form that the language does not have, or a missing `other`.
    public static let pluralForm = RuleID("BN219", "plural-form")
    /// A placeholder that names no parameter.
    public static let unknownParameter = RuleID("BN220", "unknown-parameter")
    /// A text with an unclosed or empty placeholder.
    public static let invalidText = RuleID("BN221", "invalid-text")
    /// The same name defined in two files.
    public static let duplicateDefinition = RuleID("BN222", "duplicate-definition")
    /// Something that is no colour.
    public static let invalidColor = RuleID("BN223", "invalid-color")
    /// A design token that breaks the DTCG format.
    public static let invalidToken = RuleID("BN224", "invalid-token")
    /// Keys that exclude each other.
    public static let conflictingFields = RuleID("BN225", "conflicting-fields")
    /// A character that must not stand in a name or a technical value.
    public static let unsafeCharacter = RuleID("BN226", "unsafe-character")
    /// A file of texts that is not in the format that its name promises.
    public static let textFile = RuleID("BN229", "text-file")
    /// A spec that asks for more work than a design system can need: ``SpecBudget``.
    public static let workLimit = RuleID("BN228", "work-limit")
}

/// The rules of this module.
public enum SpecRules {
    /// Every rule of this module, by code.
    public static let all: [RuleID] = [
        .unknownKey, .wrongType, .missingField, .missingUnit, .unquotedColor, .unknownReference, .cyclicReference,
        .useFile, .useOutsideRoot, .useCycle, .useLimit, .invalidName, .nameClash, .invalidValue, .outOfRange,
        .yamlTrap, .languageVersion, .invalidLocale, .pluralForm, .unknownParameter, .invalidText,
        .duplicateDefinition, .invalidColor, .invalidToken, .conflictingFields, .unsafeCharacter,
        .workLimit, .textFile,
    ]
}
