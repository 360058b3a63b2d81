// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerLint
import Diagnostics
import Testing

@testable import BannerPreview

/// Findings beside the banners that they are about.
@Suite("Findings on the page")
struct FindingTests {
    @Test("a text that does not fit is told of beside its banner, with a reason and a place")
    func cutText() throws {
        let sample = Sample(cutSpec)
        let data = try sample.data()
        let findings = try #require(data["findings"] as? [[String: Any]])
        let index = try #require(findings.firstIndex { $0["rule"] as? String == "text-max-lines" })
        #expect(try #require(sample.banner("offline")["findings"] as? [Int]).contains(index))
        let finding = findings[index]
        #expect(finding["part"] as? Int == MarkedPart.text.rawValue)
        #expect((finding["place"] as? String)?.hasPrefix("specs/sample.banner.yaml:") == true)
        let code = try #require(finding["code"] as? String)
        let rules = try #require(data["rules"] as? [String: [String: String]])
        #expect(rules[code]?["why"]?.isEmpty == false)
    }

    @Test("what is wrong with a level is told of beside all of its banners")
    func level() throws {
        let text = cutSpec.replacing("onTint: \"#FFFFFF\"", with: "onTint: \"#9C2D28\"")
        let data = try Sample(text).data()
        let findings = try #require(data["findings"] as? [[String: Any]])
        let contrast = try #require(findings.first { $0["rule"] as? String == "contrast-text" })
        #expect(contrast["banners"] as? [Int] == [0])
        #expect(contrast["part"] as? Int == MarkedPart.text.rawValue)
    }

    @Test("an action that leaves with its banner is marked at the button")
    func leavingAction() throws {
        let text =
            cutSpec.replacing("banners:\n", with: "buttons: { retry: { kind: emphasis, title: Retry } }\nbanners:\n")
            + "    buttons: [retry]\n"
        let findings = try #require(try Sample(text).data()["findings"] as? [[String: Any]])
        let leaving = try #require(findings.first { $0["rule"] as? String == "auto-dismiss-action" })
        #expect(leaving["part"] as? Int == MarkedPart.buttons.rawValue)
    }

    /// A name that is also a key decides nothing, and neither does a message.
    @Test("what a finding is marked at is what it is written at")
    func parts() throws {
        let text =
            cutSpec.replacing(
                "banners:\n", with: "buttons: { image: { kind: emphasis, title: { en: Retry } } }\nbanners:\n")
            + "    buttons: [image]\n"
            + "  title: { level: error, text: { en: Gone. }, points: [{ en: One. }], alsoAvailableAt: Settings }\n"
        let sample = Sample(text)
        let findings = try #require(try sample.data()["findings"] as? [[String: Any]])
        func parts(_ path: String) -> Set<Int> {
            let found = findings.filter { $0["rule"] as? String == "l10n-missing" }
            return Set(
                found.filter { ($0["path"] as? String)?.hasPrefix(path) == true }.compactMap { $0["part"] as? Int })
        }
        #expect(parts("buttons.image") == [MarkedPart.buttons.rawValue])
        #expect(parts("banners.title.text") == [MarkedPart.text.rawValue])
        #expect(parts("banners.title.points") == [MarkedPart.points.rawValue])
        var finding = try #require(sample.preview.findings.first)
        for (rule, path, expected) in [
            ("l10n-missing", "themes.text.banners.image.link.title", MarkedPart.link),
            ("symbol-exists", "levels.x.icon", .image),
            ("asset-exists", "buttons.x.image", .buttons), ("l10n-state", "banners.link", .text),
            ("contrast-button-label", "levels.text.onTint", .buttons), ("name-clash", "surfaces.a.text", .bar),
        ] {
            finding.rule = RuleID("BN999", rule)
            finding.keyPath = path
            finding.message = "the title of `x` is odd"
            finding.cases = []
            #expect(MarkedPart(finding) == expected, "\(rule) at \(path)")
        }
        // Many texts may fail at a style.
        finding.keyPath = "styles.bar.text.maxLines"
        finding.cases = [Finding.Case(.init(banner: "title"), part: "title")]
        #expect(MarkedPart(finding) == .title)
    }

    @Test("a screen reader says the announcement, and then each part in order")
    func speech() throws {
        let elements = SpokenElement.all(of: try Sample(cutSpec).shown(0, locale: "de"), in: "de")
        #expect(elements.map(\.kind) == [.announcement, .text])
        #expect(elements[1].words == "Fehler. 3 Dateien konnten leider nicht übertragen werden.")
    }

    @Test("what is missing in a language is said, and drawn, in the one that it is in")
    func fallback() throws {
        let sample = Sample(cutSpec + "  plain: { level: error, text: { en: Gone., de: Weg. } }\n")
        let plain = try sample.shown(1, locale: "ar")
        #expect(SpokenElement.all(of: plain, in: "ar").map(\.language) == ["en", "en"])
        #expect(plain.languages == [.text: "en"])
        #expect(try sample.shown(0, locale: "ar").languages.isEmpty)
        let banner = try sample.banner("plain")
        #expect(banner["languages"] as? [[AnyHashable]] == [["en", 0]])
        // In Arabic the kinds have ten added, and lines do not run from right to left.
        let says = try #require(banner["says"] as? [Int])
        #expect(says.contains(11) && says.contains(16))
        let picture = BannerDrawer(try #require(sample.spec), sample.memory.setter)
            .picture(
                plain, locale: "ar", at: .init(plain.bannerConfiguration, PreviewWindow.standard.container, .large))
        let directions = picture.marks.compactMap { mark in
            if case .text(_, _, _, _, _, _, let line) = mark { line.isRightToLeft } else { nil }
        }
        #expect(directions == [false])
    }
}
