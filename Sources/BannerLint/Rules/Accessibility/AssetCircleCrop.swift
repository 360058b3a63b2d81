// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// An image of which a circle leaves too little.
enum AssetCircleCrop: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 16, unit: "pt", in: 0...1000, "the minimum side of the square within the circle")

    static let description = RuleDescription(
        "BN918", "asset-circle-crop", .accessibility, .warning,
        summary: "an image that is cropped to a circle loses nothing that matters",
        source: "Orange Design System for iOS, Banners (image in a circle shape, 40 pt)",
        what:
            "If the style's image `shape` is `circle`, the banner's own image and its placeholder are not symbols "
            + "that fill a square or a rectangle, and their names don't say that the corners matter (logo, wordmark, "
            + "qr code, bar code, screenshot, chart, map). The square within the circle, which is size ÷ √2 wide, "
            + "measures at least `minimum`. Icons of levels are not cropped.",
        why:
            "A circle removes 21 % of a square image, all of it from the corners: the frame of a symbol, the ends of "
            + "a name, the marks by which a QR code is found.",
        how: "Use a style with the shape `rounded` or `none`, a different image, or a larger size.",
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
                    if let corner = corners(of: image).first {
                        cropped.add([index], at: image.place, in: scenario, corner)
                    }
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
                    "use a style with `image: { shape: rounded }` or `none`", "use an image that is made for a circle",
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

    /// The words in the names of `image` and its placeholder that say that it has corners.
    private static func corners(of image: Image) -> [String] {
        switch image.source {
        case .symbol(let name): symbolCorner(name).map { [$0] } ?? []
        case .asset(let name): nameCorner(name).map { [$0] } ?? []
        case .url(let url, let placeholder, _):
            [nameCorner(file(of: url)), placeholder.flatMap(corner)].compactMap { $0 }
        case .parameter(_, let placeholder): placeholder.flatMap(corner).map { [$0] } ?? []
        }
    }

    private static func corner(of placeholder: Image.Placeholder) -> String? {
        switch placeholder {
        case .symbol(let name): symbolCorner(name)
        case .asset(let name): nameCorner(name)
        }
    }

    /// The last part of the path of an address.
    private static func file(of url: String) -> String {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        return String(path.split(separator: "/").last ?? "")
    }

    /// The part of a symbol's name for a frame, such as `squareshape`, or for what fills its corners.
    private static func symbolCorner(_ name: String) -> String? {
        let parts = name.split(separator: ".")
        // Such as `map.circle`, which is round itself.
        if parts.dropFirst().contains("circle") { return nil }
        return parts.first { part in
            part.hasPrefix("square") || part.hasPrefix("rectangle") || corneredSymbols.contains(part)
        }.map(String.init)
    }

    /// The word of a name that says it, or the two words: `QRCode`, `bar-code`.
    private static func nameCorner(_ name: String) -> String? {
        let words = NameWords.split(name)
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        return (words + pairs).first(where: cornered.contains)
    }

    private static let corneredSymbols: Set<Substring> = ["barcode", "map", "qrcode"]

    private static let cornered: Set<String> = [
        "barcode", "chart", "logo", "logotype", "map", "qr", "qrcode", "screenshot", "wordmark",
    ]
}
