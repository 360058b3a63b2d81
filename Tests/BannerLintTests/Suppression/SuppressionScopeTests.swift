// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@testable import BannerLint

@Suite("What a comment suppresses") struct SuppressionScopeTests {
    private static let slow = "This text takes a little more than four seconds to read."

    @Test("those of a file have a limit, and are read in proportion to their number")
    func manyComments() {
        func linted(_ count: Int) -> LintedText {
            LintedText(
                String(repeating: "# bannerc: ignore[duration-reading] -- x\n", count: count)
                    + "banners: { short: { level: error, text: Saved. } }\n", only: "duration-reading")
        }
        #expect(linted(1_000).findings(of: "work-limit").isEmpty)
        let over = linted(Suppressions.mentionLimit + 10).findings(of: "work-limit")
        #expect(over.count == 1 && over.first?.message.contains("more than 10000 rules") == true)
        let clock = ContinuousClock()
        let ratio = clock.measure { _ = linted(8_000) } / clock.measure { _ = linted(1_000) }
        #expect(ratio < 30, "eight times as many took \(ratio) times as long")
    }

    private func reading(_ comment: String) -> LintedText {
        LintedText(
            """
            metrics: { standard: { display: 4s } }   \(comment)
            banners:
              short: { level: error, text: Saved. }
              one: { level: error, text: \(Self.slow) }
              two: { level: error, text: \(Self.slow) And more of it. }

            """, only: "duration-reading")
    }

    @Test(
        "what is nearly a suppression is told of",
        arguments: [
            "# bannerc-ignore: duration-reading -- x", "# bannerc ignore[duration-reading] -- x",
            "# Bannerc: ignore[duration-reading] -- x", "# banner: ignore[duration-reading] -- x",
            "# bannerc_disable duration-reading",
        ])
    func nearMiss(_ comment: String) {
        #expect(syntax(comment) == 1)
    }

    @Test(
        "prose is prose", arguments: ["# bannerc ignores this", "# banner ignore list", "# ignore[duration-reading]"])
    func prose(_ comment: String) {
        #expect(syntax(comment) == 0)
    }

    @Test("a colon without a banner suppresses none, and not all")
    func noBanner() {
        #expect(syntax("# bannerc: ignore[duration-reading: ] -- ok") == 1)
    }

    private func syntax(_ comment: String) -> Int {
        LintedText("\(comment)\nbanners: { a: { level: error, text: Saved. } }\n").findings(of: "suppression-syntax")
            .count
    }

    @Test("a banner that is named passes, and the finding speaks of the others")
    func banner() {
        #expect(reading("").messages(of: "duration-reading").first?.hasPrefix("`two` shows for 4 s") == true)
        let some = reading("# bannerc: ignore[duration-reading: two] -- a preview")
        #expect(some.messages(of: "duration-reading").first?.hasPrefix("`one` shows for 4 s") == true)
        #expect(some.findings(of: "duration-reading").first?.cases.compactMap(\.identity.banner) == ["one"])
        let all = reading("# bannerc: ignore[duration-reading: two one] -- previews")
        #expect(all.findings.isEmpty, "\(all.transcript)")
    }

    @Test("a banner that is named passes also where the finding speaks of languages alone")
    func bannerOfLanguages() {
        func linted(_ name: String) -> LintedText {
            LintedText(
                """
                locales: { development: en, supported: [en, fr] }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { en: Error, fr: Erreur } } }
                banners:
                  a: { level: error, text: Hello. }   # bannerc: ignore[l10n-missing: \(name)] -- not yet
                  b: { level: error, text: { en: Hello., fr: Bonjour. } }

                """)
        }
        #expect(linted("a").findings(of: "l10n-missing").isEmpty, "\(linted("a").transcript)")
        #expect(linted("a").findings(of: "suppression-unused").isEmpty)
        #expect(linted("b").findings(of: "l10n-missing").count == 1)
        #expect(linted("b").findings(of: "suppression-unused").count == 1)
    }

    @Test("a comment on one language suppresses no other one")
    func language() {
        let long = "This text is much too long for two lines on a small phone, and goes on for ever and ever."
        func linted(_ en: String, _ fr: String) -> LintedText {
            LintedText(
                """
                locales: { development: en, supported: [en, fr] }
                banners:
                  a:
                    level: error
                    text:
                      en: \(long)\(en)
                      fr: \(long)\(fr)

                """, only: "text-max-lines")
        }
        let comment = "  # bannerc: ignore[text-max-lines] -- cut on purpose"
        #expect(linted("", "").findings(of: "text-max-lines").count == 1)
        for both in [linted(comment, ""), linted("", comment)] {
            #expect(both.findings(of: "text-max-lines").count == 1, "\(both.transcript)")
            #expect(both.findings(of: "suppression-unused").isEmpty)
        }
        #expect(linted(comment, comment).findings.isEmpty)
    }

    @Test("a banner that is none is told, with the nearest one")
    func unknownBanner() {
        let linted = LintedText(
            """
            banners:
              short: { level: error, text: Saved. }   # bannerc: ignore[duration-reading: shrt] -- why

            """)
        #expect(linted.messages(of: "suppression-unknown") == ["there is no banner `shrt`"])
        #expect(linted.findings(of: "suppression-unknown").first?.help == ["did you mean `short`?"])
        #expect(linted.findings(of: "suppression-unused").isEmpty)
    }

    @Test("a name that suppresses nothing is told, and so is a rule that is none")
    func unused() {
        let whole = LintedText(
            """
            metrics: { standard: { display: 4s } }   # bannerc: ignore[duration-reading: two short, nope: a b] -- previews
            banners:
              short: { level: error, text: Saved. }
              two: { level: error, text: \(Self.slow) }

            """)
        #expect(whole.messages(of: "suppression-unknown") == ["there is no rule `nope`"])
        #expect(
            whole.messages(of: "suppression-unused") == [
                "`duration-reading` finds nothing here for the banner `short`"
            ], "\(whole.transcript)")
    }

    @Test("a comment above a definition speaks of all of it, and of nothing else")
    func definition() {
        let linted = LintedText(
            """
            banners:
              # bannerc: ignore[text-typographic-ellipsis] -- the brand writes it so
              one:
                level: error
                text:
                  en: Waiting...
                  de: Bitte warten...
              two: { level: error, text: Waiting... }

            """, only: "text-typographic-ellipsis")
        #expect(linted.findings.map(\.keyPath) == ["banners.two.text"], "\(linted.transcript)")
    }

    @Test("a comment above a banner speaks of the banner, wherever what is wrong is written")
    func bannerElsewhere() {
        let above = { (comment: String) in
            LintedText(
                """
                metrics: { standard: { display: 4s } }
                banners:
                  \(comment)
                  one: { level: error, text: \(Self.slow) }
                  two: { level: error, text: \(Self.slow) And more of it. }

                """)
        }
        let one = above("# bannerc: ignore[duration-reading] -- a preview")
        #expect(one.messages(of: "duration-reading").map { $0.hasPrefix("`two`") } == [true], "\(one.transcript)")
        #expect(one.findings(of: "duration-reading").first?.cases.compactMap(\.identity.banner) == ["two"])
        #expect(one.findings(of: "suppression-unused").isEmpty)
        let other = above("# bannerc: ignore[duration-reading: two] -- a preview")
        #expect(!other.findings(of: "suppression-unused").isEmpty)
    }

    @Test("a dash for two hyphens, and a comma between banners, are named")
    func form() {
        let spec = { (comment: String) in
            LintedText(
                "metrics: { standard: { display: 4s } }   \(comment)\nbanners: { one: { level: error, text: \(Self.slow) } }\n"
            )
        }
        let dash = spec("# bannerc: ignore[duration-reading] \u{2014} a preview")
        #expect(dash.messages(of: "suppression-reason") == ["a reason follows two hyphens, but this is a dash"])
        #expect(dash.findings(of: "suppression-reason").first?.fix?.edits.map(\.replacement) == ["--"])
        #expect(dash.findings(of: "duration-reading").isEmpty)
        let comma = spec("# bannerc: ignore[duration-reading: one, two] -- previews")
        #expect(comma.findings(of: "suppression-unknown").first?.help.first?.hasSuffix("`one two`") == true)
    }

    @Test("a comment above a list or within one speaks of its line alone")
    func line() {
        let linted = LintedText(
            """
            banners:
              one:
                level: error
                text:
                  # bannerc: ignore[text-typographic-ellipsis] -- the brand writes it so
                  en: Waiting...
              two: { level: error, text: Waiting... }

            """, only: "text-typographic-ellipsis")
        #expect(linted.findings.map(\.keyPath) == ["banners.two.text"], "\(linted.transcript)")
    }

    @Test("an error of the language can't pass, and says why")
    func languageError() {
        let linted = LintedText(
            """
            banners:
              one: { level: error, text: One., colour: red }   # bannerc: ignore[unknown-key] -- ours

            """)
        #expect(
            linted.messages(of: "suppression-unknown") == [
                "`unknown-key` can't be suppressed: nothing can be generated from a spec with this error"
            ], "\(linted.transcript)")
        #expect(linted.findings(of: "suppression-unused").isEmpty)
    }
}
