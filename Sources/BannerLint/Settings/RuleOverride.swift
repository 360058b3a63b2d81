// SPDX-License-Identifier: Apache-2.0

/// What a team says about a rule: how grave it is, and its parameters as written.
public struct RuleOverride: Hashable, Sendable {
    /// The rules.
    public var rule: RuleSelector
    /// How grave their findings are; `nil` to leave that as it is.
    public var severity: RuleSeverity?
    /// Parameters by name, as a spec writes them.
    public var parameters: [String: String]

    /// A say on `rule`.
    public init(_ rule: RuleSelector, severity: RuleSeverity? = nil, parameters: [String: String] = [:]) {
        self.rule = rule
        self.severity = severity
        self.parameters = parameters
    }
}
