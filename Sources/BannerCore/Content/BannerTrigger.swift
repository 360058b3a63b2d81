// SPDX-License-Identifier: Apache-2.0

/// What makes a banner come.
public struct BannerTrigger: Hashable, Sendable {
    /// An event that happens, or a condition that holds.
    public enum Cause: Hashable, Sendable {
        /// The event of this name.
        case event(String)
        /// The condition of this name; the banner leaves when `clears` happens.
        case condition(String, clears: String?)
    }

    /// The event or condition.
    public var cause: Cause
    /// The screens on which it comes; on all of them when empty.
    public var screens: [String]
    /// The time that passes at the least between two comings.
    public var minInterval: Duration
    /// The banners that can never be caused at the same time as this one.
    public var mutex: [String]

    /// A trigger of these values.
    public init(_ cause: Cause, screens: [String] = [], minInterval: Duration = .zero, mutex: [String] = []) {
        self.cause = cause
        self.screens = screens
        self.minInterval = minInterval
        self.mutex = mutex
    }
}
