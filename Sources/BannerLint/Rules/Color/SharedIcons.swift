// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Levels in use that another one's icon leaves with nothing but their colour.
struct SharedIcons {
    /// A level with an icon.
    struct Level {
        let index: Int
        let name: String
        /// Where its icon is written.
        let place: Place
        let attributes: LevelAttributes
    }

    /// A level, in the first theme in which that is so.
    struct Fault {
        let level: Level
        /// The one that has the icon too.
        let other: Level
        /// In which theme, for the end of a phrase.
        let suffix: String
        /// Those of its banners that show nothing else; at least one.
        let banners: [Int]
    }

    /// The levels, as they are found.
    private(set) var faults: [Fault] = []

    /// What of `context` shows an icon that says nothing where `hasOwnSign` finds no other sign of a banner.
    init(_ context: RuleContext, _ hasOwnSign: (Banner, Int, Scenario) -> Bool) {
        let banners = context.spec.banners
        let users = Dictionary(grouping: banners.indices) { banners[$0].level }
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            for (icon, sharing) in Self.shared(scenario.design.levels, users) {
                let bare = sharing.compactMap { level -> (level: Level, banners: [Int])? in
                    let bare = users[level.index, default: []].filter {
                        scenario.looks[$0].level.icon.value?.source == icon && !hasOwnSign(banners[$0], $0, scenario)
                    }
                    return bare.isEmpty ? nil : (level, bare)
                }
                // The first one may keep the icon.
                guard let first = bare.first?.level else { continue }
                for (level, banners) in bare.dropFirst()
                where !level.attributes.hasColors(of: first.attributes) && reported.insert(level.place).inserted {
                    faults.append(Fault(level: level, other: first, suffix: scenario.suffix, banners: banners))
                }
            }
        }
    }

    /// The icons that several of the `levels` with `users` have, with these levels, in their order.
    private static func shared(_ levels: [BannerSpec.Level], _ users: [Int: [Int]]) -> [(Image.Source, [Level])] {
        var sharing: [Image.Source: [Level]] = [:]
        for (index, level) in levels.enumerated() where users[index] != nil {
            guard let icon = level.attributes.icon.value else { continue }
            sharing[icon.source, default: []].append(
                Level(index: index, name: level.name.value, place: icon.place, attributes: level.attributes))
        }
        return sharing.filter { $0.value.count > 1 }.sorted { $0.value[0].index < $1.value[0].index }
            .map { ($0.key, $0.value) }
    }
}

extension LevelAttributes {
    /// Whether nobody could tell it from `other` by a colour either: two names for one look.
    fileprivate func hasColors(of other: LevelAttributes) -> Bool {
        Appearance.allCases.allSatisfy { appearance in
            tint.value[appearance].color == other.tint.value[appearance].color
                && onTint.value[appearance].color == other.onTint.value[appearance].color
                && accentColor[appearance].color == other.accentColor[appearance].color
        }
    }
}
