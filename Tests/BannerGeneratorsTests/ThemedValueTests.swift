// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Foundation
import TestSupport
import Testing

/// What only a theme says, or what it chooses anew, is in each target what the spec says.
@Suite struct ThemedValueTests {
    /// A theme says fields of button looks that nobody says without it, among fields that others say.
    private static let looks = """
        bannerc: 1
        name: Acme
        palette: { red: "#B3261E", white: "#FFFFFF" }
        levels: { error: { tint: "{palette.red}", onTint: "{palette.white}" } }
        buttonStyles: { high: { fill: "{palette.red}", pressedOpacity: 1 }, low: { label: accent } }
        banners: { offline: { level: error, text: Offline. } }
        themes:
          dusk:
            buttonStyles:
              high: { label: "{palette.white}", cornerRadius: 4, pressedOpacity: 0.5 }
              low: { fill: tint }
        """

    private static func css(_ yaml: String) throws -> (standard: Substring, theme: Substring, all: String) {
        let css = try #require(try Targets.files(.css, yaml)["acme.css"])
        func body(_ start: String) throws -> Substring {
            try #require(css.split(separator: start).dropFirst().first?.split(separator: "\n}").first)
        }
        return (try body("\n:root, .banner-theme-standard {"), try body("\n.banner-theme-dusk {"), css)
    }

    /// Banners and surfaces that say a part of what their style says; the rest is each theme's.
    private static let parts = """
        bannerc: 1
        name: Acme
        palette: { red: "#B3261E" }
        levels: { error: { tint: "#000000", onTint: "#FFFFFF" } }
        styles:
          bar: { indicator: { height: 3, color: "{palette.red}" }, padding: { top: 10, leading: 20, bottom: 10, trailing: 20 } }
        surfaces: { low: { edge: bottom } }
        metrics: { standard: { present: 100ms } }
        banners:
          high: { level: error, style: bar, text: A., indicator: { height: 6 } }
          white: { level: error, style: bar, text: B., indicator: { color: "#FFFFFF" } }
          near: { level: error, style: bar, text: C., padding: { top: 4 }, metrics: { display: 6s } }
          whole: { level: error, style: bar, text: D., padding: 7, surface: low }
        themes:
          dusk:
            styles: { bar: { edge: top, indicator: { height: 9, color: "#123456" }, padding: { leading: 44 } } }
            metrics: { standard: { present: 900ms } }
          dawn: {}
        """

    @Test func partsOfSwift() throws {
        let swift = try #require(try Targets.files(.swift, Self.parts).values.first)
        for line in [
            "configuration.indicator = theme == .dusk ? BannerIndicator(height: 6, color: ",
            "configuration.indicator = theme == .dusk ? BannerIndicator(height: 9, color: ",
            "configuration.edge = theme == .dusk ? .top : .bottom",
            "configuration.padding = theme == .dusk ? BannerPadding(",
        ] { #expect(swift.contains(line), "\(line)") }
        #expect(swift.contains("configuration.padding = 7\n"), "what a banner says as a whole is its own")
        #expect(!swift.contains(".dawn ?"), "a theme that changes nothing has no branch")
    }

    @Test func partsOfTokens() throws {
        let files = try Targets.files(.tokens, Self.parts)
        let json = try JSONSerialization.jsonObject(with: Data(try #require(files["acme.resolver.json"]).utf8))
        func member(_ path: String) -> Any? {
            path.split(separator: "/").reduce(json) { value, key in
                Int(key).map { (value as? [Any])?[$0] } ?? (value as? [String: Any])?[String(key)]
            }
        }
        let banners = "modifiers/theme/contexts/dusk/0/Acme/banners"
        #expect((member("\(banners)/near/paddingLeading/$value/value") as? Double) == 44)
        #expect((member("\(banners)/near/metrics/present/$value/value") as? Double) == 900)
        #expect(member("\(banners)/near/metrics/display") == nil && member("\(banners)/whole/padding") == nil)
        #expect((member("modifiers/theme/contexts/dawn") as? [Any])?.isEmpty == true)
    }

    @Test("tokens of banners say in a theme what their style no longer leaves to them")
    func edgesAndSidesOfTokens() throws {
        let files = try Targets.files(
            .tokens,
            """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#000000", onTint: "#FFFFFF" } }
            styles: { bar: { padding: 4 } }
            surfaces: { low: { edge: bottom } }
            banners:
              low: { level: error, style: bar, text: A., surface: low }
              padded: { level: error, style: bar, text: B., padding: 27 }
            themes: { dusk: { styles: { bar: { edge: top, padding: { top: 3 } } } } }
            """)
        func banners(_ name: String, _ path: [String]) throws -> [String: [String: Any]] {
            var value: Any? = try JSONSerialization.jsonObject(with: Data(try #require(files[name]).utf8))
            for key in path { value = Int(key).flatMap { (value as? [Any])?[$0] } ?? (value as? [String: Any])?[key] }
            return try #require(value as? [String: [String: Any]])
        }
        func details(_ banner: [String: Any]?) -> [String: Any]? {
            (banner?["$extensions"] as? [String: Any])?.values.first as? [String: Any]
        }
        let base = try banners("acme.tokens.json", ["Acme", "banners"])
        #expect(details(base["low"])?["edge"] as? String == "bottom")
        #expect(details(base["padded"])?["keepsWindowMargins"] as? Bool == true)
        #expect(base["padded"]?["paddingLeading"] != nil)
        let dusk = try banners(
            "acme.resolver.json", ["modifiers", "theme", "contexts", "dusk", "0", "Acme", "banners"])
        #expect(details(dusk["low"])?["edge"] == nil && details(dusk["low"])?["style"] as? String == "bar")
        #expect(dusk["padded"] == nil)
    }

    @Test func looksOfCSS() throws {
        let css = try Self.css(Self.looks)
        for line in [
            "look-high-corner-radius: initial", "look-high-label: initial", "look-low-fill: initial",
            "look-low-fill--tint: ", "look-high-pressed-opacity: 1",
        ] { #expect(css.standard.contains("    --banner-\(line);"), "\(line)") }
        for line in [
            "look-high-corner-radius: 0.25rem", "look-high-label: var(--banner-palette-white)", "look-low-fill: ",
            "look-low-fill--tint: initial", "look-high-pressed-opacity: 0.5",
        ] { #expect(css.theme.contains("    --banner-\(line);"), "\(line)") }
        #expect(!css.theme.contains("look-low-label"))
        #expect(
            css.all.contains(
                "    --banner-button-fill: var(--banner-look-low-fill) "
                    + "var(--banner-look-low-fill--tint, var(--banner-tint, currentcolor));\n"))
        // Who says nothing takes what the variant has by itself.
        #expect(css.all.contains("background-color: var(--banner-button-fill, var(--banner-usual-fill, transparent));"))
    }

    @Test func looksOfAndroid() throws {
        let files = try Targets.files(.android, Self.looks)
        let themes = try #require(files["acme-android/values/themes.xml"])
        let overlays = themes.split(separator: "<style ")
        try #require(overlays.count == 3)
        for item in [
            "CornerRadius\">@null", "Label\">@null", "PressedOpacity\">@dimen/banner_look_high",
        ] { #expect(overlays[1].contains("bannerLookHigh\(item)"), "\(item)") }
        #expect(overlays[1].contains("bannerLookLowFillPaint\">@null"))
        #expect(overlays[2].contains("bannerLookHighCornerRadius\">@dimen/banner_look_high_corner_radius_in_dusk"))
        #expect(overlays[2].contains("bannerLookHighLabel\">@color/banner_look_high_label_in_dusk"))
        #expect(overlays[2].contains("bannerLookLowFillPaint\">@string/banner_look_low_fill_paint_in_dusk"))
        #expect(themes.contains("<attr name=\"bannerLookHighPressedOpacity\" format=\"float\" />"))
        #expect(!themes.contains("bannerLookLowLabel"))
    }

    @Test("what a theme takes away does not come back with more contrast")
    func contrastOfWhatAThemeTakesAway() throws {
        let files = try Targets.files(
            .android,
            """
            bannerc: 1
            name: Acme
            palette: { red: { light: "#B3261E", dark: "#F2B8B5", lightHighContrast: "#8C1D18" } }
            levels: { info: { tint: "#101010", onTint: "#FFFFFF" } }
            styles:
              bar: { shape: { border: { color: "{palette.red}" }, shadow: { y: 2, color: "{palette.red}" } } }
              kept: { shape: { border: { color: "{palette.red}" } } }
            buttonStyles: { high: { fill: "{palette.red}" } }
            themes:
              dusk:
                styles: { bar: { shape: { border: { color: accent }, shadow: none } } }
                buttonStyles: { high: { fill: none } }
            """)
        let themes = try #require(files["acme-android/values/themes.xml"])
        let high = try #require(themes.components(separatedBy: "Banner.Dusk.HighContrast\"").last)
        for name in ["StyleBarBorderColor", "StyleBarShadowColor", "LookHighFill"] {
            #expect(high.contains("<item name=\"banner\(name)\">@null</item>"), "\(name)\n\(high)")
        }
        #expect(high.contains("\"bannerStyleKeptBorderColor\">@color/banner_style_kept_border_color_high_contrast<"))
    }

    @Test(.enabled(if: Tool.isExpected("aapt2"))) func linked() throws {
        try Aapt.link(try Targets.files(.android, Self.looks), folder: "acme-android")
    }

    /// A banner that has something of its own in one theme alone, before one that has always.
    private static let ownInATheme = """
        bannerc: 1
        name: Acme
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        styles: { still: { dismissal: [button] } }
        buttons: { ok: { kind: emphasis, title: OK, role: dismiss } }
        banners:
          long:
            level: error
            style: still
            buttons: [ok]
            text: A text that takes more time to read than the four seconds of a banner, which is long.
          painted: { level: error, text: Painted., tint: "#000001" }
        themes: { dusk: { styles: { still: { dismissal: [timer, button] } } } }
        """

    @Test("what is a banner's own in a theme only is so in every design", arguments: Target.allCases)
    func own(_ target: Target) throws {
        let input = try Targets.input(Self.ownInATheme)
        for looks in [input.spec.banners.map(\.look)] + input.spec.themes.map(\.looks) {
            #expect(looks.map(\.isOwn) == [true, true])
        }
        #expect(try !Targets.files(target, Self.ownInATheme).isEmpty)
    }

    @Test func ownInCSS() throws {
        let css = try Self.css(Self.ownInATheme)
        #expect(css.standard.contains("    --banner-own-long-display: 4000ms;"))
        #expect(css.standard.contains("    --banner-own-painted-tint: #000001;"))
        #expect(css.theme.contains("    --banner-own-long-display: "))
        #expect(!css.theme.contains("4000ms"))
    }

    private static let metrics = """
        bannerc: 1
        name: Acme
        metrics: { slow: { display: 9s }, fast: { display: 5s } }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        styles: { bar: { padding: 12 }, note: { metrics: fast } }
        banners: { offline: { level: error, style: bar, text: Offline., metrics: slow, padding: 3 } }
        themes: { dusk: { levels: { error: { metrics: slow } } } }
        """

    @Test("the end of progress has its metrics as the theme has them")
    func endOfProgress() throws {
        func spec(_ theme: String) -> String {
            """
            bannerc: 1
            name: Acme
            metrics: { brief: { display: 2s } }
            levels: { info: { tint: "#0B4AB0", onTint: "#FFFFFF" } }
            banners:
              sync: { level: info, text: Syncing., progress: { kind: determinate, completion: { text: Done., metrics: brief } } }
              load: { level: info, text: Loading., progress: { kind: determinate, completion: { text: Done. } } }
            themes: { dusk: { metrics: \(theme) } }
            """
        }
        let swift = try #require(try Targets.files(.swift, spec("{ brief: { display: 9s } }")).values.first)
        #expect(swift.contains("public var progress: BannerProgress? { progress(in: .standard) }"))
        #expect(swift.contains("completionMetrics: Metrics.brief.displayMetrics(in: theme))"))
        #expect(swift.components(separatedBy: "completionMetrics").count == 2, "the other has those of the banner")
        let plain = try #require(try Targets.files(.swift, spec("{}")).values.first)
        #expect(!plain.contains("progress(in") && plain.contains("completionMetrics: BannerDisplayMetrics("))
        for (target, words) in [
            (Target.kotlin, "completionMetrics = Metrics.BRIEF,"), (.typescript, "completionMetrics: \"brief\","),
            (.flutter, "completionMetrics: AcmeMetrics.brief,"),
        ] {
            let text = try Targets.files(target, spec("{ brief: { display: 9s } }")).values.joined()
            #expect(text.components(separatedBy: words).count == 2, "\(target)")
        }
    }

    @Test("CSS takes the metrics that a theme chooses, and a banner's own name those that it has")
    func metricsOfCSS() throws {
        let css = try Self.css(Self.metrics)
        #expect(css.standard.contains("    --banner-level-error--style-bar--standard: initial;"))
        #expect(css.standard.contains("    --banner-level-error--style-bar--slow: ;"))
        #expect(css.theme.contains("    --banner-level-error--style-bar--standard: ;"))
        #expect(css.theme.contains("    --banner-level-error--style-bar--slow: initial;"))
        #expect(
            css.all.contains(
                """
                :where(.banner-level-error, .banner[data-level="error"]):where(.banner-style-bar, .banner[data-style="bar"]) {
                    --banner-present: var(--banner-level-error--style-bar--standard, \
                var(--banner-metrics-standard-present)) \
                var(--banner-level-error--style-bar--slow, var(--banner-metrics-slow-present));
                """))
        // The style says itself which ones it has, in every theme.
        #expect(!css.all.contains("level-error--style-note"))
        #expect(css.all.contains("    --banner-own-offline-display: var(--banner-metrics-slow-display);\n"))
    }

    @Test("Android refers to the metrics that a banner names")
    func metricsOfAndroid() throws {
        let files = try Targets.files(.android, Self.metrics)
        let integers = try #require(files["acme-android/values/integers.xml"])
        #expect(
            integers.contains(
                "\"banner_own_offline_display\">@integer/banner_metrics_slow_display<"))
    }

    @Test("Android says which metrics a level and a style have, in each theme")
    func choicesOfAndroid() throws {
        let files = try Targets.files(.android, Self.metrics)
        let looks = try #require(files["acme-android/values/looks.xml"])
        #expect(looks.contains("\"banner_style_note_metrics\" translatable=\"false\">fast<"))
        #expect(looks.contains("\"banner_level_error_metrics_in_dusk\" translatable=\"false\">slow<"))
        #expect(!looks.contains("\"banner_level_error_metrics\""))
        let integers = try #require(files["acme-android/values/integers.xml"])
        #expect(integers.contains("\"banner_style_note_sets_metrics\">1<"))
        #expect(integers.contains("\"banner_style_standard_sets_metrics\">0<"))
        #expect(integers.contains("\"banner_style_bar_sets_metrics\">@integer/banner_style_standard_sets_metrics<"))
        let themes = try #require(files["acme-android/values/themes.xml"])
        #expect(themes.contains("\"bannerLevelErrorMetrics\">@null<"))
        #expect(themes.contains("\"bannerLevelErrorMetrics\">@string/banner_level_error_metrics_in_dusk<"))
        // Who chooses none has no words for it.
        let plain = try Targets.files(.android, Self.looks).values.joined()
        #expect(!plain.contains("_metrics\"") && !plain.contains("sets_metrics"))
    }

    @Test(.enabled(if: Tool.isExpected("aapt2"))) func choicesAreLinked() throws {
        try Aapt.link(try Targets.files(.android, Self.metrics), folder: "acme-android")
    }

    @Test("TypeScript has the severity of a level in a theme")
    func severityInTypeScript() throws {
        let module = try #require(
            try Targets.files(
                .typescript,
                """
                bannerc: 1
                name: Acme
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", severity: 40 } }
                themes: { dusk: { levels: { error: { severity: 50 } } } }
                """)["acme.ts"])
        #expect(module.contains("severity: 40,"))
        #expect(module.contains("...(theme === \"dusk\" ? { severity: 50 } : undefined),"))
    }

    @Test("a style in TypeScript that says a part of its text has the rest as the theme has it")
    func partsInTypeScript() throws {
        let module = try #require(
            try Targets.files(
                .typescript,
                """
                bannerc: 1
                name: Acme
                styles:
                  base: { title: { maxLines: 1 } }
                  sub: { extends: base, title: { weight: bold }, text: { weight: bold }, image: { shape: square } }
                themes: { dusk: { styles: { base: { title: { maxLines: 5 }, text: { maxLines: 4 }, image: { size: 99 } } } } }
                """)["acme.ts"])
        for line in [
            "text: { ...styleBase.text, weight: 700 },", "title: { ...styleBase.title, weight: 700 },",
            "image: { ...styleBase.image, shape: \"square\" },",
        ] { #expect(module.contains("        \(line)\n"), "\(line)") }
    }

    @Test("Markdown says what themes and banners change")
    func changesInMarkdown() throws {
        let text = try #require(
            try Targets.files(
                .markdown,
                """
                bannerc: 1
                name: Acme
                palette: { veil: "#11223380" }
                metrics: { slow: { display: 10min }, fast: { display: 5s } }
                levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", haptic: heavy, metrics: slow } }
                styles: { bar: { padding: 12 }, note: { metrics: fast } }
                banners: { offline: { level: error, style: bar, text: Offline., padding: 3, haptic: light } }
                themes:
                  dusk:
                    description: For the evening.
                    palette: { veil: "#11223340" }
                    metrics: { slow: { display: never } }
                    levels: { error: { metrics: fast, announcement: assertive, severity: 50 } }
                    styles: { bar: { maxWidth: none, dismissal: [swipe, tap] }, note: { metrics: slow } }
                """)["acme.md"])
        for line in [
            "| dusk | the colour veil | `#11223340` |",
            "| dusk | the level error | Announced: assertive.  |", "| dusk | the metrics of the level error | fast |",
            "| dusk | the severity of the level error | 50 |",
            "| dusk | the style bar | Width: all. Goes by: swipe, tap.  |",
            "| dusk | the metrics of the style note | slow, also against a level |",
            "| dusk | the metrics slow | Stays: until something ends it.  |",
            "| slow | 500 ms | 10 min | 250 ms | spring, damping 0.7 |  |", "- dusk: For the evening.",
            "- Other than its level: Felt: light. ", "- Other than its style: Padding: 3, 3, 3, 3. ",
            "| <a id=\"colour-veil\"></a>veil | `#11223380` | `#11223380` | `#11223380` | `#11223380` |  |",
        ] { #expect(text.contains(line + "\n"), "\(line)\n\(text)") }
    }

    @Test("tokens of a style name those of the one that it extends, unless a theme says otherwise")
    func inheritedTokens() throws {
        let files = try Targets.files(
            .tokens,
            """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            styles:
              bar: { padding: 12, shape: { border: { width: 2, color: "#FF0000" }, shadow: { y: 1, blur: 2, color: { light: "#000000", dark: "#FFFFFF" } } } }
              same: { extends: bar }
              other: { extends: bar, maxWidth: 500 }
              equal: { extends: bar, padding: 12 }
            themes: { dusk: { styles: { bar: { padding: 20 }, other: { shape: { border: { width: 2, color: "#00FF00" } } } } } }
            """)
        let tokens = try JSONDecoder().decode(JSON.self, from: Data(try #require(files["acme.tokens.json"]).utf8))
        let styles = tokens["Acme", "styles"]
        for name in ["padding", "shadow", "shadowColor", "text", "borderWidth"] {
            #expect(styles["same", name, "$value"].text == "{Acme.styles.bar.\(name)}", "\(name)")
        }
        #expect(styles["same", "border", "$value"].text == "{Acme.styles.bar.border}")
        // A theme gives it a border of its own.
        #expect(styles["other", "borderColor", "$value", "hex"].text == "#FF0000")
        #expect(styles["other", "border", "$value", "color"].text == "{Acme.styles.other.borderColor}")
        #expect(styles["other", "border", "$value", "width"].text == "{Acme.styles.other.borderWidth}")
        // What it says itself is its own, whatever the other one says.
        #expect(styles["equal", "padding", "$value", "value"].number == 12)
        let resolver = try #require(files["acme.resolver.json"])
        let dark = try #require(resolver.split(separator: "\"dark\": [").last)
        #expect(dark.contains("\"shadowColor\"") && !dark.contains("\"same\""))
        let dusk = try #require(resolver.split(separator: "\"dusk\": [").last?.split(separator: "\"appearance\"").first)
        #expect(dusk.contains("\"padding\": { \"$type\": \"dimension\", \"$value\": { \"value\": 20"))
        #expect(!dusk.contains("\"same\""))
    }
}
