// SPDX-License-Identifier: Apache-2.0

/// What a window of banners takes over from the app's own window, and which one that is.
struct BannerAppWindow {
    /// What is known of a window of the scene.
    struct Candidate {
        /// Its `UIWindow.Level`; the app's own is at 0.
        var level: Double
        var isHidden = false
        var isKey = false
        /// Whether it shows banners only.
        var isOfBanners = false
    }

    /// The index of the app's own window: of those that can be seen, the one whose level is nearest to that of an app; among
    /// equals the key window, and then the first. Overlays of debug menus and of other libraries are above it.
    static func index(in windows: [Candidate]) -> Int? {
        windows.indices
            .filter { !windows[$0].isHidden && !windows[$0].isOfBanners }
            .min { rank(windows[$0], $0) < rank(windows[$1], $1) }
    }

    private static func rank(_ window: Candidate, _ index: Int) -> (Double, Int, Int) {
        (abs(window.level), window.isKey ? 0 : 1, index)
    }

    /// The value to force upon a window of banners: that of the app, if the app has another one than the system. Otherwise it
    /// follows the system by itself.
    static func pinned<Value: Equatable>(app: Value?, system: Value) -> Value? { app == system ? nil : app }
}

extension BannerGeometry {
    /// What bars take of the safe area at the host's place, beyond that of the window that draws.
    static func bars(host: BannerInsets, window: BannerInsets) -> BannerInsets {
        BannerInsets(
            top: max(0, host.top - window.top), leading: 0, bottom: max(0, host.bottom - window.bottom), trailing: 0)
    }

    /// How far an embedded banner moves to stay in sight of a scroll view of `height`, `nil` where there is none, in which it
    /// lies from `top` to `bottom`.
    static func stickingOffset(edge: BannerEdge, top: Double, bottom: Double, height: Double?) -> Double {
        guard let height else { return 0 }
        return edge == .top ? max(0, -top) : min(0, height - bottom)
    }

    /// The length that a host takes where `proposed` is offered and its content wants `content`: all of what there is, so
    /// that banners come in at the edges of the scene. Whoever asks for the size that fits, by no length, none, or an endless
    /// one, hears that of the content: a fitted sheet or window stays as it is.
    static func hostLength(proposed: Double?, content: Double) -> Double {
        guard let proposed, proposed > 0, proposed.isFinite else { return content }
        return max(proposed, content)
    }
}
