// SPDX-License-Identifier: Apache-2.0

/// The parts of a window that banners take, where touches are theirs. All others go to what lies below.
///
/// A view that fills a window answers for all of it, whatever it draws there; so the frames of banners decide.
@MainActor final class BannerTouchArea {
    private var frames: [ObjectIdentifier: BannerRect] = [:]

    /// What `view` draws of a banner takes `frame` of the window now, in points from its upper left corner.
    func set(_ frame: BannerRect, of view: AnyObject) { frames[ObjectIdentifier(view)] = frame }

    /// `view` is gone. Another one may draw the banner already, as where it begins to scroll.
    func remove(_ view: AnyObject) { frames[ObjectIdentifier(view)] = nil }

    /// Whether a banner is there.
    func contains(x: Double, y: Double) -> Bool {
        frames.values.contains {
            x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
        }
    }
}
