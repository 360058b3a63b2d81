// SPDX-License-Identifier: Apache-2.0

/// Keeps a finger that has dragged a banner from pressing what it came down on.
///
/// The banner moves with the finger, so that the finger is still on the button when it lifts. UIKit takes a touch from a control
/// when a recognizer begins; SwiftUI lets both hear of it, in an order that it does not promise.
@MainActor final class BannerPressGate {
    /// How long after a drag has ended nothing can be pressed, in seconds. Whatever hears of the finger has heard by then.
    static let rest = 0.3

    private var isDragged = false
    private var opens = -Double.infinity

    /// A finger is where `touch` says.
    func follow(_ touch: BannerTouch) { isDragged = touch.kind == .drag }

    /// The finger was lifted, or something took it away, at `time` in seconds.
    func lift(at time: Double) {
        if isDragged { opens = time + Self.rest }
        isDragged = false
    }

    /// Whether what is pressed at `time` was meant to be.
    func allowsPress(at time: Double) -> Bool { !isDragged && time >= opens }
}

extension BannerActions {
    /// The same actions, but for what a finger presses that has dragged the banner. `time` tells the seconds that it is;
    /// `focus` hears of the focus of a screen reader.
    func guarded(
        by gate: BannerPressGate, time: @escaping @MainActor () -> Double, focus: @escaping @MainActor (Bool) -> Void
    ) -> BannerActions {
        func press(_ action: @MainActor () -> Void) { if gate.allowsPress(at: time()) { action() } }
        var guardedTap: (@MainActor () -> Void)?
        if hasTap { guardedTap = { press(tap) } }
        return BannerActions(
            button: { index in press { use(index) } }, close: { press(close) }, tap: guardedTap,
            link: { press(followLink) }, focus: focus)
    }
}
