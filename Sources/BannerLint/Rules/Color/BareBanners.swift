// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Levels and banners that show nothing but their colour.
struct BareBanners {
    /// A level without an icon, in the first theme in which that leaves nothing but the colour.
    struct Level {
        let index: Int
        let name: String
        /// Where it says that it has none, or its name.
        let place: Place
        /// Whether it says so: `icon: none`.
        let isChosen: Bool
        /// In which theme, for the end of a phrase.
        let suffix: String
        /// Those of its banners that show nothing else; all of them, for no banner.
        let banners: [Int]
    }

    /// A banner without the icon of its level.
    struct Chosen {
        let index: Int
        /// Where it says so.
        let place: Place
    }

    /// The levels, in their order.
    let levels: [Level]
    /// The banners that leave out the icon of their level, in their order.
    let chosen: [Chosen]

    /// What of `context` shows nothing but its colour where `hasSign` finds no other sign of a banner.
    init(_ context: RuleContext, _ hasSign: (Banner, Int, Scenario) -> Bool) {
        let banners = context.spec.banners
        let used = Set(banners.map(\.level))
        var levels: [Int: Level] = [:]
        var chosen: [Int: Chosen] = [:]
        for scenario in context.scenarios {
            var bare: [Int: [Int]] = [:]
            for use in scenario.uses where use.look.level.icon.value == nil {
                for index in use.banners where !hasSign(banners[index], index, scenario) {
                    let level = banners[index].level
                    if scenario.design.levels[level].attributes.icon.value == nil {
                        bare[level, default: []].append(index)
                    } else if chosen[index] == nil, let place = use.look.level.icon.place {
                        chosen[index] = Chosen(index: index, place: place)
                    }
                }
            }
            for (index, level) in scenario.design.levels.enumerated() where levels[index] == nil {
                guard level.attributes.icon.value == nil, bare[index] != nil || !used.contains(index) else { continue }
                let place = level.attributes.icon.place
                levels[index] = Level(
                    index: index, name: level.name.value, place: place ?? level.name.place, isChosen: place != nil,
                    suffix: scenario.suffix, banners: bare[index]?.sorted() ?? [])
            }
        }
        self.levels = levels.values.sorted { $0.index < $1.index }
        self.chosen = chosen.values.sorted { $0.index < $1.index }
    }
}
