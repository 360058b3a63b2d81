// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

extension Appearance {
    /// Such as "in light appearance".
    var phrase: String {
        switch self {
        case .light: "in light appearance"
        case .dark: "in dark appearance"
        case .lightHighContrast: "in light appearance with high contrast"
        case .darkHighContrast: "in dark appearance with high contrast"
        }
    }

    /// Whether people asked for more contrast.
    var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}

extension Color {
    /// The colour in hex, with its opacity where it lets something through: `#000000 at 30 %`.
    var figure: String { alpha < 1 ? "\(hex) at \(Figure.text(alpha * 100, decimals: 1)) %" : hex }
}

extension Appearance {
    /// What the system has behind what is not filled (Human Interface Guidelines, Color, `systemBackground`).
    var systemBackground: Color {
        switch self {
        case .light, .lightHighContrast: Color(.srgb, 1, 1, 1)
        case .dark, .darkHighContrast: Color(.srgb, 0, 0, 0)
        }
    }
}
