// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Testing

@testable import BannerLint

/// Where banners come and where their surfaces are, and from which edge.
struct TriggerScreenTests {
    private static func finding(_ screens: String, surface: String = "a", scope: String = "screen") -> Finding? {
        let linted = LintedText(
            """
            surfaces: { main: { scope: scene }, a: { scope: \(scope) }, b: { scope: screen } }
            screens:
              p: { surfaces: [a] }
              q: { surfaces: [b], coVisibleWith: [p] }
              r: { surfaces: [b] }
            banners:
              x: { level: error, text: Hi., surface: \(surface), trigger: { event: e\(screens) } }
            """, only: "trigger-screen")
        #expect(linted.findings.count <= 1, "\(linted.transcript)")
        return linted.findings.first
    }

    @Test func theScreensWithoutTheSurfaceAreNamed() {
        let one = Self.finding(", screens: [q]")
        #expect(one?.message == "`x` comes on `q`, where its surface `a` is not: nobody sees it")
        #expect(one?.severity == .error)
        #expect(one?.notes.count == 2)
        #expect(one?.help.last == "show it on `surface: main`, which is there")
        let some = Self.finding(", screens: [p, q, r]")
        #expect(some?.message == "`x` also comes on `q` and `r`, where its surface `a` is not")
        #expect(some?.severity == .warning)
        #expect(some?.help.first == "leave `q` and `r` out of its `screens`")
    }

    @Test func whatIsThereIsFine() {
        #expect(Self.finding(", screens: [p]") == nil)
        #expect(Self.finding("") == nil)
        #expect(Self.finding(", screens: [q, r]", surface: "b") == nil)
        #expect(Self.finding(", screens: [q]", surface: "main") == nil)
        #expect(Self.finding(", screens: [q]", scope: "scene") == nil)
    }

    // MARK: Edges

    private static func edges(_ surface: String, _ style: String) -> [String] {
        LintedText(
            "surfaces: { main: { \(surface) } }\nstyles: { standard: { \(style) } }", only: "edge-consistent"
        ).messages(of: "edge-consistent")
    }

    @Test(arguments: [
        ("edge: top, under: tabBar", "", "tabBar"), ("under: tabBar", "edge: top", "tabBar"),
        ("edge: bottom, under: navigationBar", "", "navigationBar"), ("under: header", "edge: bottom", "header"),
        ("edge: bottom, under: statusBar", "edge: bottom", "statusBar"), ("edge: bottom", "edge: top", "surface"),
        ("edge: top, under: tabBar", "edge: bottom", "surface"),
    ])
    func edgesThatDisagreeAreFound(surface: String, style: String, about: String) {
        let messages = Self.edges(surface, style)
        #expect(messages.count == 1 && messages.first?.contains(about) == true, "\(messages)")
    }

    @Test(arguments: [
        ("", ""), ("", "edge: bottom"), ("edge: bottom", ""), ("edge: bottom, under: tabBar", ""),
        ("edge: bottom, under: toolbar", "edge: bottom"), ("under: toolbar", ""), ("under: none", "edge: bottom"),
        ("edge: top, under: navigationBar", "edge: top"),
    ])
    func edgesThatAgreeAreFine(surface: String, style: String) { #expect(Self.edges(surface, style).isEmpty) }
}
