// SPDX-License-Identifier: Apache-2.0

/// Keeps a finger that has dragged a banner from pressing what it came down on, and one that has held it from tapping the bar.
///
/// The banner moves with the finger, so that the finger is still on the button when it lifts. UIKit takes a touch from a control
/// when a recognizer begins; SwiftUI lets both hear of it, in an order that it does not promise.
@MainActor final class BannerPressGate {
    /// How long after a drag has ended nothing can be pressed, in seconds. Whatever hears of the finger has heard by then.
    static let rest = 0.3

    private var touch: BannerTouch?
    /// Until when nothing can be pressed, and until when the bar can't be tapped.
    private var (opens, opensBar) = (-Double.infinity, -Double.infinity)

    /// A finger is where `touch` says.
    func follow(_ touch: BannerTouch) { self.touch = touch }

    /// The finger was lifted, or something took it away, at `time` in seconds.
    func lift(at time: Double) {
        guard let touch else { return }
        if touch.kind == .drag { opens = time + Self.rest }
        if !touch.isTap(at: time) { opensBar = time + Self.rest }
        self.touch = nil
    }

    /// Whether what is pressed at `time` was meant to be.
    func allowsPress(at time: Double) -> Bool { touch?.kind != .drag && time >= opens }

    /// Whether a tap on the bar at `time` was meant to be one.
    func allowsBarTap(at time: Double) -> Bool { touch?.isTap(at: time) != false && time >= opensBar }
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
            link: { press(followLink) }, focus: focus
        ).escaping(by: escape)
    }
}
