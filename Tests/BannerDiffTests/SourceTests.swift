// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import BannerGenerators
import Diagnostics
import Testing

/// What stops client code from compiling.
@Suite struct SourceTests {
    @Test func sameSpecHasNoChange() {
        #expect(Versions.codes(Versions.base, Versions.base).isEmpty)
    }

    @Test func orderOfDefinitionsIsNoChange() {
        let swapped = Versions.base.replacingAll("  bar: { padding: 12 }\n", "")
            .replacingAll("maxWidth: 500 }\n", "maxWidth: 500 }\n  bar: { padding: 12 }\n")
        #expect(swapped != Versions.base)
        #expect(Versions.codes(Versions.base, swapped).isEmpty)
    }

    @Test func whatIsWrittenInWhichFileIsNoChange() {
        let part = "bannerc: 1\nmetrics:\n  brief: { display: 5s }\n"
        let rest = Versions.base.replacingAll("metrics:\n  brief: { display: 5s }\n", "")
            .replacingAll("name: Acme\n", "name: Acme\nuse: [part.banner.yaml]\n")
        #expect(Versions.codes(Versions.base, rest, files: ["part.banner.yaml": part]).isEmpty)
    }

    @Test func definitionsComeAndGo() {
        let codes = Versions.codes(("  saved: { level: info, style: bar, text: Saved. }\n", ""))
        #expect(codes == ["BD101 major banners.saved"])
        let added = Versions.codes(("banners:\n", "banners:\n  new: { level: error, text: New. }\n"))
        #expect(added == ["BD103 major banners.new"])
    }

    /// In Kotlin nobody can list the cases of a type that has none.
    @Test func theFirstOfItsKindBreaksNoKotlin() throws {
        let text = "bannerc: 1\nname: Acme\nlevels: { info: { tint: \"#000000\", onTint: \"#FFFFFF\" } }\n"
        let first = "banners: { saved: { level: info, text: Saved. } }\n"
        let change = try #require(Versions.changes(text, text + first).first { $0.code.id.code == "BD103" })
        #expect(change.languages == [CodeInterface.Language.swift, .typescript])
        #expect(change.notes.count == 3)
        let second = try #require(
            Versions.changes(
                text + first, text + first.replacingAll("{ saved", "{ sent: { level: info, text: Sent. }, saved")
            )
            .first { $0.code.id.code == "BD103" })
        #expect(second.languages == CodeInterface.Language.allCases)
    }

    /// What is sent goes by another name in the spec, and is the same for the app.
    @Test func anEventIsRenamedAsOftenAsItsCase() {
        let text =
            "bannerc: 1\nname: Acme\nlevels: { info: { tint: \"#000000\", onTint: \"#FFFFFF\" } }\nbanners:\n"
            + "  a: { level: info, text: A, trigger: { event: sync.failed } }\n"
        func isRenamed(_ event: String) -> Bool {
            Versions.codes(text, text.replacingAll("sync.failed", event)).contains { $0.contains("BD102") }
        }
        #expect(!isRenamed("sync-failed") && isRenamed("sync.lost"))
    }

    /// The spec without a theme is a case in Kotlin too.
    @Test func theFirstThemeBreaksKotlin() throws {
        let change = try #require(
            Versions.changes(Versions.base, Versions.base + "themes: { night: {} }\n")
                .first { $0.new.value == "themes.night" })
        #expect(change.languages == CodeInterface.Language.allCases)
    }

    /// What may be left out breaks nobody who leaves it out. Patterns of Swift name each value of a case.
    @Test func imagesMayBeLeftOut() throws {
        func languages(_ parameters: [String], _ others: [String]) throws -> [CodeInterface.Language] {
            let specs = [parameters, others].map { parameters in
                "bannerc: 1\nname: Acme\nlevels: { info: { tint: \"#000000\", onTint: \"#FFFFFF\" } }\nbanners: { saved: { "
                    + "level: info, parameters: { \(parameters.joined(separator: ", ")) }, text: Saved. } }\n"
            }
            return try #require(Versions.changes(specs[0], specs[1]).first { $0.code.id.code == "BD104" }).languages
        }
        let names = ["a: string", "b: int"]
        #expect(try languages(names, names + ["photo: image"]) == [.swift])
        #expect(try languages(names, ["photo: image"] + names) == [.swift, .kotlin])
        #expect(try languages([], ["photo: image"]) == CodeInterface.Language.allCases)
        #expect(try languages(names, names + ["c: int"]) == CodeInterface.Language.allCases)
    }

    @Test func renamedDefinitionIsOneChange() {
        let changes = Versions.changes(
            Versions.base, Versions.base.replacingAll("  saved: {", "  kept: {"))
        #expect(changes.map(\.code.id.code) == ["BD102"])
        #expect(changes.first?.old.value == "banners.saved")
        #expect(changes.first?.new.value == "banners.kept")
        #expect(changes.first?.languages == CodeInterface.Language.allCases)
    }

    /// What refers to a renamed definition is not changed by that, even where another value changes too.
    @Test func renamesAreFoundThroughOneAnother() {
        let codes = Versions.codes(("red", "crimson"), ("error", "failure"), ("failed:", "broken:"))
        #expect(
            codes.filter { !$0.hasPrefix("BD201") } == [
                "BD102 major palette.crimson", "BD102 major levels.failure", "BD102 major banners.broken",
            ], "\(codes)")
        #expect(
            Versions.codes(("error", "failure"), ("#8C1D18", "#8C1D19")) == [
                "BD102 major levels.failure", "BD201 major levels.error", "BD301 patch palette.red",
            ])
    }

    @Test func aParameterIsAddedRemovedRenamedMovedOrRetyped() {
        // Its event has the same parameters.
        let event = "BD111 major banners.failed.trigger.event"
        let name = ", name: { type: string, maxLength: 9 }"
        #expect(
            Versions.codes((name, name + ", age: { type: int }")) == [
                "BD104 major banners.failed.parameters.age", event,
            ])
        #expect(
            Versions.codes((name, ""), (" of {name}", "")) == [
                "BD105 major banners.failed.parameters.name", event, "BD302 patch banners.failed.text.en",
            ])
        #expect(
            Versions.codes(("name: {", "who: {"), ("{name}", "{who}")) == [
                "BD106 major banners.failed.parameters.who", event,
            ])
        #expect(
            Versions.codes(("name: { type: string, maxLength: 9 }", "name: { type: int, max: 9 }")).prefix(2) == [
                "BD108 major banners.failed.parameters.name", event,
            ])
    }

    @Test func theOrderOfParametersIsNoneInTypeScript() {
        let changes = Versions.changes(
            Versions.base,
            Versions.base.replacingAll(
                "count: { type: int, min: 1, max: 99 }, name: { type: string, maxLength: 9 }",
                "name: { type: string, maxLength: 9 }, count: { type: int, min: 1, max: 99 }"))
        let order = changes.first { $0.code.id.code == "BD107" }
        #expect(order?.languages == [.swift, .kotlin])
    }

    @Test func theNamespaceIsRenamed() {
        let changes = Versions.changes(Versions.base, Versions.base.replacingAll("name: Acme", "name: Other"))
        #expect(changes.map(\.code.id.code) == ["BD109"])
        #expect(changes.first?.languages == [.swift, .kotlin])
    }

    @Test func anEventIsRenamed() {
        let changes = Versions.changes(Versions.base, Versions.base.replacingAll("sync.failed", "sync.broken"))
        #expect(changes.map(\.code.id.code) == ["BD102", "BD305"])
        #expect(changes.first?.languages == [.swift])
        #expect(changes.first?.keyPath == "banners.failed.trigger.event")
    }

    @Test func theLastTitleGoes() {
        let old = Versions.base.replacingAll("text: Saved. }", "text: Saved., title: Done }")
        let changes = Versions.changes(old, Versions.base)
        #expect(changes.contains { $0.code.id.code == "BD110" && $0.languages == [.swift, .kotlin] })
    }

    @Test func languagesAndThemesAreCases() {
        let themed = Versions.base + "themes: { night: { styles: { bar: { padding: 20 } } } }\n"
        #expect(Versions.codes(Versions.base, themed).first == "BD103 major themes.night")
        let french = Versions.base.replacingAll("text: Saved.", "text: { en: Saved., fr: Enregistré. }")
        #expect(Versions.codes(Versions.base, french).first == "BD103 major locales.fr")
    }

    /// The first font brings a new type, which nobody can have listed the cases of.
    @Test func aNewTypeBreaksNothing() {
        let changes = Versions.changes(Versions.base, Versions.base + "fonts: { brand: { family: Inter } }\n")
        #expect(changes.first { $0.keyPath == "fonts.brand" }?.code.id.code == "BD120")
        #expect(!changes.contains { $0.level == .major })
    }
}
