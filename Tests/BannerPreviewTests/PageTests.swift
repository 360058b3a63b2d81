// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import Testing

@testable import BannerPreview

/// The page as a whole: what it lets run, how large it is, and what hostile texts become.
@Suite("Page")
struct PageTests {
    @Test("nothing runs but scripts and a style sheet of our own, known by their digests")
    func policy() throws {
        let page = Sample(cutSpec).page
        #expect(page.contains("default-src 'none'"))
        let scripts = [EmbeddedPage.places, EmbeddedPage.js]
        let digests = scripts.map { "'sha256-\(SHA256.digest(Array($0.utf8)).base64)'" }
        #expect(page.contains("script-src \(digests.joined(separator: " "));"))
        #expect(page.contains("style-src '\("sha256-" + SHA256.digest(Array(EmbeddedPage.css.utf8)).base64)'"))
        // The data is no script that runs.
        #expect(page.components(separatedBy: "<script").count - 1 == scripts.count + 1)
        #expect(!page.contains("'unsafe-"))
        for script in scripts { #expect(!script.contains("innerHTML") && !script.contains("eval(")) }
        #expect(!EmbeddedPage.html.contains("style=\"") && !EmbeddedPage.html.contains(" on"))
    }

    @Test("a page that is served may hear from where it came, and one from the disk from nobody")
    func served() {
        let sample = Sample(cutSpec)
        let page = String(decoding: sample.preview.page([], version: "1", revision: "7-1\""), as: UTF8.self)
        #expect(page.contains("connect-src 'self'") && page.contains("content=\"7-1&quot;\""))
        #expect(page.contains("'\("sha256-" + SHA256.digest(Array(EmbeddedPage.live.utf8)).base64)'"))
        #expect(!EmbeddedPage.live.contains("innerHTML") && !page.contains("'unsafe-"))
        #expect(!sample.page.contains("connect-src") && !sample.page.contains("EventSource"))
    }

    @Test("an overview shows specs as text")
    func overview() {
        let entry = PreviewIndex.Entry(
            name: "</h2><script>evil()</script>", path: "a\"><b", about: "<i>", address: "/a\"><b é.html",
            pictures: .init(light: "/x\"y", dark: "/z"), bannerCount: 1, findings: [.error], isFormer: true)
        let page = String(decoding: PreviewIndex([entry]).page(revision: "1"), as: UTF8.self)
        #expect(page.contains("&lt;/h2&gt;&lt;script&gt;evil()") && page.contains("&lt;i&gt;"))
        #expect(page.contains("href=\"/a%22%3E%3Cb%20%C3%A9.html\"") && page.contains("src=\"/x%22y\""))
        #expect(page.components(separatedBy: "<script").count == 3)
    }

    @Test("a hostile spec becomes data, and no markup")
    func hostile() throws {
        let sample = try Sample(file: "Tests/Fixtures/hostile.banner.yaml")
        let page = sample.page
        #expect(page.components(separatedBy: "</script").count == 4)
        let start = try #require(page.range(of: "id=\"data\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        #expect(!page[start..<end].contains("<"))
        for scalar: Unicode.Scalar in ["\u{2028}", "\u{202E}", "\u{2066}", "\u{1B}", "\u{0}"] {
            #expect(!page.unicodeScalars.contains(scalar), "\(scalar.value)")
        }
        // And nothing is lost on the way.
        let strings = try #require(try sample.banner("constructor")["strings"] as? [String])
        #expect(strings.contains { $0.contains("</script>") })
    }

    @Test("the title of a page is text")
    func title() {
        let page = PreviewPage.html(title: "</title><script>evil()</script>&\"\u{202E}", data: Array("{}".utf8))
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;evil()&lt;/script&gt;&amp;&quot;  – banners</title>"))
    }

    @Test("a sample spec makes a page below 3 MB, the same each time", arguments: Sample.specs)
    func size(path: String) throws {
        let page = try Sample(file: path).page
        #expect(page.utf8.count < 3_000_000)
        #expect(try Sample(file: path).page == page)
    }

    @Test("a spec with errors shows what could be understood, and what is wrong")
    func errors() throws {
        let data = try Sample(cutSpec + "  lost: { level: missing, text: Lost. }\n").data()
        let banners = try #require(data["banners"] as? [[String: Any]])
        #expect(banners.contains { $0["name"] as? String == "offline" })
        let findings = try #require(data["findings"] as? [[String: Any]])
        #expect(
            findings.contains { $0["rule"] as? String == "unknown-reference" && $0["severity"] as? String == "error" })
    }

    @Test("a file of which nothing can be understood makes a page too")
    func nothing() throws {
        let data = try Sample("bannerc: [").data()
        #expect((data["banners"] as? [Any])?.isEmpty == true)
        #expect((data["findings"] as? [Any])?.isEmpty == false)
    }
}
