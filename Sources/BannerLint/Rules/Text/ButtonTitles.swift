// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

/// The widths of buttons' titles, looked up once.
final class ButtonTitles {
    private let linted: LintedSpec
    private var advances: [Int: [String: Double]] = [:]

    init(_ linted: LintedSpec) { self.linted = linted }

    /// The width of the title of a button in `locale`, in em; a title is semibold, and has its image before it.
    func advance(of button: Int, in locale: String) -> Double {
        if let known = advances[button]?[locale] { return known }
        guard let title = linted.spec.buttons[button].title?.entry(for: locale) else { return 0 }
        let text = title.content.mainPattern.literal ?? ""
        let prepared = linted.measuring.prepare(text, locale: title.locale, font: TextFont(.semibold))
        let image = linted.spec.buttons[button].image == nil ? 0 : 1.3
        advances[button, default: [:]][locale] = prepared.advance + image
        return prepared.advance + image
    }
}
