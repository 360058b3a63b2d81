// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Joins what rule, profile, spec, configuration and command line say, in this order; the last one wins.
struct LintSettingsResolver {
    let options: LintOptions

    /// How rules run in `profile` where nobody else has a say, by the order of the registry. Each profile's settings are made when they are
    /// first asked for: most runs need one profile.
    private static func standard(_ profile: Profile) -> [RuleSetting] {
        switch profile {
        case .apple: apple
        case .orange: orange
        case .ouds: ouds
        case .fiori: fiori
        case .owl: owl
        case .material: material
        }
    }

    private static let apple = made(for: .apple)
    private static let orange = made(for: .orange)
    private static let ouds = made(for: .ouds)
    private static let fiori = made(for: .fiori)
    private static let owl = made(for: .owl)
    private static let material = made(for: .material)

    private static func made(for profile: Profile) -> [RuleSetting] {
        RuleRegistry.all.map { RuleSetting($0.description, in: profile) }
    }

    /// How each rule runs on `spec`, by the order of the registry.
    func settings(for spec: Spec?) -> [RuleSetting] {
        let own = spec.map(overrides) ?? []
        var settings = Self.standard(spec?.profile ?? .apple)
        for index in settings.indices {
            apply(own, to: &settings[index], from: .spec)
            apply(options.configuration, to: &settings[index], from: .configuration)
            applySelection(to: &settings[index])
            apply(options.commandLine, to: &settings[index], from: .commandLine)
        }
        return settings
    }

    private func apply(_ overrides: [RuleOverride], to setting: inout RuleSetting, from origin: RuleSetting.Origin) {
        for override in overrides where override.rule.matches(setting.rule) { setting.apply(override, from: origin) }
    }

    /// `--select` does not wake a rule that is off; `--severity` does.
    private func applySelection(to setting: inout RuleSetting) {
        let rule = setting.rule
        func leavesOut(_ select: [RuleSelector], _ ignore: [RuleSelector]) -> Bool {
            !select.isEmpty && !select.contains { $0.matches(rule) } || ignore.contains { $0.matches(rule) }
        }
        // What the command line selects stands in the place of what the configuration does.
        let configured = options.select.isEmpty ? options.configuredSelect : []
        if leavesOut(configured, options.configuredIgnore) { setting.apply(.off, from: .configuration) }
        if leavesOut(options.select, options.ignore) { setting.apply(.off, from: .commandLine) }
    }

    private func overrides(of spec: Spec) -> [RuleOverride] {
        spec.lint.rules.map { rule in
            var parameters: [String: String] = [:]
            for parameter in rule.parameters { parameters[parameter.name.value] = parameter.value.value }
            return RuleOverride(
                RuleSelector(rule.name.value), severity: rule.severity.map { RuleSeverity($0.value) },
                parameters: validated(parameters, of: rule.name.value))
        }
    }

    /// The parameters but for those that are no values; ``UnknownRule`` reports them.
    private func validated(_ parameters: [String: String], of name: String) -> [String: String] {
        guard let rule = RuleRegistry.rule(named: name) else { return [:] }
        return parameters.filter { name, text in
            rule.parameters.contains { $0.name == name && $0.fault(in: text) == nil }
        }
    }
}
