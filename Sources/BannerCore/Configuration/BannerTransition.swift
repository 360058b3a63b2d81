// SPDX-License-Identifier: Apache-2.0

/// What of a banner changes while it comes and goes.
///
/// Under Reduce Motion every banner fades in its place.
public enum BannerTransition: String, Hashable, Sendable, CaseIterable {
    /// Its place: it slides in from its edge, as with SwiftUI's `.move(edge:)`.
    case slide
    /// Its opacity: it fades in where it stays. One that a finger has pushed away slides on.
    case fade
    /// Both, as with `.move(edge:).combined(with: .opacity)`.
    case slideAndFade
}
