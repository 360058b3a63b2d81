// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// How grave a rule's findings are, or that there are none.
public enum RuleSeverity: String, CaseIterable, Sendable {
    /// The rule does not run.
    case off
    /// Worth knowing.
    case info
    /// Should be mended.
    case warning
    /// Must be mended.
    case error

    /// The severity of findings; `nil` if there are none.
    public var severity: Severity? { Severity(rawValue: rawValue) }

    /// The same as a rule's severity, `nil` being off.
    public init(_ severity: Severity?) {
        self = severity.flatMap { RuleSeverity(rawValue: $0.rawValue) } ?? .off
    }
}
