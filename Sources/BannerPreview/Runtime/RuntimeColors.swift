// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces

extension BannerColor {
    /// The colour as generated code has it.
    init(_ color: ResolvedColor) {
        self.init(
            light: BannerColorValue(color.light.color), dark: BannerColorValue(color.dark.color),
            lightHighContrast: BannerColorValue(color.lightHighContrast.color),
            darkHighContrast: BannerColorValue(color.darkHighContrast.color))
    }
}

extension BannerColorValue {
    /// `color` in sRGB where that holds it, and else in Display P3.
    init(_ color: Color) {
        let isSRGB = color.isInGamut(of: .srgb)
        let parts = color.mapped(to: isSRGB ? .srgb : .displayP3).components.list.map { min(max($0 ?? 0, 0), 1) }
        // A colour of either space has three components.
        self.init(
            isSRGB ? .sRGB : .displayP3, red: parts[0], green: parts[1], blue: parts[2],
            alpha: min(max(color.alpha, 0), 1))
    }

    /// The colour in CSS: `#RRGGBB` with two digits more where it is not opaque, or `color(display-p3 …)`.
    var css: String {
        switch space {
        case .sRGB:
            let bytes = [red, green, blue] + (alpha < 1 ? [alpha] : [])
            return "#" + bytes.map { Self.hex($0) }.joined()
        case .displayP3:
            let parts = [red, green, blue].map { Self.decimal($0) }.joined(separator: " ")
            return "color(display-p3 \(parts)\(alpha < 1 ? " / \(Self.decimal(alpha))" : ""))"
        }
    }

    private static func hex(_ component: Double) -> String {
        let byte = component.isFinite ? UInt8((min(max(component, 0), 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    /// Four decimals: a quarter of a step of 8 bits is 0.001.
    private static func decimal(_ component: Double) -> String {
        component.isFinite ? "\((min(max(component, 0), 1) * 10_000).rounded() / 10_000)" : "0"
    }
}

extension BannerAppearance {
    /// The appearance of the runtime.
    init(_ appearance: Appearance) {
        switch appearance {
        case .light: self.init()
        case .dark: self.init(isDark: true)
        case .lightHighContrast: self.init(hasHighContrast: true)
        case .darkHighContrast: self.init(isDark: true, hasHighContrast: true)
        }
    }
}

extension BannerPaint {
    /// The paint as generated code has it.
    init(_ paint: Paint) {
        switch paint {
        case .clear: self = .clear
        case .tint: self = .tint
        case .onTint: self = .onTint
        case .accent: self = .accent
        case .color(let color): self = .color(BannerColor(color.value))
        }
    }
}
