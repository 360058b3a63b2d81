// SPDX-License-Identifier: Apache-2.0

/// The progress that a banner shows.
public struct BannerProgress: Hashable, Sendable {
    /// Whether the end is known.
    public enum Kind: String, CaseIterable, Sendable {
        /// A part of the whole is done.
        case determinate
        /// Something is being done.
        case indeterminate
    }

    /// What a tap on the bar does to the progress.
    public enum TapAction: String, CaseIterable, Sendable {
        /// It holds the progress.
        case pause
        /// It goes on with a held progress.
        case resume
        /// It ends the progress.
        case stop
    }

    /// Whether the end is known.
    public var kind: Kind
    /// The part of the whole, 0 to 1, after which the progress is announced again; `nil` for no announcements.
    public var step: Double?
    /// What a tap on the bar does; nothing when empty.
    public var onTap: [TapAction]
    /// How long the completion text is shown, and how it moves; `nil` for the banner's own metrics.
    public var completionMetrics: BannerDisplayMetrics?

    /// A progress of these values.
    public init(
        _ kind: Kind, step: Double? = nil, onTap: [TapAction] = [], completionMetrics: BannerDisplayMetrics? = nil
    ) {
        self.kind = kind
        self.step = step
        self.onTap = onTap
        self.completionMetrics = completionMetrics
    }
}
