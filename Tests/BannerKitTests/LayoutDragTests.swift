// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BannerKit

/// Fingers that drag banners, and what they press on the way.
@MainActor struct LayoutDragTests {
    /// How far a finger is from where it came down, and where the banner, dragged upwards, is then. `isLocal` says whether the
    /// finger's places are measured in the banner, as SwiftUI does unless it is told otherwise.
    private func followed(_ finger: [Double], isLocal: Bool = false) -> [Double] {
        var touch = BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0)
        var banner = 0.0
        return finger.enumerated().map { index, way in
            let place = isLocal ? way - banner : way
            touch.move(to: BannerTouch.Point(x: 0, y: place), time: 0.016 * Double(index + 1), isDraggable: true)
            banner = BannerSwipe(edge: .top, height: 90).offset(touch.translation)
            return banner
        }
    }

    private let finger: [Double] = [-10, -20, -30, -40, -50, -60, -60]

    /// It is a drag from 10 pt on; then the banner goes as far as the finger.
    @Test func aBannerGoesAsFarAsTheFinger() {
        #expect(followed(finger) == [0, -10, -20, -30, -40, -50, -50])
    }

    /// Why the places are those in the window: measured in the banner, they lag by half, in steps.
    @Test func measuredInTheBannerItWouldLag() {
        #expect(followed(finger, isLocal: true) == [0, -10, -10, -20, -20, -30, -20])
    }

    @Test(arguments: [(-39.0, false), (-41.0, true), (41.0, false)])
    func aThirdOfTheHeightSendsItAway(way: Double, isGone: Bool) {
        var touch = BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0)
        touch.move(to: BannerTouch.Point(x: 0, y: way < 0 ? -10 : 10), time: 1, isDraggable: true)
        touch.move(to: BannerTouch.Point(x: 0, y: way), time: 3, isDraggable: true)
        // Long after it stopped, so that its pace says nothing.
        #expect(BannerSwipe(edge: .top, height: 90).dismisses(touch, at: 9) == isGone)
    }

    @Test func aFingerThatStaysSendsNothingAway() {
        let touch = BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0)
        #expect(!BannerSwipe(edge: .top, height: 90).dismisses(touch, at: 0))
    }

    // MARK: Buttons

    private func drag(to y: Double) -> BannerTouch {
        var touch = BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0)
        touch.move(to: BannerTouch.Point(x: 0, y: y), time: 1, isDraggable: true)
        return touch
    }

    /// The banner moves with the finger, so that the finger lifts over the button, before or after the swipe is reported.
    @Test func aDragPressesNothing() {
        let gate = BannerPressGate()
        gate.follow(drag(to: -30))
        #expect(!gate.allowsPress(at: 1))
        gate.lift(at: 2)
        #expect(!gate.allowsPress(at: 2) && !gate.allowsPress(at: 2.2))
        #expect(gate.allowsPress(at: 2 + BannerPressGate.rest))
    }

    @Test func aTapPressesAtOnce() {
        let gate = BannerPressGate()
        #expect(gate.allowsPress(at: 0))
        gate.follow(drag(to: -9))
        gate.lift(at: 1)
        #expect(gate.allowsPress(at: 1))
    }

    /// A finger that holds the banner to read it is lifted when that is done.
    @Test func aFingerThatHeldTheBannerTapsNothing() {
        let touch = BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0)
        #expect(touch.isTap(at: 0.3) && !touch.isTap(at: BannerTouch.longestTap) && !touch.isTap(at: 30))
        #expect(!drag(to: -30).isTap(at: 0.1))
        let gate = BannerPressGate()
        gate.follow(touch)
        #expect(gate.allowsBarTap(at: 0.3) && !gate.allowsBarTap(at: 2))
        gate.lift(at: 2)
        // A button acts when the finger lifts, however long it lay there.
        #expect(!gate.allowsBarTap(at: 2.1) && gate.allowsPress(at: 2.1))
        #expect(gate.allowsBarTap(at: 2 + BannerPressGate.rest))
    }

    @Test func aShortTapIsOneWhicheverIsToldFirst() {
        let gate = BannerPressGate()
        gate.follow(BannerTouch(at: BannerTouch.Point(x: 0, y: 0), time: 0))
        #expect(gate.allowsBarTap(at: 0.1))
        gate.lift(at: 0.1)
        #expect(gate.allowsBarTap(at: 0.1))
    }

    /// Nobody says a second time that a finger is gone.
    @Test func aSecondReportThatTheFingerIsGoneChangesNothing() {
        let gate = BannerPressGate()
        gate.follow(drag(to: -30))
        gate.lift(at: 1)
        gate.lift(at: 1.01)
        #expect(!gate.allowsPress(at: 1.1) && gate.allowsPress(at: 1.3))
    }

    @Test func actionsOfADraggedBannerDoNothing() {
        var done: [String] = []
        let (gate, clock) = (BannerPressGate(), Seconds())
        let actions = BannerActions(
            button: { done.append("button \($0)") }, close: { done.append("close") }, tap: { done.append("tap") }
        ).guarded(by: gate, time: { clock.now }, focus: { done.append("focus \($0)") })
        gate.follow(drag(to: -30))
        actions.use(0)
        actions.close()
        actions.tap()
        actions.setFocus(true)
        #expect(done == ["focus true"])
        gate.lift(at: 1)
        clock.now = 2
        actions.use(1)
        actions.close()
        actions.tap()
        #expect(done == ["focus true", "button 1", "close", "tap"])
        #expect(actions.hasTap)
        #expect(!BannerActions(button: { _ in }, close: {}).guarded(by: gate, time: { 0 }, focus: { _ in }).hasTap)
    }

    @MainActor private final class Seconds { var now = 0.0 }
}
