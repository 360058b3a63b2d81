// SPDX-License-Identifier: Apache-2.0

/// What the hand feels when a banner comes, in the terms of the system.
package enum BannerFeedback: Hashable, Sendable {
    /// Feedback for an outcome.
    case notification(Notification)
    /// A tap of this strength.
    case impact(Impact)

    /// An outcome that can be felt.
    package enum Notification: Hashable, Sendable {
        /// It went well.
        case success
        /// It went almost wrong, or may yet.
        case warning
        /// It went wrong.
        case error
    }

    /// How strong a tap is.
    package enum Impact: Hashable, Sendable {
        /// As of something small.
        case light
        /// As of something of middling size.
        case medium
        /// As of something large.
        case heavy
    }

    /// The feedback for `haptic`; `nil` for none.
    package init?(_ haptic: BannerHaptic) {
        switch haptic {
        case .none: return nil
        case .success: self = .notification(.success)
        case .warning: self = .notification(.warning)
        case .error: self = .notification(.error)
        case .light: self = .impact(.light)
        case .medium: self = .impact(.medium)
        case .heavy: self = .impact(.heavy)
        }
    }
}
