// SPDX-License-Identifier: Apache-2.0

/// The track at the outer edge of a banner that shows its kind or its progress. Lengths are points.
package struct BannerTrack: Hashable, Sendable {
    /// The height of the track of progress where the style has no indicator.
    package static let progressHeight = 4.0
    /// The opacity of what is not done yet.
    package static let restOpacity = 0.3
    /// The part of the track that is filled while the end of the work is not known.
    package static let indeterminateLength = 0.3

    /// The height that is drawn; 0 for no track.
    package let height: Double
    /// The part of the height that the banner grows by: a track of progress alone lies over the padding.
    package let addedHeight: Double
    /// The colour.
    package let color: BannerColor

    /// The track of a banner of `configuration` and `level`.
    package init(_ configuration: BannerConfiguration, _ level: BannerLevelConfiguration, hasProgress: Bool) {
        addedHeight = max(0, configuration.indicator?.height ?? 0)
        height = addedHeight > 0 ? addedHeight : hasProgress ? Self.progressHeight : 0
        color = configuration.indicator?.color ?? level.accent
    }

    /// The part of the track that is filled; all of it without progress, `nil` while the end of the work is not known.
    package static func fraction(of progress: BannerProgressState?) -> Double? {
        guard let progress else { return 1 }
        return progress.isComplete ? 1 : progress.fraction
    }

    /// The filled part of a track `width` points long, from its leading edge: to `fraction`, all of it without progress, and
    /// where the end is not known a piece at `phase`, 0 to 1, of its way. Without a phase, the piece stands in the
    /// middle.
    package static func filled(_ fraction: Double?, width: Double, phase: Double?) -> ClosedRange<Double> {
        if let fraction {
            return 0...max(0, width * (fraction.isNaN ? 0 : min(max(fraction, 0), 1)))
        }
        let length = max(0, width * indeterminateLength)
        let start = (max(0, width) - length) * min(max(phase ?? 0.5, 0), 1)
        return start...(start + length)
    }
}
