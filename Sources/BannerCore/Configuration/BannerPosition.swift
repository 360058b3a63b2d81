// SPDX-License-Identifier: Apache-2.0

/// How a banner shares the screen with the content.
public enum BannerPosition: String, CaseIterable, Sendable {
    /// It covers the top or bottom of the content, which stays where it is.
    case overlay
    /// It stands between elements and pushes the content away.
    case embedded
}

/// The edge that a banner enters from.
public enum BannerEdge: String, CaseIterable, Sendable {
    /// The top edge, below bars.
    case top
    /// The bottom edge, above bars.
    case bottom
}

/// The style of the status bar while a banner lies behind it.
public enum BannerStatusBarStyle: String, CaseIterable, Sendable {
    /// Light text, for a dark banner.
    case light
    /// Dark text, for a light banner.
    case dark
    /// The one of both that has more contrast with the banner's tint.
    case automatic
}

/// Where a banner's text buttons stand.
public enum BannerButtonLayout: String, CaseIterable, Sendable {
    /// In a row under the text.
    case below
    /// Beside the text, at its trailing edge, as long as they fit.
    case inline
}
