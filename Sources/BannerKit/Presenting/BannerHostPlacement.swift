// SPDX-License-Identifier: Apache-2.0

/// What a host of the scene draws the banners in that cover content.
public struct BannerHostPlacement: Hashable, Sendable {
    /// The level of the window, `nil` for none.
    let windowLevel: Double?

    /// Over the view that is the host. A sheet, a full-screen cover or a popover covers such a banner too.
    public static let overlay = BannerHostPlacement(windowLevel: nil)

    /// In a window of their own, above the app's sheets, covers, popovers and alerts.
    public static let window = window(level: defaultWindowLevel)

    /// Above the app's own window, and below what the system lays over it.
    static let defaultWindowLevel = 1.0

    /// In a window of their own at `level`, as `UIWindow.Level` counts: 0 is that of the app's own window, with all that it
    /// presents; the system's alerts are at 2000.
    public static func window(level: Double) -> BannerHostPlacement { BannerHostPlacement(windowLevel: level) }

    /// Whether a host draws `presentation` in a window. What a view asks for and draws itself is drawn so if it is for the
    /// whole scene: the view may be as small as a button.
    func drawsInWindow(_ presentation: BannerPresentation, isOfRequester: Bool) -> Bool {
        guard presentation.content.bannerConfiguration.position == .overlay else { return false }
        return isOfRequester ? presentation.content.bannerSurface.scope == .scene : windowLevel != nil
    }
}
