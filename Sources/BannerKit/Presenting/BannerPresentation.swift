// SPDX-License-Identifier: Apache-2.0

/// A banner on the screen, for a view to draw. There is one of a group at the most.
public struct BannerPresentation: Identifiable, Sendable {
    /// Where a banner is on its way.
    public enum Phase: Hashable, Sendable {
        /// It comes in, for the time `presentation` of its metrics.
        case presenting
        /// It stands still.
        case shown
        /// It leaves, for the time `dismissal` of its metrics.
        case dismissing
    }

    /// The request that it is for.
    public let id: BannerRequest.ID
    /// What it says and how it looks.
    public var content: any BannerContent
    /// Where it is on its way.
    public var phase: Phase
    /// The progress that it shows, `nil` if it shows none.
    public var progress: BannerProgressState?

    /// A banner that says and looks like `content`.
    public init(
        id: BannerRequest.ID, content: any BannerContent, phase: Phase, progress: BannerProgressState? = nil
    ) {
        self.id = id
        self.content = content
        self.phase = phase
        self.progress = progress
    }

    /// The group of its surface.
    public var group: String { content.bannerSurface.group }

    /// The times and the motion that hold now: those of its completion text once its progress is complete.
    public var metrics: BannerDisplayMetrics {
        if progress?.isComplete == true, let metrics = content.progress?.completionMetrics { return metrics }
        return content.bannerConfiguration.metrics
    }

    /// Its points now in the language of `locale`, a BCP 47 tag: none beside its completion text, which they are not about.
    public func points(in locale: String) -> [String] {
        progress?.isComplete == true && content.completionText(in: locale) != nil ? [] : content.points(in: locale)
    }

    /// What it says now in the language of `locale`, a BCP 47 tag: its completion text once its progress is complete.
    public func text(in locale: String) -> String {
        if progress?.isComplete == true, let text = content.completionText(in: locale) { return text }
        return content.text(in: locale)
    }
}

extension BannerPresentation: Equatable {
    /// Whether both draw the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.phase == rhs.phase && lhs.progress == rhs.progress
            && AnyHashable(lhs.content) == AnyHashable(rhs.content)
    }
}
