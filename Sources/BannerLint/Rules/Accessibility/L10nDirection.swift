// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// An image that points left or right, where half of the readers need it the other way round.
enum L10nDirection: Rule {
    static let description = RuleDescription(
        "BN913", "l10n-direction", .accessibility, .error, mildest: .info,
        summary: "images point backward and forward, not left and right",
        source: "Apple HIG, Right to left; SF Symbols, localized and directional symbols",
        what:
            "No SF Symbol is a left or right variant if Apple has an equivalent that follows the language: arrows, "
            + "chevrons, sidebars, `delete`, `text.justify`, filled halves and the like. This is required if one of the "
            + "spec's supported locales is written from right to left. In a spec without such a locale, it is an info. An "
            + "asset with the word left or right in its name is a warning, and only if there is such a locale: the "
            + "asset catalogue says whether the image is mirrored, and the catalogue is not read.",
        why:
            "In Arabic and Hebrew, the way back is to the right. `chevron.backward` follows the language; "
            + "`chevron.left` points forward there.",
        how: "Use the symbol with `backward` or `forward`, `leading` or `trailing` in its name.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                locales: { development: en, supported: [en, ar] }
                buttons:
                  next:
                    kind: icon
                    image: { symbol: «chevron.right.circle }
                    label: { en: Next, ar: التالي }
                """),
            RuleExample(
                """
                locales: { development: en, supported: [en, he] }
                banners:
                  moved:
                    level: error
                    text: { en: It has moved., he: זה עבר. }
                    image: { asset: «arrowLeft, decorative: true }
                """, title: "An asset that may not be mirrored"),
        ],
        good: [
            RuleExample(
                """
                locales: { development: en, supported: [en, ar] }
                buttons:
                  next:
                    kind: icon
                    image: { symbol: chevron.forward.circle }
                    label: { en: Next, ar: التالي }
                  swap:
                    kind: icon
                    image: { symbol: arrow.left.arrow.right }
                    label: { en: Swap, ar: تبديل }
                """)
        ])

    static func check(_ context: RuleContext) {
        let isMirrored = TextDirection.isRightToLeft(anyOf: context.spec.locales.supported)
        let locales = context.spec.locales.supported.lazy.filter { TextDirection(of: $0) == .rightToLeft }
        let note = locales.first.map { "in `\($0)` the layout runs from right to left" }
        SpecImage.forEach(in: context) { image in
            for name in image.names {
                switch name {
                case .symbol(let name):
                    guard let better = DirectionalSymbol.name(for: name) else { continue }
                    let place = context.place(of: name, in: image.image)
                    let fix = Fix("write `\(better)`", .unsafe, edits: [Edit(replacing: place, with: better)])
                    context.report(
                        "\(image.subject), `\(name)`, points the same way in every language", at: place,
                        notes: note.map { [$0] } ?? ["no supported locale is written from right to left yet"],
                        help: [fix.message], fix: context.written(place) == name ? fix : nil,
                        atMost: isMirrored ? .error : .info)
                case .asset(let name):
                    guard isMirrored, DirectionalSymbol.isDirectional(asset: name) else { continue }
                    context.report(
                        "\(image.subject), `\(name)`, may point the wrong way",
                        at: context.place(of: name, in: image.image),
                        notes: (note.map { [$0] } ?? []) + [
                            "whether the catalogue mirrors the image is not known here"
                        ],
                        help: ["set the image's direction in the asset catalogue, and name it for what it means"],
                        atMost: .warning)
                }
            }
        }
    }
}
