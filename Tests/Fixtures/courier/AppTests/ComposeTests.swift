import OwlBanners
import XCTest

final class ComposeTests: XCTestCase {
    func testBanner() { Banner(DefaultBannerStyle.error, title: "In a test.").enqueue() }
}
