// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Testing

@Suite struct SwiftTargetTests {
    /// Comments are no string literals: what would be escaped in those stands as it is.
    @Test func descriptionsReadAsTheyWereWritten() throws {
        let swift = try #require(
            try Targets.files(
                .swift,
                #"""
                bannerc: 1
                name: Acme
                description: |
                  Say "hi" \o/
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", description: 'a "quoted" one' } }
                themes: { night: { description: 'for "owls"' } }
                banners: { failed: { level: error, text: Failed., description: 'The "sync" failed' } }
                """#)["acme.swift"])
        for line in [#"Say "hi" \o/"#, #"a "quoted" one"#, #"for "owls""#, #"The "sync" failed"#] {
            #expect(swift.contains("/// \(line)\n"), "\(line)")
        }
    }
}
