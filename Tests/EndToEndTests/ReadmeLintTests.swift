// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import Testing

/// What the README says of the lint is so. Tests of the commands show the rest: fixes, baselines, suppressions, exit codes.
@Suite struct ReadmeLintTests {
    private func rules(_ spec: String) -> Set<String> {
        var sources = SourceSet()
        let source = SourceFile(path: "readme.banner.yaml", bytes: Array(spec.utf8))
        let loaded = SpecLoader.load(source, into: &sources) { _ in .missing }
        return Set(Linter.lint(loaded, sources: sources).findings.map(\.rule.name))
    }

    private static let head = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, de] }
        levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark.octagon, decorative: true } } }

        """

    @Test func thereAreMoreThanAHundredRules() throws {
        #expect(try Repository.text("README.md").contains("more than a hundred [rules]"))
        #expect(RuleRegistry.all.count > 100)
    }

    /// In a language and a text size, in an appearance, in the time and beside each other.
    @Test func whatItSaysIsCheckedIs() throws {
        // Where its lines are broken says nothing.
        let readme = try Repository.text("README.md").split(separator: "\n").joined(separator: " ")
        for claim in [
            "texts fit two lines in every language and text size", "colours have contrast", "people have time to read",
            "one banner shows at a time",
        ] {
            #expect(readme.contains(claim), "\(claim)")
        }
        let short = "The upload failed. Try again."
        let long =
            "Das Hochladen der ausgewählten Dateien ist fehlgeschlagen. Bitte versuchen Sie es später noch einmal."
        let banner = { (text: String) in
            "banners: { x: { level: error, text: { en: \"\(short)\", de: \"\(text)\" } } }\n"
        }
        #expect(!rules(Self.head + banner("Hochladen fehlgeschlagen.")).contains("text-max-lines"))
        #expect(rules(Self.head + banner(long)).contains("text-max-lines"))
        // It fits but for the greatest text sizes.
        let nearly = "Hochladen fehlgeschlagen. Bitte noch einmal versuchen."
        let sizes = { (largest: String) in "styles: { standard: { text: { dynamicType: [xSmall, \(largest)] } } }\n" }
        #expect(!rules(Self.head + sizes("medium") + banner(nearly)).contains("text-max-lines"))
        #expect(rules(Self.head + sizes("xxxLarge") + banner(nearly + " Danke.")).contains("text-max-lines"))

        let pale = Self.head.replacing("\"#8C1D18\"", with: "{ light: \"#8C1D18\", dark: \"#F2B8B5\" }")
        #expect(rules(pale + banner("Fehler.")).contains("contrast-text"))
        let hasty = banner("Fehler.").replacing(" } }", with: " }, metrics: { display: 1s } }")
        #expect(rules(Self.head + hasty).contains("duration-reading"))
        let beside =
            "surfaces: { list: { scope: screen }, detail: { scope: screen } }\n"
            + "screens: { inbox: { surfaces: [list, detail] } }\nbanners:\n"
            + "  x: { level: error, text: Failed., surface: list }\n  y: { level: error, text: Gone., surface: detail }\n"
        #expect(rules(Self.head + beside).contains("one-per-surface"))
    }

    /// The finding that it shows is one of OwlBanners as they are shipped, where its lines stand so.
    @Test func theFindingThatItShowsIsFound() throws {
        let path = "Tests/Fixtures/as-shipped/owl.banner.yaml"
        var sources = SourceSet()
        let loaded = SpecLoader.load(SourceFile(path: path, bytes: try Repository.bytes(path)), into: &sources) { _ in
            .missing
        }
        let findings = Linter.lint(loaded, sources: sources).findings.filter { $0.rule.name == "contrast-text" }
        let lines = TextFormat.render(Report(sources: sources, findings: findings))
            .split(separator: "\n").filter { $0.hasPrefix("error") || $0.contains("= note") || $0.hasPrefix("help") }
        let readme = try Repository.text("README.md").split(separator: "\n")
        let shown = try #require(readme.firstIndex { $0.hasPrefix("error[BN401") })
        let claims = readme[shown...].prefix { $0 != "```" }
            .filter { $0.hasPrefix("error") || $0.contains("= note") || $0.hasPrefix("help") }
        #expect(claims.count >= 4)
        for claim in claims { #expect(lines.contains(claim), "\(claim)\n\(lines.joined(separator: "\n"))") }
    }

    /// Each finding has its place and its reason, and rules say a way out.
    @Test func allFindingsHaveAWayOut() throws {
        for path in LintedProject.fixtures {
            let linted = LintedProject(path, try LintedProject.repositoryFiles())
            #expect(!linted.findings.isEmpty)
            for finding in linted.findings {
                #expect(!finding.message.isEmpty && !finding.help.isEmpty, "\(path): \(finding.message)")
            }
        }
    }

    @Test func formatsAndHooksAreThere() throws {
        #expect(try Repository.text("README.md").contains("nine formats") && OutputFormat.allCases.count == 9)
        let hooks = try Repository.text(".pre-commit-hooks.yaml")
        for hook in ["bannerc-lint", "bannerc-fmt", "bannerc-build"] {
            #expect(hooks.contains("- id: \(hook)\n"), "\(hook)")
        }
    }
}
