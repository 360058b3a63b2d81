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
}
