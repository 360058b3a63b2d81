// SPDX-License-Identifier: Apache-2.0

/// What the hand feels when a banner comes, in the terms of the system.
public enum BannerFeedback: Hashable, Sendable {
    /// Feedback for an outcome.
    case notification(Notification)
    /// A tap of this strength.
    case impact(Impact)

    /// An outcome that can be felt.
    public enum Notification: Hashable, Sendable { case success, warning, error }
    /// How strong a tap is.
    public enum Impact: Hashable, Sendable { case light, medium, heavy }

    /// The feedback for `haptic`; `nil` for none.
    public init?(_ haptic: BannerHaptic) {
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
