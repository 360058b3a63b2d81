// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

/// What tells levels apart, and colours that follow the appearance.
struct LevelColorTests {
    // MARK: color-not-only

    private func colorAlone(level: String, banner: String) -> Bool {
        let linted = LintedText(
            """
            locales: { development: en, supported: [en, fr] }
            levels:
              error: { tint: "#8A0314", onTint: "#FFFFFF"\(level) }
            banners:
              syncFailed: { level: error, \(banner) }
            """, only: "color-not-only")
        return !linted.findings(of: "color-not-only").isEmpty
    }

    @Test func iconsAndPrefixes() {
        let prefix = ", spokenPrefix: { en: Error, fr: Erreur }"
        #expect(colorAlone(level: "", banner: "text: Sync failed."))
        #expect(colorAlone(level: prefix, banner: "text: { en: Sync failed., fr: Échec. }"))
        // Seen in English alone.
        #expect(colorAlone(level: prefix, banner: "text: { en: \"Error: it failed.\", fr: Échec. }"))
        #expect(!colorAlone(level: prefix, banner: "text: { en: \"Error: it failed.\", fr: \"Erreur : échec.\" }"))
        // “Errors” is another word.
        #expect(colorAlone(level: ", spokenPrefix: Error", banner: "text: Errors came."))
        let themed = "text: \"Error: failed.\" }\nthemes:\n  t: { texts: { syncFailed: Failed. }"
        #expect(colorAlone(level: ", spokenPrefix: Error", banner: themed))
        #expect(!colorAlone(level: "", banner: "text: Sync failed., icon: { symbol: xmark, decorative: true }"))
        #expect(!colorAlone(level: "", banner: "text: Sync failed., image: { asset: cloud, decorative: true }"))
        #expect(!colorAlone(level: ", icon: { symbol: xmark, decorative: true }", banner: "text: Sync failed."))
    }

    private func choices(_ levels: String, _ rest: String = "banners: { x: { level: error, text: Failed. } }")
        -> [String]
    {
        LintedText("levels:\n\(levels)\n\(rest)", only: "color-not-only").messages(of: "color-not-only")
    }

    /// That a level has no icon tells it from the others, but not from another one without.
    @Test func oneLevelMayGoWithout() {
        let iconic = ##"  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: { symbol: xmark, decorative: true } }"##
        let plain = ##"  plain: { tint: "#0A3069", onTint: "#FFFFFF", icon: none }"##
        let bare = ##"  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: none }"##
        let prefixed = ##"  error: { tint: "#8A0314", onTint: "#FFFFFF", icon: none, spokenPrefix: Error }"##
        #expect(choices(bare) == [])
        #expect(choices(iconic + "\n" + plain) == [])
        #expect(
            choices(bare + "\n" + plain) == [
                "only its colour tells the level `plain` from `error`, which has no icon either"
            ])
        #expect(choices(prefixed + "\n" + plain, "banners: { x: { level: error, text: \"Error: failed.\" } }") == [])
        // A theme takes it away.
        #expect(
            choices(
                iconic + "\n" + plain,
                "banners: { x: { level: error, text: Failed. } }\nthemes: { t: { levels: { error: { icon: none } } } }")
                == ["only its colour tells the level `plain` from `error`, which has no icon either in theme `t`"])
    }

    @Test(arguments: ["image", "icon"]) func aBannerThatLeavesItsIconOutIsFound(key: String) {
        let error =
            ##"  error: { tint: "#8A0314", onTint: "#FFFFFF", spokenPrefix: Error, icon: { symbol: xmark, decorative: true } }"##
        let info = ##"  info: { tint: "#0A3069", onTint: "#FFFFFF", icon: { symbol: info.circle, decorative: true } }"##
        let banners = "banners: { x: { level: error, text: Failed., \(key): none } }"
        #expect(choices(error + "\n" + info, banners) == ["only its colour shows that `x` is of the level `error`"])
        // Nothing to take it for; a prefix that is seen.
        #expect(choices(error, banners) == [])
        #expect(choices(error + "\n" + info, banners.replacing("Failed.", with: "\"Error: failed.\"")) == [])
    }

    private func sharing(_ rest: String, tint: String = "#8A0314", themes: String = "", icon: String = "circle.fill")
        -> [String]
    {
        let ok = ##"ok: { tint: "#1B5E20", onTint: "#FFFFFF", icon: { symbol: circle.fill, decorative: true } }"##
        let error =
            "error: { tint: \"\(tint)\", onTint: \"#FFFFFF\", icon: { symbol: \(icon), decorative: true }, spokenPrefix: Error }"
        let banners = "banners:\n  x: { level: error, \(rest) }\n  y: { level: ok, text: Synced. }\n"
        return LintedText("levels:\n  \(ok)\n  \(error)\n\(banners)\(themes)", only: "color-not-only")
            .messages(of: "color-not-only")
    }

    /// An icon that two levels share says no more than none.
    @Test func anIconOfTwoLevelsTellsNeither() {
        let message = "only its colour tells the level `error` from `ok`, which has the same icon"
        #expect(sharing("text: Failed.") == [message])
        #expect(sharing("text: Failed.", icon: "xmark") == [])
        // What else tells them apart.
        #expect(sharing("text: \"Error: failed.\"") == [])
        #expect(sharing("text: Failed., image: { asset: cloud, decorative: true }") == [])
        #expect(sharing("text: Failed., icon: { symbol: xmark, decorative: true }") == [])
        // Two names for one look: no colour tells what the icon doesn't.
        #expect(sharing("text: Failed.", tint: "#1B5E20") == [])
        #expect(
            sharing(
                "text: Failed.",
                themes: "themes: { t: { levels: { error: { icon: { symbol: circle.fill, decorative: true } } } } }",
                icon: "xmark") == [message + " in theme `t`"])
    }

    /// A library's level that nobody uses is not mistaken for another.
    @Test func aSharedIconOfAnUnusedLevelPasses() {
        let levels = ["a", "b"].map {
            "  \($0): { tint: \"#8A031\($0)\", onTint: \"#FFFFFF\", icon: { symbol: bell, decorative: true } }"
        }
        #expect(choices(levels.joined(separator: "\n"), "banners: { x: { level: a, text: Failed. } }") == [])
    }

    /// What the rule on colour says, no other rule says again.
    @Test func aSharedIconIsToldOnce() {
        let linted = LintedText(
            """
            levels:
              ok:    { tint: "#1B5E20", onTint: "#FFFFFF", icon: { symbol: bell, decorative: true } }
              error: { tint: "#8A0314", onTint: "#FFFFFF", icon: { symbol: bell, decorative: true } }
            banners: { x: { level: error, text: Failed. }, y: { level: ok, text: Synced. } }
            """)
        #expect(linted.findings(of: "color-not-only").count == 1)
        #expect(linted.findings(of: "consistent-identification").isEmpty)
    }

    // MARK: level-colors-distinct

    private func distinct(_ first: String, _ second: String, _ rest: String = "") -> [Finding] {
        LintedText(
            """
            levels:
              a: { tint: \(first), onTint: "#FFFFFF" }
              b: { tint: \(second), onTint: "#FFFFFF" }
            banners:
              first: { level: a, text: First. }
            \(rest)
            """, only: "level-colors-distinct"
        ).findings(of: "level-colors-distinct")
    }

    /// Red and green of one lightness are worlds apart for most people, and alike for some.
    @Test func deficienciesCount() throws {
        let findings = distinct("\"#A0522D\"", "\"#5F7020\"")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.severity == .info)
        #expect(finding.message.contains("nopia"), "\(finding.message)")
        #expect(distinct("\"#000000\"", "\"#FFFFFF\"").isEmpty)
    }

    @Test func equalTintsDifferByNothing() {
        let messages = distinct("\"#8A0314\"", "\"#8A0314\"").map(\.message)
        #expect(messages == ["the tints of `a` and `b` differ by 0, less than 10, in light appearance"])
    }

    @Test func theLimitIsAParameter() {
        let rest = "lint: { rules: { level-colors-distinct: { limit: 0 } } }"
        #expect(distinct("\"#8A0314\"", "\"#8A0314\"", rest).isEmpty)
    }

    /// What a theme leaves as it is was compared before; what it changes is compared anew, with all others.
    @Test func themesAreComparedWhereTheyChange() {
        let levels = ["a": "#000000", "b": "#FFFFFF", "c": "#8A0314"].sorted { $0.key < $1.key }.map {
            "  \($0.key): { tint: \"\($0.value)\", onTint: \"#FFFFFF\" }\n"
        }
        func messages(_ themes: String) -> [String] {
            LintedText(
                "levels:\n\(levels.joined())banners:\n  first: { level: a, text: First. }\nthemes:\n\(themes)",
                only: "level-colors-distinct"
            ).messages(of: "level-colors-distinct")
        }
        let quiet = "  one: { levels: { a: { tint: \"#202020\" } } }\n"
        #expect(messages(quiet).isEmpty)
        let found = messages(
            quiet + "  two: { levels: { b: { tint: \"#8A0314\" } } }\n"
                + "  three: { levels: { c: { tint: \"#000000\" } } }\n")
        #expect(
            found == [
                "the tints of `b` and `c` differ by 0, less than 10, in light appearance in theme `two`",
                "the tints of `a` and `c` differ by 0, less than 10, in light appearance in theme `three`",
            ], "\(found)")
    }

    /// The work is capped, and a cap is said, not passed over.
    @Test func veryManyLevels() {
        let levels = (0..<200).map { "  level\($0): { tint: \"#8A0314\", onTint: \"#FFFFFF\" }\n" }.joined()
        let linted = LintedText(
            "levels:\n\(levels)banners:\n  first: { level: level0, text: First. }", only: "level-colors-distinct")
        let messages = linted.messages(of: "level-colors-distinct")
        #expect(messages.count == 64 * 63 / 2 + 1)
        #expect(messages.contains("the tints of 136 levels were not compared: there are 200, more than 64"))
    }

    // MARK: appearance-complete

    private func incomplete(_ fragment: String) -> [Finding] {
        LintedText(fragment, only: "appearance-complete").findings(of: "appearance-complete")
    }

    @Test(
        "a palette entry, what it lacks, and how grave that is",
        arguments: [
            ("\"#8A0314\"", "", nil),
            ("{ light: \"#8A0314\" }", "`dark`", .error),
            ("{ light: \"#8A0314\", dark: \"#700010\" }", "", nil),
            (
                "{ light: \"#8A0314\", dark: \"#700010\", darkHighContrast: \"#500000\" }", "`lightHighContrast`",
                .warning
            ),
            ("{ light: \"{palette.all}\" }", "", nil),
        ] as [(String, String, Severity?)])
    func palette(_ color: String, _ missing: String, _ severity: Severity?) {
        let all = """
            { light: "#8A0314", dark: "#8A0314", lightHighContrast: "#8A0314", darkHighContrast: "#8A0314" }
            """
        let findings = incomplete("palette:\n  all: \(all)\n  red: \(color)")
        #expect(findings.map(\.message) == (missing.isEmpty ? [] : ["`red` lacks \(missing)"]))
        #expect(findings.first?.severity == severity)
    }

    @Test func aBannersOwnColorAndAnIndicatorCount() {
        let findings = incomplete(
            """
            styles: { bar: { indicator: { height: 4, color: { light: "#FFFFFF" } } } }
            banners:
              syncFailed: { level: error, style: bar, text: Sync failed., tint: { light: "#8A0314", dark: "#700010", lightHighContrast: "#500000" } }
            """)
        #expect(
            findings.map(\.message) == [
                "`color` lacks `dark`", "`tint` lacks `darkHighContrast`",
            ])
    }

    /// A theme stands on what the spec gives, but a single colour counts as light under it.
    @Test func themes() {
        let complete = """
            { light: "#8A0314", dark: "#8A0314", lightHighContrast: "#8A0314", darkHighContrast: "#8A0314" }
            """
        let theme = "themes: { pale: { palette: { red: { light: \"#902020\" } } } }"
        #expect(incomplete("palette: { red: \(complete) }\n\(theme)").isEmpty)
        let messages = incomplete("palette: { red: \"#8A0314\" }\n\(theme)").map(\.message)
        #expect(messages == ["`red` lacks `dark` in theme `pale`"])
    }

    @Test func highContrastCanBeLeftOut() {
        let rest = "lint: { rules: { appearance-complete: { highContrast: false } } }"
        #expect(
            incomplete(
                "palette: { red: { light: \"#8A0314\", dark: \"#700010\", lightHighContrast: \"#500000\" } }\n\(rest)"
            ).isEmpty)
    }
}
