// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

extension Finding {
    /// Whether it is an error of the language, which no comment suppresses and no baseline accepts: nothing can be made of such a
    /// spec, and what else is wrong with it nobody has seen.
    ///
    /// A rule that a team has made an error, such as `unused-definition`, is none of those.
    public var isLanguageError: Bool {
        guard severity == .error, ["1", "2"].contains(rule.code.dropFirst(2).first) else { return false }
        return (RuleRegistry.rule(named: rule.code)?.severity ?? .error) == .error
    }
}
