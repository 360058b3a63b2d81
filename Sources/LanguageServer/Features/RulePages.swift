// SPDX-License-Identifier: Apache-2.0

import BannerLint

/// Where the pages of rules are.
enum RulePages {
    /// The address of the page of the rule called `name`; `nil` if there is none.
    static func address(of name: String) -> String? { RuleRegistry.rule(named: name).map(RulePage.address) }
}
