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

    private init(_ value: ResolvedColor, _ source: Source?) {
        self.value = value
        place = source?.place
        origin = source?.origin
    }

    /// How much a change in one appearance would be meant for few banners: 2 for one banner's own colour, 1 for a
    /// theme's.
    func narrowness(_ appearance: Appearance) -> Int {
        if case .definition(let path)? = origin, path.hasPrefix("banners.") { return 2 }
        let origins = [origin].compactMap { $0 } + value[appearance].sources.map(\.origin)
        return origins.contains { if case .theme = $0 { true } else { false } } ? 1 : 0
    }
}

/// A tint and what is drawn over it in one theme.
struct ColorPair {
    let scenario: Scenario
    let look: Look
    /// What is drawn, such as `text`.
    let subject: String
    let tint: ChosenColor
    let drawn: ChosenColor
    /// Whether a fault is rather one of what is drawn than one of the tint.
    let blamesDrawn: Bool

    /// What is drawn in `color`, or else in the look's own `onTint`.
    init(_ scenario: Scenario, _ look: Look, _ subject: String, in color: ChosenColor? = nil) {
        self.scenario = scenario
        self.look = look
        self.subject = subject
        tint = ChosenColor(look.level.tint)
        drawn = color ?? ChosenColor(look.level.onTint)
        blamesDrawn = color != nil
    }

    /// What tells one pair from others: where its colours are chosen.
    struct Key: Hashable {
        var tint: Place?
        var drawn: Place?
    }

    var key: Key { Key(tint: tint.place, drawn: drawn.place) }

    /// Whether neither colour was reported as missing.
    func isKnown(in appearance: Appearance) -> Bool {
        tint.value[appearance].place != nil && drawn.value[appearance].place != nil
    }

    /// The least and the greatest contrast in `appearance`.
    func contrast(in appearance: Appearance, over backdrop: Backdrop = .anything) -> ClosedRange<Double> {
        backdrop.contrast(of: drawn.value[appearance].color, on: tint.value[appearance].color)
    }
}

extension RuleContext {
    /// The pairs of tint and text, each once for every size of text. A theme comes up only where its colours are
    /// others.
    func textPairs() -> [ColorPair] {
        struct Key: Hashable {
            var colors: LevelColorKey
            var size: TextSize
        }
        return distinctUses { use -> Key? in
            LevelColorKey(use.look.level).map { Key(colors: $0, size: TextSize(use.look.style)) }
        }
        .map { ColorPair($0, $1, "text") }
    }

    /// A look for each key, with the first theme in which there is one; none for those without a key.
    func distinctUses<Key: Hashable>(_ key: (Scenario.LookUse) -> Key?) -> [(Scenario, Look)] {
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
