// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What no banner of a spec uses, by the indices of the definitions: a design system writes it for others to use, and rules that
/// need no banner look at it too.
struct UnusedDefinitions {
    /// The levels.
    var levels: [Int]
    /// The styles; those that others extend may be mere parts, and are not among them.
    var styles: [Int]
    /// The display metrics.
    var metrics: [Int]

    static let none = UnusedDefinitions(levels: [], styles: [], metrics: [])
}

extension UnusedDefinitions {
    /// What no banner of `spec` uses, in no theme.
    init(in spec: Spec) {
        let design = spec.design
        let usedLevels = Set(spec.banners.map(\.level))
        levels = design.levels.indices.filter { !usedLevels.contains($0) }

        let usedStyles = Set(spec.banners.map(\.style)).union(design.styles.compactMap(\.parent))
        styles = design.styles.indices.filter { !usedStyles.contains($0) }

        // Asked of each banner in each theme.
        var usesMetrics = Array(repeating: false, count: design.metrics.count)
        func note(_ index: Int?) {
            if let index, usesMetrics.indices.contains(index) { usesMetrics[index] = true }
        }
        for banner in spec.banners {
            note(banner.look.usedMetricsIndex)
            note(banner.extras?.progress?.completion?.metrics?.value)
        }
        for theme in spec.themes {
            for look in theme.looks { note(look.usedMetricsIndex) }
        }
        metrics = design.metrics.indices.filter { !usesMetrics[$0] }
    }
}
