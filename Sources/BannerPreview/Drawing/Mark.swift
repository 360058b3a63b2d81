// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// Something that is drawn of a banner. Lengths are points; `x` runs from the left and `y` from the top of the bar.
enum Mark: Hashable {
    /// A rectangle with round corners.
    case box(BannerPart?, BannerRect, radius: Double, fill: Paint?, line: Paint?, width: Double)
    /// A line of text: its left edge, its baseline and its width.
    case text(BannerPart, x: Double, y: Double, width: Double, Lettering, Paint, Line)
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

/// What a line of text says, and how it runs.
struct Line: Hashable {
    /// The words, with what is drawn behind them.
    var words: String
    /// Whether the rest of the text is cut off.
    var isCut = false
    /// Whether it leads somewhere.
    var isLink = false
    /// Whether it runs from right to left; it need not run as the language of the banner does.
    var isRightToLeft = false
    /// The language that it is in, as a BCP 47 tag, if that is not the language of the banner.
    var language: String?
    /// Where it is held if its width is a guess: it is as wide as its letters then. Otherwise they are set as wide as is measured.
    var hold: Hold?

    /// Where a line stays, however wide it is.
    enum Hold: Int {
        case left = 1, middle, right
    }

    /// The place of the hold between the left and the right edge of the line, and how SVG calls it, which reckons as the line runs.
    var anchor: (share: Double, name: String) {
        switch hold ?? (isRightToLeft ? .right : .left) {
        case .left: (0, isRightToLeft ? "end" : "start")
        case .middle: (0.5, "middle")
        case .right: (1, isRightToLeft ? "start" : "end")
        }
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
        for case .text(_, _, _, let width, _, _, _) in marks { hasher.combine(width) }
    }
}
