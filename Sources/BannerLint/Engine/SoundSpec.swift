// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// What rules may believe of a spec with errors: a banner for which nothing that it rests on is in error.
///
/// A banner rests on its level, its style and the styles that this one extends, its metrics, and so on. Which of them matter
/// depends on the rule (``SpecFacts``): that a time can't be read is no reason not to look at colours.
struct SoundSpec {
    private let spec: Spec
    private let gaps: SpecGaps
    private let definitions: SoundDefinitions

    private let isMetricsSound: [Bool]
    private let isLevelSound: [Bool]
    private let isStyleSound: [Bool]
    private let isBehaviorSound: [Bool]
    private let isSurfaceSound: [Bool]
    private let isScreenSound: [Bool]
    private let isButtonSound: [Bool]

    init(_ spec: Spec, _ loaded: SpecLoader.Result, _ definitions: SoundDefinitions) {
        self.spec = spec
        self.definitions = definitions
        gaps = loaded.gaps
        func isSound(_ place: Place?, implicit: Bool) -> Bool { place.map { !definitions.isFaulty($0) } ?? implicit }

        let design = spec.design
        // The profile fills in what `standard` leaves out, and that what others do.
        let standard = design.metrics.first { $0.name == "standard" }
        let hasStandard =
            loaded.gaps.hasProfile && isSound(standard?.place, implicit: loaded.gaps.hasStandardMetrics)
        isMetricsSound = design.metrics.map { hasStandard && isSound($0.place, implicit: true) }
        isLevelSound = design.levels.map { isSound($0.name.place, implicit: true) }
        let isOwnSound = design.styles.map { style in
            let fonts = [style.attributes.textFont.value, style.attributes.titleFont.value].compactMap(\.self)
            return isSound(style.place, implicit: loaded.gaps.hasStandardStyle)
                && fonts.allSatisfy { isSound(spec.fonts[$0].name.place, implicit: true) }
        }
        let isSettled = design.styles.map { style in style.place.map { !definitions.isUnsettled($0) } ?? true }
        let lineages = design.styles.indices.map { Self.lineage(of: $0, design.styles) }
        isStyleSound = lineages.map { $0.allSatisfy { isOwnSound[$0] } }
        isBehaviorSound = lineages.map { $0.allSatisfy { isOwnSound[$0] && isSettled[$0] } }
        // The profile says what lies above a surface that does not say.
        isSurfaceSound = spec.surfaces.map {
            (loaded.gaps.hasProfile || $0.under.place != nil)
                && isSound($0.place, implicit: loaded.gaps.hasMainSurface)
        }
        isScreenSound = spec.screens.map { isSound($0.name.place, implicit: true) }
        isButtonSound = spec.buttons.map { button in
            isSound(button.name.place, implicit: true)
                && isSound(design.buttonLook(button.variant)?.name.place, implicit: true)
        }
    }

    /// The style and all that it extends. A circle ends where it began.
    private static func lineage(of style: Int, _ styles: [Style]) -> Set<Int> {
        var lineage: Set<Int> = [style]
        var next = styles[style].parent
        while let parent = next, lineage.insert(parent).inserted { next = styles[parent].parent }
        return lineage
    }

    /// Whether a rule that relies on `facts` can say anything at all.
    func has(_ facts: SpecFacts) -> Bool {
        (gaps.hasQueue && gaps.hasProfile || !facts.contains(.queue))
            && (gaps.hasAllLevels && isLevelSound.allSatisfy(\.self) || !facts.contains(.allLevels))
            && (gaps.hasLocales || !facts.contains(.locales))
            && (gaps.hasProfile || !facts.contains(.profile))
    }

    /// Whether the profile and the settings, on which it depends how `rule` runs, could be read.
    func hasSettings(of rule: RuleDescription) -> Bool {
        let varies = !rule.profiles.isEmpty || rule.parameters.contains { !$0.profiles.isEmpty }
        return gaps.hasRules && (gaps.hasProfile || !varies)
    }

    /// For each banner whether a rule that relies on `facts` may look at it.
    func banners(_ facts: SpecFacts) -> [Bool] { spec.banners.map { isSound($0, facts) } }

    /// What no banner of the spec uses, and is as its author meant it. A banner in error may be meant to use anything.
    var unused: UnusedDefinitions {
        guard gaps.hasAllBanners, !spec.banners.contains(where: { definitions.isFaulty($0.name.place) }) else {
            return .none
        }
        let isStandardSound = spec.design.styles.firstIndex { $0.name == "standard" }.map { isStyleSound[$0] } ?? false
        var unused = UnusedDefinitions(in: spec)
        unused.levels.removeAll { !isStandardSound || !isLevelSound[$0] }
        unused.styles.removeAll { !isStyleSound[$0] || !isBehaviorSound[$0] }
        unused.metrics.removeAll { !isMetricsSound[$0] }
        return unused
    }

    /// For each theme whether it is as its author meant it.
    var themes: [Bool] { spec.themes.map { !definitions.isFaulty($0.name.place) } }

    private func isSound(_ banner: Banner, _ facts: SpecFacts) -> Bool {
        func rests(_ fact: SpecFacts, _ isSound: Bool) -> Bool { !facts.contains(fact) || isSound }
        return !definitions.isFaulty(banner.name.place)
            && rests(.levels, isLevelSound[banner.level]) && rests(.styles, isStyleSound[banner.style])
            && rests(.behaviors, isBehaviorSound[banner.style])
            && rests(.metrics, hasSoundMetrics(banner)) && rests(.surfaces, isSurfaceSound[banner.surface])
            && rests(.buttons, banner.buttons.allSatisfy { isButtonSound[$0.value] })
            && rests(.screens, banner.extras?.trigger?.screens.allSatisfy { isScreenSound[$0.value] } ?? true)
            && rests(.palette, hasSoundColors(banner))
    }

    private func hasSoundMetrics(_ banner: Banner) -> Bool {
        // What a banner's own metrics leave out comes from `standard`, without which none are sound.
        let own = banner.look.metricsIndex.map { isMetricsSound[$0] } ?? isMetricsSound.contains(true)
        let completion = banner.extras?.progress?.completion?.metrics
        return own && (completion.map { isMetricsSound[$0.value] } ?? true)
    }

    private func hasSoundColors(_ banner: Banner) -> Bool {
        let look = banner.look
        let colors = [
            look.level.tint.value, look.level.onTint.value, look.level.accent.value, look.style.indicatorColor.value,
            look.style.border.value?.paint.ownColor?.value, look.style.shadow.value?.color.value,
        ]
        return colors.allSatisfy { color in
            guard let color else { return true }
            return Appearance.allCases.allSatisfy { appearance in
                !color[appearance].sources.contains { $0.place.map(definitions.isFaulty) ?? false }
            }
        }
    }
}
