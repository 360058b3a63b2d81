// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import YAMLSource

/// The section `lint`.
extension ConfigurationReader {
    private enum LintKey: String, CaseIterable { case rules, overrides, select, ignore, failLevel, baseline, assets }

    private enum OverrideKey: String, CaseIterable { case files, rules }

    mutating func readLint(_ node: Node) {
        if node.isEmptyPlain { return }
        fields(of: node, "`lint`", LintKey.self) { reader, field, key, value in
            switch field {
            case .rules: reader.configuration.lint.rules = reader.rules(value)
            case .overrides: reader.configuration.lint.overrides = reader.overrides(value, key)
            case .select: reader.configuration.lint.select = reader.selectors(value, key)
            case .ignore: reader.configuration.lint.ignore = reader.ignored(value, key)
            case .failLevel: reader.configuration.lint.failLevel = reader.choice(value, "a severity", FailLevel.self)
            case .baseline: reader.configuration.lint.baseline = reader.path(value, key)
            case .assets: reader.configuration.lint.assets = reader.path(value, key)
            }
        }
    }

    private mutating func overrides(_ node: Node, _ key: Node) -> [LintConfiguration.Override] {
        guard node.kind == .sequence else {
            reportType(node, key, "a list of mappings with `files` and `rules`")
            return []
        }
        var overrides: [LintConfiguration.Override] = []
        for item in node.items {
            var override = LintConfiguration.Override(files: [], rules: [])
            var areFilesFaulty = false
            fields(of: item, "an entry of `overrides`", OverrideKey.self) { reader, field, key, value in
                switch field {
                case .files:
                    let before = reader.findings.count
                    override.files = reader.patterns(value, key)
                    areFilesFaulty = reader.findings.count > before
                case .rules: override.rules = reader.rules(value)
                }
            }
            if item.kind == .mapping, override.files.isEmpty, !areFilesFaulty {
                report(.missingField, "this entry names no `files` to which it applies", item)
            }
            overrides.append(override)
        }
        return overrides
    }

    private mutating func selectors(_ node: Node, _ key: Node) -> [RuleSelector] {
        guard node.kind == .sequence else {
            reportType(node, key, "a list of rules, such as `[contrast-text, BN6]`")
            return []
        }
        return node.items.compactMap { selector($0) }
    }

    private mutating func ignored(_ node: Node, _ key: Node) -> [RuleSelector] {
        let selectors = selectors(node, key)
        for (item, selector) in zip(node.items.filter { RuleSelector($0.text).isKnown }, selectors)
        where selector.isFixed {
            report(
                .invalidValue,
                "`\(item.text)` can't be ignored: \(RuleDescription.fixedRefusal)", item)
        }
        return selectors
    }

    /// One path or pattern, or a list of them.
    private mutating func patterns(_ node: Node, _ key: Node) -> [Located<SpecPattern>] {
        guard node.kind == .sequence || node.kind == .scalar, !node.isEmptyPlain else {
            reportType(node, key, "a list of paths, such as `[legacy/**]`")
            return []
        }
        return (node.kind == .scalar ? [node] : Array(node.items)).compactMap { item in
            path(item, key).map { Located(SpecPattern($0), at: item.place) }
        }
    }

    /// Settings of rules, by name, code or group.
    private mutating func rules(_ node: Node) -> [RuleOverride] {
        guard isMapping(node, "`rules`") else { return [] }
        var rules: [RuleOverride] = []
        for (key, value) in node.entries where key.kind == .scalar {
            guard let selector = selector(key) else { continue }
            var override = RuleOverride(selector)
            if value.kind == .mapping {
                for (name, value) in value.entries where name.kind == .scalar { set(name, value, &override) }
                reportCrossings(in: override, value)
            } else {
                override.severity = choice(value, "a severity", RuleSeverity.self)
            }
            if override.severity != nil, selector.isFixed {
                report(.invalidValue, "the severity of `\(key.text)` can't be changed", key)
            }
            rules.append(override)
        }
        return rules
    }

    private mutating func reportCrossings(in override: RuleOverride, _ node: Node) {
        let rule = RuleRegistry.rule(named: override.rule.text)
        for (name, fault) in rule?.crossingFaults(in: override.parameters) ?? [] {
            let place = node.entries.first { $0.key.text == name }?.value ?? node
            report(.invalidValue, fault, place, help: RuleDescription.crossingHelp)
        }
    }

    private mutating func set(_ name: Node, _ value: Node, _ override: inout RuleOverride) {
        if name.text == "severity" {
            override.severity = choice(value, "a severity", RuleSeverity.self)
            return
        }
        let rule = override.rule.text
        guard let parameters = RuleRegistry.rule(named: rule)?.parameters else {
            return report(.unknownKey, "a group of rules takes no `\(name.text)`", name)
        }
        guard let parameter = parameters.first(where: { $0.name == name.text }) else {
            let known = parameters.map(\.name)
            return report(
                .unknownKey, "`\(rule)` has no parameter `\(name.text)`", name,
                help: known.isEmpty ? "it has none" : suggestion(name.text, known, "it has"))
        }
        guard value.kind == .scalar, !value.isNothing else {
            return reportType(value, name, "a value")
        }
        if let fault = parameter.fault(in: value.text) {
            return report(.invalidValue, "`\(name.text)` \(fault), but this is `\(value.text)`", value)
        }
        override.parameters[name.text] = value.text
    }

    private mutating func selector(_ node: Node) -> RuleSelector? {
        guard node.kind == .scalar else {
            if node.kind != .invalid { report(.wrongType, "a rule's name or code is a text", node) }
            return nil
        }
        let selector = RuleSelector(node.text)
        if selector.isKnown { return selector }
        let help = selector.suggestion.map { "did you mean `\($0)`?" } ?? "`bannerc rules` lists them all"
        report(.unknownReference, "there is no rule `\(node.text)`", node, help: help)
        return nil
    }
}
