// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// A colour of a look, and who chose it.
struct ChosenColor {
    let value: ResolvedColor
    let place: Place?
    private let origin: Source.Origin?

    init(_ color: Resolved<ResolvedColor>) { self.init(color.value, color.sources.first) }

    init?(_ color: Resolved<ResolvedColor?>) {
        guard let value = color.value else { return nil }
        self.init(value, color.sources.first)
    }

    /// The colour of `paint` on a banner of `level`; `nil` for none.
    init?(_ paint: Paint, on level: LevelAttributes) {
        switch paint {
        case .clear: return nil
        case .tint: self.init(level.tint)
        case .onTint: self.init(level.onTint)
        case .accent:
            let accent = ChosenColor(level.accent)
            self = accent ?? ChosenColor(level.onTint)
        case .color(let color): self.init(color)
        }
    }

    private init(_ value: ResolvedColor, _ source: Source?) {
        self.value = value
        place = source?.place
        origin = source?.origin
    }

    /// What the system has behind a banner without a fill: white, or black in the dark appearance. Nobody chose it.
    static func systemBackground(in place: ResolvedColor) -> ChosenColor {
        var value = place
        for appearance in Appearance.allCases {
            value[appearance].color = appearance.systemBackground
            value[appearance].place = nil
            value[appearance].sources = []
        }
        return ChosenColor(value, nil)
    }

    /// How much a change in one appearance would be meant for few banners: 2 for one banner's own colour, 1 for a
    /// theme's.
    func narrowness(_ appearance: Appearance) -> Int {
        if case .definition(let path)? = origin, path.hasPrefix("banners.") { return 2 }
        let origins = [origin].compactMap { $0 } + value[appearance].sources.map(\.origin)
        return origins.contains { if case .theme = $0 { true } else { false } } ? 1 : 0
    }
}

/// A tint, or what is seen in its place, and what is drawn over it in one theme.
struct ColorPair {
    let scenario: Scenario
    let look: Look
    /// All that is drawn, such as `text`.
    let subjects: [String]
    let tint: ChosenColor
    let drawn: ChosenColor
    /// Whether it is the tint that lies under what is drawn, and not what the system has behind a banner without a fill.
    let isOnTint: Bool
    /// How large the text is that is drawn: that of the text, and that of the title where there is one.
    private let sizes: [TextSize]
    /// Whether a fault is rather one of what is drawn than one of the tint.
    let blamesDrawn: Bool

    /// What is drawn in `color`, or else in the look's own `onTint`.
    init(
        _ scenario: Scenario, _ look: Look, _ subjects: [String], in color: ChosenColor? = nil, hasTitle: Bool = false
    ) {
        self.scenario = scenario
        self.look = look
        self.subjects = subjects
        isOnTint = look.style.showsTint
        tint = isOnTint ? ChosenColor(look.level.tint) : .systemBackground(in: look.level.tint.value)
        drawn = color ?? ChosenColor(look.level.onTint)
        blamesDrawn = color != nil || !isOnTint
        sizes = [TextSize(look.style)] + (hasTitle ? [TextSize(titleOf: look.style)] : [])
    }

    /// The size of the text that needs the most contrast by the settings of `rule`.
    func size(_ context: RuleContext, as rule: (some Rule).Type) -> TextSize {
        sizes.first { !$0.isLarge(context, as: rule) } ?? TextSize(look.style)
    }

    /// What is drawn, for messages.
    var subject: String { Figure.joined(subjects) }

    /// What lies under it, for messages.
    var ground: String { isOnTint ? "tint" : "the system's background" }

    /// What tells one pair from others: where its colours are chosen.
    struct Key: Hashable {
        var tint: Place?
        var drawn: Place?
    }

    var key: Key { Key(tint: tint.place, drawn: drawn.place) }

    /// Whether neither colour was reported as missing.
    func isKnown(in appearance: Appearance) -> Bool {
        (!isOnTint || tint.value[appearance].place != nil) && drawn.value[appearance].place != nil
    }

    /// The least and the greatest contrast in `appearance`, whatever is behind.
    func contrast(in appearance: Appearance) -> ClosedRange<Double> {
        Backdrop.anything.contrast(of: drawn.value[appearance].color, on: tint.value[appearance].color)
    }
}

extension RuleContext {
    /// The pairs of tint and text, each once for every size of text. A theme comes up only where its colours are
    /// others.
    var textPairs: [ColorPair] { linted.textPairs }

    /// A look for each key, with the first theme in which there is one; none for those without a key.
    func distinctUses<Key: Hashable>(_ key: (Scenario.LookUse) -> Key?) -> [(Scenario, Look)] {
        linted.distinctUses(key)
    }
}

extension LintedSpec {
    /// What ``textPairs`` are.
    func findTextPairs() -> [ColorPair] {
        struct Key: Hashable {
            var colors: LevelColorKey
            var size: TextSize
            var title: TextSize?
            var isOnTint: Bool
            var liesOnContent: Bool
        }
        var titled: Set<ObjectIdentifier> = []
        let pairs = distinctUses { use -> Key? in
            let hasTitle = hasTitle(use)
            if hasTitle { titled.insert(ObjectIdentifier(use.look)) }
            return LevelColorKey(use.look.level).map {
                Key(
                    colors: $0, size: TextSize(use.look.style),
                    title: hasTitle ? TextSize(titleOf: use.look.style) : nil,
                    isOnTint: use.look.style.showsTint, liesOnContent: use.look.style.liesOnContent)
            }
        }
        .map { ColorPair($0, $1, ["text"], hasTitle: titled.contains(ObjectIdentifier($1))) }
        return pairs + linkPairs()
    }

    /// The pairs of tint and link, where links have a colour of their own.
    private func linkPairs() -> [ColorPair] {
        struct Key: Hashable {
            var tint: ColorKey
            var accent: ColorKey
            var size: TextSize
            var isOnTint: Bool
            var liesOnContent: Bool
        }
        guard hasLinks else { return [] }
        return distinctUses { use -> Key? in
            let level = use.look.level
            guard let accent = level.accent.value.flatMap({ ColorKey($0, at: level.accent.place) }),
                let tint = ColorKey(level.tint.value, at: level.tint.place),
                use.banners.contains(where: { spec.banners[$0].extras?.link != nil })
            else { return nil }
            return Key(
                tint: tint, accent: accent, size: TextSize(use.look.style), isOnTint: use.look.style.showsTint,
                liesOnContent: use.look.style.liesOnContent)
        }
        .compactMap { scenario, look in
            ChosenColor(look.level.accent).map { ColorPair(scenario, look, ["link"], in: $0) }
        }
    }

    private func hasTitle(_ use: Scenario.LookUse) -> Bool {
        hasTitles && use.banners.contains { spec.banners[$0].extras?.title != nil }
    }

    fileprivate func distinctUses<Key: Hashable>(_ key: (Scenario.LookUse) -> Key?) -> [(Scenario, Look)] {
        var found: [(Scenario, Look)] = []
        var known: Set<Key> = []
        for scenario in scenarios {
            for use in scenario.usesOfAllLevels {
                guard let key = key(use), known.insert(key).inserted else { continue }
                found.append((scenario, use.look))
            }
        }
        return found
    }
}
