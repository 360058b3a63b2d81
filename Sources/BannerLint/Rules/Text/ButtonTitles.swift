// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// The widths of buttons' titles, looked up once.
final class ButtonTitles {
    private struct Question: Hashable {
        let button: Int
        let locale: String
        let style: BannerTextStyle
    }

    private let spec: Spec
    private let setter: TextSetter
    private var advances: [Question: Double] = [:]

    /// The titles of `spec`.
    init(_ spec: Spec, _ setter: TextSetter) {
        self.spec = spec
        self.setter = setter
    }

    /// The room of an image before a title and of the gap behind it, in em of the title.
    private static let image = 1.3

    /// The width of the title of a button in `locale`, in em; a title is semibold, and has its image before it.
    func advance(of button: Int, in locale: String, _ style: BannerTextStyle) -> Double {
        let question = Question(button: button, locale: locale, style: style)
        if let known = advances[question] { return known }
        guard let title = spec.buttons[button].title?.entry(for: locale) else { return 0 }
        let text = title.content.mainPattern.literal ?? ""
        let font = TextFont(style: style, weight: .semibold, points: BannerTypeScale.points(style, at: .large))
        let width = setter.advance(of: text, locale: title.locale, font: font)
        let advance = width + (spec.buttons[button].image == nil ? 0 : Self.image)
        advances[question] = advance
        return advance
    }
}
