// SPDX-License-Identifier: Apache-2.0

public import BannerSpec

/// The spec as it is in one theme, or without one.
///
/// A class, since rules hand it on for each banner that they look at, and for each fault that they find.
public final class Scenario: Sendable {
    /// The theme; `nil` for the design that holds without one.
    public let theme: String?
    /// The design.
    public let design: Design
    /// How each banner looks, by its index.
    public let looks: [Look]
    /// The texts that differ from the banners' own, by the index of the banner.
    let texts: [Int: LocalizedText]
    /// The looks, each once, with the banners that share it.
    public let uses: [LookUse]
    /// The index in ``uses`` of each banner's look, by the index of the banner.
    let useIndices: [Int]
    /// Whether the same banners share looks as without a theme, so that ``uses`` come in the same order.
    let sharesLooksAsBase: Bool
    /// The looks, and those that the levels would have that no banner uses, in the style `standard`, with no banners: a design
    /// system writes its levels for others to use.
    let usesOfAllLevels: [LookUse]
    /// The styles that no banner uses.
    let unusedStyles: [Style]
    /// The display metrics that no banner has.
    let unusedMetrics: [Metrics]

    /// A look and the banners that have it.
    public struct LookUse: Sendable {
        /// The look.
        public let look: Look
        /// The banners, by their index; at least one in ``Scenario/uses``.
        public internal(set) var banners: [Int]
    }

    /// `unused` is what no banner uses, `base` the spec without a theme.
    init(
        theme: String?, design: Design, looks: [Look], texts: [Int: LocalizedText], unused: UnusedDefinitions,
        base: Scenario? = nil
    ) {
        self.theme = theme
        self.design = design
        self.looks = looks
        self.texts = texts
        if let base, let uses = base.sharedUses(of: looks) {
            (self.uses, useIndices, sharesLooksAsBase) = (uses, base.useIndices, true)
        } else {
            (uses, useIndices) = Self.uses(of: looks)
            sharesLooksAsBase = base == nil
        }
        usesOfAllLevels = uses + Self.uses(of: unused.levels, design)
        unusedStyles = unused.styles.map { design.styles[$0] }
        unusedMetrics = unused.metrics.map { design.metrics[$0] }
    }

    private static func uses(of looks: [Look]) -> (uses: [LookUse], indices: [Int]) {
        var uses: [LookUse] = []
        var known: [ObjectIdentifier: Int] = [:]
        let indices = looks.enumerated().map { banner, look in
            let use = known[ObjectIdentifier(look), default: uses.count]
            if use == uses.count {
                known[ObjectIdentifier(look)] = use
                uses.append(LookUse(look: look, banners: [banner]))
            } else {
                uses[use].banners.append(banner)
            }
            return use
        }
        return (uses, indices)
    }

    /// The uses of `looks` in a theme, if the same banners share them as share looks here.
    private func sharedUses(of looks: [Look]) -> [LookUse]? {
        guard looks.count == useIndices.count else { return nil }
        // Each use has a banner.
        let own = uses.map { looks[$0.banners[0]] }
        guard Set(own.map(ObjectIdentifier.init)).count == own.count,
            looks.indices.allSatisfy({ looks[$0] === own[useIndices[$0]] })
        else { return nil }
        return zip(uses, own).map { LookUse(look: $1, banners: $0.banners) }
    }

    private static func uses(of levels: [Int], _ design: Design) -> [LookUse] {
        guard let standard = design.styles.firstIndex(where: { $0.name == "standard" }) else { return [] }
        return levels.map { LookUse(look: design.look(level: $0, style: standard), banners: []) }
    }

    /// What `banner`, whose index is `index`, says.
    public func text(of banner: Banner, at index: Int) -> LocalizedText { texts[index] ?? banner.text }

    /// The theme for the end of a phrase: empty, or " in theme `quartz`".
    public var suffix: String { theme.map { " in theme `\($0)`" } ?? "" }
}
