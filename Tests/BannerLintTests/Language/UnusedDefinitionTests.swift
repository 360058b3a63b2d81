// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerLint

struct UnusedDefinitionTests {
    private func messages(_ spec: String, files: [String: String] = [:]) -> [String] {
        let linted = LintedText(RuleExample(spec, files: files), only: UnusedDefinition.description.id)
        return linted.findings.map(\.message)
    }

    private func unused(_ what: String...) -> [String] { what.map { "\($0) is defined but never used" } }

    @Test func everyKindOfDefinitionIsFound() {
        let spec = """
            palette: { spare: "#B3261E" }
            metrics: { spare: { display: 4s } }
            buttons: { spare: { kind: emphasis, title: Retry } }
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF" }
              spare: { tint: "#B3261E", onTint: "#FFFFFF" }
            styles: { spare: { padding: 8 } }
            surfaces: { spare: { edge: bottom } }
            screens: { spare: { surfaces: [main] } }
            """
        #expect(
            messages(spec)
                == unused(
                    "colour `spare`", "metric `spare`", "button `spare`", "level `spare`", "style `spare`",
                    "surface `spare`"))
    }

    /// A banner has its time from its text, and the rest from there.
    @Test func metricsAreUsedWhereTheTimeFollowsFromTheText() {
        let spec = """
            metrics: { calm: { present: 300ms } }
            banners:
              a: { level: error, metrics: calm, text: Your changes could not be saved on our server in the time that it takes. }
            """
        #expect(messages(spec) == [])
    }

    @Test func whatIsThereByItselfIsUsed() {
        let spec = """
            metrics: { standard: { display: 4s } }
            styles: { standard: { padding: 8 }, bar: { padding: 12 } }
            surfaces: { main: { edge: bottom }, detail: { edge: top } }
            banners:
              syncFailed: { level: error, text: Sync failed., style: bar, surface: detail }
            """
        #expect(messages(spec) == [])
    }

    /// Each place in which a name may stand.
    @Test(arguments: [
        "palette: { red: \"#B3261E\", alarm: { light: \"#7A0000\", dark: \"{palette.red}\" } }|alarm",
        "palette: { red: \"#B3261E\" }\nstyles: { standard: { indicator: { height: 4, color: \"{palette.red}\" } } }",
        "palette: { red: \"#B3261E\" }\nbanners: { a: { level: error, text: A, onTint: \"{palette.red}\" } }",
        "palette: { red: \"#B3261E\" }\n"
            + "banners: { a: { level: error, text: A, indicator: { height: 4, color: \"{palette.red}\" } } }",
        "palette: { red: \"#B3261E\" }\n"
            + "themes: { night: { levels: { error: { tint: { dark: \"{palette.red}\" } } } } }",
        "palette: { red: \"#B3261E\", blue: \"#184687\" }\n"
            + "themes: { night: { palette: { blue: \"{palette.red}\" } } }|blue",
        "metrics: { brief: { display: 3s } }\nstyles: { standard: { metrics: brief } }",
        "metrics: { brief: { display: 3s } }\nbanners: { a: { level: error, text: A, metrics: brief } }",
        "metrics: { brief: { display: 3s } }\nthemes: { night: { levels: { error: { metrics: brief } } } }",
        "metrics: { brief: { display: 3s } }\nbanners:\n  a:\n    level: error\n    text: A\n"
            + "    progress: { kind: determinate, completion: { text: Done, metrics: brief } }",
        "buttons: { retry: { kind: emphasis, title: Retry } }\n"
            + "banners: { a: { level: error, text: A, buttons: [retry] } }",
        "styles: { bar: { padding: 8 }, toast: { extends: bar } }|toast",
        "surfaces: { detail: { edge: top } }\nscreens: { inbox: { surfaces: [detail] } }",
    ]) func aNameCountsAsUse(spec: String) {
        // Behind `|` stands what is unused all the same.
        let parts = spec.split(separator: "|")
        let expected = parts.dropFirst().map { name in
            let kind = parts[0].hasPrefix("styles") ? "style" : "colour"
            return "\(kind) `\(name)` is defined but never used"
        }
        #expect(messages(String(parts[0])) == expected)
    }

    /// A level's metrics win over nothing here, since the style sets its own; they are named all the same.
    @Test func overriddenMetricsAreUsed() {
        let spec = """
            metrics: { brief: { display: 3s }, stays: { display: never } }
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", metrics: stays }
            styles:
              standard: { metrics: brief }
            """
        #expect(messages(spec) == [])
    }

    @Test func aThemeThatChangesADefinitionDoesNotUseIt() throws {
        let spec = """
            palette:
              red: "#B3261E"
              blue: "#184687"
            levels:
              error: { tint: "{palette.blue}", onTint: "#FFFFFF" }
            themes:
              night: { palette: { red: "#7A0000" } }
            """
        let finding = try #require(LintedText(spec, only: "unused-definition").findings.first)
        #expect(finding.message == "colour `red` is defined but never used")
        // Without the definition, the theme would change what is not there.
        #expect(finding.fix == nil)
    }

    // MARK: Parameters

    private func banner(_ text: String, more: String = "") -> String {
        """
        banners:
          syncFailed:
            level: error
            parameters: { count: { type: int, max: 99 }, account: string }
            text: \(text)
        \(more)
        """
    }

    @Test func aParameterIsUsedByAnyText() {
        let account = unused("parameter `account` of banner `syncFailed`")
        #expect(messages(banner("\"{count} failed\"")) == account)
        #expect(messages(banner("{ plural: count, other: Many failed. }")) == account)
        #expect(messages(banner("{ plural: count, other: \"{account}\" }")) == [])
        #expect(messages(banner("{ en: \"{count} failed\", fr: \"{account}\" }")) == [])
        let completion = "    progress: { kind: determinate, completion: { text: \"{account}\" } }"
        #expect(messages(banner("\"{count} failed\"", more: completion)) == [])
        let theme = "themes: { night: { texts: { syncFailed: \"{account}\" } } }"
        #expect(messages(banner("\"{count} failed\"", more: theme)) == [])
    }

    /// Two banners whose parameters differ are two banners for such a queue.
    @Test func aParameterIsUsedByTheQueue() {
        let key = "queue: { coalesce: queued, key: [banner, parameters] }"
        #expect(messages(banner("\"{count} failed\"", more: key)) == [])
        let none = "queue: { coalesce: none, key: [banner, parameters] }"
        #expect(messages(banner("\"{count} failed\"", more: none)).count == 1)
    }

    // MARK: Files

    @Test func librariesAreSpared() {
        let brand = "bannerc: 1\npalette: { red: \"#B3261E\" }\nbuttons: { retry: { kind: emphasis, title: Retry } }\n"
        #expect(messages("use: [brand.banner.yaml]", files: ["brand.banner.yaml": brand]) == [])
        // A spec without banners is there for others.
        #expect(messages(brand + "name: Brand\n") == [])
    }

    /// A used file may name what its user defines.
    @Test func usedFilesUse() {
        let brand = "bannerc: 1\npalette: { alarm: \"{palette.red}\" }\n"
        let spec = "use: [brand.banner.yaml]\npalette: { red: \"#B3261E\" }\n"
        #expect(messages(spec, files: ["brand.banner.yaml": brand]) == [])
    }

    /// What is missing may be what is in error.
    @Test func aSpecWithErrorsIsSpared() {
        let spec = """
            palette: { red: "#B3261E" }
            banners:
              syncFailed: { level: error, text: Sync failed., tnit: "{palette.red}" }
            """
        #expect(LintedText(spec).findings(of: "unused-definition").isEmpty)
    }

    // MARK: Fixes

    /// The spec after all fixes.
    private func fixed(_ spec: String) -> String {
        let example = RuleExample(spec, isWhole: true)
        let linted = LintedText(example, only: UnusedDefinition.description.id)
        var bytes = Array(example.spec.utf8)
        for edit in linted.findings.compactMap(\.fix).flatMap(\.edits)
            .sorted(by: { $0.place.bytes.lowerBound > $1.place.bytes.lowerBound })
        {
            bytes.replaceSubrange(edit.place.bytes, with: edit.replacement.utf8)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
            !LintedText(RuleExample(text, isWhole: true)).findings.contains {
                $0.severity == .error && $0.rule.code < "BN3"
            })
        return text
    }

    private static let rest = """
        levels:
          error: { tint: "{palette.red}", onTint: "#FFFFFF" }
        banners:
          syncFailed: { level: error, text: Sync failed. }

        """

    @Test(arguments: ["\n", "\r\n"]) func wholeLinesAreRemoved(lineBreak: String) {
        let spec = """
            bannerc: 1
            name: Acme
            palette:
              blue:            # not used
                light: "#184687"
                dark:  "#1D4176"   # nor this
              red: "#B3261E"
              green: "#428252" # the last

            \(Self.rest)
            """
        let expected = """
            bannerc: 1
            name: Acme
            palette:
              red: "#B3261E"

            \(Self.rest)
            """
        let breaks = { (text: String) in
            text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
        }
        #expect(fixed(breaks(spec)) == breaks(expected))
    }

    @Test(arguments: [
        // In brackets.
        "palette: { red: \"#B3261E\", blue: \"#184687\" }\n",
        "palette: {\n  red: \"#B3261E\",\n  blue: \"#184687\"\n}\n",
        "palette: {\n  blue: \"#184687\"\n  , red: \"#B3261E\"\n}\n",
        // An anchor that is needed elsewhere.
        "palette:\n  blue: &dark \"#184687\"\n  red: *dark\n",
    ]) func whatIsNotSimpleIsLeft(palette: String) {
        let spec = "bannerc: 1\nname: Acme\n" + palette + Self.rest
        #expect(messages(spec) == unused("colour `blue`"))
        #expect(fixed(spec) == spec)
    }

    /// A section without entries would be an error.
    @Test func aSectionIsNeverEmptied() {
        let spec = """
            bannerc: 1
            name: Acme
            metrics:
              brief: { display: 3s }
              long: { display: 9s }
            palette:
              red: "#B3261E"

            """ + Self.rest
        #expect(messages(spec) == unused("metric `brief`", "metric `long`"))
        #expect(fixed(spec) == spec)
    }
}
