// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// How wide a button with a title is, or a link, at each text size.
struct TitleWidth: Equatable {
    /// The width at the least whatever the title is, in points.
    let minimum: Double
    /// The space at both sides of the title together, in points.
    private let padding: Double
    /// The least and the greatest width of the title in points, from the smallest size on to the last before the
    /// accessibility sizes, at which titles stand below the text.
    private let titles: [ClosedRange<Double>]

    /// A button of `minimum` points at the least, with `padding` around a title that is between so many points wide where a person
    /// chose a size.
    init(
        minimum: Double, padding: Double = BannerButtonShape.padding.horizontal,
        _ title: (BannerDynamicTypeSize) -> ClosedRange<Double>
    ) {
        self.minimum = minimum
        self.padding = padding
        titles = BannerDynamicTypeSize.allCases.prefix { !$0.isAccessibilitySize }.map(title)
    }

    /// The least and the greatest width of the button where a person chose `size`, in points.
    func button(at size: BannerDynamicTypeSize) -> ClosedRange<Double> {
        let index = BannerDynamicTypeSize.allCases.firstIndex(of: size) ?? 0
        guard titles.indices.contains(index) else { return minimum...minimum }
        return width(titles[index].lowerBound)...width(titles[index].upperBound)
    }

    private func width(_ title: Double) -> Double { max(minimum, title + padding) }
}
