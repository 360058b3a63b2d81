// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// The widths of buttons' titles, looked up once.
final class ButtonTitles {
    private struct Question: Hashable {
        let button: Int
        let locale: String
        let style: BannerTextStyle
        let isBold: Bool
    }

    private let spec: Spec
    private let setter: TextSetter
    private var widths: [Question: TitleWidth] = [:]

    /// The titles of `spec`.
    init(_ spec: Spec, _ setter: TextSetter) {
        self.spec = spec
        self.setter = setter
    }

    /// The room of an image before a title and of the gap behind it, in em of the title.
    private static let image = 1.3

    /// The width of a button in `locale`; its title is semibold, and has its image before it.
    func width(of button: Int, in locale: String, _ style: BannerTextStyle, isBold: Bool) -> TitleWidth {
        let question = Question(button: button, locale: locale, style: style, isBold: isBold)
        if let known = widths[question] { return known }
        let found = spec.buttons[button]
        let title = found.title?.entry(for: locale)
        let text = title?.content.mainPattern.literal ?? ""
        let image = found.image == nil ? 0 : Self.image
        let width = TitleWidth(minimum: found.drawnSize) { size in
            let points = BannerTypeScale.points(style, at: size)
            let font = TextFont(
                style: style, weight: .semibold, points: points, adjustment: TextAdjustment(isBold: isBold))
            let title = setter.advances(of: text, locale: title?.locale ?? locale, font: font)
            return (title.lowerBound + image) * points...(title.upperBound + image) * points
        }
        widths[question] = width
        return width
    }
}
