// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Draws pictures of banners as SVG 1.1, which every browser, viewer and forge shows.
///
/// Fonts are named and not embedded: letters are those of whoever looks, set as wide as the layout has them.
struct PictureSVG {
    private(set) var text = ""
    private var clips = 0
    private let appearance: Int

    /// Draws in `appearance`.
    init(_ appearance: Appearance) { self.appearance = Appearance.allCases.firstIndex(of: appearance) ?? 0 }

    /// The document of so many points around what was drawn, in the language `locale`.
    func document(width: Double, height: Double, title: String, background: String, locale: String) -> String {
        let language = Self.language(locale).map { " xml:lang=\"\($0)\"" } ?? ""
        return """
            <svg xmlns="http://www.w3.org/2000/svg"\(language) \
            width="\(Self.number(width))" height="\(Self.number(height))" \
            viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="img" font-family="\(Self.fonts)">
            <title>\(PreviewPage.escaped(title))</title>
            <rect width="100%" height="100%" fill="\(background)"/>
            \(text)</svg>

            """
    }

    /// The fonts that banners are drawn with where no typeface is named: the system's, and those that come near to it.
    private static let fonts =
        "-apple-system, BlinkMacSystemFont, &apos;SF Pro Text&apos;, Inter, &apos;Segoe UI&apos;, Roboto, &apos;Noto Sans&apos;, sans-serif"

    /// Writes a name above a banner, readable on every page.
    mutating func caption(_ name: String, x: Double, y: Double) {
        element(
            "text",
            ["x": Self.number(x), "y": Self.number(y), "font-size": "13", "font-weight": "600", "fill": "#767680"],
            content: name)
    }

    // MARK: Bars

    /// Draws a bar whose corner lies at (`x`, `y`), and whose `corners` are round: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
    mutating func draw(
        _ picture: Picture, _ skin: Skin, radius: Double, corners: Int, isRightToLeft: Bool, x: Double, y: Double
    ) {
        let frame = BannerRect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        let radius = min(radius, frame.height / 2)
        let path = Self.outline(frame, radius, corners)
        clips += 1
        let clip = "c\(clips)"
        text += "<g transform=\"translate(\(Self.number(x)) \(Self.number(y)))\">\n"
        text += "<clipPath id=\"\(clip)\"><path d=\"\(path)\"/></clipPath>\n"
        drawShadow(skin, frame, radius)
        element("path", ["d": path, "fill": color(.fill, skin) ?? "none"])
        text += "<g clip-path=\"url(#\(clip))\">\n"
        for mark in picture.marks { draw(mark, skin) }
        text += "</g>\n"
        if let line = color(.border, skin), skin.border > 0 {
            let inner = Self.inset(frame, by: skin.border / 2)
            element(
                "path",
                [
                    "d": Self.outline(inner, max(0, radius - skin.border / 2), corners), "fill": "none", "stroke": line,
                    "stroke-width": Self.number(skin.border),
                ])
        }
        text += "</g>\n"
    }

    /// How far a shadow reaches beyond what throws it: a ramp that is as wide has the variance of the blur of CSS, whose deviation is half
    /// of what it is said to be.
    static func reach(ofBlur blur: Double) -> Double { blur / 2 * 1.732 }

    /// A shadow as rings that fade out, since viewers differ in filters. None is more than a point wide, up to a limit.
    private mutating func drawShadow(_ skin: Skin, _ frame: BannerRect, _ radius: Double) {
        guard let shadow = skin.shadow, let color = color(.shadow, skin), self.color(.fill, skin) != nil else { return }
        let farthest = Self.reach(ofBlur: shadow[2])
        let steps = min(max(Int(farthest.rounded(.up)) * 2, 1), 32)
        for step in 0..<steps {
            let reach = farthest * (1 - (2 * Double(step) + 1) / Double(steps))
            let ring = Self.inset(frame, by: -reach)
            element(
                "rect",
                [
                    "x": Self.number(ring.x + shadow[0]), "y": Self.number(ring.y + shadow[1]),
                    "width": Self.number(max(0, ring.width)), "height": Self.number(max(0, ring.height)),
                    "rx": Self.number(max(0, radius + reach)), "fill": color,
                    "fill-opacity": Self.number(1 / Double(steps)),
                ])
        }
    }

    // MARK: Marks

    private mutating func draw(_ mark: Mark, _ skin: Skin) {
        switch mark {
        case .target: break
        case .box(_, let frame, let radius, let fill, let line, let width):
            if let fill = fill.flatMap({ color($0, skin) }) { box(frame, radius, ["fill": fill]) }
            if let line = line.flatMap({ color($0, skin) }), width > 0 {
                box(
                    Self.inset(frame, by: width / 2), max(0, radius - width / 2),
                    ["fill": "none", "stroke": line, "stroke-width": Self.number(width)])
            }
        case .text(_, let x, let y, let width, let lettering, let paint, let line):
            let anchor = line.anchor
            var attributes: [String: String] = [
                "x": Self.number(x + width * anchor.share), "y": Self.number(y),
                "font-size": Self.number(lettering.points), "font-weight": String(lettering.weight),
                "fill": color(paint, skin) ?? "none", "xml:space": "preserve",
            ]
            if line.hold != nil {
                attributes["text-anchor"] = anchor.name
            } else if width > 0 {
                attributes["textLength"] = Self.number(width)
                attributes["lengthAdjust"] = "spacingAndGlyphs"
            }
            if line.isRightToLeft { attributes["direction"] = "rtl" }
            if line.isLink { attributes["text-decoration"] = "underline" }
            if let family = lettering.family { attributes["font-family"] = Self.family(family) }
            if let language = line.language.flatMap(Self.language) { attributes["xml:lang"] = language }
            element("text", attributes, content: line.words)
        case .symbol(_, let frame, let name, let paint): symbol(name, frame, color(paint, skin) ?? "none")
        case .image(_, let frame, let shape, let name): image(frame, shape, name)
        }
    }

    private mutating func box(_ frame: BannerRect, _ radius: Double, _ attributes: [String: String]) {
        var attributes = attributes
        attributes["x"] = Self.number(frame.x)
        attributes["y"] = Self.number(frame.y)
        attributes["width"] = Self.number(max(0, frame.width))
        attributes["height"] = Self.number(max(0, frame.height))
        if radius > 0 { attributes["rx"] = Self.number(radius) }
        element("rect", attributes)
    }

    private mutating func symbol(_ name: String, _ frame: BannerRect, _ color: String) {
        let shape = SymbolShape(name)
        let scale = Self.number(frame.width / 24)
        text +=
            "<g transform=\"translate(\(Self.number(frame.x)) \(Self.number(frame.y))) scale(\(scale))\" fill=\"none\" "
            + "stroke=\"\(color)\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
        if let letters = shape.letters {
            element(
                "rect", ["x": "2", "y": "2", "width": "20", "height": "20", "rx": "5", "stroke-dasharray": "3 2.5"])
            element(
                "text",
                ["x": "12", "y": "16", "font-size": "11", "text-anchor": "middle", "fill": color, "stroke": "none"],
                content: letters)
        } else if let around = shape.around, shape.isFilled {
            clips += 1
            text += "<mask id=\"m\(clips)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">"
            element("rect", ["width": "24", "height": "24", "fill": "#fff", "stroke": "none"])
            sign(shape, "#000")
            text += "</mask>\n"
            element("path", ["d": around, "fill": color, "stroke-width": "0.6", "mask": "url(#m\(clips))"])
        } else {
            if let around = shape.around { element("path", ["d": around, "stroke-width": "1.7"]) }
            sign(shape, color)
        }
        text += "</g>\n"
    }

    private mutating func sign(_ shape: SymbolShape, _ color: String) {
        text += "<g stroke=\"\(color)\" transform=\"translate(0 \(Self.number(shape.drop)))\">"
        if let sign = shape.sign {
            let isShaded = shape.isFilled && shape.around == nil
            element("path", isShaded ? ["d": sign, "fill": color, "fill-opacity": "0.25"] : ["d": sign])
        }
        if let dot = shape.dot {
            element("circle", ["cx": "12", "cy": Self.number(dot), "r": "1.25", "fill": color, "stroke": "none"])
        }
        if shape.isCrossed { element("path", ["d": "M4 4l16 16"]) }
        text += "</g>\n"
    }

    /// A view of hills for a picture that only the app has.
    private mutating func image(_ frame: BannerRect, _ shape: BannerImageShape, _ name: String) {
        clips += 1
        let radius =
            switch shape {
            case .circle: frame.width / 2
            case .rounded: BannerImageDrawing.cornerRadius
            case .square, .none: 0.0
            }
        text += "<clipPath id=\"i\(clips)\">"
        box(frame, radius, [:])
        text += "</clipPath>\n<g clip-path=\"url(#i\(clips))\"><title>\(PreviewPage.escaped(name))</title>\n"
        box(frame, 0, ["fill": "#c9d6ea"])
        let side = frame.width
        element(
            "circle",
            [
                "cx": Self.number(frame.x + side * 0.68), "cy": Self.number(frame.y + side * 0.34),
                "r": Self.number(side * 0.13), "fill": "#fff6d8",
            ])
        let steps = [(0.3, -0.22), (0.26, 0.22), (0.18, -0.14), (0.26, 0.22)]
        let line = steps.map { "\(Self.number($0.0 * side)) \(Self.number($0.1 * side))" }.joined(separator: " ")
        let (left, bottom) = (Self.number(frame.x), Self.number(frame.y + side))
        element(
            "path",
            ["d": "M\(left) \(bottom)V\(Self.number(frame.y + side * 0.72))l\(line)V\(bottom)z", "fill": "#6b86b3"])
        text += "</g>\n"
    }

    // MARK: Writing

    private mutating func element(_ name: String, _ attributes: [String: String], content: String? = nil) {
        text += "<\(name)"
        for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
            text += " \(key)=\"\(PreviewPage.escaped(value))\""
        }
        // Directions in an element of text hold as far as it goes.
        text += content.map { ">\(PreviewPage.escapedParagraph($0))</\(name)>\n" } ?? "/>\n"
    }

    private func color(_ paint: Mark.Paint, _ skin: Skin) -> String? {
        guard skin.colors.indices.contains(paint.index), skin.colors[paint.index].indices.contains(appearance) else {
            return nil
        }
        let color = skin.colors[paint.index][appearance]
        return color.isEmpty ? nil : color
    }

    /// The tag of a language that decides how letters are drawn, such as those that Chinese and Japanese share, and read out; `nil` for
    /// what is no tag.
    private static func language(_ tag: String) -> String? { LanguageTag.hasForm(tag) ? tag : nil }

    /// The name of a family as CSS has it: what would end the name is left out.
    private static func family(_ name: String) -> String {
        let letters = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        return "'\(letters)', -apple-system, Inter, sans-serif"
    }

    private static func inset(_ frame: BannerRect, by inset: Double) -> BannerRect {
        BannerRect(
            x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset, height: frame.height - 2 * inset)
    }

    private static func outline(_ frame: BannerRect, _ radius: Double, _ corners: Int) -> String {
        let radii = [1, 2, 4, 8].map { corners & $0 == 0 ? 0 : min(radius, frame.width / 2) }
        let (left, top) = (frame.x, frame.y)
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
            radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))" : ""
        }
        return "M\(number(left + radii[0])) \(number(top))H\(number(right - radii[1]))"
            + arc(radii[1], right, top + radii[1])
            + "V\(number(bottom - radii[2]))" + arc(radii[2], right - radii[2], bottom)
            + "H\(number(left + radii[3]))" + arc(radii[3], left, bottom - radii[3])
            + "V\(number(top + radii[0]))" + arc(radii[0], left + radii[0], top) + "Z"
    }

    /// A hundredth of a point is less than anybody sees.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e9 else { return "0" }
        let rounded = (value * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
