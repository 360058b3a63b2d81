// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What is wrong with a value, whoever uses it.
struct LibraryFault {
    /// The value that is at fault.
    let place: Place
    /// What is wrong, without the theme.
    let message: String
    var labels: [Label] = []
    var help: [String] = []
    var fix: Fix?
    /// The value that fails, in whatever unit; `nil` for what is not measured.
    var measured: Double?
    /// Which way the value gets worse.
    var worse = Finding.Case.Worse.above
}

extension RuleContext {
    /// Reports what `faults` finds wrong with `definitions` that no banner uses, in any theme: each place once, and none where
    /// something is reported for a banner already.
    func report<Definition>(
        _ definitions: (Scenario) -> [Definition], _ faults: (Definition) -> [LibraryFault]
    ) {
        guard scenarios.contains(where: { !definitions($0).isEmpty }) else { return }
        var reported = Set(findings.map(\.place))
        for scenario in scenarios {
            for fault in definitions(scenario).flatMap(faults) where reported.insert(fault.place).inserted {
                report(fault, suffix: scenario.suffix)
            }
        }
    }
}
