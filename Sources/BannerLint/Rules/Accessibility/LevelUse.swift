// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// What a level, or a banner over its level, says of icon and voice.
struct LevelUse {
    /// The name of the level or banner.
    let owner: String
    /// The theme in which it says so; `nil` for the spec itself.
    let theme: String?
    /// What it says.
    let attributes: LevelAttributes

    /// Visits the levels, in the spec and in each theme that changes them, and then the banners that differ from
    /// theirs.
    static func forEach(in linted: LintedSpec, _ visit: (LevelUse) -> Void) {
        var seen: Set<Pair> = []
        for scenario in linted.scenarios {
            for level in scenario.design.levels where seen.insert(Pair(level.attributes)).inserted {
                visit(LevelUse(owner: level.name.value, theme: scenario.theme, attributes: level.attributes))
            }
        }
        // What a banner says itself is the same in every theme.
        guard let base = linted.scenarios.first else { return }
        for use in base.uses where use.look.isOwn && seen.insert(Pair(use.look.level)).inserted {
            for index in use.banners.prefix(1) {
                let banner = linted.spec.banners[index]
                visit(LevelUse(owner: banner.name.value, theme: nil, attributes: use.look.level))
            }
        }
    }

    /// Where icon and prefix are written, which is what tells two uses apart.
    private struct Pair: Hashable {
        let icon: Place?
        let prefix: Place?
        /// A level without either is still one of its own, as its tint tells.
        let tint: Place?

        init(_ attributes: LevelAttributes) {
            icon = attributes.icon.place
            prefix = attributes.spokenPrefix.place
            tint = icon == nil && prefix == nil ? attributes.tint.place : nil
        }
    }
}
