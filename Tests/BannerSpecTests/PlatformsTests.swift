// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerSpec
import Diagnostics
import Testing

@Suite struct PlatformsTests {
    @Test func versions() throws {
        let spec = try resolve("platforms: { iOS: 16, macOS: 10.15.7, watchOS: \"9.10\" }")
        let platforms = try #require(spec.platforms)
        #expect(platforms.map(\.platform) == [.iOS, .macOS, .watchOS])
        #expect(platforms.map(\.version.description) == ["16.0", "10.15.7", "9.10"])
        #expect(try resolve("").platforms == nil)
    }

    /// A used file's platforms count where its user says nothing.
    @Test func usedFiles() throws {
        let part = ["b.yaml": "bannerc: 1\nplatforms: { iOS: 15 }"]
        #expect(try resolve("use: [b.yaml]", files: part).platforms?.map(\.version) == [PlatformVersion(15)])
        let own = try resolve("use: [b.yaml]\nplatforms: { iOS: 17 }", files: part)
        #expect(own.platforms?.map(\.version) == [PlatformVersion(17)])
    }

    @Test(arguments: ["sixteen", "16.", "0", "160", "16.4.1.2", "-16"])
    func refused(_ text: String) {
        expectFinding(
            .invalidValue, "`\(text)` is not a version of iOS", help: "such as `iOS: 16.4`",
            in: "platforms: { iOS: «\(text)» }")
    }

    @Test func keys() {
        expectFinding(
            .unknownKey, "`platforms` has no key `ios`", help: "did you mean `iOS`?", in: "platforms: { «ios»: 16 }")
        expectFinding(
            .wrongType, "`platforms` takes keys with values, but this is a number", help: "write `{ iOS: 16 }`",
            in: "platforms: «16»")
    }
}
