// SPDX-License-Identifier: Apache-2.0

import BannerCore
import ColorSpaces
import Diagnostics
import YAMLSource

/// Values as Tokens Studio and Style Dictionary wrote them before the DTCG format: what CSS takes, mostly, in texts.
extension TokenTable {
    /// The types of Tokens Studio in the words of DTCG. Style Dictionary had none, so that what has no type may be of any.
    static let legacyTypes: [String: String] = [
        "spacing": "dimension", "sizing": "dimension", "borderRadius": "dimension", "borderWidth": "dimension",
        "fontSizes": "dimension", "fontSize": "dimension", "size": "dimension", "space": "dimension",
        "lineHeights": "dimension", "letterSpacing": "dimension", "paragraphSpacing": "dimension",
        "opacity": "number", "fontWeights": "fontWeight", "fontFamilies": "fontFamily", "boxShadow": "shadow",
        "time": "duration", "easing": "cubicBezier",
    ]

    /// The path in `{color.red.value}`, `{color.red}` or `$color.red`.
    func legacyAlias(_ value: Node, in mode: TokenMode) -> String? {
        value.kind == .scalar ? legacyAlias(value.text, in: mode) : nil
    }

    private func legacyAlias(_ text: String, in mode: TokenMode) -> String? {
        var path = text.dropFirst()
        if text.hasPrefix("{"), text.hasSuffix("}") { path.removeLast() } else if !text.hasPrefix("$") { return nil }
        guard !path.isEmpty, !path.contains("{"), !path.contains("}") else { return nil }
        for ending in [".value", ".$value"] where path.hasSuffix(ending) && find(String(path), in: mode) == nil {
            return String(path.dropLast(ending.utf8.count))
        }
        return String(path)
    }

    /// `#RGB`, `#RRGGBBAA`, `rgba(…)`, a name of CSS, or `rgba({color.red}, 0.5)` as Tokens Studio has it.
    func legacyColor(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Color? {
        if value.kind == .mapping {
            if reportIfBroken(value, in: token.mode, reader) { return nil }
            return reader.colorObject(value) { self.referenced($0, in: token.mode) }
        }
        let text = value.text
        if let color = Self.cssColor(text) { return color }
        if let (inner, alpha) = Self.splitAlpha(text) {
            if let color = Self.cssColor(inner) { return color.opaque(to: alpha) }
            if let path = legacyAlias(inner, in: token.mode) {
                // What is wrong with the other one is reported there.
                return follow(path, ["color"], in: token.mode, at: value.place, reader)
                    .flatMap { legacyColor($0.value, $0, reader) }.map { $0.opaque(to: alpha) }
            }
        }
        reportLegacy(value, "`\(reader.shown(text))` is not a colour that can be read", reader)
        return nil
    }

    /// `#F00`, `#FF0000`, `red`, `rgb(255 0 0)`.
    private static func cssColor(_ text: String) -> Color? {
        if let color = Color(hex: text) ?? Color(css: text) { return color }
        guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 4 || text.utf8.count == 5 else { return nil }
        return Color(hex: "#" + text.dropFirst().map { "\($0)\($0)" }.joined())
    }

    /// `rgba(X, 0.5)` with a colour for X, in parts.
    private static func splitAlpha(_ text: String) -> (inner: String, alpha: Double)? {
        guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(5).dropLast().split(separator: ",").map { NodeReader.trimmed($0) }
        guard parts.count == 2, let alpha = fraction(parts[1]) else { return nil }
        return (parts[0], alpha)
    }

    private static func fraction(_ text: String) -> Double? {
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        return number.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    /// `16px`, `1rem`, `16`: points.
    func legacyLength(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Double? {
        amount(
            value, ["px": 1, "": 1, "pt": 1, "dp": 1, "sp": 1, "rem": Self.pointsPerRem, "em": Self.pointsPerRem],
            "a length such as `16px` or `1rem`", token, reader)
    }

    /// `200ms`, `0.2s`, `200`: milliseconds.
    func legacyTime(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Double? {
        amount(value, ["ms": 1, "": 1, "s": 1000], "a duration such as `200ms` or `0.2s`", token, reader)
    }

    /// `0.5`, `50%`, or the same in quotes.
    func legacyNumber(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Double? {
        amount(value, ["": 1, "%": 0.01], "a number", token, reader)
    }

    private func amount(
        _ value: Node, _ units: [String: Double], _ expected: String, _ token: Followed, _ reader: NodeReader
    ) -> Double? {
        if value.kind == .scalar, let number = Self.amount(value.text, units) { return number }
        if value.kind == .scalar, token.form == .legacy, value.text.contains("{") {
            guard computations < SpecLoader.chainLimit else {
                reader.report(
                    .cyclicReference, "more than \(SpecLoader.chainLimit) tokens are computed from each other",
                    at: value.place)
                return nil
            }
            computations += 1
            defer { computations -= 1 }
            var hasReported = false
            let number = TokenArithmetic.value(of: value.text) { operand in
                guard operand.hasPrefix("{") else { return Self.amount(operand, units) }
                let asked = ComputedAmount(
                    path: String(operand.dropFirst().dropLast()), mode: token.mode, expected: expected)
                let number = self.amounts[asked] ?? self.amount(asked, units, at: value.place, reader)
                // Each is computed once: two in each of so many sums are two to the power of that number.
                self.amounts[asked] = .some(number)
                if number == nil { hasReported = true }
                return number
            }
            if let number, abs(number) <= 1e7 { return number }
            if hasReported { return nil }
        }
        reportLegacy(value, "`\(reader.shown(value.text))` is not \(expected)", reader)
        return nil
    }

    /// The amount that another one is computed from. What is wrong with it is reported.
    private func amount(
        _ asked: ComputedAmount, _ units: [String: Double], at place: Place, _ reader: NodeReader
    ) -> Double? {
        follow(asked.path, ["dimension", "number", "duration"], in: asked.mode, at: place, reader).flatMap {
            amount($0.value, units, asked.expected, $0, reader)
        }
    }

    private static func amount(_ text: String, _ units: [String: Double]) -> Double? {
        let text = NodeReader.trimmed(text[...])
        let end = text.utf8.firstIndex { !$0.isASCIIDigit && !"+-.".utf8.contains($0) } ?? text.endIndex
        guard let number = Double(text[..<end]), number.isFinite, abs(number) <= 1e7,
            let scale = units[NodeReader.trimmed(text[end...])]
        else { return nil }
        return number * scale
    }

    /// `[0, 0, 1, 1]` or `cubic-bezier(0, 0, 1, 1)`.
    func legacyCurve(_ value: Node, _ token: Followed, _ reader: NodeReader) -> BannerCurve? {
        if value.kind == .sequence { return reader.curve(value, value) { self.referenced($0, in: token.mode) }?.value }
        let text = value.text
        if text.hasPrefix("cubic-bezier("), text.hasSuffix(")") {
            let numbers = text.dropFirst("cubic-bezier(".utf8.count).dropLast().split(separator: ",")
                .compactMap { Double(NodeReader.trimmed($0)) }
            if numbers.count == 4, [numbers[0], numbers[2]].allSatisfy({ (0...1).contains($0) }),
                numbers.allSatisfy({ abs($0) <= 100 })
            {
                return BannerCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            }
        }
        reportLegacy(value, "`\(reader.shown(text))` is not a curve that can be read", reader)
        return nil
    }

    private func reportLegacy(_ value: Node, _ message: String, _ reader: NodeReader) {
        let isComputed = value.kind == .scalar && value.text.contains { "*/({".contains($0) }
        report(
            value, message, reader,
            help: isComputed ? "not everything that Tokens Studio computes can be read: export resolved tokens" : nil)
    }

    /// The opacity that Tokens Studio gives a colour (`modify`). What else it computes, only it can; reports that.
    func opacity(
        _ modifier: Node, of path: String, at place: Place, in mode: TokenMode, _ reader: NodeReader
    ) -> Double? {
        if modifier.value(of: "type")?.text == "alpha", let value = modifier.value(of: "value") {
            if let alpha = Self.fraction(value.text) { return alpha }
            if let alias = legacyAlias(value, in: mode),
                let number = follow(alias, ["number"], in: mode, at: value.place, reader),
                let alpha = legacyNumber(number.value, number, reader), (0...1).contains(alpha)
            {
                return alpha
            }
        }
        reader.report(
            .invalidToken, "Tokens Studio computes the colour of the token `\(reader.shown(path))` (`modify`)",
            at: place,
            labels: [Label("how it does", at: modifier.place)],
            help: ["export resolved tokens from Tokens Studio, or write the colour in the spec"])
        return nil
    }
}

/// An operand of what Tokens Studio computes.
struct ComputedAmount: Hashable {
    var path: String
    var mode: TokenMode
    /// What it has to be, in words, which tells the units.
    var expected: String
}

extension Node {
    /// Whether it is a token with a `value`, and no group that has one called so: a text, a list, or an object of texts such as a border
    /// of Style Dictionary, which gave tokens no types.
    package var hasLegacyValue: Bool {
        guard let value = value(of: "value") else { return false }
        guard value.kind == .mapping, self.value(of: "type")?.kind != .scalar else { return true }
        return value.entries.contains { _ in true } && !value.entries.contains { $0.value.kind == .mapping }
    }
}

extension Color {
    /// The colour with another opacity.
    func opaque(to alpha: Double) -> Color {
        Color(space, components.first, components.second, components.third, alpha: alpha)
    }
}

extension BannerFontWeight {
    /// The weight that Tokens Studio calls so: `SemiBold`, `semi bold`, `600`.
    init?(legacyToken text: String) {
        let letters = text.lowercased().filter { !" -_".contains($0) }
        let names = [
            "extralight": "extra-light", "ultralight": "ultra-light", "semibold": "semi-bold", "demibold": "demi-bold",
            "extrabold": "extra-bold", "ultrabold": "ultra-bold",
        ]
        self.init(token: names[letters] ?? letters)
    }
}
