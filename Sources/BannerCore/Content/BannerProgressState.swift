// SPDX-License-Identifier: Apache-2.0

/// How far the work is that a banner shows.
public struct BannerProgressState: Hashable, Sendable {
    /// The part of the whole that is done, 0 to 1; `nil` where the end is not known.
    public var fraction: Double?
    /// Whether the work is held.
    public var isPaused: Bool
    /// Whether it is done.
    public var isComplete: Bool

    /// Work of which `fraction` is done.
    public init(fraction: Double?, isPaused: Bool = false, isComplete: Bool = false) {
        self.fraction = fraction
        self.isPaused = isPaused
        self.isComplete = isComplete
    }
}
