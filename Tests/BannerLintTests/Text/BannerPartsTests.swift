// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// Rules look at titles, points and links as they look at texts.
struct BannerPartsTests {
    /// The messages of a rule on a banner with these parts.
    private func messages(_ parts: String, _ rule: String, head: String = "") -> [String] {
        LintedText(
            """
            \(head)
            banners:
              planEnds:
                level: error
            \(parts)
            """, only: rule
        ).messages(of: rule)
    }

    private static let languages = "locales: { development: en, supported: [en, fr] }"

    @Test func eachPartHasItsTranslations() {
        let found = messages(
            """
                title: Your plan ends
                text: { en: Renew it., fr: Renouvelez-le. }
                points: [{ en: One, fr: Un }, Two]
                link: { title: See plans }
            """, "l10n-missing", head: Self.languages
        ).filter { !$0.contains("spoken prefix") }
        #expect(
            found == [
                "the title of `planEnds` is missing in `fr`", "point 2 of `planEnds` is missing in `fr`",
                "the title of the link of `planEnds` is missing in `fr`",
            ])
    }

    @Test func eachPartShowsTheSameParametersInEveryLanguage() {
        let found = messages(
            """
                parameters: { day: { type: string, widest: 30 September } }
                title: { en: "It ends on {day}", fr: Il finit }
                text: Renew it.
                points: [{ en: "Until {day}", fr: "Jusqu’au" }]
            """, "l10n-placeholder-mismatch", head: Self.languages)
        #expect(
            found == [
                "the title of `planEnds`, `fr`, leaves out `{day}`", "point 1 of `planEnds`, `fr`, leaves out `{day}`",
            ])
    }

    @Test func eachPartIsReadForWhatIsWrittenInIt() {
        func parts(_ end: String) -> String {
            """
                title: "Your plan ends\(end)"
                text: Renew it.
                points: ["One\(end)"]
                link: { title: "See plans\(end)" }
            """
        }
        #expect(messages(parts(" "), "text-no-trailing-space").count == 3)
        #expect(messages(parts("."), "text-typographic-ellipsis").isEmpty)
        #expect(!messages(parts("..."), "text-typographic-ellipsis").isEmpty)
        let blank = messages("    title: \" \"\n    text: Hi.\n    points: [\" \"]", "text-required")
        #expect(blank == ["the title is blank", "the point is blank"])
    }

    @Test func whatATitleOrAPointShowsNeedsABound() {
        let found = messages(
            """
                parameters: { day: { type: string }, place: { type: string }, avatar: { type: image } }
                title: "It ends on {day}"
                text: Renew it.
                points: ["At {place}"]
                image: { parameter: avatar, placeholder: { symbol: person }, decorative: true }
            """, "text-dynamic-length")
        #expect(found.count == 2 && !found.contains { $0.contains("avatar") })
    }

    /// A title and points take time to read too.
    @Test func titlesAndPointsTakeTimeToRead() {
        let head = "metrics: { standard: { display: 4s } }"
        let text = "    text: Renew it."
        #expect(messages(text, "duration-reading", head: head).isEmpty)
        let title = "    title: Your plan ends soon, and with it your number\n" + text
        #expect(messages(title, "duration-reading", head: head).count == 1)
        let points = text + "\n    points: [Keep your number and your data, Keep the calls abroad]"
        #expect(messages(points, "duration-reading", head: head).count == 1)
    }

    @Test func linesAreThoseOfEachPart() {
        let long = "Your plan ends soon, and with it go your number and your data"
        let found = LintedText(
            """
            styles: { standard: { title: { maxLines: 1 }, text: { maxLines: 4 } } }
            banners:
              planEnds: { level: error, title: "\(long)", text: "\(long)", points: ["\(long)"] }
            """, only: "text-max-lines")
        #expect(found.findings.map(\.label) == ["may take 1 line"], "\(found.transcript)")
        #expect(found.findings.first?.message.hasPrefix("the title needs") == true)
    }

    /// The sign of a point takes an em of its room.
    @Test func pointsHaveLessRoomThanTheText() throws {
        var sources = SourceSet()
        let example = RuleExample(
            "banners: { a: { level: error, text: Hi., points: [Hi.], link: { title: See, placement: trailing } } }")
        let source = SourceFile(path: "a.banner.yaml", bytes: example.bytes)
        let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
        let layout = BannerLayout(spec.banners[0], spec.banners[0].look, in: spec)
        let text = layout.room().width(in: .smallest, at: .large)
        #expect(layout.room(for: .point(0)).width(in: .smallest, at: .large) == text - 15)
        let link = TitleWidth(minimum: 44, padding: 0) { _ in 60...60 }
        #expect(layout.room(link: link).width(in: .smallest, at: .large) == text - 60 - 12)
        #expect(layout.room(link: link, for: .link).width(in: .smallest, at: .large) == text)
        let large = layout.room().width(in: .smallest, at: .accessibility1)
        #expect(layout.room(link: link).width(in: .smallest, at: .accessibility1) == large)
    }

    /// An image is nothing that is said, so that it need not be in the key of the queue.
    @Test func imagesAreNoPartOfTheKey() {
        let image = "image: { parameter: avatar, placeholder: { symbol: person }, decorative: true }"
        func found(_ parameter: String, _ rest: String) -> [String] {
            messages("    parameters: { \(parameter) }\n    text: Hi.\n    \(rest)", "coalesce-key")
        }
        #expect(found("avatar: { type: image }", image).isEmpty)
        #expect(found("day: { type: string, maxLength: 9 }", "title: On that day").count == 1)
    }

    /// The text of the key is all that is read of a banner: a title or a point shows a parameter as well.
    @Test func titlesAndPointsAreInTheKey() {
        func found(_ rest: String) -> Int {
            let day = "    parameters: { day: { type: string, maxLength: 9 } }\n    text: Hi.\n    "
            return messages(day + rest, "coalesce-key").count
        }
        #expect(found("title: \"On {day}\"") == 0)
        #expect(found("points: [\"Until {day}\"]") == 0)
        #expect(found("points: [\"Until {day}{day}\"]") == 1)
        #expect(found("title: \"On {day}\"\n    trigger: { event: ended }") == 0)
    }

    /// Two banners with one text say something else under other titles.
    @Test func titlesTellWhatIsSaid() {
        func severities(_ title: String, link: String = "See plans") -> [Severity] {
            LintedText(
                """
                banners:
                  a: { level: error, title: Your plan ends, text: Renew it now., link: { title: See plans } }
                  b: { level: error, title: \(title), text: Renew it now., link: { title: \(link) } }
                """, only: "coalesce-key"
            ).findings.map(\.severity)
        }
        #expect(severities("Your plan ends") == [.warning])
        #expect(severities("Your plan ends", link: "See cards") == [.error])
        #expect(severities("Your card expires").isEmpty)
    }

    @Test func whatExpiresIsNotStale() {
        func found(_ expires: String) -> Int {
            LintedText(
                """
                queue: { conflict: enqueue }
                banners:
                  saveFailed: { level: error, text: Not saved. }
                  offline: { level: error, text: You are offline., trigger: { condition: network.unreachable }\(expires) }
                """, only: "stale-wait"
            ).findings.count
        }
        #expect(found("") == 1)
        #expect(found(", expires: 1min") == 0)
    }

    @Test func aTapThatOpensIsNoWayOut() {
        func found(_ rest: String) -> [String] {
            LintedText(
                """
                metrics: { standard: { display: never } }
                banners: { a: { level: error, text: Hi., dismissal: [tap], \(rest) } }
                """, only: "dismiss-required"
            ).messages(of: "dismiss-required")
        }
        #expect(found("onTap: dismiss").isEmpty)
        #expect(found("onTap: nothing") == ["nothing ends `a`"])
        #expect(found("onTap: open") == ["nothing but opening what it is about ends `a`"])
        #expect(found("onTap: nothing, link: { title: See }") == ["nothing but following its link ends `a`"])
    }

    /// Without a fill there is no tint that could be translucent; the system turns its material solid by itself.
    @Test(arguments: [("tint", 1), ("none", 0), ("material", 0)])
    func whatIsNotDrawnIsNotTranslucent(fill: String, count: Int) {
        let linted = LintedText(
            """
            levels: { error: { tint: "#000000CC", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true } } }
            styles: { bar: { shape: { fill: \(fill) } } }
            banners: { a: { level: error, style: bar, text: Hi. } }
            """, only: "reduce-transparency")
        #expect(linted.findings.count == count, "\(linted.transcript)")
    }

    /// The help names the appearances that lack a solid colour, and no others.
    @Test(arguments: [
        (##"{ light: "#8A0314", dark: "#FFB4ABC0" }"##, ##"`darkHighContrast: "#FFB4AB"`"##),
        (
            ##"{ light: "#8A0314C0", dark: "#300000C0", lightHighContrast: "#8A0314" }"##,
            ##"`darkHighContrast: "#300000"`"##
        ),
        (##""#000000CC""##, ##"`lightHighContrast: "#000000"` and `darkHighContrast: "#000000"`"##),
    ])
    func solidColorsThatAreMissing(tint: String, keys: String) {
        let linted = LintedText(
            """
            levels: { error: { tint: \(tint), onTint: "#FFFFFF", icon: none } }
            banners: { a: { level: error, text: Hi. } }
            """, only: "reduce-transparency")
        #expect(
            linted.findings.flatMap(\.help) == ["write \(keys) for the tint, or other colours without an opacity"])
    }

    /// White in the light, black in the dark: what is drawn has to stand out from the system's background.
    @Test(arguments: ["none", "material"]) func withoutATintTheSystemIsBehind(fill: String) {
        func found(_ onTint: String) -> [String] {
            LintedText(
                """
                levels: { error: { tint: "#B3261E", onTint: \(onTint), icon: none } }
                styles: { bar: { shape: { fill: \(fill) } } }
                banners: { a: { level: error, style: bar, text: Hi. } }
                """, only: "contrast-text"
            ).messages(of: "contrast-text")
        }
        #expect(found("{ light: \"#000000\", dark: \"#FFFFFF\" }").isEmpty)
        #expect(
            found("\"#FFFFFF\"") == ["text on the system's background is 1:1, below 4.5:1 in light appearance"])
        #expect(
            found("\"#000000\"") == ["text on the system's background is 1:1, below 4.5:1 in dark appearance"])
    }
}
