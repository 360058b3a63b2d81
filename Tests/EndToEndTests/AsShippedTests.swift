// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import Testing

/// The design systems as they are shipped, with their faults, and the sample specs, which have none.
@Suite struct AsShippedTests {
    /// What is found in a spec of this repository.
    private struct Checked {
        let findings: [Finding]
        let transcript: String

        init(_ path: String, changing change: (String) -> String = { $0 }) throws {
            var sources = SourceSet()
            let text = change(try Repository.text(path))
            let loaded = SpecLoader.load(SourceFile(path: path, bytes: Array(text.utf8)), into: &sources) { used in
                (try? Repository.bytes(used)).map(FileAccess.bytes) ?? .missing
            }
            let result = Linter.lint(loaded, sources: sources)
            var unused = UnusedSuppressions()
            unused.add(result, sources)
            let report = Report(sources: sources, findings: result.findings + unused.reports.flatMap(\.findings))
            findings = report.sorted()
            transcript = TextFormat.render(report)
        }

        static func asShipped(_ name: String, changing change: (String) -> String = { $0 }) throws -> Checked {
            try Checked("Tests/Fixtures/as-shipped/\(name).banner.yaml", changing: change)
        }

        func findings(of rule: String) -> [Finding] { findings.filter { $0.rule.name == rule } }

        /// Such as "error: text on tint is 2.98:1, …", in the order of the file.
        func messages(of rule: String) -> [String] {
            findings(of: rule).map { "\($0.severity.rawValue): \($0.message)" }
        }

        var rules: Set<String> { Set(findings.map(\.rule.name)) }
    }

    // MARK: As mended

    @Test("a sample spec is clean under its own profile", arguments: Repository.specs)
    func sampleSpecsAreClean(_ spec: String) throws {
        let checked = try Checked("specs/\(spec).banner.yaml")
        #expect(checked.findings.isEmpty, "\(checked.transcript)")
    }

    // MARK: OwlBanners

    @Test func owlFillsFailUnderWhiteText() throws {
        let owl = try Checked.asShipped("owl")
        #expect(
            owl.messages(of: "contrast-text") == [
                "error: text on tint is 2.98:1, below 4.5:1 in light appearance",
                "error: text on tint is 2.26:1, below 4.5:1 in light appearance",
                "error: text on tint is 4.44:1, below 4.5:1 in light appearance",
                "error: text on tint is 3.61:1, below 4.5:1 in light appearance",
            ])
        // The icons are drawn in the same two colours, and are no findings of their own.
        let texts = owl.findings(of: "contrast-text")
        let notes: [String] = texts.flatMap(\.notes).filter { note in note.contains("icon on tint") }
        #expect(
            notes == [
                "also, icon on tint is 2.98:1, below 3:1 in light appearance",
                "also, icon on tint is 2.26:1, below 3:1 in light appearance",
            ])
        #expect(
            owl.messages(of: "contrast-status-bar") == [
                "warning: the light status bar on tint is 2.26:1, below 3:1 in light appearance"
            ])
    }

    /// The fill is written once for each appearance: that of high contrast takes a darker one, which contrast-enhanced accepts too.
    @Test func owlFillsHaveRemediesForBothContrasts() throws {
        let remedies = try Checked.asShipped("owl").findings(of: "contrast-text").map(\.help)
        let high = "in light appearance with high contrast, "
        #expect(
            remedies == [
                [
                    "#4D8400 keeps the hue and reaches 4.55:1", high + "#366400 keeps the hue and reaches 7.05:1",
                    "black drawn over this tint reaches 7.04:1",
                ],
                [
                    "#B95E00 keeps the hue and reaches 4.5:1", high + "#8E4400 keeps the hue and reaches 7.05:1",
                    "black drawn over this tint reaches 9.3:1",
                ],
                [
                    "#CE4748 keeps the hue and reaches 4.55:1", high + "#AA222A keeps the hue and reaches 7.07:1",
                    "black drawn over this tint reaches 4.73:1",
                ],
                [
                    "#027FAC keeps the hue and reaches 4.53:1", high + "#005E89 keeps the hue and reaches 7.09:1",
                    "black drawn over this tint reaches 5.82:1",
                ],
            ])
    }

    /// 41 letters at 12 a second, and 1 s to notice the banner.
    @Test func owlGivesTwoSecondsToEverything() throws {
        let owl = try Checked.asShipped("owl")
        #expect(
            owl.messages(of: "duration-reading") == [
                "error: `publishedToAll` shows for 2 s, but takes 4.42 s to read in `en`"
            ])
        let finding = try #require(owl.findings(of: "duration-reading").first)
        #expect(
            finding.notes.last
                == "it is also too short for `myFirstBanner`, `signInAgain`, `postFailed` and `draftsWaiting`"
        )
        #expect(finding.help == ["write `display: 4.5s`"])
        #expect(
            owl.messages(of: "auto-dismiss-critical") == [
                "warning: `postFailed` of the level `error` leaves by itself after 2 s"
            ])
    }

    /// The library's default spring, under a text of two lines.
    @Test func owlBufferIsTooLow() throws {
        let owl = try Checked.asShipped("owl")
        #expect(
            owl.messages(of: "buffer-overshoot") == [
                "error: the spring overshoots by 37.2 %: 113 pt of buffer are needed under a safe area of 59 pt, "
                    + "but `bufferHeight` is 100"
            ])
        let finding = try #require(owl.findings(of: "buffer-overshoot").first)
        #expect(finding.help == ["write `bufferHeight: 113`"])
        #expect(
            finding.notes.first
                == "`publishedToAll` is 86 pt high at the text size `xxxLarge` and travels 145 pt, as on iPhone 15")
    }

    @Test func owlQueueStarves() throws {
        let owl = try Checked.asShipped("owl")
        #expect(
            owl.messages(of: "starvation") == [
                "error: `myFirstBanner` waits indefinitely while `persistentError` shows, which has no timer"
            ])
        let finding = try #require(owl.findings(of: "starvation").first)
        #expect(finding.keyPath == "metrics.requiresUserDismissal.display")
        #expect(
            finding.notes == [
                "shortest trace: `persistentError` shows; `myFirstBanner` waits; only a tap ends `persistentError`"
            ])
    }

    @Test func owlHasNoFaultButThoseOfItsHeader() throws {
        let owl = try Checked.asShipped("owl")
        #expect(
            owl.rules == [
                "contrast-text", "contrast-status-bar", "level-colors-distinct", "text-max-lines", "duration-reading",
                "auto-dismiss-critical", "animation-duration", "buffer-overshoot", "starvation", "level-severity",
                "a11y-spoken-prefix",
            ], "\(owl.transcript)")
    }

    // MARK: ODS

    @Test func odsIconButtonsHaveNoLabelAndASmallTarget() throws {
        let ods = try Checked.asShipped("ods-buttons")
        #expect(
            ods.messages(of: "action-label-present") == [
                "error: the icon button `iconInfo` has no `label`", "error: the icon button `iconAdd` has no `label`",
            ])
        #expect(
            ods.messages(of: "target-size") == [
                "warning: the target of `iconInfo` is 17 pt, below 44 pt",
                "warning: the target of `iconAdd` is 17 pt, below 44 pt",
            ])
        #expect(
            ods.findings(of: "target-size").first?.notes == [
                "it is below 24 pt too, and passes WCAG 2.2, 2.5.8 only because nothing else that can be tapped lies within "
                    + "that distance"
            ])
    }

    @Test func odsHasNoFaultButThoseOfItsHeader() throws {
        let ods = try Checked.asShipped("ods-buttons")
        #expect(
            ods.messages(of: "a11y-icon-label") == [
                "error: the image of `twoButtons` has no label and is not decorative"
            ])
        #expect(ods.messages(of: "dismiss-required") == ["error: nothing ends `noButton`"])
        #expect(
            ods.messages(of: "action-text-only") == [
                "error: `iconInfo` is not a text button: it is an icon",
                "error: `iconAdd` is not a text button: it is an icon",
            ])
        #expect(
            ods.messages(of: "text-max-lines") == [
                "error: needs 3 lines in en at 320 pt, subheadline xxxLarge (21 pt): "
                    + "\"One to two lines is | preferable on mobile and | tablet.\", cut off after line 2"
            ])
        #expect(
            ods.rules == [
                "action-label-present", "target-size", "a11y-icon-label", "dismiss-required", "action-text-only",
                "text-max-lines",
            ], "\(ods.transcript)")
    }

    // MARK: The view modifier

    @Test func modifierLacksItsDefaultLevel() throws {
        let modifier = try Checked.asShipped("modifier")
        #expect(modifier.messages(of: "unknown-reference") == ["error: there is no level `info`"])
        let finding = try #require(modifier.findings(of: "unknown-reference").first)
        #expect(finding.keyPath == "banners.untitledLevel.level")
        #expect(finding.help == ["there are `warning`, `success`"])
    }

    @Test func modifierHasNoFaultButThoseOfItsHeader() throws {
        let modifier = try Checked.asShipped("modifier")
        #expect(
            modifier.messages(of: "contrast-text") == [
                "error: text on tint is 1.41:1, below 4.5:1 in dark appearance",
                "error: text on tint is 2.02:1, below 4.5:1 in dark appearance",
            ])
        #expect(
            modifier.messages(of: "contrast-button-label") == [
                "error: the title of `ok` on its fill is 1.36:1, below 4.5:1 in dark appearance",
                "error: the title of `nice` on its fill is 1.36:1, below 4.5:1 in dark appearance",
            ])
        #expect(
            modifier.messages(of: "level-colors-distinct") == [
                "info: the tints of `warning` and `success` differ by 8, less than 10, in dark appearance with protanopia"
            ])
        #expect(
            modifier.messages(of: "target-size") == [
                "warning: the target of `ok` is 32 pt, below 44 pt",
                "warning: the target of `nice` is 32 pt, below 44 pt",
            ])
        #expect(
            modifier.rules == [
                "unknown-reference", "contrast-text", "contrast-button-label", "level-colors-distinct",
                "color-not-only", "a11y-spoken-prefix", "target-size", "bar-target-size", "action-label-meaning",
            ], "\(modifier.transcript)")
    }

    // MARK: SAP Fiori

    @Test func fioriPutsASecondBannerAboveTheFirst() throws {
        let fiori = try Checked.asShipped("fiori")
        #expect(
            fiori.messages(of: "one-per-surface") == [
                "error: `first` and `second` can be seen together, on `worklist`, but belong to two groups"
            ])
        let finding = try #require(fiori.findings(of: "one-per-surface").first)
        #expect(
            finding.notes == [
                "shortest trace: on `network.unreachable`, `offline` shows on `first`; on `sync.failed`, `syncFailed` shows "
                    + "on `second` beside it"
            ])
        #expect(finding.help == ["write `group: first` on `second`, so that one banner waits for the other"])
    }

    @Test func fioriHasNoFaultButThoseOfItsHeader() throws {
        let fiori = try Checked.asShipped("fiori")
        #expect(
            fiori.messages(of: "text-max-lines") == [
                "error: needs 7 lines in en at 320 pt, subheadline xxxLarge (21 pt): "
                    + "\"The sync failed | because the | connection to the | server was lost. | Check your network, | "
                    + "then try again or ask | your administrator.\", cut off after line 2"
            ])
        #expect(fiori.rules == ["one-per-surface", "text-max-lines"], "\(fiori.transcript)")
    }
}
