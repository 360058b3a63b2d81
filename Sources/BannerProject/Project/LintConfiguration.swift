// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec

/// How a project's specs are checked: the section `lint` of `bannerc.yaml`.
///
/// ```yaml
/// lint:
///   failLevel: warning
///   baseline: bannerc-baseline.json
///   assets: App/Assets.xcassets
///   rules: { duration-max: { severity: info, maximum: 15s } }
///   overrides:
///     - { files: [legacy/**], rules: { contrast-text: warning } }
/// ```
struct LintConfiguration: Sendable {
    /// The rules for some of the specs.
    struct Override: Sendable {
        /// Which specs.
        var files: [Located<SpecPattern>]
        /// What is said about rules there.
        var rules: [RuleOverride]
    }

    /// What is said about rules.
    var rules: [RuleOverride] = []
    /// What is said about rules in some specs; later ones win.
    var overrides: [Override] = []
    /// The rules that run; empty for all.
    var select: [RuleSelector] = []
    /// The rules that do not run.
    var ignore: [RuleSelector] = []
    /// The severity from which on a run fails.
    var failLevel: FailLevel?
    /// The path of the baseline, relative to the configuration's folder.
    var baseline: String?
    /// The folder of the app's images, relative to the configuration's folder.
    var assets: String?
}
