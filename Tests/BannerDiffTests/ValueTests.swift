// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import Diagnostics
import Testing

/// What people see, what tools read, and what nobody wrote.
@Suite struct ValueTests {
    /// A colour that others take from the palette is one change.
    @Test func aColorIsToldOnce() {
        let changes = Versions.changes(Versions.base, Versions.base.replacingAll("#8C1D18", "#8C1D19"))
        #expect(changes.map(\.code.id.code) == ["BD301"])
        #expect(changes.first?.keyPath == "palette.red")
        #expect(changes.first?.notes.contains { $0.contains("`levels.error.tint`") } == true)
    }

    /// A value that another style inherits is one change too.
    @Test func aLengthIsToldOnce() {
        let changes = Versions.changes(Versions.base, Versions.base.replacingAll("padding: 12", "padding: 14"))
        #expect(changes.map(\.keyPath) == ["styles.bar.padding"])
        #expect(changes.first?.old.value == "12")
        #expect(changes.first?.new.value == "14")
    }

    @Test func contrastCrossesALimit() {
        let changes = Versions.changes(Versions.base, Versions.base.replacingAll("#00315F", "#7A8A99"))
        let limit = changes.first { $0.code.id.code == "BD310" }
        #expect(limit?.level == .minor)
        #expect(limit?.message.contains("below 4.5:1") == true)
        // The other way it is a gain.
        let back = Versions.changes(Versions.base.replacingAll("#00315F", "#7A8A99"), Versions.base)
        #expect(back.first { $0.code.id.code == "BD310" }?.level == .patch)
    }

    @Test("a banner that names other metrics") func namedMetrics() {
        let named = Versions.base.replacingAll(
            "brief: { display: 5s }", "brief: { display: 8s }\n  stays: { display: never }"
        )
        .replacingAll("style: bar, text: Saved.", "style: bar, metrics: brief, text: Saved.")
        let other = named.replacingAll("metrics: brief", "metrics: stays")
        #expect(Versions.codes(named, other) == ["BD303 patch banners.saved.metrics"])
        #expect(Versions.changes(named, other).first?.message == "`banners.saved.metrics` was `brief` and is `stays`")
        let gone = named.replacingAll("metrics: brief, ", "")
        #expect(Versions.codes(named, gone) == ["BD303 patch banners.saved.metrics"])
        #expect(
            Versions.codes(named, named.replacingAll("display: 8s", "display: 9s")) == [
                "BD303 patch metrics.brief.display"
            ])
        // What stays has no end in seconds.
        let long = other.replacingAll("text: Saved.", "text: \(String(repeating: "Saved and kept. ", count: 20))")
        let times = Versions.changes(long.replacingAll("metrics: stays", "metrics: brief"), long).map(\.message)
        #expect(times.contains { $0.contains("it stays until it is closed") }, "\(times)")
        #expect(!times.contains { $0.contains("inf") })
    }

    /// What a style says itself, no surface and no level changes: the same value is another meaning then.
    @Test func whatAStyleSaysItself() {
        let old =
            Versions.base.replacingAll("severity: 40 }", "severity: 40, metrics: brief }")
            + "surfaces: { main: { edge: bottom } }\n"
        let said = old.replacingAll("bar: { padding: 12 }", "bar: { padding: 12, edge: top, metrics: standard }")
        #expect(
            Versions.codes(old, said) == [
                "BD305 minor styles.bar.edge", "BD303 patch styles.bar.metrics",
            ])
        #expect(
            Versions.changes(old, said).first?.message
                == "`styles.bar.edge` was `top, or that of the surface` and is `top`")
        // Where no surface says an edge and no level metrics, it is the same.
        let plain = Versions.base.replacingAll(
            "bar: { padding: 12 }", "bar: { padding: 12, edge: top, metrics: standard }")
        #expect(Versions.codes(Versions.base, plain).isEmpty)
        // What a style takes over is told with that.
        let brief = old.replacingAll("bar: { padding: 12 }", "bar: { padding: 12, metrics: brief }")
            .replacingAll("brief: { display: 5s }", "brief: { display: 5s }\n  slow: { display: 9s }")
        #expect(
            Versions.codes(
                brief, brief.replacingAll("bar: { padding: 12, metrics: brief", "bar: { padding: 12, metrics: slow")
            )
            .filter { $0.contains("styles") } == ["BD303 patch styles.bar.metrics"])
        // In a theme too.
        let themed = old + "themes: { calm: { palette: { red: { light: \"#8C1D19\", dark: \"#F2B8B5\" } } } }\n"
        let saidInTheme = themed.replacingAll("calm: {", "calm: { styles: { bar: { metrics: standard } },")
        #expect(Versions.codes(themed, saidInTheme) == ["BD303 patch themes.calm.styles.bar.metrics"])
    }

    /// A banner that says what it has from its level is the same without a theme, and another one where themes change the level.
    @Test(arguments: [
        ("haptic: none", "haptic: error", "haptic"), ("spokenPrefix: Error", "spokenPrefix: Alert", "spokenPrefix.en"),
        ("tint: \"{palette.red}\"", "tint: \"#4A0000\"", "tint"), ("icon: none", "icon: { symbol: xmark }", "icon"),
    ])
    func whatThemesNoLongerChange(said: String, inTheme: String, key: String) {
        let old =
            Versions.base.replacingAll("severity: 40 }", "severity: 40, spokenPrefix: Error }")
            + "themes: { loud: { levels: { error: { \(inTheme) } } } }\n"
        let new = old.replacingAll("    style: compact\n", "    style: compact\n    \(said)\n")
        for (before, after) in [(old, new), (new, old)] {
            let change = Versions.changes(before, after).first {
                $0.keyPath == "banners.failed.\(key)" && $0.code.id.code.hasPrefix("BD3")
            }
            #expect(change?.notes.contains { $0.contains("themes.loud.levels.error.\(key)") } == true, "\(said)")
        }
        // Where no theme changes the level, nothing is another one.
        let plain = new.replacingAll("themes: { loud: { levels: { error: { \(inTheme) } } } }\n", "")
        let before = old.replacingAll("themes: { loud: { levels: { error: { \(inTheme) } } } }\n", "")
        #expect(
            !Versions.codes(before, plain).contains { $0.contains("banners.failed.\(key)") && $0.hasPrefix("BD3") })
    }

    /// What follows the palette does so in every theme, whoever says it; what no theme says is the same in all.
    @Test func whatThemesChangeAllTheSame() {
        let palette = Versions.base + "themes: { loud: { palette: { red: { light: \"#4A0000\" } } } }\n"
        let named = palette.replacingAll("    style: compact\n", "    style: compact\n    tint: \"{palette.red}\"\n")
        #expect(!Versions.codes(palette, named).contains { $0.hasPrefix("BD3") })
        let edges = palette + "surfaces: { main: { edge: bottom } }\n"
        let said = edges.replacingAll("    style: compact\n", "    style: compact\n    edge: bottom\n")
        #expect(!Versions.codes(edges, said).contains { $0.hasPrefix("BD3") })
        // The theme begins to say it when the banner does.
        let calm = Versions.base + "themes: { loud: { levels: { error: { severity: 41 } } } }\n"
        let both = calm.replacingAll("severity: 41", "severity: 41, haptic: error")
            .replacingAll("    style: compact\n", "    style: compact\n    haptic: none\n")
        #expect(!Versions.codes(calm, both).contains { $0.contains("banners.failed.haptic") })
    }

    @Test func whatAParameterIs() {
        let old = Versions.base.replacingAll("max: 99 }", "max: 99, description: How many. }")
        #expect(
            Versions.codes(old, old.replacingAll("How many.", "The number of files."))
                == ["BD406 patch banners.failed.parameters.count.description"])
        let more = old.replacingAll("parameters: { ", "parameters: { other: { type: int, description: More. }, ")
        #expect(!Versions.codes(old, more).contains { $0.hasPrefix("BD406") })
    }

    /// Font files are named relative to the file that names them.
    @Test func fontsThatMoveIntoAUsedFileAreTheSame() {
        let fonts = "fonts: { brand: { family: Inter, files: { regular: fonts/Inter.ttf } } }\n"
        let part = "bannerc: 1\n" + fonts.replacingAll("fonts/Inter", "../fonts/Inter")
        let files = ["shared/fonts.banner.yaml": part]
        let new = Versions.base + "use: [shared/fonts.banner.yaml]\n"
        #expect(Versions.changes(Versions.base + fonts, new, files: files).map(\.message) == [])
        let other = Versions.changes(Versions.base + fonts.replacingAll("Inter.ttf", "Other.ttf"), new, files: files)
        #expect(other.map(\.message) == ["`fonts.brand.files.regular` was `fonts/Other.ttf` and is `fonts/Inter.ttf`"])
    }

    @Test func textsTimesAndBehavior() {
        #expect(Versions.codes(("text: Saved.", "text: Kept.")) == ["BD302 patch banners.saved.text.en"])
        #expect(Versions.codes(("display: 5s", "display: 6s")).contains("BD303 patch metrics.brief.display"))
        #expect(Versions.codes(("buttons: [retry]", "dismissal: [swipe], buttons: [retry]")).isEmpty == false)
        #expect(
            Versions.codes(("text: Saved. }", "text: Saved., onTap: nothing }")) == ["BD305 minor banners.saved.onTap"])
        #expect(Versions.codes(("max: 99", "max: 999")) == ["BD306 minor banners.failed.parameters.count.max"])
    }

    /// Metrics that a banner has to itself are a part of it, and nobody else's.
    @Test(
        "a banner's own times",
        arguments: [
            ("display: 7s", "display: 8s", "metrics.display"), ("present: 300ms", "present: 310ms", "metrics.present"),
            ("easing: linear", "easing: easeIn", "metrics.motion"),
        ])
    func ownTimes(_ old: String, _ new: String, _ key: String) {
        let base = Versions.base.replacingAll(
            "text: Saved. }", "text: Saved., metrics: { display: 7s, present: 300ms, easing: linear } }")
        #expect(Versions.codes(base, base.replacingAll(old, new)) == ["BD303 patch banners.saved.\(key)"])
    }

    @Test func aTextIsGoneBeforeItIsRead() {
        let long =
            #"text: "Saved, and sent to everyone who has asked for it since the beginning of the last month of this year, at the least.""#
        let old = Versions.base.replacingAll("brief: { display: 5s }", "standard: { display: 5s }")
        let codes = Versions.codes(old, old.replacingAll("text: Saved.", long))
        #expect(codes.contains("BD311 minor banners.saved.text"), "\(codes)")
    }

    @Test func whatNobodyWroteIsADefault() {
        let codes = Versions.codes(Versions.base, Versions.base + "lint: { profile: ouds }\n")
        #expect(codes.contains("BD403 minor lint.profile"))
        // Three styles have it from there.
        #expect(codes.filter { $0.hasPrefix("BD402") && $0.hasSuffix(".dismissal") }.count == 1, "\(codes)")
    }

    @Test func themesAreCompared() {
        let old = Versions.base + "themes: { night: { styles: { bar: { padding: 20 } } } }\n"
        #expect(
            Versions.codes(old, old.replacingAll("padding: 20", "padding: 21")) == [
                "BD304 patch themes.night.styles.bar.padding"
            ])
    }

    @Test func tokensComeAndGoAndChangeTheirTypes() {
        // A time that never comes has no token.
        let codes = Versions.codes(("display: 5s", "display: never"))
        #expect(codes.contains("BD201 major metrics.brief.display"), "\(codes)")
        let spring = Versions.codes(("display: 5s", "display: 5s, easing: linear"))
        #expect(spring.contains { $0.hasPrefix("BD20") }, "\(spring)")
        let alias = Versions.codes(("tint: \"#00315F\"", "tint: \"{palette.red}\""))
        #expect(alias.contains("BD205 minor levels.info.tint"), "\(alias)")
    }

    /// Variants are words of the language, so that a look that moves from one to another changes both.
    @Test func looksOfButtonsAreNotRenamed() {
        let codes = Versions.codes(
            Versions.base + "buttonStyles: { high: { cornerRadius: 4 } }\n",
            Versions.base + "buttonStyles: { medium: { cornerRadius: 4 } }\n")
        #expect(!codes.contains { $0.hasPrefix("BD102") }, "\(codes)")
        #expect(codes.contains { $0.contains("buttonStyles.medium") }, "\(codes)")
    }

    /// A token that followed another one, and has a value of its own now, is in the unit in which it was.
    @Test func whatAStyleNoLongerInheritsHasItsUnit() {
        let old = Versions.base.replacingAll("styles:\n", "styles:\n  line: { extends: bar, edge: bottom }\n")
        for own in ["padding: 14", "text: { weight: bold }", "shape: { border: { width: 3, color: \"#112233\" } }"] {
            let new = old.replacingAll("edge: bottom", "edge: bottom, \(own)")
            #expect(old != new)
            for codes in [Versions.codes(old, new), Versions.codes(new, old)] {
                #expect(!codes.isEmpty && !codes.contains { $0.hasPrefix("BD203") }, "\(codes)")
            }
        }
    }

    @Test func faultySpecsAreComparedAsFarAsTheyGo() {
        let new = Versions.base.replacingAll("level: info", "level: none").replacingAll("padding: 12", "padding: 14")
        let report = Versions.report(Versions.base, new)
        #expect(!report.faults.isEmpty)
        // What the error is about is not told as gone.
        #expect(report.changes.map(\.code.id.code) == ["BD490", "BD304"], "\(report.changes.map(\.message))")
        let unread = Versions.codes(Versions.base, "bannerc: 1\nname: [\n")
        #expect(unread.first == "BD490 major ")
        #expect(!unread.contains { $0.hasPrefix("BD101") }, "\(unread)")
    }

    @Test func changesMayPassAndHaveOtherLevels() throws {
        var policy = ChangePolicy()
        let text: ChangeCode = try #require(ChangeCode.named("BD302"))
        let removed: ChangeCode = try #require(ChangeCode.named("BD101"))
        policy.levels = [try #require(ChangeCode.named("color-changed")): .minor]
        policy.exceptions = [
            .init(text, at: "banners.saved", reason: "a slip of the pen"), .init(removed, reason: "never needed"),
        ]
        let new = Versions.base.replacingAll("text: Saved.", "text: Kept.").replacingAll("#8C1D18", "#8C1D19")
        let (changes, unused) = policy.apply(to: Versions.changes(Versions.base, new))
        #expect(changes.map(\.level) == [.minor, .patch])
        #expect(changes.map(\.reason) == [nil, "a slip of the pen"])
        #expect(unused.map(\.reason) == ["never needed"])
    }
}
