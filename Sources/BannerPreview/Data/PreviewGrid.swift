// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The combinations in which banners are drawn.
///
/// A spec as teams have them is drawn at all sizes and in all windows. One of thousands of texts would fill a disk with that, and is drawn
/// at those that tell most: the usual ones and the ends.
struct PreviewGrid {
    /// The text sizes.
    let sizes: [BannerDynamicTypeSize]
    /// The windows.
    let windows: [PreviewWindow]
    /// Whether all values of parameters are shown, and not the typical and the widest alone, and pseudo-languages too.
    let hasAllValues: Bool
    /// Values that somebody asked for.
    let own: OwnValues

    /// Banners times languages, and times the themes where there are many, up to which everything is drawn, up to which the usual and the ends
    /// are, up to which so few that a page of 1,000 banners in ten languages stays below 25 MB, and up to which there are two sizes.
    static let fullLimit = 400
    static let usualLimit = 2500
    static let fewLimit = 20_000
    static let twoLimit = 100_000

    /// The grid for so many banners, each in so many languages and themes. Most themes change colours alone, so that one in five is taken to
    /// be drawn anew.
    init(banners: Int, locales: Int, themes: Int = 0, own: OwnValues = OwnValues([:])) {
        self.own = own
        let count = banners * max(1, locales) * (1 + themes / 5)
        hasAllValues = count <= Self.fullLimit
        switch count {
        case ...Self.fullLimit: (sizes, windows) = (BannerDynamicTypeSize.allCases, PreviewWindow.all)
        case ...Self.usualLimit:
            sizes = [.xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5]
            windows = PreviewWindow.all.filter { ["320", "390", "430", "744"].contains($0.id) }
        case ...Self.fewLimit:
            sizes = [.large, .xxxLarge, .accessibility3]
            windows = PreviewWindow.all.filter { ["320", "390", "744"].contains($0.id) }
        case ...Self.twoLimit: (sizes, windows) = ([.large, .accessibility3], [.standard])
        default: (sizes, windows) = ([.large], [.standard])
        }
    }

    /// The languages that are shown.
    func locales(of spec: Spec) -> [PreviewLocale] { PreviewLocale.all(spec, hasPseudo: hasAllValues) }

    /// The choices of `banner` that are shown.
    func values(of banner: Banner, in locales: [String]) -> [ValueChoice] {
        let all = banner.valueChoices(in: locales)
        let shown = hasAllValues ? all : all.filter { $0 == .typical || $0 == .widest }
        return own.concerns(banner) ? shown + [.own(own)] : shown
    }
}

extension BannerDynamicTypeSize {
    /// Its name in addresses, as designers write it: `L`, `AX3`.
    var shortName: String {
        switch self {
        case .xSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .xLarge: "XL"
        case .xxLarge: "XXL"
        case .xxxLarge: "XXXL"
        case .accessibility1: "AX1"
        case .accessibility2: "AX2"
        case .accessibility3: "AX3"
        case .accessibility4: "AX4"
        case .accessibility5: "AX5"
        }
    }
}
