// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    internal import Foundation
    @preconcurrency internal import UIKit

    /// Watches a finger wherever on a banner it comes down, on a button too. It takes the finger from the button only when
    /// it drags the banner.
    final class BannerTouchRecognizer: UIGestureRecognizer {
        /// The latest finger.
        private(set) var touch: BannerTouch?
        /// The finger that is down, the only one that counts.
        private var finger: UITouch?

        /// Whether the banner can be dragged now.
        var isDraggable: @MainActor () -> Bool = { false }
        /// A finger came down, or was lifted.
        var onTouch: @MainActor (_ isDown: Bool) -> Void = { _ in }
        /// The finger drags the banner.
        var onDrag: @MainActor (BannerTouch) -> Void = { _ in }
        /// The drag has ended, towards where it would have gone on to; `nil` if something took the finger away.
        var onDragEnd: @MainActor (BannerTouch, _ predicted: Double?) -> Void = { _, _ in }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            guard finger == nil, let first = touches.first else { return }
            finger = first
            touch = BannerTouch(at: point(first), time: first.timestamp)
            onTouch(true)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            guard let finger, touches.contains(finger) else { return }
            touch?.move(to: point(finger), time: finger.timestamp, isDraggable: isDraggable())
            guard let touch, touch.kind == .drag else { return }
            state = state == .possible ? .began : .changed
            onDrag(touch)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            guard let finger, touches.contains(finger) else { return }
            end(predicted: touch?.predicted(at: finger.timestamp))
            state = state == .possible ? .failed : .ended
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            guard let finger, touches.contains(finger) else { return }
            end(predicted: nil)
            state = state == .possible ? .failed : .cancelled
        }

        /// UIKit starts over, whatever became of the finger.
        override func reset() {
            super.reset()
            end(predicted: nil)
        }

        // What else hears of the finger, such as a button, does not end the watch.
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

        private func end(predicted: Double?) {
            guard finger != nil else { return }
            finger = nil
            if let touch, touch.kind == .drag { onDragEnd(touch, predicted) }
            onTouch(false)
        }

        /// Where a finger is, in a view that does not move with the banner.
        private func point(_ finger: UITouch) -> BannerTouch.Point {
            let point = finger.location(in: view)
            return BannerTouch.Point(x: Double(point.x), y: Double(point.y))
        }
    }
#endif
