// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The metrics of banners of a level and a style to which some theme gives others.
///
/// Which metrics those are is a switch that each design sets, as for colours: the rule names all of them, and all but one come
/// to nothing.
struct CSSMetrics: Sendable {
    /// Metrics that such banners have in some design.
    struct Choice: Sendable {
        /// The property that is not set where they have them, and empty otherwise: `level-error--style-bar--slow`.
        let property: String
        /// Their name in the spec.
        let metrics: String
        let index: Int
    }

    /// A property of metrics, and all that it may be.
    struct Role: Sendable {
        let name: String
        let choices: [Choice]
    }

    /// The names of the level and the style.
    let level: String
    let style: String
    /// The index of the metrics without a theme, and in each theme.
    let indices: [Int]
    /// Each of the metrics once.
    let choices: [Choice]

    var roles: [Role] {
        ["present", "display", "dismiss", "easing", "dismiss-easing", "slide", "fade"].map {
            Role(name: $0, choices: choices)
        }
    }

    /// The levels and styles whose banners have other metrics in a theme.
    static func all(_ spec: Spec) -> [CSSMetrics] {
        guard !spec.themes.isEmpty else { return [] }
        let designs = [spec.design] + spec.themes.map(\.design)
        return spec.design.levels.indices.flatMap { level in
            spec.design.styles.indices.compactMap { style in
                let indices = designs.map { $0.metricsIndex(level: level, style: style) }
                guard Set(indices).count > 1 else { return nil }
                return CSSMetrics(level: level, style: style, indices, spec.design)
            }
        }
    }

    private init(level: Int, style: Int, _ indices: [Int], _ design: Design) {
        let (level, style) = (design.levels[level].name.value, design.styles[style].name)
        // Two hyphens, which no name of a spec becomes.
        let start = "level-\(LetterCase.kebab.apply(level))--style-\(LetterCase.kebab.apply(style))"
        self.level = level
        self.style = style
        self.indices = indices
        choices = Set(indices).sorted().map { index in
            let name = design.metrics[index].name ?? ""
            return Choice(property: "\(start)--\(LetterCase.kebab.apply(name))", metrics: name, index: index)
        }
    }
}
