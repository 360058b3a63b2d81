// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Testing

@Suite("Pseudo-locales") struct PseudoLocaleTests {
    @Test func textsAreFortyPerCentLonger() {
        for text in ["", "a", "Rhythm", "Sync failed.", "Ich", "日本語のテキスト", String(repeating: "xyz ", count: 60)] {
            let longer = PseudoLocale.accented.text(text)
            #expect(longer.hasPrefix("[") && longer.hasSuffix("]"))
            #expect(Double(longer.count) >= 1.4 * Double(text.count), "\(longer)")
            #expect(PseudoLocale.mirrored.text(text) == text)
        }
    }

    @Test func everyTextIsThere() throws {
        let project = Project(
            snippet: """
                locales: { development: en, supported: [en, de] }
                levels:
                  error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: Error, icon: { symbol: x, label: Cross } }
                buttons: { retry: { kind: emphasis, title: Retry, label: { en: Retry, de: Neu } } }
                banners:
                  b:
                    level: error
                    parameters: { count: int, name: string }
                    title: "{name} failed"
                    points: [First]
                    link: { title: More }
                    alsoAvailableAt: Settings
                    text: { en: { plural: count, one: One file, other: "{count} files" }, de: Dateien }
                themes: { dark: { texts: { b: "{count}" } } }
                """)
        let spec = try #require(project.result.spec, "\(project.transcript)").inPseudoLocales
        #expect(spec.locales.supported == ["en", "en-XA", "ar-XB"])
        let (banner, extras) = (spec.banners[0], try #require(spec.banners[0].extras))
        let level = spec.design.levels[0].attributes
        let texts = [
            banner.text, extras.title, extras.points[0], extras.link?.title, extras.alsoAvailableAt,
            spec.buttons[0].title,
            spec.buttons[0].label, level.spokenPrefix.value, level.icon.value?.label, spec.themes[0].texts[0],
            spec.themes[0].design.levels[0].attributes.spokenPrefix.value,
        ]
        for text in texts {
            #expect(try #require(text).entries.map(\.locale) == ["en", "en-XA", "ar-XB"])
        }
        let names = banner.parameters.map(\.name.value)
        func written(_ text: LocalizedText?) -> [String] {
            (text?.entries ?? []).flatMap { entry in
                switch entry.content {
                case .pattern(let pattern): [pattern.written(names)]
                case .plural(_, let forms): forms.map { $0.pattern.written(names) }
                }
            }
        }
        #expect(written(extras.title) == ["{name} failed", "[{name} ƒááííļééđ]", "{name} failed"])
        #expect(
            written(banner.text)
                == [
                    "One file", "{count} files", "[ÓÓñéé ƒííļéé]", "[{count} ƒííļééš one]", "One file", "{count} files",
                ])
        #expect(written(spec.themes[0].texts[0]) == ["{count}", "[{count}]", "{count}"])
    }
}
