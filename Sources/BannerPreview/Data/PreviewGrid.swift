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

    /// Banners times languages, and times the themes where there are many, up to which everything is drawn, and up to which the usual and the
    /// ends are.
    static let fullLimit = 400
    static let usualLimit = 2500
    /// Their pieces (``Banner/pieceCount``) times languages and themes, up to which there are three sizes and windows, two of both, and two
    /// sizes. A piece takes some 50 bytes in each size and window, so that the page is below 25 MB.
    static let fewLimit = 40_000
    static let twoLimit = 90_000
    static let oneWindowLimit = 200_000

    /// The grid for so many banners, of so many pieces together, each in so many languages and themes. Most themes change colours alone, so
    /// that one in five is taken to be drawn anew.
    init(banners: Int, pieces: Int, locales: Int, themes: Int = 0, own: OwnValues = OwnValues([:])) {
        self.own = own
        let copies = max(1, locales) * (1 + themes / 5)
        let (count, load) = (banners * copies, pieces * copies)
        hasAllValues = count <= Self.fullLimit
        switch load {
        case _ where count <= Self.fullLimit: (sizes, windows) = (BannerDynamicTypeSize.allCases, PreviewWindow.all)
        case _ where count <= Self.usualLimit:
            sizes = [.xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5]
            windows = Self.windows("320", "390", "430", "744")
        case ...Self.fewLimit:
            (sizes, windows) = ([.large, .xxxLarge, .accessibility3], Self.windows("320", "390", "744"))
        case ...Self.twoLimit: (sizes, windows) = ([.large, .accessibility3], Self.windows("320", "390"))
        case ...Self.oneWindowLimit: (sizes, windows) = ([.large, .accessibility3], [.standard])
        default: (sizes, windows) = ([.large], [.standard])
        }
    }

    private static func windows(_ ids: String...) -> [PreviewWindow] {
        PreviewWindow.all.filter { ids.contains($0.id) }
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

extension Banner {
    /// How many pieces are drawn of it: its icon and its texts, and buttons, which are a shape and a title. Where it has values, it is drawn
    /// with two choices of them.
    var pieceCount: Int {
        let texts = [extras?.title == nil, extras?.link == nil].count { !$0 } + (extras?.points.count ?? 0)
        return (2 + texts + 2 * buttons.count) * (parameters.isEmpty ? 1 : 2)
    }
}

extension BannerDynamicTypeSize {
    /// The size called `name`, as specs or as designers write it, in any case.
    package init?(called name: String) {
        let name = name.lowercased()
        let size = Self.allCases.first { $0.rawValue.lowercased() == name || $0.shortName.lowercased() == name }
        guard let size else { return nil }
        self = size
    }

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
