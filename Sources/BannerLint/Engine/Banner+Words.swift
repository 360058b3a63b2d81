// SPDX-License-Identifier: Apache-2.0

package import BannerSpec

extension Banner {
    /// All in which parameters are filled in, but for what a theme changes.
    var patternTexts: [LocalizedText] {
        [text, extras?.progress?.completion?.text].compactMap(\.self) + textsBesideText
    }

    /// The parameter that its image comes from, by its index.
    var imageParameter: Int? {
        guard case .parameter(let index, _)? = extras?.image?.source else { return nil }
        return index
    }
}

extension Design {
    /// The colours that are written in how buttons look and in the shapes of styles.
    package var paintedColors: [Resolved<ResolvedColor>] {
        let looks = buttonLooks.flatMap { [$0.fill.value, $0.label.value, $0.border.value?.paint] }
        let borders = styles.map { $0.attributes.border.value?.paint }
        let shadows = styles.compactMap { $0.attributes.shadow.value?.color }
        return (looks + borders).compactMap { $0?.ownColor } + shadows
    }
}

extension Paint {
    /// The colour where it is one of its own, and not one of the level.
    var ownColor: Resolved<ResolvedColor>? {
        if case .color(let color) = self { color } else { nil }
    }
}
