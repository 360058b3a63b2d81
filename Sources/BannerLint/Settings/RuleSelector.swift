// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// How people name rules: by name or code, or many at once by group (`color`), digit (`BN4`), or `all`.
public struct RuleSelector: Hashable, Sendable {
    /// What was written.
    public let text: String

    /// A selector, whatever it says.
    public init(_ text: String) { self.text = text }

    /// Whether `rule` is among the rules that are meant.
    public func matches(_ rule: RuleDescription) -> Bool {
        text == rule.id.name || text == rule.id.code || text == rule.group.rawValue || text == "all"
            || text == "BN\(rule.group.digit)"
    }

    /// Whether any rule is meant.
    public var isKnown: Bool { RuleRegistry.all.contains { matches($0.description) } }

    /// Whether only rules are meant whose findings are errors whatever anybody says: those of YAML and the language.
    public var isFixed: Bool {
        let meant = RuleRegistry.all.map { $0.description }.filter(matches)
        return !meant.isEmpty && meant.allSatisfy(\.isFixed)
    }

    /// The name of the rule that was perhaps meant.
    public var suggestion: String? {
        NearestName.find(text, among: RuleRegistry.all.map { $0.description.id.name })
    }

    /// The word of several rules' names that was perhaps meant, such as `contrast`, or the name of the only rule that has it.
    public var wordSuggestion: String? {
        guard text.utf8.count >= Self.shortestSlip else { return nil }
        let words = RuleRegistry.all.flatMap { $0.description.id.name.split(separator: "-").map(String.init) }
        return NearestName.find(text, among: Set(words).sorted()).map { word in
            let rules = RuleRegistry.rules(about: word)
            return rules.count == 1 ? rules[0].id.name : word
        }
    }

    /// The fewest letters of a word that counts as another one with a slip: of four, “nope” would be “node”.
    private static let shortestSlip = 5
}
