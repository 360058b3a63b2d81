// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The widths of buttons' titles and of links, looked up once.
final class ButtonTitles {
    private struct Question: Hashable {
        let button: Int
        let locale: String
        let face: TextFace
        let isBold: Bool
    }

    private let spec: Spec
    private let design: Design
    private let setter: TextSetter
    private var widths: [Question: TitleWidth] = [:]

    /// The titles of `spec` where buttons look as `design` has them.
    init(_ spec: Spec, _ design: Design, _ setter: TextSetter) {
        self.spec = spec
        self.design = design
        self.setter = setter
    }

    /// The room of an image before a title and of the gap behind it, in em of the title.
    private static let image = 1.3

    /// The width of a button in `locale` beside a text of `face`, whose weight its title has, with its image before it.
    func width(
        of button: Int, in locale: String, _ face: TextFace, _ typeface: Typeface?, isBold: Bool
    ) -> TitleWidth {
        let question = Question(button: button, locale: locale, face: face, isBold: isBold)
        if let known = widths[question] { return known }
        let found = spec.buttons[button]
        let look = design.buttonLook(found.variant)
        let padding = look?.padding.value ?? BannerButtonShape.padding
        let width = TitleWidth(minimum: found.drawnSize, padding: padding.horizontal) { [self] size in
            advances(
                found.title, locale, face, face.weight, typeface, at: size, isBold: isBold,
                image: found.image == nil ? 0 : Self.image)
        }
        widths[question] = width
        return width
    }

    /// The width of a link with `title` in `locale` beside a text of `face`, whose weight it has.
    func width(
        of title: LocalizedText, in locale: String, _ face: TextFace, _ typeface: Typeface?, isBold: Bool
    ) -> TitleWidth {
        TitleWidth(minimum: BannerArrangement.target, padding: 0) { [self] size in
            advances(title, locale, face, face.weight, typeface, at: size, isBold: isBold, image: 0)
        }
    }

    /// The least and the greatest width of a title with an image of so many em before it, in points.
    private func advances(
        _ title: LocalizedText?, _ locale: String, _ face: TextFace, _ weight: BannerFontWeight, _ typeface: Typeface?,
        at size: BannerDynamicTypeSize, isBold: Bool, image: Double
    ) -> ClosedRange<Double> {
        let entry = title?.entry(for: locale)
        let points = BannerTypeScale.points(face.style, at: size)
        let font = TextFont(
            style: face.style, weight: weight, points: points, typeface: typeface,
            adjustment: TextAdjustment(isBold: isBold))
        let width = setter.advances(
            of: entry?.content.mainPattern.literal ?? "", locale: entry?.locale ?? locale, font: font)
        return (width.lowerBound + image) * points...(width.upperBound + image) * points
    }
}
