// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// An image that leaves a hole until it is there.
enum AssetRemotePlaceholder: Rule {
    static let description = RuleDescription(
        "BN917", "asset-remote-placeholder", .accessibility, .warning,
        summary: "an image from the network has a placeholder",
        source: "Orange Design System for iOS, Banners (asyncImage)",
        what: "An image with a `url` has a `placeholder`.",
        why:
            "A banner has often come and gone before its image has loaded. Without a network, which is just what many "
            + "banners report, the image never loads. Without a placeholder, there is an empty circle.",
        how: "Add `placeholder: …` with the name of a symbol, or `placeholder: { asset: … }`.",
        bad: [
            RuleExample(
                """
                banners:
                  replied:
                    level: error
                    text: Your adviser replied.
                    image: «{ url: "https://example.com/adviser.png", decorative: true }
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  replied:
                    level: error
                    text: Your adviser replied.
                    image: { url: "https://example.com/adviser.png", placeholder: person.crop.circle, decorative: true }
                """)
        ])

    static func check(_ context: RuleContext) {
        SpecImage.forEach(in: context) { image in
            guard case .url(_, nil, _) = image.image.source else { return }
            context.report(
                "\(image.subject) has nothing to show until it is loaded", at: image.image.place,
                notes: ["without a network it is never loaded"],
                help: ["add `placeholder: …`, the name of a symbol, or `placeholder: { asset: … }`"])
        }
    }
}
