// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import Diagnostics
import Testing

/// What can be compared of a version with errors is, and nothing is made up of what stands in for the rest.
@Suite struct FaultyVersionTests {
    /// The changes from the base, or from the base with `edit`, to a version with an error, each as in ``Versions/codes(_:_:)``.
    private func codes(
        _ edits: (String, String)..., files: [String: String] = [:], old: String = Versions.base
    ) -> [String] {
        let new = edits.reduce(old) { $0.replacingAll($1.0, $1.1) }
        return Versions.changes(old, new, files: files).map { "\($0.code.id.code) \($0.keyPath)" }.sorted()
    }

    private static let alone = ["BD490 "]

    /// `levels.error` takes its tint from there.
    @Test func whatTakesItsColorFromAFaultyOneIsLeftOut() {
        #expect(codes(("#8C1D18", "#8C1D1")) == Self.alone)
        #expect(
            codes(("#8C1D18", "#8C1D1"), ("text: Saved.", "text: Kept.")) == ["BD302 banners.saved.text.en"]
                + Self.alone)
    }

    /// Nor is the contrast that it has with a colour that has changed.
    @Test func aContrastWithAFaultyColorIsNotTold() {
        let found = Versions.changes(
            Versions.base,
            Versions.base.replacingAll("#8C1D18", "#8C1D1").replacingAll(##"light: "#FFFFFF""##, ##"light: "#FFFF00""##)
        )
        #expect(!found.contains { $0.code.id.code == "BD310" || $0.notes.contains { $0.contains("contrast of") } })
        #expect(found.contains { $0.keyPath == "levels.error.onTint" })
    }

    /// Themes have it from there too.
    @Test func whatThemesHaveFromAFaultyDefinitionIsLeftOut() {
        let themed =
            Versions.base
            + "themes: { night: { palette: { red: { light: \"#5C0D08\" } } }, day: { styles: { bar: { padding: 9 } } } }\n"
        #expect(codes(("tint: \"{palette.red}\"", "tnt: \"{palette.red}\""), old: themed) == Self.alone)
        #expect(codes(("display: 5s", "display: 5q"), old: themed) == Self.alone)
    }

    /// Defaults stand in for sections that were not read.
    @Test func defaultsInPlaceOfWhatWasNotReadAreNoChanges() {
        let base =
            "lint: { profile: material }\nlocales: { development: en, supported: [en, de] }\nplatforms: { iOS: 17 }\n"
        #expect(codes(("metrics:\n", "metrix:\n")).filter { $0.hasPrefix("BD3") } == [])
        let old = Versions.base + base
        #expect(Versions.changes(old, old).isEmpty)
        let cut = old.replacingAll(base, "screens: {\n")
        let found = Versions.changes(old, cut).map { "\($0.code.id.code) \($0.keyPath)" }
        #expect(found == Self.alone, "\(found)")
        #expect(codes((Versions.base, "\u{0}")) == Self.alone)
    }

    /// Nobody refers to what is in the queue, so that it hides no definition, and `standard` is one without a word.
    @Test func aFaultInTheQueueHidesNoChangeOfABanner() {
        let old = Versions.base.replacingAll(
            "banners:\n", "banners:\n  plain: { level: error, style: standard, edge: bottom, text: Hi }\n")
        for queue in ["queue: 5\n", "queue: { maxDepth: x }\n"] {
            let new = old.replacingAll("style: standard, edge: bottom", "style: standard") + queue
            let found = Versions.changes(old, new).map { "\($0.code.id.code) \($0.keyPath)" }.sorted()
            #expect(found == ["BD305 banners.plain.edge"] + Self.alone, "\(found)")
        }
    }

    @Test func whatAMissingFileMayHoldIsLeftOut() {
        let part =
            "bannerc: 1\nbuttons: { close: { kind: icon, image: { symbol: xmark }, label: Close } }\nmetrics: { slow: { display: 9s } }\n"
        let old = Versions.base.replacingAll("name: Acme", "name: Acme\nuse: [part.banner.yaml]")
            .replacingAll("style: bar, text: Saved.", "style: bar, buttons: [close], text: Saved.")
            .replacingAll("compact: { extends: bar,", "compact: { extends: bar, metrics: slow,")
        let sources = ["part.banner.yaml": part]
        #expect(Versions.changes(old, old, files: sources).isEmpty)
        let new = old.replacingAll("part.banner.yaml", "gone.banner.yaml")
        func found(_ new: String) -> [String] {
            Versions.changes(old, new, files: sources).map { "\($0.code.id.code) \($0.keyPath)" }.sorted()
        }
        #expect(found(new) == Self.alone)
        // What stands in the file itself is compared.
        #expect(found(new.replacingAll("text: Saved.", "text: Kept.")) == ["BD302 banners.saved.text.en", "BD490 "])
        // Nor is a banner that shows a button of that file told to have lost it, where it has gained another one.
        #expect(found(new.replacingAll("[close]", "[close, retry]")) == Self.alone)
    }

    @Test func anotherLanguageIsToldAlone() {
        #expect(codes(("bannerc: 1", "bannerc: 2")) == ["BD401 bannerc", "BD490 "])
    }

    @Test func aMissingNameIsNoOtherName() {
        #expect(codes(("name: Acme\n", "")) == Self.alone)
    }

    @Test(arguments: ["banners:\n": "banner:\n", "levels:\n": "levles:\n", "styles:\n": "stiles:\n"])
    func aSlipInASectionRemovesNothing(_ section: String, _ slip: String) {
        let found = codes((section, slip))
        #expect(!found.contains { $0.hasPrefix("BD101") || $0.hasPrefix("BD102") }, "\(found)")
        #expect(found.contains("BD490 "))
    }

    /// What has nothing to do with the error is still told.
    @Test func theRestIsCompared() {
        let found = codes(("#00315F\", onTint", "#00315\", onTint"), ("padding: 12", "padding: 14"))
        #expect(found.count == 2, "\(found)")
        #expect(found.contains { $0.hasSuffix("styles.bar.padding") })
    }
}
