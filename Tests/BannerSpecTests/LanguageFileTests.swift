// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@Suite("Files with the texts of one language") struct LanguageFileTests {
    private static let spec = """
        use: [banners.de.yaml]
        locales: { development: en, supported: [en, de] }
        buttons: { retry: { kind: emphasis, title: Retry, image: { asset: a, label: Arrow } } }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: Error, icon: { symbol: wifi, label: Waves } } }
        banners:
          a:
            level: error
            parameters: { n: { type: int, min: 0, max: 9 } }
            text: { plural: n, one: "{n} item", other: "{n} items" }
            title: Title
            points: [One, "Two {n}"]
            link: { title: More }
            alsoAvailableAt: Settings
            image: { asset: b, label: Face }
            spokenPrefix: Sorry
            icon: { symbol: bolt, label: Flash }
            progress: { kind: determinate, completion: { text: Done } }
        """

    private static func project(_ file: String, _ snippet: String = spec) -> Project {
        Project(snippet: snippet, files: ["banners.de.yaml": "bannerc: 1\nlocale: de\n" + file])
    }

    @Test("a file that does not say its language is asked for it")
    func unsaidLanguage() {
        let project = Project(
            snippet: Self.spec, files: ["banners.de.yaml": "bannerc: 1\nbanners: { a: { text: Ding, title: Titel } }\n"]
        )
        let help = project.findings.filter { $0.rule == .missingField }.flatMap(\.help)
        #expect(help == ["if this file contains texts in one language, write `locale: de` at its top"])
    }

    @Test("a file of one language that is read by itself is told from a spec")
    func alone() {
        let project = Project("bannerc: 1\nlocale: de\nbanners: { a: { text: Ding } }\n")
        #expect(project.findings.map(\.message) == ["this file contains texts in one language, and is not a spec"])
        #expect(
            project.findings.flatMap(\.help) == ["name it in the spec that it belongs to: `use: [acme.banner.yaml]`"])
        // A spec with a slip is one.
        let slip = Project("bannerc: 1\nname: Acme\nlocale: en\nbanners: {}\n")
        #expect(slip.findings.contains { $0.message.contains("no key `locale`") }, "\(slip.findings.map(\.message))")
    }

    @Test func everyTextOfASpec() throws {
        let spec = try resolve(
            Self.project(
                """
                banners:
                  a:
                    text: { plural: n, one: "{n} Ding", other: "{n} Dinge" }
                    title: Titel
                    points: [Eins, "Zwei {n}"]
                    link: Mehr
                    completion: Fertig
                    alsoAvailableAt: Einstellungen
                    imageLabel: Gesicht
                    spokenPrefix: Verzeihung
                    iconLabel: Blitz
                buttons: { retry: { title: Wiederholen, imageLabel: Pfeil } }
                levels: { error: { spokenPrefix: Fehler, iconLabel: Wellen } }
                """))
        let banner = try #require(spec.banners.first)
        let extras = try #require(banner.extras)
        let level = try #require(spec.design.levels.first?.attributes)
        let texts: [LocalizedText?] =
            [
                banner.text, extras.title, extras.link?.title, extras.progress?.completion?.text,
                extras.alsoAvailableAt,
                extras.image?.label, spec.buttons.first?.title, spec.buttons.first?.image?.label,
                level.spokenPrefix.value, level.icon.value?.label, banner.look.level.spokenPrefix.value,
                banner.look.level.icon.value?.label,
            ] + extras.points
        let german = texts.map { $0?.entries.first { $0.locale == "de" }?.content.mainPattern.written(["n"]) }
        #expect(
            german == [
                "{n} Dinge", "Titel", "Mehr", "Fertig", "Einstellungen", "Gesicht", "Wiederholen", "Pfeil", "Fehler",
                "Wellen", "Verzeihung", "Blitz", "Eins", "Zwei {n}",
            ])
        guard case .plural = banner.text.entries.last?.content else {
            Issue.record("the plural is one in German too")
            return
        }
    }

    @Test func aBannerThatTheSpecLacks() {
        expectFinding(
            .unknownReference, "the spec has no banner `b`", help: "did you mean `a`?",
            in: Self.project("banners: { «b»: { text: B } }"))
    }

    @Test func aTextThatTheSpecLacks() {
        expectFinding(
            .unknownReference, "`a` of the spec has no `title` to translate", help: "in the development language",
            in: Self.project(
                "banners: { a: { «title»: T } }",
                "use: [banners.de.yaml]\nbanners: { a: { level: error, text: A } }"))
    }

    @Test func aTextThatIsThereAlready() {
        expectFinding(
            .duplicateDefinition, "the text in `de` is written elsewhere too", labelFirst: true,
            in: Self.project(
                "banners: { a: { text: «B» } }",
                "use: [banners.de.yaml]\nbanners: { a: { level: error, text: { en: A, de: «C» } } }"))
    }

    @Test func pointsOfAnotherNumber() {
        expectFinding(
            .outOfRange, "the banner has 2 points, but here are 1", help: "in the same order",
            in: Self.project("banners: { a: { points: «[Eins]» } }"))
    }

    @Test func aLanguageThatTheSpecLacks() {
        expectFinding(
            .invalidLocale, "`de` is not among the supported locales", help: "add it to `supported`",
            in: Project(
                snippet: "use: [x.yaml]\nlocales: { supported: [en, fr] }\nbanners: { a: { level: error, text: A } }",
                files: ["x.yaml": "bannerc: 1\nlocale: «de»\nbanners: { a: { text: B } }"]))
    }

    @Test(arguments: [
        ("banners: { a: { «txt»: T } }", "a banner in one language has no key `txt`"),
        ("buttons: { retry: { «size»: 4 } }", "a button in one language has no key `size`"),
        ("levels: { error: { «tint»: red } }", "a level in one language has no key `tint`"),
        ("«styles»: {}", "a file with texts in one language has no key `styles`"),
    ]) func keysThatHoldNoText(_ file: String, _ message: String) {
        expectFinding(.unknownKey, message, in: Self.project(file))
    }

    @Test func aPluralThatTheLanguageLacks() {
        expectFinding(
            .pluralForm, "`de` has no plural category `few`",
            in: Self.project("banners: { a: { text: { plural: n, «few»: x, other: y } } }"))
    }
}
