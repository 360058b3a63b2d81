// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// An image of which a circle leaves too little.
enum AssetCircleCrop: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 16, unit: "pt", in: 0...1000, "the smallest side of the square that lies within the circle")

    static let description = RuleDescription(
        "BN918", "asset-circle-crop", .accessibility, .warning,
        summary: "an image that is cut to a circle keeps what it shows",
        source: "Orange Design System for iOS, Banners (image in a circle shape, 40 pt)",
        what:
            "Where the style's image `shape` is `circle`, the banner's own image is no symbol in a square or "
            + "rectangle, and its name does not say that its corners matter (logo, wordmark, qr, barcode, "
            + "screenshot, chart, map). The square within the circle, size ÷ √2 wide, has at least `minimum`. Icons "
            + "of levels are not cut.",
        why:
            "A circle takes 21 % of a square image, all of it from the corners: the frame of a symbol, the ends "
            + "of a name, the marks by which a QR code is found.",
        how: "Use a style with the shape `rounded` or `none`, another image, or a larger size.",
        parameters: [minimum],
        bad: [
            RuleExample(
                """
                styles:
                  bar: { image: { shape: circle, size: 40 } }
                banners:
                  shared:
                    level: error
                    style: bar
                    text: Scan to join.
                    image: «{ asset: join-qr, label: A QR code }
                  failed:
                    level: error
                    style: bar
                    text: Sync failed.
                    image: «{ symbol: exclamationmark.square.fill, decorative: true }
                """),
            RuleExample(
                """
                styles:
                  bar: { image: { shape: circle, size: «20 } }
                banners:
                  replied: { level: error, style: bar, text: Ada replied., image: { asset: ada, decorative: true } }
                """, title: "A small circle"),
        ],
        good: [
            RuleExample(
                """
                styles:
                  bar:  { image: { shape: circle, size: 40 } }
                  card: { image: { shape: rounded, size: 40 } }
                banners:
                  replied: { level: error, style: bar, text: Ada replied., image: { asset: ada, decorative: true } }
                  shared:
                    level: error
                    style: card
                    text: Scan to join.
                    image: { asset: join-qr, label: A QR code }
                """)
        ])

    static func check(_ context: RuleContext) {
        let least = context.limit(minimum)
        var cropped = AffectedBanners<String>()
        var small = AffectedBanners<Double>()
        for scenario in context.scenarios {
            for use in scenario.uses where use.look.style.imageShape.value == .circle {
                // The side of the square inscribed in a circle is its diameter over √2.
                let side = use.look.style.imageSize.value / 2.0.squareRoot()
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    guard let image = banner.extras?.image else { continue }
                    if let corner = corner(of: image) { cropped.add([index], at: image.place, in: scenario, corner) }
                    if side < least {
                        let place = use.look.style.imageSize.place ?? image.place
                        small.add([index], at: place, in: scenario, use.look.style.imageSize.value)
                    }
                }
            }
        }
        cropped.report(in: context) { group in
            context.report(
                "a circle cuts the corners off the image of \(context.list(group.banners))\(group.suffix)",
                at: group.place,
                label: "“\(group.detail)” in its name",
                help: [
                    "use a style with `image: { shape: rounded }` or `none`", "take an image that is made for a circle",
                ])
        }
        small.report(in: context) { group in
            let side = Figure.text(group.detail / 2.0.squareRoot(), missing: least)
            let needed = (least * 2.0.squareRoot()).rounded(.up)
            context.report(
                "a circle of \(Figure.text(group.detail)) pt leaves a square of \(side) pt, below \(Figure.text(least)) pt"
                    + group.suffix,
                at: group.place, label: "used by \(context.list(group.banners))",
                help: ["write `size: \(Figure.text(needed))`, or another `shape`"])
        }
    }

    /// The word in the name of `image` that says that it has corners.
    private static func corner(of image: Image) -> String? {
        switch image.source {
        case .symbol(let name):
            return name.split(separator: ".").first { $0 == "square" || $0 == "rectangle" }.map(String.init)
        case .asset(let name): return NameWords.split(name).first(where: cornered.contains)
        case .url(let url, _, _):
            let path = url.prefix { $0 != "?" && $0 != "#" }
            return NameWords.split(String(path.split(separator: "/").last ?? "")).first(where: cornered.contains)
        }
    }

    private static let cornered: Set<String> = [
        "barcode", "chart", "logo", "logotype", "map", "qr", "qrcode", "screenshot", "wordmark",
    ]
}
