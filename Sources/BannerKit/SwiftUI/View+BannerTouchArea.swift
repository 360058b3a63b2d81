// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
    internal import Foundation
    internal import SwiftUI

    extension View {
        /// Tells the window that draws the banner, if it has one of its own, where touches are the banner's.
        func bannerTouchArea() -> some View { modifier(BannerTouchAreaModifier()) }
    }

    /// Stands for a view among the frames of a window.
    private final class BannerTouchMark {}

    private struct BannerTouchAreaModifier: ViewModifier {
        @State private var mark = BannerTouchMark()
        @Environment(\.bannerTouchArea) private var area

        func body(content: Content) -> some View {
            content.background {
                if let area {
                    GeometryReader { proxy in
                        let frame = BannerRect(proxy.frame(in: .global))
                        Color.clear
                            .onAppear { area.set(frame, of: mark) }
                            .watching(frame) { area.set($0, of: mark) }
                            .onDisappear { area.remove(mark) }
                    }
                }
            }
        }
    }

    extension BannerRect {
        fileprivate init(_ rect: CGRect) {
            self.init(
                x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
        }
    }

    private struct BannerTouchAreaKey: EnvironmentKey {
        static var defaultValue: BannerTouchArea? { nil }
    }

    extension EnvironmentValues {
        /// The parts of the window that banners take; `nil` where the window is the app's own.
        var bannerTouchArea: BannerTouchArea? {
            get { self[BannerTouchAreaKey.self] }
            set { self[BannerTouchAreaKey.self] = newValue }
        }
    }
#endif
