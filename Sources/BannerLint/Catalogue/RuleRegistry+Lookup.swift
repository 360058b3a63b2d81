// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension RuleRegistry {
    /// The rule with this name or code.
    public static func rule(named name: String) -> RuleDescription? { byName[name] }

    private static let byName: [String: RuleDescription] = {
        var rules: [String: RuleDescription] = [:]
        for rule in all {
            rules[rule.description.id.name] = rule.description
            rules[rule.description.id.code] = rule.description
        }
        return rules
    }()

    fileprivate static let versions: [String: String] = all.reduce(into: [:]) { versions, rule in
        versions[rule.description.id.code] = rule.since
    }

    /// The rules that people mean by `topic`, by code: those of a group, by its name, its title or its digit (`BN4`); those that
    /// have it in their name or code, or a word that begins with it in their summary. Of several words, all must be there. Case is set
    /// aside.
    public static func rules(about topic: String) -> [RuleDescription] {
        let topic = topic.lowercased()
        let rules = all.map { $0.description }
        let ofGroup = rules.filter { rule in
            let group = rule.group
            return [group.rawValue, group.title.lowercased(), "bn\(group.digit)"].contains(topic)
        }
        if topic.isEmpty || !ofGroup.isEmpty { return ofGroup }
        let named = rules.filter { $0.id.name.holds(topic) || $0.id.code.lowercased().hasPrefix(topic) }
        if !named.isEmpty { return named }
        let words = topic.split(separator: " ")
        return rules.filter { rule in
            let summary = rule.summary.lowercased().split { !$0.isLetter && !$0.isNumber }
            return words.allSatisfy { word in
                rule.id.name.holds(String(word)) || summary.contains { $0.hasPrefix(word) }
            }
        }
    }
}

extension RuleDescription {
    /// The version of the program that brought the rule. ``RuleRegistry`` knows it of each of its rules.
    public var since: String { RuleRegistry.versions[id.code] ?? "" }
}
