// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The severities of rules as a spec writes them.
private enum RuleSeverity: String, CaseIterable {
    case error, warning, info, off

    var severity: Severity? { Severity(rawValue: rawValue) }
}

extension NodeReader {
    /// The section `lint`: the profile, and settings of rules.
    func lint(_ node: Node) -> LintDeclaration {
        var lint = LintDeclaration()
        let meant = fields(of: node, "`lint`", as: LintKey.self) { field, key, value in
            switch field {
            case .profile:
                lint.profile = choice(value, key)
                lint.isProfileKnown = lint.profile != nil
            case .rules:
                lint.settings.isWhole = value.kind == .mapping
                definitions(of: value, "`rules`") { name, _, value in
                    lint.settings.rules.append(rule(value, name))
                }
            }
        }
        let isMapping = node.kind == .mapping
        lint.isProfileKnown = lint.isProfileKnown && isMapping && !meant.contains(.profile)
        lint.settings.isWhole = lint.settings.isWhole && isMapping && !meant.contains(.rules)
        return lint
    }

    /// A severity, or a mapping with `severity` and the rule's parameters.
    private func rule(_ node: Node, _ name: Located<String>) -> LintSettings.Rule {
        var rule = LintSettings.Rule(name: name, severity: nil, parameters: [])
        let faults = findings.count
        if node.kind != .mapping { rule.severity = severity(node, name) }
        for (key, value) in node.entries where key.kind == .scalar {
            if key.text == "severity" {
                rule.severity = severity(value, name)
            } else if let text = scalar(value, key, "a value") {
                rule.parameters.append((Located(key.text, at: key.place), Located(text, at: value.place)))
            }
        }
        rule.isWhole = node.kind != .invalid && findings.count == faults
        return rule
    }

    private func severity(_ node: Node, _ name: Located<String>) -> Located<Severity?>? {
        guard node.kind != .invalid else { return nil }
        if node.kind == .scalar, let word = RuleSeverity(rawValue: node.text) {
            return Located(word.severity, at: node.place)
        }
        let help = ["write \(list(RuleSeverity.allCases.map(\.rawValue))), or a mapping with `severity`"]
        if node.isEmptyPlain {
            report(.missingField, "the rule `\(shown(name.value))` has no value", at: name.place, help: help)
        } else {
            let written = node.kind == .scalar ? "`\(shown(node.text))`" : kind(of: node)
            report(.invalidValue, "\(written) is not a severity", at: node.place, help: help)
        }
        return nil
    }
}
