// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import Testing

@Suite("Versions of platforms") struct PlatformVersionTests {
    @Test(arguments: [("16", "16.0"), ("16.4", "16.4"), ("10.15.7", "10.15.7"), ("16.10", "16.10"), ("9.0.0", "9.0")])
    func read(_ text: String, _ shown: String) { #expect(PlatformVersion(text)?.description == shown) }

    @Test(arguments: [
        "", "0", "160", "16.", ".4", "16.4.1.2", "016", "16.04", "-1", "+16", "1e1", "sixteen", "１６", "16 ",
    ])
    func refused(_ text: String) { #expect(PlatformVersion(text) == nil) }

    @Test func order() {
        #expect(PlatformVersion(16, 4) < PlatformVersion(16, 10))
        #expect(PlatformVersion(9) < PlatformVersion(10))
        #expect(PlatformVersion("16.4.0") == PlatformVersion(16, 4))
    }
}
