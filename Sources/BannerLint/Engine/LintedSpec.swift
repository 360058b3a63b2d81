// SPDX-License-Identifier: Apache-2.0

public import BannerSpec
public import Diagnostics

/// A spec as rules see it, with what several of them need.
public final class LintedSpec {
    /// The spec, resolved.
    public let spec: Spec
    /// The files that it was read from.
    public let sources: SourceSet
    /// The spec without a theme, and then in each of its themes.
    public let scenarios: [Scenario]
    /// Which assets there are; `nil` if no asset root is configured.
    public let assets: (any AssetCatalog)?
    /// The oldest versions that the app runs on, as far as anybody says.
    public let platforms: [DeploymentTarget]
    /// The texts of banners, made ready when the first rule asks for them.
    private(set) lazy var shownTexts = ShownTexts(spec, scenarios, memory)
    /// The texts that people see or hear, each once.
    private(set) lazy var writtenTexts = WrittenText.all(in: spec)
    /// The texts of the spec and its themes, with what is filled in.
    private(set) lazy var specTexts = SpecText.all(in: self)

    /// What the heights of banners depend on, beside looks and texts.
    private(set) lazy var frames = BannerFrames(spec)

    /// Whether any banner has a title.
    private(set) lazy var hasTitles = spec.banners.contains { $0.extras?.title != nil }
    /// Whether any banner has a link.
    private(set) lazy var hasLinks = spec.banners.contains { $0.extras?.link != nil }

    /// The pairs of tint and text, each once for every size of text.
    private(set) lazy var textPairs = findTextPairs()

    /// What rules found that others ask, so that it is worked out once.
    var contrastFaults: ContrastFaults?
    var contrastDemands: ContrastDemands?
    var autoDismissFaults: [AutoDismissAction.Fault]?

    /// What earlier specs left.
    let memory: LintMemory

    /// `unused` is what no banner uses, where `spec` is a part of a spec with more banners. `platforms` holds where the spec says
    /// nothing.
    init(
        _ spec: Spec, unused: UnusedDefinitions? = nil, _ sources: SourceSet, assets: (any AssetCatalog)?,
        platforms: [DeploymentTarget], memory: LintMemory
    ) {
        self.spec = spec
        self.sources = sources
        self.assets = assets
        self.platforms = spec.platforms ?? platforms
        self.memory = memory
        let unused = unused ?? UnusedDefinitions(in: spec)
        let base = Scenario(
            theme: nil, design: spec.design, looks: spec.banners.map(\.look), texts: [:], unused: unused)
        scenarios =
            [base]
            + spec.themes.map { theme in
                Scenario(
                    theme: theme.name.value, design: theme.design, looks: theme.looks, texts: theme.texts,
                    unused: unused, base: base)
            }
    }

    private init(_ other: LintedSpec, memory: LintMemory) {
        spec = other.spec
        sources = other.sources
        scenarios = other.scenarios
        assets = other.assets
        platforms = other.platforms
        self.memory = memory
    }

    /// The same for other rules, which run beside those that have this one: what is made ready when it is asked for is its own.
    var companion: LintedSpec { LintedSpec(self, memory: memory.companion) }

    /// Whether there is so much to look at that two threads are sooner done with it.
    var isLarge: Bool { spec.banners.count * scenarios.count > 1_000 }
}

/// The images that an app has.
public protocol AssetCatalog: Sendable {
    /// Whether there is an image called `name`.
    func contains(_ name: String) -> Bool
    /// Where the images are looked for, for messages.
    var path: String { get }
}
