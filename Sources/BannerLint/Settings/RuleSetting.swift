// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// How a rule runs on a spec, once everybody has had a say, and who had the last word.
public struct RuleSetting: Sendable {
    /// Who says how a rule runs, from the first to the last.
    public enum Origin: String, Comparable, Sendable {
        /// The rule itself.
        case standard = "default"
        /// The profile of the spec.
        case profile
        /// The spec's own section `lint`.
        case spec
        /// `bannerc.yaml`.
        case configuration = "bannerc.yaml"
        /// `--select`, `--ignore` or `--severity`.
        case commandLine = "command line"

        /// Whether `lhs` speaks before `rhs`.
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

        private var rank: Int {
            switch self {
            case .standard: 0
            case .profile: 1
            case .spec: 2
            case .configuration: 3
            case .commandLine: 4
            }
        }
    }

    /// The rule.
    public let rule: RuleDescription
    /// How grave its findings are.
    public private(set) var severity: RuleSeverity
    /// Who said so.
    public private(set) var origin: Origin
    /// The parameters that have a value, as a spec writes them, and who said so.
    public private(set) var parameters: [String: (text: String, origin: Origin)]

    init(_ rule: RuleDescription, in profile: Profile) {
        self.rule = rule
        severity = rule.severity(in: profile)
        origin = rule.profiles[profile] == nil ? .standard : .profile
        parameters = [:]
        for parameter in rule.parameters {
            if let text = parameter.profiles[profile] {
                parameters[parameter.name] = (text, .profile)
            } else if let text = parameter.standard {
                parameters[parameter.name] = (text, .standard)
            }
        }
    }

    mutating func apply(_ severity: RuleSeverity, from origin: Origin) {
        self.severity = severity
        self.origin = origin
    }

    mutating func apply(_ override: RuleOverride, from origin: Origin) {
        if let severity = override.severity { apply(severity, from: origin) }
        for (name, text) in override.parameters where rule.parameters.contains(where: { $0.name == name }) {
            parameters[name] = (text, origin)
        }
        takeAlong(override)
    }

    /// What is set past another parameter takes that along: nobody meant a minimum above the maximum.
    private mutating func takeAlong(_ override: RuleOverride) {
        guard !override.parameters.isEmpty else { return }
        for (lower, upper) in rule.crossings(in: parameters.mapValues(\.text)) {
            let isUpperSet = override.parameters[upper.name] != nil
            parameters[isUpperSet ? lower.name : upper.name] = parameters[isUpperSet ? upper.name : lower.name]
        }
    }

    func text(_ parameter: RuleParameter) -> String? { parameters[parameter.name]?.text }

    func number(_ parameter: RuleParameter) -> Double? { text(parameter).flatMap { parameter.number($0) } }

    func milliseconds(_ parameter: RuleParameter) -> Double? {
        text(parameter).flatMap { RuleParameter.milliseconds($0) }
    }
}
