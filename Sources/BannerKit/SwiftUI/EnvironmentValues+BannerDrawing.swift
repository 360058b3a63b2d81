// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import SwiftUI

    private struct BannerImageLoaderKey: EnvironmentKey {
        static var defaultValue: BannerImageLoader? { nil }
    }

    private struct BannerFrozenKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    private struct BannerDraggedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    private struct BannerScrolledKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    private struct BannerCornersKey: EnvironmentKey {
        static var defaultValue: BannerCorners? { nil }
    }

    private struct BannerKeyboardKey: EnvironmentKey {
        static var defaultValue: (@MainActor (Bool) -> Void)? { nil }
    }

    extension EnvironmentValues {
        /// What banners load their images from the network with; `nil` for `URLSession`.
        public var bannerImageLoader: BannerImageLoader? {
            get { self[BannerImageLoaderKey.self] }
            set { self[BannerImageLoaderKey.self] = newValue }
        }

        /// Whether banners stand where they would come to rest, and the track of work without a known end stands still: for
        /// pictures that tests compare.
        public var isBannerMotionFrozen: Bool {
            get { self[BannerFrozenKey.self] }
            set { self[BannerFrozenKey.self] = newValue }
        }

        /// Whether a finger drags the banner, so that no button of it looks pressed.
        var isBannerDragged: Bool {
            get { self[BannerDraggedKey.self] }
            set { self[BannerDraggedKey.self] = newValue }
        }

        /// Whether the banner is taller than the place for it, and scrolls.
        var isBannerScrolled: Bool {
            get { self[BannerScrolledKey.self] }
            set { self[BannerScrolledKey.self] = newValue }
        }

        /// The corners of the bar that a host draws; `nil` outside a host.
        var bannerCorners: BannerCorners? {
            get { self[BannerCornersKey.self] }
            set { self[BannerCornersKey.self] = newValue }
        }

        /// Told whether the keyboard's focus is on a button of the banner.
        var bannerKeyboard: (@MainActor (Bool) -> Void)? {
            get { self[BannerKeyboardKey.self] }
            set { self[BannerKeyboardKey.self] = newValue }
        }
    }
#endif
