// SPDX-License-Identifier: Apache-2.0

/// The font that an estimate stands for.
public enum EstimatedFont: Sendable, Hashable {
    /// Inter for Latin, Greek and Cyrillic, and Noto for other scripts, as they are: the same at all sizes.
    case inter

    /// The system font of Apple's platforms at a size in points, which draws other letters, nearer to each other, as it grows.
    ///
    /// ASCII has the published advances of San Francisco, letters with marks those of the letters they are built on, and
    /// ideographs and kana fill squares. Greek and Cyrillic are
    /// taken to change as Latin does. Nobody has published the widths of what Apple draws other scripts with: they are those
    /// of Noto, with a wide margin.
    case system(points: Double)
}
