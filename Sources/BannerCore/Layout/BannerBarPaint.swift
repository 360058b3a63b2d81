// SPDX-License-Identifier: Apache-2.0

/// The colours in which the bar of a banner is drawn around its content.
package struct BannerBarPaint: Hashable, Sendable {
    /// The opacity of the separator: it parts the banner from the content, and is nothing to look at.
    static let separatorOpacity = 0.3

    /// The fill; `nil` for none, or for the material.
    package let fill: BannerColorValue?
    /// Whether it is filled with the system's material.
    package let isMaterial: Bool
    /// The line around it; `nil` for none.
    package let border: BannerColorValue?
    /// What it throws on the content; `nil` for nothing. What is not filled throws nothing.
    package let shadow: BannerColorValue?
    /// The hairline towards the content; `nil` for none.
    package let separator: BannerColorValue?

    /// The colours of a bar of `shape` and `level`.
    package init(_ shape: BannerShape, on level: BannerLevelConfiguration, in appearance: BannerAppearance) {
        fill = shape.fill == .tint ? level.tint.value(in: appearance) : nil
        isMaterial = shape.fill == .material
        let border = shape.border.flatMap { $0.width > 0 ? $0.paint.color(on: level) : nil }
        self.border = border?.value(in: appearance)
        shadow = shape.fill == .none ? nil : shape.shadow?.color.value(in: appearance)
        separator = shape.hasSeparator ? level.onTint.value(in: appearance).faded(to: Self.separatorOpacity) : nil
    }
}

extension BannerShadow {
    /// How blurred Core Animation and SwiftUI draw it: by the standard deviation, which is half of what CSS calls blur.
    package var radius: Double { max(0, blur) / 2 }

    /// How far beyond the bar it is seen at the side towards the content, where the bar enters from `edge`; at least 0.
    package func reach(from edge: BannerEdge) -> Double { max(0, (edge == .top ? y : -y) + max(0, blur)) }
}
