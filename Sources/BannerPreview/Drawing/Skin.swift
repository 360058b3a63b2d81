// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The colours of a banner in every appearance.
struct Skin: Hashable {
    /// The colours in CSS by what they are for, one for each of ``Appearance``; empty ones are not drawn.
    private(set) var colors: [[String]]
    /// What the bar throws: how far to the right and below it lies and how blurred it is, in points.
    private(set) var shadow: [Double]?
    /// The width of the line around the bar, in points.
    private(set) var border: Double
    /// The style of the status bar over it in each appearance; none where it lies behind no such bar.
    private(set) var statusBar: [BannerStatusBarStyle?] = []

    /// The colours of a banner of `configuration` and `level` with `buttons`.
    init(_ configuration: BannerConfiguration, _ level: BannerLevelConfiguration, buttons: [BannerButton]) {
        let shape = configuration.shape
        colors = Array(repeating: [], count: Self.bar + Self.perButton * buttons.count)
        shadow = shape.fill == .none ? nil : shape.shadow.map { [$0.x, $0.y, $0.blur] }
        border = max(0, shape.border?.width ?? 0)
        let track = BannerTrack(configuration, level, hasProgress: false).color
        for appearance in Appearance.allCases {
            let shown = BannerAppearance(appearance)
            let paint = BannerBarPaint(shape, on: level, in: shown)
            statusBar.append(configuration.statusBar(on: level, in: shown))
            let material: BannerColorValue? = paint.isMaterial ? Self.material(shown) : nil
            add([
                paint.fill ?? material, level.onTint.value(in: shown), level.accent.value(in: shown), paint.border,
                paint.shadow, paint.separator, track.value(in: shown),
                track.value(in: shown).faded(to: BannerTrack.restOpacity),
            ])
            for (index, button) in buttons.enumerated() {
                let paint = BannerButtonPaint(
                    button.variant, look: configuration.buttonLooks[button.variant],
                    state: button.isEnabled ? .normal : .disabled, on: level, in: shown)
                add(
                    [paint.fill, paint.label, paint.outline].map { $0?.faded(to: paint.opacity) },
                    from: Self.bar + Self.perButton * index)
            }
        }
    }

    /// How many colours a bar has, and how many each button.
    private static let bar = 8
    private static let perButton = 3

    private mutating func add(_ values: [BannerColorValue?], from start: Int = 0) {
        for (index, value) in values.enumerated() { colors[start + index].append(value?.css ?? "") }
    }

    /// About what the system's regular material looks like over a plain page.
    private static func material(_ appearance: BannerAppearance) -> BannerColorValue {
        appearance.isDark ? .hex(0x2A2A2C, alpha: 0.92) : .hex(0xF6F6F6, alpha: 0.92)
    }
}

extension Mark.Paint {
    /// Where a ``Skin`` has it.
    var index: Int {
        switch self {
        case .fill: 0
        case .onTint: 1
        case .accent: 2
        case .border: 3
        case .shadow: 4
        case .separator: 5
        case .track: 6
        case .trackRest: 7
        case .buttonFill(let index): 8 + 3 * index
        case .buttonLabel(let index): 9 + 3 * index
        case .buttonLine(let index): 10 + 3 * index
        }
    }
}
