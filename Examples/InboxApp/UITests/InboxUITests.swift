// SPDX-License-Identifier: Apache-2.0

import XCTest

/// What only a running app shows: fingers, sheets, rotation, the background, and what assistive technologies meet.
@MainActor final class InboxUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        launch()
    }

    private func launch(_ arguments: String...) {
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"] + arguments
        app.launch()
    }

    override func tearDown() async throws { turn(.portrait) }

    // MARK: Fingers

    func testASwipeSendsABannerAway() {
        app.buttons["Fail to send"].tap()
        let banner = banner("sendFailed")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        banner.swipeUp(velocity: .slow)
        XCTAssertTrue(waitForEnd(of: banner))
    }

    func testALittleDragLeavesABannerWhereItIs() {
        app.buttons["Fail to send"].tap()
        let banner = banner("sendFailed")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        let place = banner.frame
        let start = banner.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0.5))
        start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0.0, dy: -6.0)))
        XCTAssertFalse(waitForEnd(of: banner, timeout: 2))
        XCTAssertEqual(banner.frame, place)
    }

    func testADragThatBeginsOnAButtonDoesNotPressIt() {
        app.buttons["Archive a message"].tap()
        let banner = banner("archived")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        let start = banner.buttons["banner.button.undo"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0.0, dy: -200.0)))
        XCTAssertTrue(waitForEnd(of: banner))
        XCTAssertTrue(app.staticTexts["Archived: 1"].exists)
    }

    func testAButtonDoesWhatItSays() {
        app.buttons["Archive a message"].tap()
        let banner = banner("archived")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        banner.buttons["banner.button.undo"].tap()
        XCTAssertTrue(app.staticTexts["Archived: 0"].waitForExistence(timeout: 5))
    }

    // MARK: Surroundings

    func testABannerIsSeenInASheet() {
        app.buttons["Write a message"].tap()
        let send = app.buttons["Send it"]
        XCTAssertTrue(send.waitForExistence(timeout: 5))
        send.tap()
        let banner = banner("messageSent")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        XCTAssertTrue(banner.isHittable)
    }

    func testWhatIsEmbeddedLetsTheListScroll() {
        app.terminate()
        // So large that the list is longer than a screen on its side.
        launch("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
        turn(.landscapeLeft)
        app.buttons["Lose or find the network"].tap()
        let (banner, list, first) = (banner("offline"), app.scrollViews.firstMatch, app.buttons["Send a message"])
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        list.swipeDown()
        let (place, start) = (banner.frame, first.frame.minY)
        XCTAssertGreaterThanOrEqual(start, place.maxY)
        list.swipeUp()
        XCTAssertLessThan(first.frame.minY, start)
        XCTAssertEqual(banner.frame, place)
    }

    func testABannerFollowsARotation() {
        app.buttons["Fail to send"].tap()
        let banner = banner("sendFailed")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        turn(.landscapeLeft)
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        XCTAssertTrue(app.windows.firstMatch.frame.contains(banner.frame))
        keep("landscape")
    }

    func testTimeStandsStillInTheBackground() {
        app.buttons["Send a message"].tap()
        let banner = banner("messageSent")
        XCTAssertTrue(banner.waitForExistence(timeout: 5))
        XCUIDevice.shared.press(.home)
        // It shows for five seconds.
        Thread.sleep(forTimeInterval: 8)
        app.activate()
        XCTAssertTrue(banner.waitForExistence(timeout: 2))
        XCTAssertTrue(waitForEnd(of: banner, timeout: 10))
    }

    // MARK: Assistive technologies

    func testTheAccessibilityAuditFindsNothing() throws {
        guard #available(iOS 17, *) else { throw XCTSkip("audits came with iOS 17") }
        app.buttons["Archive a message"].tap()
        XCTAssertTrue(banner("archived").waitForExistence(timeout: 5))
        try app.performAccessibilityAudit()
    }

    // MARK: Looks

    func testLooks() {
        for appearance in [XCUIDevice.Appearance.light, .dark] {
            XCUIDevice.shared.appearance = appearance
            app.terminate()
            launch()
            app.buttons["Archive a message"].tap()
            XCTAssertTrue(banner("archived").waitForExistence(timeout: 5))
            keep(appearance == .dark ? "archived-dark" : "archived-light")
        }
        XCUIDevice.shared.appearance = .light
    }

    // MARK: Helpers

    private func banner(_ id: String) -> XCUIElement { app.descendants(matching: .any)["banner.named.\(id)"] }

    private func waitForEnd(of banner: XCUIElement, timeout: TimeInterval = 5) -> Bool {
        banner.waitForNonExistence(withTimeout: timeout)
    }

    private func turn(_ orientation: UIDeviceOrientation) { XCUIDevice.shared.orientation = orientation }

    /// Keeps what the screen shows, for scripts/apple/compare-screenshots.
    private func keep(_ name: String) {
        // Banners come in within 300 ms.
        Thread.sleep(forTimeInterval: 1)
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
