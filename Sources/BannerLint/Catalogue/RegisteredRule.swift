// SPDX-License-Identifier: Apache-2.0

/// A rule of the registry. Whether it checks specs is known when the program is compiled; asking each rule at run time
/// would take more time than checking a small spec.
public struct RegisteredRule: Sendable {
    /// The rule's type.
    public let type: any DescribedRule.Type
    /// The rule, if it checks specs itself.
    let check: (any Rule.Type)?
    /// The version of the program that brought the rule.
    public let since: String

    /// What the rule is.
    public var description: RuleDescription { type.description }

    static func rule(_ rule: (some Rule).Type, since: String) -> RegisteredRule {
        RegisteredRule(type: rule, check: rule, since: since)
    }

    static func rule(_ rule: (some DescribedRule).Type, since: String) -> RegisteredRule {
        RegisteredRule(type: rule, check: nil, since: since)
    }
}
