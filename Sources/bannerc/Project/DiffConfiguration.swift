// SPDX-License-Identifier: Apache-2.0

import BannerDiff

/// How versions of specs are compared: the section `diff` of `bannerc.yaml`.
///
/// ```yaml
/// diff:
///   failLevel: minor
///   levels: { case-added: minor }
///   ignore:
///     - { change: BD101, at: banners.offline, reason: the app never showed it }
/// ```
struct DiffConfiguration: Sendable {
    /// The level from which on a run fails.
    var failLevel: DiffFailLevel?
    /// What may pass, and what kinds of change ask of the next version.
    var policy = ChangePolicy()
}
