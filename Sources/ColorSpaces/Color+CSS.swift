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

        /// The number as a component of a space: angles within a turn, what is measured from black or grey within its limits.
        func value(of component: ColorSpace.Component, in space: ColorSpace) -> Double? {
            guard component.name != "hue" else {
                return angle.map { angle in
                    let turned = angle.truncatingRemainder(dividingBy: 360)
                    return turned < 0 ? turned + 360 : turned
                }
            }
            guard unit.isEmpty || unit == "%" else { return nil }
            let value = unit == "%" ? number / 100 * Self.full(component, space) : number
            guard ["lightness", "whiteness", "blackness", "chroma"].contains(component.name) else { return value }
            return min(max(value, component.minimum ?? value), component.maximum ?? .infinity)
        }

        /// What 100 % are (CSS Color 4, 9.3 and 9.4).
        private static func full(_ component: ColorSpace.Component, _ space: ColorSpace) -> Double {
            switch (space, component.name) {
            case (.oklch, "chroma"), (.oklab, "a"), (.oklab, "b"): 0.4
            case (.lch, "chroma"): 150
            case (.lab, "a"), (.lab, "b"): 125
            default: component.maximum ?? 1
            }
        }

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
        var parts = css[css.index(after: open)...].dropLast().split { ", /".contains($0) }
        let name = css[..<open]
        // `color(display-p3 1 0 0)`
        let space =
            name == "color" ? parts.first.flatMap { Self.cssSpaces[String($0)] } : Self.cssFunctions[String(name)]
        if let space {
            if name == "color" { parts = Array(parts.dropFirst()) }
            // Commas are of the older functions, and a slash stands before the opacity alone.
            let halves = css.split(separator: "/", omittingEmptySubsequences: false)
            let count = halves[0].split { "( ".contains($0) }.count - (name == "color" ? 2 : 1)
            guard !css.contains(","), halves.count == (parts.count == 4 ? 2 : 1), parts.count < 4 || count == 3 else {
                return nil
            }
            self.init(space, parts)
            return
        }
        let arguments = parts.compactMap(Argument.init)
        guard arguments.count == parts.count, (3...4).contains(arguments.count) else { return nil }
        let alpha = arguments.count == 4 ? arguments[3].amount(of: 1) : 1
        guard let alpha else { return nil }
        func clamped(_ value: Double, to most: Double = 1) -> Double { min(max(value, 0), most) }
        switch name {
        case "rgb", "rgba":
            let channels = arguments.prefix(3).compactMap { $0.amount(of: 255) }.map { clamped($0) }
            guard channels.count == 3 else { return nil }
            self.init(.srgb, channels[0], channels[1], channels[2], alpha: clamped(alpha))
        case "hsl", "hsla":
            guard let hue = arguments[0].value(of: .hue, in: .hsl), let saturation = arguments[1].percentage,
                let lightness = arguments[2].percentage
            else { return nil }
            self.init(.hsl, hue, clamped(saturation, to: 100), clamped(lightness, to: 100), alpha: clamped(alpha))
        default: return nil
        }
    }

    /// The spaces that have a function of their own in CSS Color 4.
    private static let cssFunctions: [String: ColorSpace] = [
        "hwb": .hwb, "lab": .lab, "lch": .lch, "oklab": .oklab, "oklch": .oklch,
    ]

    /// The spaces that `color()` takes by name.
    private static let cssSpaces: [String: ColorSpace] = [
        "srgb": .srgb,
        "srgb-linear": .srgbLinear, "display-p3": .displayP3, "a98-rgb": .a98RGB, "prophoto-rgb": .prophotoRGB,
        "rec2020": .rec2020, "xyz": .xyzD65, "xyz-d65": .xyzD65, "xyz-d50": .xyzD50,
    ]

    private init?(_ space: ColorSpace, _ parts: [Substring]) {
        guard (3...4).contains(parts.count) else { return nil }
        var components: [Double?] = []
        for (part, component) in zip(parts, space.components) {
            // What CSS calls `none` is missing here, too.
            if part == "none" {
                components.append(nil)
                continue
            }
            guard let value = Argument(part)?.value(of: component, in: space), component.allows(value) else {
                return nil
            }
            components.append(value)
        }
        let alpha = parts.count == 4 ? Argument(parts[3])?.amount(of: 1) : 1
        guard let alpha else { return nil }
        self.init(space, components[0], components[1], components[2], alpha: min(max(alpha, 0), 1))
    }
}
