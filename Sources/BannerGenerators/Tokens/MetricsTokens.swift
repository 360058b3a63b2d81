// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

extension TokenGroup {
    /// Display metrics. A theme can't take a token away, so the details say which ones count.
    init(_ metrics: Metrics, name: String) {
        self.init(
            name: name, description: metrics.description, tokens: Self.tokens(of: metrics),
            details: { json in
                json.member("display", metrics.display.value == nil ? "never" : "timed")
                json.member("motion", metrics.motion.value.isSpring ? "spring" : "easing")
                json.member("transition", metrics.transition.value.rawValue)
            })
    }

    private static func tokens(of metrics: Metrics) -> [Token] {
        var damping: TokenValue?
        var velocity: TokenValue?
        var easing: TokenValue?
        switch metrics.motion.value {
        case .spring(let ratio, let speed):
            damping = .number(ratio)
            velocity = .number(speed)
        case .curve(let x1, let y1, let x2, let y2): easing = .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        }
        return [
            Token("present", .duration(metrics.present.value)),
            Token("display", metrics.display.value.map { .duration($0) }),
            Token("dismiss", .duration(metrics.dismiss.value)),
            Token("damping", damping),
            Token("velocity", velocity),
            Token("easing", easing),
            Token("dismissEasing", cubicBezier(metrics.dismissEasing.value)),
        ]
    }

    private static func cubicBezier(_ curve: BannerCurve) -> TokenValue {
        .cubicBezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
    }
}

extension BannerMotion {
    fileprivate var isSpring: Bool {
        switch self {
        case .spring: true
        case .curve: false
        }
    }
}
