// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

@available(iOS 17, *) @MainActor func driveTheApp() throws {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)"]
    app.launch()
    app.buttons["Sync"].tap()
    XCTAssertTrue(app.otherElements["banner.named.syncFailed"].waitForExistence(timeout: 5))
    try app.performAccessibilityAudit()
}
