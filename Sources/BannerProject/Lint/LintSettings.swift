// SPDX-License-Identifier: Apache-2.0

package import BannerLint
package import Diagnostics

/// What a lint is asked to do, on the command line.
package struct LintSettings {
    /// What becomes of fixes.
    package enum FixMode {
        /// They are only spoken of.
        case none
        /// They are applied to the files.
        case write
        /// The difference that they would make is printed.
        case diff
    }

    /// An output of findings.
    package typealias Output = ReportOutput<OutputFormat>

    /// Files, folders, or `-`; none for what the configuration says.
    package var specs: [String] = []
    /// Whether files count as if a folder had been named: parts of others are no specs of their own.
    package var takesAsFound = false
    /// The name that standard input goes by.
    package var inputName = "stdin.banner.yaml"
    /// The configuration's path, if it is not to be searched for.
    package var configuration: String?
    /// Where findings go.
    package var outputs: [Output] = []
    /// What becomes of fixes.
    package var fixMode = FixMode.none
    /// The comments that are written to suppress findings; `nil` for none.
    package var suppressions: SuppressionOffer?
    /// Whether fixes count that a person should look at.
    package var allowsUnsafeFixes = false
    /// The severity from which on the run fails; `nil` for what the configuration says, or else errors.
    package var failLevel: FailLevel?
    /// The baseline's path; `nil` for what the configuration says.
    package var baseline: String?
    /// The rules that run; empty for what the configuration says.
    package var select: [RuleSelector] = []
    /// The rules that do not run, beside those of the configuration.
    package var ignore: [RuleSelector] = []
    /// Severities of rules.
    package var severities: [RuleOverride] = []
    /// How many findings are shown at the most.
    package var maxDiagnostics: Int?
    /// Whether findings are counted by rule, and not shown.
    package var showsStatistics = false
    /// Whether the settings of rules are shown, and nothing is checked.
    package var showsSettings = false
    /// Whether texts are those of pseudo-locales.
    package var isPseudo = false

    /// Whether files change that the run reads.
    var writesSources: Bool { fixMode == .write || suppressions != nil && fixMode == .none }

    /// Findings of what the configuration names, as text.
    package init() {}

    /// The rules that say whether a layout stands longer texts and the other direction.
    package static let pseudoRules = [
        "text-max-lines", "text-truncation-at-accessibility-sizes", "text-bold-fit", "text-spacing-fit", "link-room",
        "landscape-height", "overlay-coverage",
    ].map { RuleSelector($0) }
}
