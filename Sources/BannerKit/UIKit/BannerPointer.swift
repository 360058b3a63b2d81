// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Hears whether a pointer hovers over a view, whose look it leaves alone.
    final class BannerPointer: NSObject, UIPointerInteractionDelegate {
        /// Told when a pointer came or left.
        var onChange: @MainActor (_ isThere: Bool) -> Void = { _ in }

        /// Watches `view` from now on.
        func watch(_ view: UIView) { view.addInteraction(UIPointerInteraction(delegate: self)) }

        // Without a style of its own, an interaction gives the view the look that the system finds fitting.
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { .system() }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { onChange(true) }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { onChange(false) }
    }
#endif
