// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import BannerSpec
public import TextFit

/// The font files that a team names for its text styles.
public protocol FontCatalog: Sendable {
    /// What knows the widths of `style` in `weight` at a size of `points`; `nil` for a style without files, whose widths
    /// are estimates. The answer is `nil` at all weights and sizes or at none.
    func advances(
        _ style: BannerTextStyle, _ weight: BannerFontWeight, points: Double
    ) -> (any AdvanceSource & Sendable)?
}

/// The font files that specs name for their typefaces.
public protocol TypefaceCatalog: Sendable {
    /// What knows the widths of `file` at a size of `points`; a variable font is set to `weight`. `nil` where it can't be measured
    /// with, and widths are estimates.
    func advances(
        _ file: Font.File, _ weight: BannerFontWeight, points: Double
    ) -> (any AdvanceSource & Sendable)?
}
