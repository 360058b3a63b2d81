// SPDX-License-Identifier: Apache-2.0

public import BannerSpec

/// What a project and a run say about rules. What a spec says stands in the spec.
public struct LintOptions: Sendable {
    /// The rules of `bannerc.yaml`, and then those for the spec's path.
    public var configuration: [RuleOverride] = []
    /// The severities of the command line.
    public var commandLine: [RuleOverride] = []
    /// The rules that run by the command line, and no others; empty for those of the configuration.
    public var select: [RuleSelector] = []
    /// The rules that do not run by the command line.
    public var ignore: [RuleSelector] = []
    /// The rules that run by `bannerc.yaml`, and no others; empty for all.
    public var configuredSelect: [RuleSelector] = []
    /// The rules that do not run by `bannerc.yaml`.
    public var configuredIgnore: [RuleSelector] = []
    /// The oldest versions that the app runs on; a spec that says so itself wins.
    public var platforms: [DeploymentTarget] = []
    /// The images that the app has; `nil` if nobody says where they are.
    public var assets: (any AssetCatalog)?

    /// What a baseline accepts of findings that it does not accept as a whole. If there is any, the rules concerned run alone.
    public var known = KnownCases()

    /// What holds where nobody says anything.
    public init() {}
}
