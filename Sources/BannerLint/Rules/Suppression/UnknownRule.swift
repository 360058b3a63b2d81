// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A setting for a rule that there is not, or with a parameter that the rule has not.
enum UnknownRule: Rule {
    static let description = RuleDescription(
        "BN005", "unknown-rule", .suppression, .error,
        summary:
            "settings name rules that exist, with parameters that these rules have and values that these parameters take",
        source: "bannerc, Lint",
        what:
            "Each key under `lint.rules` is the name or the code of a rule, and no rule is listed twice. Each key of a "
            + "rule, except `severity`, is one of its parameters, with a value in its range, and a minimum is not above its "
            + "maximum. If a parameter is set beyond a related parameter of its rule, the related one moves with it. The "
            + "severity of faults in the YAML or the language can't be changed.",
        why: "A setting that is not read has no effect, and whoever wrote it believes that it does.",
        how: "Use the name that the finding gives; `bannerc explain RULE` shows the parameters of a rule.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                lint:
                  rules:
                    «duration-maximum: off
                """),
            RuleExample(
                """
                lint:
                  rules:
                    duration-max: { «limit: 10s }
                """, title: "A parameter that the rule does not have"),
        ],
        good: [
            RuleExample(
                """
                lint:
                  rules:
                    duration-max: { severity: info, maximum: 12s }
                """)
        ])

    static func check(_ context: RuleContext) {
        // At most two for each rule.
        var known: [(id: RuleID, name: Located<String>)] = []
        for setting in context.spec.lint.rules {
            let name = setting.name.value
            guard let rule = RuleRegistry.rule(named: name) else {
                let nearest = RuleSelector(name).suggestion
                context.report(
                    "there is no rule `\(name.prefix(60))`", at: setting.name.place,
                    help: [nearest.map { "did you mean `\($0)`?" } ?? "`bannerc rules` lists them all"],
                    fix: nearest.map { name in
                        Fix(
                            "did you mean `\(name)`?", .unsafe,
                            edits: [Edit(replacing: setting.name.place, with: name)])
                    })
                continue
            }
            if let other = known.first(where: { $0.id == rule.id }) {
                context.report(
                    "`\(name)` and `\(other.name.value)` are one rule", at: setting.name.place,
                    labels: [Label("also set here", at: other.name.place)],
                    help: ["write all of its settings in one place"])
            }
            known.append((rule.id, setting.name))
            if let severity = setting.severity, rule.isFixed {
                context.report(
                    "the severity of `\(rule.id.name)` can't be changed", at: severity.place,
                    notes: ["nothing can be generated from a spec that breaks it"])
            }
            for parameter in setting.parameters { check(parameter, of: rule, context) }
            for (name, fault) in rule.crossingFaults(in: setting.values) {
                let place = setting.parameters.last { $0.name.value == name }?.value.place ?? setting.name.place
                context.report(fault, at: place, help: [RuleDescription.crossingHelp])
            }
        }
    }

    private static func check(
        _ setting: (name: Located<String>, value: Located<String>), of rule: RuleDescription, _ context: RuleContext
    ) {
        let name = setting.name.value
        guard let parameter = rule.parameters.first(where: { $0.name == name }) else {
            let known = rule.parameters.map(\.name)
            let help =
                known.isEmpty
                ? "it has none"
                : NearestName.find(name, among: known).map { "did you mean `\($0)`?" } ?? "it has \(Figure.list(known))"
            return context.report(
                "`\(rule.id.name)` has no parameter `\(name.prefix(60))`", at: setting.name.place, help: [help])
        }
        guard let fault = parameter.fault(in: setting.value.value) else { return }
        context.report(
            "`\(name)` \(fault), but this is `\(setting.value.value.prefix(60))`", at: setting.value.place)
    }
}
