// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    extension BannerAnimation {
        /// What runs the animation; `nil` for none.
        @MainActor func animator() -> UIViewPropertyAnimator? {
            switch self {
            case .instant: return nil
            case .spring(let stiffness, let damping, let velocity):
                let spring = UISpringTimingParameters(
                    mass: 1, stiffness: CGFloat(stiffness), damping: CGFloat(damping),
                    initialVelocity: CGVector(dx: velocity, dy: velocity))
                // These parameters bring their own duration.
                return UIViewPropertyAnimator(duration: 0, timingParameters: spring)
            case .curve(let x1, let y1, let x2, let y2, let seconds):
                return UIViewPropertyAnimator(
                    duration: seconds, controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2),
                    animations: nil)
            case .linear(let seconds):
                return UIViewPropertyAnimator(duration: seconds, curve: .linear, animations: nil)
            }
        }
    }
#endif
