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
    /// Measures texts; those that several rules ask for, once.
    let measuring: TextMemo
    /// Fills in parameters; what several rules ask for is found once.
    let filler = TextFiller()

    init(_ spec: Spec, _ sources: SourceSet, assets: (any AssetCatalog)?, measuring: any TextMeasuring) {
        self.spec = spec
        self.sources = sources
        self.assets = assets
        self.measuring = TextMemo(measuring)
        let base = Scenario(theme: nil, design: spec.design, looks: spec.banners.map(\.look), texts: [:])
        scenarios =
            [base]
            + spec.themes.map { theme in
                Scenario(theme: theme.name.value, design: theme.design, looks: theme.looks, texts: theme.texts)
            }
    }
}

/// The images that an app has.
public protocol AssetCatalog: Sendable {
    /// Whether there is an image called `name`.
    func contains(_ name: String) -> Bool
    /// Where the images are looked for, for messages.
    var path: String { get }
}
