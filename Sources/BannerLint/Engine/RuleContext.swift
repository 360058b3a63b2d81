// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
public import ColorSpaces
public import Diagnostics

/// What a rule works with: the spec, the rule's settings, and where to report.
public final class RuleContext {
    /// The spec as rules see it.
    public let linted: LintedSpec
    /// The spec, resolved.
    public var spec: Spec { linted.spec }
    /// The spec without a theme, and then in each of its themes.
    public var scenarios: [Scenario] { linted.scenarios }

    private let rule: RuleID
    private let severity: Severity
    private let setting: RuleSetting
    private let settings: [RuleSetting]
    private(set) var findings: [Finding] = []

    init(
        _ linted: LintedSpec, _ rule: RuleID, _ setting: RuleSetting, all settings: [RuleSetting], severity: Severity
    ) {
        self.linted = linted
        self.rule = rule
        self.setting = setting
        self.settings = settings
        self.severity = severity
    }

    /// Reports what breaks the rule, under the severity that the settings give the rule.
    ///
    /// `atMost` makes a finding less grave than the rule itself, such as a target that is small but not too small.
    public func report(
        _ message: String, at place: Place, label: String = "", labels: [Label] = [], notes: [String] = [],
        help: [String] = [], fix: Fix? = nil, atMost limit: Severity = .error
    ) {
        findings.append(
            Finding(
                rule, min(severity, limit), message, at: place, label: label, labels: labels, notes: notes,
                help: help, fix: fix))
    }

    /// Whether another rule runs too, so that what it reports need not be said twice.
    func runs(_ rule: (some Rule).Type) -> Bool {
        let id = rule.description.id
        return settings.contains { $0.rule.id == id && $0.severity.severity != nil }
    }

    /// The value of a number; `nil` if it is not set and the spec itself says it.
    public func number(_ parameter: RuleParameter) -> Double? { setting.number(parameter) }

    /// The value of a number that has a default.
    public func limit(_ parameter: RuleParameter) -> Double { setting.number(parameter) ?? 0 }

    /// The value of a duration.
    public func duration(_ parameter: RuleParameter) -> Duration {
        .milliseconds(setting.milliseconds(parameter) ?? 0)
    }

    /// The value of a flag.
    public func flag(_ parameter: RuleParameter) -> Bool { setting.text(parameter) == "true" }

    /// The value of a colour.
    public func color(_ parameter: RuleParameter) -> Color? { setting.text(parameter).flatMap { Color(hex: $0) } }

    /// The text of the file at `place`.
    public func written(_ place: Place) -> String {
        String(decoding: linted.sources[place.file].bytes[place.bytes], as: UTF8.self)
    }
}
