// SPDX-License-Identifier: Apache-2.0

/// A typeface of the app, in place of the system's. Its size grows with the text size that a person chooses (Dynamic Type).
///
/// The app brings the font files along and names them under `UIAppFonts` (on the Mac, `ATSApplicationFontsPath`).
public struct BannerFont: Hashable, Sendable {
    /// The name of the family, as the font file gives it.
    public var family: String

    /// The typeface of this family.
    public init(family: String) { self.family = family }
}
