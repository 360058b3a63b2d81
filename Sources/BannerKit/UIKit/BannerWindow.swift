// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// A window that only its banners can be touched in, and that looks like the app's own.
    final class BannerWindow: UIWindow {
        /// The frames of the banners, where a view draws them that answers for the whole window.
        var area: BannerTouchArea?

        /// The keyboard stays the app's.
        override var canBecomeKey: Bool { false }

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            if let area, !area.contains(x: Double(point.x), y: Double(point.y)) { return nil }
            let hit = super.hitTest(point, with: event)
            return hit === self || area == nil && hit === rootViewController?.view ? nil : hit
        }

        /// The app's own window of its scene.
        var appWindow: UIWindow? {
            let windows = windowScene?.windows ?? []
            let index = BannerAppWindow.index(
                in: windows.map {
                    BannerAppWindow.Candidate(
                        level: Double($0.windowLevel.rawValue), isHidden: $0.isHidden, isKey: $0.isKeyWindow,
                        isOfBanners: $0 is BannerWindow)
                })
            return index.map { windows[$0] }
        }

        private var appearanceProbe: BannerTraitProbe?

        /// Looks like the app, also when that is given another look meanwhile.
        func followAppearance() {
            takeOverAppearance()
            guard let app = appWindow, appearanceProbe?.window !== app else { return }
            stopFollowing()
            let probe = BannerTraitProbe(frame: .zero)
            probe.onChange = { [weak self] in self?.takeOverAppearance() }
            app.insertSubview(probe, at: 0)
            appearanceProbe = probe
        }

        /// Looks as it does now.
        func stopFollowing() {
            appearanceProbe?.removeFromSuperview()
            appearanceProbe = nil
        }

        /// Takes over what the app has chosen for its own window: its appearance, its tint, the direction of its layout and the
        /// size of its text.
        func takeOverAppearance() {
            guard let app = appWindow, let system = windowScene?.traitCollection else { return }
            let chosen = app.rootViewController?.traitCollection ?? app.traitCollection
            overrideUserInterfaceStyle =
                BannerAppWindow.pinned(app: chosen.userInterfaceStyle, system: system.userInterfaceStyle)
                ?? .unspecified
            tintColor = app.tintColor
            semanticContentAttribute = app.semanticContentAttribute
            if #available(iOS 17.0, *) { takeOverTraits(chosen, system) }
        }

        @available(iOS 17.0, *) private func takeOverTraits(_ app: UITraitCollection, _ system: UITraitCollection) {
            let size = BannerAppWindow.pinned(
                app: app.preferredContentSizeCategory, system: system.preferredContentSizeCategory)
            if let size {
                traitOverrides.preferredContentSizeCategory = size
            } else {
                traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            }
            let direction = BannerAppWindow.pinned(app: app.layoutDirection, system: system.layoutDirection)
            if let direction {
                traitOverrides.layoutDirection = direction
            } else {
                traitOverrides.remove(UITraitLayoutDirection.self)
            }
        }
    }

    /// Hears that the app's window has other traits. Nothing of it is seen.
    private final class BannerTraitProbe: UIView {
        var onChange: @MainActor () -> Void = {}

        override init(frame: CGRect) {
            super.init(frame: frame)
            isHidden = true
            isUserInteractionEnabled = false
            #if os(visionOS)
                registerForTraitChanges([
                    UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
                ]) { (probe: BannerTraitProbe, _) in probe.tell() }
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        #if !os(visionOS)
            // UIKit still calls this; without the attribute, the call in it would be a warning in apps from iOS 17 on.
            @available(iOS, deprecated: 17.0)
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                tell()
            }
        #endif

        /// The app's controllers hear of it after the window.
        private func tell() { Task { [weak self] in self?.onChange() } }
    }
#endif
