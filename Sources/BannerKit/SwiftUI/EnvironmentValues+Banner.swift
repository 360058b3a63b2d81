// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    public import Foundation
    public import SwiftUI

    private struct BannerActionsKey: EnvironmentKey {
        static var defaultValue: BannerActions? { nil }
    }

    private struct BannerPresenterKey: EnvironmentKey {
        static var defaultValue: BannerPresenter? { nil }
    }

    private struct BannerHostDepthKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    private struct BannerBundleKey: EnvironmentKey {
        static var defaultValue: Bundle? { nil }
    }

    extension EnvironmentValues {
        /// What the view of a banner tells the queue; `nil` outside a host.
        public var bannerActions: BannerActions? {
            get { self[BannerActionsKey.self] }
            set { self[BannerActionsKey.self] = newValue }
        }

        /// The presenter of the nearest host.
        public var bannerPresenter: BannerPresenter? {
            get { self[BannerPresenterKey.self] }
            set { self[BannerPresenterKey.self] = newValue }
        }

        /// How many hosts there are around.
        var bannerHostDepth: Int {
            get { self[BannerHostDepthKey.self] }
            set { self[BannerHostDepthKey.self] = newValue }
        }

        /// Where the images of banners are; `nil` for the app's own catalogue.
        public var bannerBundle: Bundle? {
            get { self[BannerBundleKey.self] }
            set { self[BannerBundleKey.self] = newValue }
        }
    }
#endif
