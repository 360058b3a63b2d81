// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// Something that is drawn of a banner. Lengths are points; `x` runs from the left and `y` from the top of the bar.
enum Mark: Hashable {
    /// A rectangle with round corners.
    case box(BannerPart?, BannerRect, radius: Double, fill: Paint?, line: Paint?, width: Double)
    /// A line of text: its left edge, its baseline and its width. What it is written in need not run as the language of the banner does.
    case text(
        BannerPart, x: Double, y: Double, width: Double, Lettering, Paint, String, isCut: Bool, isLink: Bool,
        isRightToLeft: Bool)
    /// An SF Symbol, as wide and high as its frame.
    case symbol(BannerPart, BannerRect, String, Paint)
    /// A picture that is not known here, cut to a shape.
    case image(BannerPart, BannerRect, BannerImageShape, String)
    /// What a finger may hit.
    case target(BannerPart, BannerRect)

    /// The colours of a banner, by what they are for.
    enum Paint: Hashable {
        case fill, onTint, accent, border, shadow, separator, track, trackRest
        case buttonFill(Int), buttonLabel(Int), buttonLine(Int)
    }
}

/// How letters are drawn.
struct Lettering: Hashable {
    /// The family; `nil` for the system's font.
    var family: String?
    /// The weight, 100 to 900.
    var weight: Int
    /// The size in points.
    var points: Double
}

/// A banner as it is drawn within its bar.
struct Picture: Hashable {
    /// The size of the bar.
    var size: BannerSize
    /// What is drawn, from back to front.
    var marks: [Mark] = []
    /// The parts of which text is cut.
    var cut: [BannerPart] = []

    /// By what tells nearly all pictures of a banner apart; to hash every text of every mark took a sixth of the time of a page.
    func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(marks.count)
        for case .text(_, _, _, let width, _, _, _, _, _, _) in marks { hasher.combine(width) }
    }
}
