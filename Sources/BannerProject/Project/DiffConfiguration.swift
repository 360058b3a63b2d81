// SPDX-License-Identifier: Apache-2.0

package import BannerChanges

/// How versions of specs are compared: the section `diff` of `bannerc.yaml`.
///
/// ```yaml
/// diff:
///   failLevel: minor
///   levels: { case-added: minor }
///   ignore:
///     - { change: BD101, at: banners.offline, reason: the app never showed it }
/// ```
package struct DiffConfiguration: Sendable {
    /// The level from which on a run fails.
    package var failLevel: DiffFailLevel?
    /// What may pass, and what kinds of change ask of the next version.
    package var policy = ChangePolicy()
}

/// The level from which on changes make a run fail.
package enum DiffFailLevel: String, CaseIterable, Sendable {
    /// None does.
    case never
    /// Major ones do.
    case major
    /// Minor ones do, too.
    case minor
    /// All do.
    case patch

    /// Whether a change of `level` makes a run fail.
    package func isReached(by level: ChangeLevel?) -> Bool {
        guard let least = ChangeLevel(rawValue: rawValue), let level else { return false }
        return level >= least
    }
}
