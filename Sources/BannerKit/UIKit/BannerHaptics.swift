// SPDX-License-Identifier: Apache-2.0

#if os(iOS)
    @preconcurrency internal import UIKit
#endif

/// Makes the hand feel that a banner comes, on devices that can.
@MainActor enum BannerHaptics {
    /// Plays `haptic`.
    static func play(_ haptic: BannerHaptic) {
        #if os(iOS)
            switch BannerFeedback(haptic) {
            case .notification(let kind): UINotificationFeedbackGenerator().notificationOccurred(kind.uiKitType)
            case .impact(let strength): UIImpactFeedbackGenerator(style: strength.uiKitStyle).impactOccurred()
            case nil: break
            }
        #endif
    }
}

#if os(iOS)
    extension BannerFeedback.Notification {
        fileprivate var uiKitType: UINotificationFeedbackGenerator.FeedbackType {
            switch self {
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
        }
    }

    extension BannerFeedback.Impact {
        fileprivate var uiKitStyle: UIImpactFeedbackGenerator.FeedbackStyle {
            switch self {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            }
        }
    }
#endif
