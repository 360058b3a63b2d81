// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// What a lint is asked to do, on the command line.
struct LintSettings {
    /// What becomes of fixes.
    enum FixMode {
        /// They are only spoken of.
        case none
        /// They are applied to the files.
        case write
        /// The difference that they would make is printed.
        case diff
    }

    /// An output of findings.
    typealias Output = ReportOutput<OutputFormat>

    /// Files, folders, or `-`; none for what the configuration says.
    var specs: [String] = []
    /// The name that standard input goes by.
    var inputName = "stdin.banner.yaml"
    /// The configuration's path, if it is not to be searched for.
    var configuration: String?
    /// Where findings go.
    var outputs: [Output] = []
    /// What becomes of fixes.
    var fixMode = FixMode.none
    /// The comments that are written to let findings pass; `nil` for none.
    var suppressions: SuppressionOffer?
    /// Whether fixes count that a person should look at.
    var allowsUnsafeFixes = false
    /// The severity from which on the run fails; `nil` for what the configuration says, or else errors.
    var failLevel: FailLevel?
    /// The baseline's path; `nil` for what the configuration says.
    var baseline: String?
    /// The rules that run; empty for what the configuration says.
    var select: [RuleSelector] = []
    /// The rules that do not run, beside those of the configuration.
    var ignore: [RuleSelector] = []
    /// Severities of rules.
    var severities: [RuleOverride] = []
    /// How many findings are shown at the most.
    var maxDiagnostics: Int?
    /// Whether findings are counted by rule, and not shown.
    var showsStatistics = false
    /// Whether the settings of rules are shown, and nothing is checked.
    var showsSettings = false
    /// Whether texts are those of pseudo-locales.
    var isPseudo = false

    /// The rules that say whether a layout stands longer texts and the other direction.
    static let pseudoRules = [
        "text-max-lines", "text-truncation-at-accessibility-sizes", "text-bold-fit", "text-spacing-fit", "link-room",
        "landscape-height", "overlay-coverage",
    ].map { RuleSelector($0) }
}
