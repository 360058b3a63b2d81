// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import SwiftUI

    extension BannerAnimation {
        /// The animation as SwiftUI runs it; `nil` for none.
        var swiftUIAnimation: Animation? {
            switch self {
            case .instant: nil
            case .spring(let stiffness, let damping, let velocity):
                .interpolatingSpring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            case .curve(let x1, let y1, let x2, let y2, let seconds):
                .timingCurve(x1, y1, x2, y2, duration: seconds)
            case .linear(let seconds): .linear(duration: seconds)
            }
        }
    }
#endif
