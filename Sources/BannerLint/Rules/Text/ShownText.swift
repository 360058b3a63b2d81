// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import TextFit

/// A text of a banner in one language and one plural form, with its parameters at their widest, where a banner draws it.
final class ShownText {
    /// The banner.
    let banner: Banner
    /// Which of its texts it is.
    let part: ShownPart
    /// What it is set in.
    let face: TextFace
    /// How it looks, and in which theme.
    let shownLook: ShownLook
    /// The language, as a BCP 47 tag.
    let locale: String
    /// Whether that is the language that texts are written in first, and this one is not in all others yet.
    let awaitsTranslation: Bool
    /// Where it is written: the plural form, or else the text.
    let place: Place
    /// The text.
    let filled: TextFiller.Filled
    private let rooms: Rooms

    private let setter: TextSetter
    private let typeface: Typeface?
    /// What is sure about its lines, by the size of the text. Few are asked for.
    private var bounds: [(points: Double, isBold: Bool, bound: LineBound?)] = []

    /// The widths on one line in points, by the size of the text.
    private var lineWidths: [(points: Double, width: Double)] = []
    /// The start of a long text: where that takes too many lines, so does the whole, which takes long to measure.
    private lazy var start: String? = {
        filled.text.utf8.count > Self.longText ? String(filled.text.prefix(Self.longText / 8)) : nil
    }()
    private static let longText = 8000

    /// The room for texts of a banner, which many of them have in common.
    final class Rooms {
        fileprivate let regular: TextRoom
        /// With Bold Text, which widens titles too.
        fileprivate let bold: TextRoom

        init(_ regular: TextRoom, bold: TextRoom) {
            self.regular = regular
            self.bold = bold
        }
    }

    /// The room for it.
    var room: TextRoom { rooms.regular }

    /// Itself as a case of a finding, by banner, theme and language.
    func failing(measured: Double? = nil) -> Finding.Case {
        Finding.Case(
            .init(banner: banner.name.value, theme: shownLook.themeName, locale: locale), measured: measured,
            part: part.key)
    }

    init(
        _ filled: TextFiller.Filled, _ part: ShownPart, of banner: Banner, _ shownLook: ShownLook,
        in typeface: Typeface?,
        locale: String, awaitsTranslation: Bool, place: Place, _ rooms: Rooms, _ setter: TextSetter
    ) {
        self.banner = banner
        self.part = part
        face = shownLook.look.style.face(of: part)
        self.typeface = typeface
        self.shownLook = shownLook
        self.locale = locale
        self.awaitsTranslation = awaitsTranslation
        self.place = place
        self.filled = filled
        self.rooms = rooms
        self.setter = setter
    }

    /// What is sure about its lines without a look at their breaks; at all sizes or at none there is such a thing.
    private func bound(at points: Double, isBold: Bool = false) -> LineBound? {
        if let known = bounds.first(where: { $0.points == points && $0.isBold == isBold }) { return known.bound }
        let font = font(points: points, TextAdjustment(isBold: isBold))
        let bound = setter.bound(of: filled.text, locale: locale, font: font)
        bounds.append((points, isBold, bound))
        return bound
    }

    /// Forgets what is sure at sizes that nobody will ask for again: what is remembered of a size takes more room than the text.
    func forgetBounds() {
        bounds = []
        lineWidths = []
    }

    /// How it looks.
    var look: Look { shownLook.look }

    /// The text by the name of its banner, for messages.
    var name: String {
        let banner = "`\(banner.name.value)`"
        return part.subject.map { "\($0) of \(banner)" } ?? banner
    }

    /// The size of the text in points.
    func points(at size: BannerDynamicTypeSize) -> Double { BannerTypeScale.points(face.style, at: size) }

    /// The font of the text.
    private func font(points: Double, _ adjustment: TextAdjustment = .none) -> TextFont {
        TextFont(
            style: face.style, weight: face.weight, points: points, typeface: typeface, adjustment: adjustment)
    }

    /// The width for the text in points, at its least.
    func width(
        in window: WindowClass, at size: BannerDynamicTypeSize, _ adjustment: TextAdjustment = .none
    ) -> Double { room(adjustment).width(in: window, at: size) }

    /// The room for it as a person has set it.
    func room(_ adjustment: TextAdjustment) -> TextRoom { adjustment.isBold ? rooms.bold : rooms.regular }

    /// Whether the text takes no more than `lines` at a width and a size.
    func verdict(
        _ lines: Int, in window: WindowClass, at size: BannerDynamicTypeSize, _ adjustment: TextAdjustment = .none
    ) -> Verdict {
        let points = points(at: size)
        let widths = room(adjustment).widths(in: window, at: size)
        let bound = bound(at: points, isBold: adjustment.isBold)
        if let fits = bound?.fits(lines, sizePt: points, widthsPt: widths, spacing: adjustment.spacing) {
            return fits ? .fits : .overflows
        }
        let least = widths.lowerBound
        if let start {
            let prepared = setter.prepare(start, locale: locale, font: font(points: points, adjustment))
            if prepared.verdict(sizePt: points, widthPt: widths.upperBound, limit: lines) == .overflows {
                return .overflows
            }
        }
        let prepared = prepared(at: points, adjustment)
        let verdict = prepared.verdict(sizePt: points, widthPt: least, limit: lines)
        guard verdict == .overflows, widths.upperBound > least else { return verdict }
        // It may have more room.
        let best = prepared.verdict(sizePt: points, widthPt: widths.upperBound, limit: lines)
        return best == .fits ? .unproved(.margin) : best
    }

    /// How long the text is for so many lines at a size: above 1 it can't fit.
    func excess(over lines: Int, in window: WindowClass, at size: BannerDynamicTypeSize) -> Double {
        lineWidth(at: points(at: size)) / (Double(lines) * max(width(in: window, at: size), 0.01))
    }

    /// Whether `text`, another one in its place, surely takes no more than `lines` at a width and a size.
    func wouldFit(
        _ text: String, _ lines: Int, in window: WindowClass, at size: BannerDynamicTypeSize,
        _ adjustment: TextAdjustment
    ) -> Bool {
        let points = points(at: size)
        let font = font(points: points, adjustment)
        let width = width(in: window, at: size, adjustment)
        let bound = setter.bound(of: text, locale: locale, font: font)
        if let fits = bound?.fits(lines, sizePt: points, widthsPt: width...width, spacing: adjustment.spacing) {
            return fits
        }
        let prepared = setter.prepare(trial: text, locale: locale, font: font)
        return prepared.verdict(sizePt: points, widthPt: width, limit: lines) == .fits
    }

    /// Whether the text fits everywhere at sizes up to `largest`: if so in the narrowest window of each width class at the
    /// largest size, then in all others, since there is only more room.
    func fits(_ limit: LineLimit, upTo largest: BannerDynamicTypeSize, _ adjustment: TextAdjustment = .none) -> Bool {
        // Not so where buttons move below the text.
        if room.isUneven { return fitsEverywhere(limit, upTo: largest, adjustment) }
        let points = points(at: largest)
        var measured: PreparedText?
        return WindowClass.narrowest.allSatisfy { window in
            let lines = limit.lines(self, isCompact: window.isCompact)
            let width = room.width(in: window, at: largest)
            let bound = bound(at: points, isBold: adjustment.isBold)
            if let fits = bound?.fits(lines, sizePt: points, widthsPt: width...width, spacing: adjustment.spacing) {
                return fits
            }
            let text = measured ?? prepared(at: points, adjustment)
            measured = text
            return text.verdict(sizePt: points, widthPt: width, limit: lines) == .fits
        }
    }

    /// Whether the text also fits with Bold Text, so clearly that its widths with it need no look: it would fit if each letter were
    /// as wide as Bold Text makes any.
    func fitsWideBold(_ limit: LineLimit, upTo largest: BannerDynamicTypeSize) -> Bool {
        let sizes = rooms.bold.isUneven ? unevenSizes(upTo: largest) : [largest]
        let windows = rooms.bold.isUneven ? WindowClass.all : WindowClass.narrowest
        return sizes.allSatisfy { size in
            let points = points(at: size)
            guard let bound = bound(at: points) else { return false }
            return windows.allSatisfy { window in
                let width = rooms.bold.width(in: window, at: size) / TextAdjustment.mostBoldWidening
                return bound.fits(limit.lines(self, isCompact: window.isCompact), widthEm: width / points)
            }
        }
    }

    private func fitsEverywhere(
        _ limit: LineLimit, upTo largest: BannerDynamicTypeSize, _ adjustment: TextAdjustment
    ) -> Bool {
        let sizes = unevenSizes(upTo: largest)
        return WindowClass.all.allSatisfy { window in
            let lines = limit.lines(self, isCompact: window.isCompact)
            return sizes.allSatisfy { verdict(lines, in: window, at: $0, adjustment) == .fits }
        }
    }

    /// The sizes to look at where a larger text may have more room.
    private func unevenSizes(upTo largest: BannerDynamicTypeSize) -> [BannerDynamicTypeSize] {
        let smallest = largest.isAccessibilitySize ? BannerDynamicTypeSize.accessibility1 : .xSmall
        let least = max(smallest, shownLook.format.sizes.lowerBound)
        return BannerDynamicTypeSize.allCases.filter { $0 >= least && $0 <= largest }
    }

    /// Whether the text surely takes too many lines somewhere at `size`.
    func overflows(_ limit: LineLimit, at size: BannerDynamicTypeSize) -> Bool {
        WindowClass.narrowest.contains { window in
            verdict(limit.lines(self, isCompact: window.isCompact), in: window, at: size) == .overflows
        }
    }

    /// The lines that the text may take in `window` at `size`, no more than `most`. What nobody knows takes the most.
    func lines(in window: WindowClass, at size: BannerDynamicTypeSize, most: Int) -> Int {
        let points = points(at: size)
        let width = room.width(in: window, at: size)
        guard filled.open.isEmpty, most > 1 else { return most }
        if let bound = bound(at: points), bound.fits(1, widthEm: width / points) { return 1 }
        let prepared = prepared(at: points)
        guard prepared.doubt == nil, let layout = prepared.widestLayout(sizePt: points, widthPt: width)
        else { return most }
        return min(max(layout.lines, 1), most)
    }

    /// Whether its widths are not those of font files.
    var isEstimated: Bool { !setter.isMeasured(font(points: points(at: .large))) }

    /// The family that nobody has measured, of which its widths are estimates; `nil` for the system's font and for font files.
    var unmeasuredFamily: String? { isEstimated ? typeface?.family : nil }

    /// Whether a width, or all line breaks, are unknown, so that nobody knows whether the text fits, whatever room it has.
    var isUnmeasured: Bool { doubt != nil }

    /// Why nobody knows whether the text fits, unless what is known of it is too wide already.
    var unknown: UnknownFit? {
        if let unknownWidth { return unknownWidth }
        return doubt == .noLineBreaks ? .breaks : filled.open.first.map { .open(parameter: $0) }
    }

    /// The first character of unknown width.
    var unknownWidth: UnknownFit? {
        guard case .unknownWidth(let scalar) = doubt else { return nil }
        return .width(of: scalar, isFromFiles: !isEstimated)
    }

    /// It does not depend on the size.
    private var doubt: Doubt? {
        let points = points(at: shownLook.sizes?.upperBound ?? shownLook.format.sizes.upperBound)
        return bound(at: points) == nil ? prepared(at: points).doubt : nil
    }

    /// The text, measured at a size.
    func prepared(at points: Double, _ adjustment: TextAdjustment = .none) -> PreparedText {
        setter.prepare(filled.text, locale: locale, font: font(points: points, adjustment))
    }

    /// The width of the whole text on one line at a size, in points.
    func lineWidth(at points: Double) -> Double {
        if let width = bound(at: points)?.lineWidth { return width * points }
        if let known = lineWidths.first(where: { $0.points == points }) { return known.width }
        let width = advance(of: filled.text, at: points) * points
        lineWidths.append((points, width))
        return width
    }

    /// The same for what of it is written in the spec.
    func literalWidth(at points: Double) -> Double {
        filled.values.isEmpty ? lineWidth(at: points) : advance(of: filled.literal, at: points) * points
    }

    private func advance(of text: String, at points: Double) -> Double {
        setter.advance(of: text, locale: locale, font: font(points: points))
    }
}
