// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import TestSupport
import Testing

/// The catalogue reads as the spec says.
@Suite struct MarkdownTargetTests {
    private static let sample = """
        bannerc: 1
        name: Acme
        description: What Acme tells people.
        locales: { development: en, supported: [en, fr] }
        levels: { error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF" } }
        buttons: { retry: { kind: emphasis, emphasis: low, title: Retry } }
        banners:
          syncFailed:
            description: Something was not saved.
            level: error
            parameters: { count: { type: int, max: 999 } }
            text:
              en: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." }
              fr: Échec de la synchronisation.
            buttons: [retry]
            trigger: { event: sync.failed }
        """

    @Test func sampleOfThePage() throws {
        let text = try #require(try Targets.files(.markdown, Self.sample)["acme.md"])
        try RecordedFile.expectSample("acme", in: "docs/targets/markdown.md", text, filter: "MarkdownTargetTests")
    }

    /// What a banner does is said in words, in the order in which it happens.
    @Test func whatABannerDoes() throws {
        let yaml = """
            bannerc: 1
            name: Acme
            metrics: { brief: { display: 2s } }
            levels: { info: { tint: "#0B4AB0", onTint: "#FFFFFF", icon: { symbol: bolt, fixed: true } } }
            screens: { inbox: { surfaces: [main] }, outbox: { surfaces: [main] } }
            queue: { pause: 400ms }
            banners:
              offline: { level: info, text: Offline., trigger: { condition: net.down } }
              syncing:
                level: info
                text: Syncing…
                metrics: { present: 200ms }
                trigger:
                  condition: sync.on
                  clears: sync.off
                  screens: [inbox, outbox]
                  minInterval: 90s
                  mutex: [offline]
                progress:
                  kind: determinate
                  step: 10%
                  onTap: [pause, resume]
                  completion: { text: All is synced., metrics: brief }
            """
        let page = try #require(try Targets.files(.markdown, yaml)["acme.md"])
        for line in [
            "| completion | en | All is synced. |",
            "- Comes with the condition sync.on, goes with sync.off, on inbox, outbox, again after 90 s at the earliest, "
                + "never at the same time as offline",
            "- Other than its metrics: Comes: 200 ms. Moves: spring, damping 0.7. ",
            "- Shows determinate progress, announced every 10 %, a tap can pause or resume it; its end stays for 2 s, by the metrics brief",
            "- Comes with the condition net.down",
            "| priority | enqueue | adjacent | style, level, text | 20 | 0\\.4 s |",
        ] {
            #expect(page.split(separator: "\n").contains(Substring(line)), "\(line)")
        }
        #expect(page.contains("| the symbol bolt, always |  |\n"))
    }

    @Test(
        .enabled(if: Tool.isExpected("cmark-gfm")),
        arguments: [
            "a | b \\ `c` *d* _e_ [f](g) <i>h</i> &amp; ~~j~~ # k", "1. l", "- m", "+ n", "> o", "    code",
            "http://a.b www.c.d e@f.g",
            "![p](q) \\| `r", "--> ]]> */ \u{202E} \u{2028} \t x", "- [ ] s", "= t", "12) u", ":smile: <!-- v", "|",
            "a  \nb",
        ]
    )
    func hostileTextsStayTexts(_ text: String) throws {
        let files = try Targets.files(.markdown, HostileText.spec(text))
        try Tool.withFolder(files) { folder in
            let arguments = ["-e", "table", "-e", "autolink", "-e", "strikethrough", "-e", "tasklist", "acme.md"]
            let html = try Tool.run("cmark-gfm", arguments, in: folder).output
            let start = try #require(html.range(of: "<td>en</td>\n<td>")).upperBound
            let end = try #require(html[start...].range(of: "</td>")).lowerBound
            let shown = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(
                String(html[start..<end].replacing(/<a href="[^"]*">|<\/a>/, with: ""))
            ) {
                $0.replacing($1.0, with: $1.1)
            }
            #expect(Array(shown.unicodeScalars) == Array(text.unicodeScalars))
        }
    }

    @Test(.enabled(if: Tool.isExpected("cmark-gfm")), arguments: Targets.samples)
    func samplesHaveEveryTable(_ sample: String) throws {
        let files = try Targets.files(.markdown, sample: sample)
        let page = try #require(files["\(sample).md"])
        try Tool.withFolder(files) { folder in
            let html = try Tool.run("cmark-gfm", ["-e", "table", "\(sample).md"], in: folder).output
            let count = page.split(separator: "\n").count { $0.hasPrefix("| --- |") }
            #expect(html.split(separator: "<table>").count - 1 == count)
            #expect(!html.contains("| ---"))
        }
    }
}
