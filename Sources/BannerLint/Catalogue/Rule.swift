// SPDX-License-Identifier: Apache-2.0

/// A rule as people know it: what it asks for, why, and what to do about it.
///
/// The rules of the language (1xx and 2xx) are only described here; the reader finds what breaks them.
public protocol DescribedRule: Sendable {
    /// What the rule is. Registry, reference and tests come from it.
    static var description: RuleDescription { get }
}

/// What a design system says, made checkable. A file of its own, in the folder of its group, named like the rule.
public protocol Rule: DescribedRule {
    /// Whether the rule speaks of the spec as a whole, such as what is not used or who waits for whom.
    ///
    /// Such a rule says nothing about a spec with an error of the language, since what is missing may be what is in error.
    static var needsWholeSpec: Bool { get }

    /// Whether the rule holds levels against each other, such as by their severities.
    ///
    /// Such a rule says nothing where any of them is in error.
    static var comparesLevels: Bool { get }

    /// Whether the rule asks how many lines texts take. Measuring takes about as long as all other rules together.
    static var measuresTexts: Bool { get }

    /// Reports to `context` what breaks the rule.
    static func check(_ context: RuleContext)
}

extension Rule {
    /// Most rules speak of single definitions.
    public static var needsWholeSpec: Bool { false }

    /// Most rules look at a level by itself.
    public static var comparesLevels: Bool { false }

    /// Most rules read what is written.
    public static var measuresTexts: Bool { false }
}
