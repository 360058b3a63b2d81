// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
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

    /// Events whose names are one in Swift keep theirs where banners change places.
    @Test func namesOfEventsDoNotDependOnTheOrder() throws {
        let banners = [
            "x: { level: l, text: X, trigger: { event: sync.failed } }",
            "y: { level: l, text: Y, trigger: { event: sync-failed } }",
        ]
        for banners in [banners, banners.reversed()] {
            let spec = """
                bannerc: 1
                name: Acme
                levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  \(banners.joined(separator: "\n  "))
                  z: { level: l, text: Z, trigger: { event: sync.failed2 } }
                """
            let swift = try #require(try Targets.files(.swift, spec)["acme.swift"])
            for (name, id) in [("syncFailed", "sync-failed"), ("syncFailed3", "sync.failed")] {
                #expect(swift.contains("case .\(name): return \"\(id)\""), "\(name)")
            }
        }
    }

    /// `none` is said to all that read what is made, and not left to the level.
    @Test func noImageIsNoIcon() throws {
        let spec = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark } } }
            banners: { bare: { level: error, text: Failed., image: none }, failed: { level: error, text: Failed. } }
            themes: { night: { levels: { error: { icon: none } } } }
            """
        let swift = try #require(try Targets.files(.swift, spec)["acme.swift"])
        #expect(swift.contains("configuration.icon = nil"))
        #expect(swift.contains("icon: BannerImage(.symbol(\"xmark\")") && swift.contains("icon: nil,"))
        let tokens = try #require(try Targets.files(.tokens, spec)["acme.tokens.json"])
        #expect(tokens.contains("\"icon\": \"none\""))
        let types = try #require(try Targets.files(.typescript, spec)["acme.ts"])
        #expect(types.components(separatedBy: "name: \"xmark\"").count == 2)
        let kotlin = try #require(try Targets.files(.kotlin, spec)["Acme.kt"])
        #expect(kotlin.components(separatedBy: "\"xmark\"").count == 2)
    }
}
