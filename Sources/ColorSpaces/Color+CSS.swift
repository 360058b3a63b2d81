// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// The colour that CSS Color 4 means by `css`: a name such as `white`, or `rgb()`, `rgba()`, `hsl()` and `hsla()` with
    /// commas or without; `nil` for anything else. The language has none of these: they are what people paste.
    public init?(css: String) {
        if css.lowercased() == "transparent" {
            self.init(.srgb, 0, 0, 0, alpha: 0)
        } else if let value = NamedColors.value(of: css) {
            func channel(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
            self.init(.srgb, channel(16), channel(8), channel(0))
        } else {
            self.init(function: css)
        }
    }

    /// The colour as `#RRGGBB`, or as `#RRGGBBAA` where it is not opaque.
    public var hexWithAlpha: String {
        guard alpha < 1 else { return hex }
        // Alpha goes from 0 to 1.
        let byte = UInt32((max(0, alpha) * 255).rounded(.toNearestOrAwayFromZero))
        let digits = String(byte, radix: 16, uppercase: true)
        return hex + (digits.utf8.count < 2 ? "0" : "") + digits
    }

    /// A part of a function: a number and its unit.
    private struct Argument {
        var number: Double
        var unit: String

        init?(_ text: Substring) {
            let unit = text.drop { $0.isNumber && $0.isASCII || ".-+".contains($0) }
            guard let number = Double(text[..<unit.startIndex]), number.isFinite else { return nil }
            self.number = number
            self.unit = String(unit)
        }

        /// The number where `full` is 100 %.
        func amount(of full: Double) -> Double? {
            switch unit {
            case "": number / full
            case "%": number / 100
            default: nil
            }
        }

        /// The number as a percentage, with its sign or without.
        var percentage: Double? { unit.isEmpty || unit == "%" ? number : nil }

        /// The number in degrees.
        var angle: Double? {
            switch unit {
            case "", "deg": number
            case "turn": number * 360
            case "grad": number * 0.9
            case "rad": number * 180 / .pi
            default: nil
            }
        }
    }

    private init?(function css: String) {
        let css = css.lowercased()
        guard css.utf8.count <= 100, css.hasSuffix(")"), let open = css.firstIndex(of: "(") else { return nil }
        let parts = css[css.index(after: open)...].dropLast().split { ", /".contains($0) }
        let arguments = parts.compactMap(Argument.init)
        guard arguments.count == parts.count, (3...4).contains(arguments.count) else { return nil }
        let alpha = arguments.count == 4 ? arguments[3].amount(of: 1) : 1
        guard let alpha else { return nil }
        func clamped(_ value: Double, to most: Double = 1) -> Double { min(max(value, 0), most) }
        switch css[..<open] {
        case "rgb", "rgba":
            let channels = arguments.prefix(3).compactMap { $0.amount(of: 255) }.map { clamped($0) }
            guard channels.count == 3 else { return nil }
            self.init(.srgb, channels[0], channels[1], channels[2], alpha: clamped(alpha))
        case "hsl", "hsla":
            guard let hue = arguments[0].angle, let saturation = arguments[1].percentage,
                let lightness = arguments[2].percentage
            else { return nil }
            let turned = hue.truncatingRemainder(dividingBy: 360)
            self.init(
                .hsl, turned < 0 ? turned + 360 : turned, clamped(saturation, to: 100), clamped(lightness, to: 100),
                alpha: clamped(alpha))
        default: return nil
        }
    }
}
