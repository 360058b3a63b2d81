// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The severity from which on findings make a run fail.
package enum FailLevel: String, CaseIterable, Sendable {
    /// Nothing does.
    case never
    /// Errors do.
    case error
    /// Warnings do, too.
    case warning
    /// Everything does.
    case info

    /// The least severity that makes a run fail; `nil` if none does.
    var severity: Severity? { Severity(rawValue: rawValue) }

    /// Whether `findings` make a run fail.
    func isReached(by findings: [Finding]) -> Bool {
        guard let severity else { return false }
        return findings.contains { $0.severity >= severity }
    }
}
