// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What Android reads in the resources is what the spec says.
@Suite("The target android")
struct AndroidTargetTests {
    /// The spec of the page's samples.
    private static let acme = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        palette:
          red:
            light: "#B3261E"
            dark: "#F2B8B5"
            lightHighContrast: "#8C1D18"
            darkHighContrast: "#F9DEDC"
            description: Something went wrong.
        metrics:
          standard: { present: 500ms, display: 4s, dismiss: 250ms, easing: easeOut }
          stays: { display: never }
        levels:
          error: { tint: "{palette.red}", onTint: { light: "#FFFFFF", dark: "#601410" }, metrics: stays }
        styles:
          bar: { padding: 12, maxWidth: 600 }
        banners:
          offline: { level: error, style: bar, text: { en: "You're offline.", fr: Vous êtes hors ligne. } }
          syncFailed:
            level: error
            description: The server said no.
            parameters: { count: { type: int, max: 999 }, account: string }
            text:
              en: { plural: count, one: "{count} item of {account}", other: "{count} items of {account}, 100%" }
              fr: "{account} : {count}"
        themes:
          business:
            description: For business customers.
            palette: { red: { light: "#004E92" } }
            styles: { bar: { padding: 16, maxWidth: none } }
            metrics: { stays: { display: 6s } }
            texts: { offline: No connection. }

        """

    private func files(_ yaml: String, prefix: String? = nil) throws -> [String: String] {
        var options = GeneratorOptions()
        if let prefix { options.settings = [.android: ["prefix": prefix]] }
        return try Targets.files(.android, yaml, options: options)
    }

    /// The resources of a file, without the prefix.
    private func read(_ files: [String: String], _ path: String) throws -> [String: String] {
        let values = try AndroidReader(try #require(files["acme-android/\(path)"], "\(files.keys.sorted())")).values
        return Dictionary(
            uniqueKeysWithValues: values.map {
                ($0.replacing("banner_", with: ""), $1.replacing("/banner_", with: "/"))
            })
    }

    // MARK: Values

    @Test("colours are those of the spec, by day and by night, and aliases stay aliases")
    func colors() throws {
        let files = try files(Self.acme)
        let day = try read(files, "values/colors.xml")
        #expect(day["color/palette_red"] == "#FFB3261E")
        #expect(day["color/palette_red_high_contrast"] == "#FF8C1D18")
        #expect(day["color/palette_red_in_business"] == "#FF004E92")
        #expect(day["color/level_error_tint"] == "@color/palette_red")
        #expect(day["color/level_error_tint_high_contrast"] == "@color/palette_red_high_contrast")
        #expect(day["color/level_error_tint_in_business"] == "@color/palette_red_in_business")
        #expect(day["color/level_error_on_tint"] == "#FFFFFFFF")
        // The spec sets no other one for increased contrast, and the theme only the light one.
        #expect(day["color/level_error_on_tint_high_contrast"] == nil)
        #expect(day["color/palette_red_high_contrast_in_business"] == nil)
        let night = try read(files, "values-night/colors.xml")
        #expect(
            night == [
                "color/palette_red": "#FFF2B8B5", "color/palette_red_high_contrast": "#FFF9DEDC",
                "color/palette_red_in_business": "#FFF2B8B5", "color/level_error_on_tint": "#FF601410",
            ])
    }

    @Test("lengths are dp, text sizes sp, times milliseconds, and a time that never comes is -2")
    func numbers() throws {
        let files = try files(Self.acme)
        let dimens = try read(files, "values/dimens.xml")
        #expect(dimens["dimen/style_bar_padding"] == "12dp")
        #expect(dimens["dimen/style_bar_padding_in_business"] == "16dp")
        #expect(dimens["dimen/style_standard_font_size"] == "15sp")
        #expect(dimens["dimen/style_bar_max_width"] == "600dp")
        #expect(dimens["dimen/style_standard_max_width"] == "672dp")
        #expect(dimens["dimen/metrics_standard_x2"] == "0.58")
        #expect(dimens["dimen/metrics_standard_damping"] == nil)
        let integers = try read(files, "values/integers.xml")
        #expect(integers["integer/metrics_standard_present"] == "500")
        #expect(integers["integer/metrics_stays_display"] == "-2")
        #expect(integers["integer/metrics_stays_display_in_business"] == "6000")
        #expect(integers["integer/style_bar_max_lines"] == "@integer/style_standard_max_lines")
    }

    @Test("a theme overlay sets what the theme changes, and another one what increased contrast does")
    func overlays() throws {
        let themes = try read(try files(Self.acme), "values/themes.xml")
        #expect(themes["style/ThemeOverlay.Banner/bannerPaletteRed"] == "@color/palette_red")
        #expect(themes["style/ThemeOverlay.Banner.HighContrast/bannerPaletteRed"] == "@color/palette_red_high_contrast")
        #expect(themes["style/ThemeOverlay.Banner.Business/bannerPaletteRed"] == "@color/palette_red_in_business")
        #expect(
            themes["style/ThemeOverlay.Banner.Business.HighContrast/bannerPaletteRed"]
                == "@color/palette_red_high_contrast")
        #expect(themes["style/ThemeOverlay.Banner/bannerStyleBarMaxWidth"] == "@dimen/style_bar_max_width")
        #expect(themes["style/ThemeOverlay.Banner.Business/bannerStyleBarMaxWidth"] == "@null")
        #expect(themes["style/ThemeOverlay.Banner.Business/bannerMetricsStaysDisplay"] != nil)
        #expect(themes["style/ThemeOverlay.Banner.Business/bannerLevelErrorOnTint"] == nil)
    }

    @Test("a spec without themes and increased contrast has no theme overlays")
    func noOverlays() throws {
        #expect(try files(HostileText.spec("x")).keys.sorted() == Self.plainFiles)
    }

    private static let plainFiles = ["colors", "dimens", "integers", "looks", "strings"].map {
        "acme-android/values/\($0).xml"
    }

    // MARK: Texts

    @Test("placeholders have positions, and percent signs are doubled only where something is filled in")
    func placeholders() throws {
        let files = try files(Self.acme)
        let english = try read(files, "values/strings.xml")
        #expect(english["string/text_offline"] == "You're offline.")
        #expect(english["string/text_offline_in_business"] == "No connection.")
        #expect(english["plurals/text_sync_failed/one"] == "%1$,d item of %2$s")
        #expect(english["plurals/text_sync_failed/other"] == "%1$,d items of %2$s, 100%%")
        // A name has one type in all languages.
        let french = try read(files, "values-fr/strings.xml")
        #expect(french["plurals/text_sync_failed/other"] == "%2$s : %1$,d")
        #expect(french.keys.contains("string/text_offline"))
        #expect(!french.keys.contains("string/text_offline_in_business"))
        let percent = try #require(
            try self.files(HostileText.spec("50 % off, 20 % on"))["acme-android/values/strings.xml"])
        #expect(percent.contains(#"formatted="false">50 % off, 20 % on<"#))
    }

    @Test("where there are several numbers, the comment says which one the form is asked for with")
    func quantity() throws {
        func comment(_ parameters: String) throws -> Bool {
            let files = try files(
                """
                bannerc: 1
                name: Acme
                levels: { l: { tint: "#B3261E", onTint: "#FFFFFF" } }
                banners:
                  a:
                    level: l
                    parameters: { \(parameters) }
                    text: { plural: total, one: "{done} of {total} file", other: "{done} of {total} files" }
                """)
            return try #require(files["acme-android/values/strings.xml"]).contains("total is the quantity")
        }
        #expect(try comment("done: int, total: int"))
        #expect(try !comment("done: string, total: int"))
    }

    @Test("what a banner or a theme says in the place of its level's texts is there, and that it goes without a width")
    func ownTexts() throws {
        let files = try files(
            """
            bannerc: 1
            name: Acme
            levels:
              error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: Error, icon: { symbol: xmark, label: Failure } }
            styles: { bar: { maxWidth: 500 } }
            banners:
              a: { level: error, style: bar, text: A. }
              b: { level: error, style: bar, text: B., spokenPrefix: Own, icon: { symbol: star, label: Star }, maxWidth: none }
            themes: { business: { levels: { error: { spokenPrefix: Themed, icon: { symbol: bolt, label: Bolt } } } } }
            """)
        let strings = try read(files, "values/strings.xml")
        #expect(
            strings.filter { !$0.key.contains("text_a") } == [
                "string/level_error_spoken_prefix": "Error", "string/level_error_icon_label": "Failure",
                "string/level_error_spoken_prefix_in_business": "Themed",
                "string/level_error_icon_label_in_business": "Bolt", "string/text_b": "B.",
                "string/text_b_spoken_prefix": "Own", "string/text_b_icon_label": "Star",
            ])
        let dimens = try read(files, "values/dimens.xml")
        #expect(dimens["dimen/own_b_max_width"] == "-1dp" && dimens["dimen/own_a_max_width"] == nil)
    }

    /// Texts that XML or Android could take for something else.
    private static let hostile = [
        "", " ", "  two  blanks  ", "\n", "\n\n a \n", "\t\ttabs\t", "it's \"quoted\"", "'", "\"", "\"\"", "\\",
        "\\n \\u0041 \\\\",
        "@string/app_name", "?attr/color", " @a", "a@b?", "@", "?", "#fff", "<b>bold</b> &amp; &lt; ]]> <!-- -->",
        "%s %1$d %%",
        "a\u{A0}b\u{2009}c\u{3000}", "\u{2028}\u{2029}\u{85}", "\u{202E}evil\u{2066}", "👩‍👩‍👧 🇫🇷 e\u{301}",
        "\u{1}\u{1B}[31m\u{7F}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{FEFF}bom", "\r", "a\r\nb",
        "\u{D7FF}\u{E000}\u{FFFD}\u{10FFFF}",
        "${evil}", "{braces}", "true", "0x10",
    ]

    @Test("hostile texts come back equal", arguments: hostile)
    func comesBack(_ text: String) throws {
        let strings = try read(try files(HostileText.spec(text)), "values/strings.xml")
        #expect(strings["string/text_failed"].map(scalars) == scalars(text))
    }

    @Test("random texts come back equal")
    func random() throws {
        let (seed, texts) = Self.randomTexts(300)
        let strings = try read(try files(Self.spec(texts)), "values/strings.xml")
        for (index, text) in texts.enumerated() {
            #expect(strings["string/text_b\(index)"].map(scalars) == scalars(text), "seed \(seed), text \(index)")
        }
    }

    @Test("what XML can't say at all is a replacement character")
    func unsayable() throws {
        let strings = try read(try files(HostileText.spec("a\u{0}b")), "values/strings.xml")
        #expect(strings["string/text_failed"] == "a\u{FFFD}b")
    }

    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    /// Texts of what could trip anyone up, and the seed that they come from.
    private static func randomTexts(_ count: Int) -> (seed: UInt64, texts: [String]) {
        let seed = SeededGenerator.seed(of: "texts for Android")
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("\\\"'@?#%<>&;  \n\t\r\u{A0}\u{2028}\u{202E}nut0aé😀\u{E0067}\u{301}{}$".unicodeScalars)
        let texts = (0..<count).map { _ in
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                text.append(alphabet.randomElement(using: &generator) ?? "a")
            }
            return String(text)
        }
        return (seed, texts)
    }

    private static func spec(_ texts: [String]) -> String {
        let banners = texts.enumerated().map { "  b\($0): { level: error, text: \(HostileText.quoted($1)) }\n" }
        return """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners:
            \(banners.joined())
            """
    }

    // MARK: Names

    @Test(
        "languages are folders as Android names them",
        arguments: [
            ("fr", "fr"), ("pt-BR", "pt-rBR"), ("sr-Latn", "b+sr+Latn"), ("zh-hans-cn", "b+zh+Hans+CN"),
            ("es-419", "b+es+419"), ("he", "iw"), ("id-ID", "in-rID"), ("yi", "ji"), ("fil", "fil"), ("car", "b+car"),
            ("de-CH-1996", "b+de+CH+1996"), ("ar-u-nu-latn", "ar"),
        ])
    func folders(_ tag: String, _ qualifier: String) throws {
        let spec = HostileText.spec("x").replacing(HostileText.quoted("x"), with: "{ en: x, \(tag): y }")
        #expect(try files(spec).keys.contains("acme-android/values-\(qualifier)/strings.xml"))
    }

    @Test(
        "names that would become one are refused with both places",
        arguments: [
            ##"palette: { a: { light: "#000000", lightHighContrast: "#222222" }, aHighContrast: "#333333" }"##,
            ##"styles: { a: { indicator: { height: 1, color: "#000000" } }, aIndicator: {} }"##,
            ##"palette: { a: "#000000", aInB: "#000000" }, themes: { b: { palette: { a: "#111111" } } }"##,
            "banners: { a: { level: error, text: A, image: { asset: a, label: B } }, aImageLabel: { level: error, text: C } }",
            "banners: { a: { level: error, text: { en: a, he: b, iw: c } } }",
            ##"palette: { a: { light: "#000000", lightHighContrast: "#1111FF" } }, themes: { highContrast: {} }"##,
        ])
    func clashes(_ sections: String) throws {
        let findings = try Targets.findings(
            .android,
            ##"{ bannerc: 1, name: Acme, \##(sections), levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } } }"##)
        let isClash = !sections.hasPrefix("styles")
        #expect(findings.count == (isClash ? 1 : 0), "\(findings.map(\.message))")
        #expect(findings.allSatisfy { $0.rule == .nameClash })
    }

    @Test("a theme is no folder, whatever its name")
    func themeNamedAsAFolder() throws {
        let findings = try Targets.findings(
            .android,
            ##"{ bannerc: 1, name: Acme, levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }, themes: { values: {}, valuesDe: {} } }"##
        )
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    @Test("the prefix is set in the configuration")
    func prefix() throws {
        let files = try files(Self.acme, prefix: "acme_app")
        let all = files.values.joined()
        #expect(all.contains(#"<color name="acme_app_palette_red">"#))
        #expect(all.contains("@color/acme_app_palette_red_high_contrast"))
        #expect(all.contains(#"<style name="ThemeOverlay.AcmeApp.Business">"#))
        #expect(!all.contains("banner_") && !all.contains("Overlay.Banner"))
        let named = try self.files(Self.acme, prefix: "{name}_ui").values.joined()
        #expect(named.contains(#"<color name="acme_ui_palette_red">"#) && named.contains("ThemeOverlay.AcmeUi"))
        let setting = try #require(Target.android.settings.first)
        #expect(["acme", "a1_b"].allSatisfy(setting.allows))
        #expect(!["", "1a", "Acme", "a-b", "_a", "a.b", "é", "a b"].contains(where: setting.allows))
    }

    // MARK: Tools

    private static func specs() throws -> [[String: String]] {
        [
            try Targets.files(.android, acme),
            try Targets.files(.android, try RecordedFile.text("Tests/Fixtures/hostile.banner.yaml")),
        ] + (try Targets.samples.map { try Targets.files(.android, sample: $0) })
    }

    @Test("xmllint takes every file", .enabled(if: Tool.isExpected("xmllint")))
    func wellFormed() throws {
        for files in try Self.specs() {
            try Tool.withFolder(files) { folder in
                let run = try Tool.run("xmllint", ["--noout"] + files.keys.sorted(), in: folder)
                #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
            }
        }
    }

    @Test("Android's resource compiler takes every spec", .enabled(if: Tool.isExpected("aapt")))
    func compiles() throws {
        for files in try Self.specs() { _ = try Self.dump(files) }
    }

    @Test("Android's resource compiler reads the texts of the spec", .enabled(if: Tool.isExpected("aapt")))
    func compiledTexts() throws {
        let (seed, random) = Self.randomTexts(200)
        // In its report a line break of the text looks like that between lines.
        let texts = (Self.hostile + random).map { $0.replacing("\r", with: "") }
        let compiled = try Self.dump(try files(Self.spec(texts)))
        for (index, text) in texts.enumerated() {
            let value = compiled["string/banner_text_b\(index)"]
            #expect(value.map(scalars) == scalars(text), "seed \(seed), text \(index)")
        }
    }

    @Test(
        "Android's resource compiler reads the colours, lengths and times of the spec",
        .enabled(if: Tool.isExpected("aapt")))
    func compiledValues() throws {
        let compiled = try Self.dump(try files(Self.acme))
        #expect(compiled["color/banner_palette_red"] == "#ffb3261e")
        #expect(compiled["night-v8 color/banner_palette_red"] == "#fff2b8b5")
        #expect(compiled["dimen/banner_style_bar_padding"] == "12.000000dp")
        #expect(compiled["dimen/banner_style_standard_font_size"] == "15.000000sp")
        #expect(compiled["fr string/banner_text_offline"] == "Vous êtes hors ligne.")
    }

    @Test(
        "what Gradle runs, aapt2, compiles and links the resources of every spec",
        .enabled(if: Tool.isExpected("aapt2")),
        arguments: Targets.samples)
    func linked(_ sample: String) throws {
        try Aapt.link(try Targets.files(.android, sample: sample), folder: "\(sample)-android")
    }

    /// What `aapt` makes of resources: values by type and name, outside the default configuration with that before them.
    private static func dump(_ files: [String: String]) throws -> [String: String] {
        let folder = try #require(files.keys.first?.prefix { $0 != "/" })
        return try Tool.withFolder(files.merging(["AndroidManifest.xml": Aapt.manifest]) { $1 }) { url in
            let arguments = ["package", "-f", "-m", "-S", String(folder), "-M", "AndroidManifest.xml", "-F", "a.apk"]
            let run = try Tool.run("aapt", arguments, in: url)
            try #require(run.status == 0 && run.output.isEmpty, "\(run.output)")
            let report = try Tool.run("aapt", ["dump", "--values", "resources", "a.apk"], in: url)
            try #require(report.status == 0)
            return values(report.output)
        }
    }

    private static func values(_ report: String) -> [String: String] {
        var values: [String: String] = [:]
        var (configuration, name) = ("", "")
        for line in report.unicodeScalars.split(separator: "\n").map(String.init) {
            if let match = line.wholeMatch(of: /\ +config (.*):/) {
                configuration = match.1 == "(default)" ? "" : match.1 + " "
            } else if let match = line.wholeMatch(of: /\ +resource 0x[0-9a-f]+ [^:]+:([a-z]+\/[a-z0-9_]+): t=.*/) {
                name = String(match.1)
            } else if line.unicodeScalars.starts(with: "          (".unicodeScalars), !name.isEmpty {
                let value = line.drop { $0 != ")" }.dropFirst(2)
                values[configuration + name] = value.unicodeScalars.first == "\"" ? unescaped(value) : String(value)
                name = ""
            }
        }
        return values
    }

    /// A text of the report without its quotes and escapes.
    private static func unescaped(_ text: Substring) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars.dropFirst().dropLast()
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escaped = rest.popFirst() else {
                result.append(scalar)
                continue
            }
            result.append(escaped == "n" ? "\n" : escaped)
        }
        return String(result)
    }

    // MARK: The page

    @Test("the page shows the files as they are", arguments: ["colors", "themes", "strings"])
    func page(_ name: String) throws {
        let file = try #require(try files(Self.acme)["acme-android/values/\(name).xml"])
        try RecordedFile.expectSample(name, in: "docs/targets/android.md", file, filter: "AndroidTargetTests")
    }
}
