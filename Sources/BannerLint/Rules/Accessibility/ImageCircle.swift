// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner's image in another shape than the design system's.
enum ImageCircle: Rule {
    static let description = RuleDescription(
        "BN920", "image-circle", .accessibility, .off, profiles: [.orange: .warning],
        summary: "a banner's image is shown in a circle",
        source: "Orange Design System for iOS, Banners: \"Image displayed in the banner in a circle shape\"",
        what:
            "Each banner with an image of its own has a style whose image `shape` is `circle`. Icons of levels are "
            + "not cropped.",
        why: "In this design system, a circle marks a banner's image. A square image looks like a card or a button.",
        how: "Write `shape: circle`, or leave it out.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                styles:
                  standard: { image: { shape: «square } }
                banners:
                  simReady: { level: error, text: Your eSIM is ready., image: { asset: eSIM, decorative: true } }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                styles:
                  standard: { image: { shape: circle } }
                  plain:    { image: { shape: none } }
                banners:
                  simReady: { level: error, text: Your eSIM is ready., image: { asset: eSIM, decorative: true } }
                  works:    { level: error, style: plain, text: Network works near you. }
                """)
        ])

    static func check(_ context: RuleContext) {
        var found = AffectedBanners<BannerImageShape>()
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.imageShape.value != .circle {
                let banners = use.banners.filter { context.spec.banners[$0].extras?.image != nil }
                // The default is a circle, so that another shape is always written.
                guard !banners.isEmpty, let place = use.look.style.imageShape.place else { continue }
                found.add(banners, at: place, in: scenario, use.look.style.imageShape.value)
            }
        }
        found.report(in: context) { group in
            let help = "write `circle`"
            let shape = group.detail == .none ? "is not cut to a circle" : "is \(group.detail.rawValue), not a circle"
            context.report(
                "the image of \(context.list(group.banners)) \(shape)\(group.suffix)", at: group.place, help: [help],
                fix: Fix(help, .unsafe, edits: [Edit(replacing: group.place, with: "circle")]))
        }
    }
}
