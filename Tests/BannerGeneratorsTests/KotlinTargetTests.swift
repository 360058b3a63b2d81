// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import TestSupport
import Testing

/// Whoever calls the generated Kotlin gets what the spec says.
@Suite struct KotlinTargetTests {
    /// A text with everything that Kotlin could trip over.
    private static let hostile = "\"$name ${1+1}\" \\n */ /* \n\t\u{202E}\u{2028} é 😀 '''"

    /// Every part of the language, under names that Kotlin has another use for.
    private static let spec = """
        bannerc: 1
        name: Acme
        description: "Ends a comment */ and $starts ${one}."
        locales: { development: en, supported: [en, fr, fr-CA, ar, pt-BR] }
        palette:
          object: { light: "#1B7F3B", dark: "#7BD88F80", lightHighContrast: "#0B5D27" }
          vivid: { light: { colorSpace: display-p3, components: [1, 0, 0] } }
        metrics:
          standard: { present: 500ms, display: 4s, dismiss: 0.25ms, spring: { damping: 1, velocity: 0 } }
          never: { display: never, easing: easeInOut, transition: slideAndFade, dismissEasing: linear }
        levels:
          string: { severity: 5, tint: "{palette.object}", onTint: "#FFFFFF", spokenPrefix: { en: Note, fr: Avis } }
          error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: x, label: $a }, metrics: never, announcement: assertive }
        styles:
          is: { indicator: { height: 4, color: "#010203" }, dismissal: [tap, timer], maxWidth: 500 }
        buttons:
          do: { kind: emphasis, emphasis: lowest, title: { en: Do, fr: Fais } }
        screens:
          in: { surfaces: [main], coVisibleWith: [out] }
          out: { surfaces: [main] }
        banners:
          class:
            level: string
            style: is
            text: \(HostileText.quoted(hostile))
            description: "*/"
          fail:
            level: error
            parameters: { id: { type: int, max: 9 }, val: string, component1: string, theme: string }
            text:
              en: { plural: id, one: "{id} of {val}", other: "{id}s of {val}{component1}$x{theme}" }
              fr: "{val}: {id}"
              ar: { plural: id, zero: z, one: a, two: b, few: c, many: d, other: e }
            buttons: [do]
            tint: "#000001"
            metrics: { present: 1ms }
            trigger: { event: "a$b", screens: [in], minInterval: 5s, mutex: class }
            progress: { kind: determinate, step: 10%, onTap: pause, completion: { text: "{id} $done" } }
            image: { url: "https://example.com/$a", placeholder: p, decorative: true }
            alsoAvailableAt: { en: Settings, fr: Réglages }
          photo:
            level: error
            parameters: { name: string, avatar: image }
            text: "{name}"
            image: { parameter: avatar, placeholder: p, label: Sender }
            announcement: none
          more: { level: string, text: More, link: { title: Read } }
          opening: { level: string, text: Open, onTap: open }
        themes:
          standardTwo:
            palette: { object: { light: "#006622" } }
            metrics: { standard: { display: 6s } }
            levels: { string: { haptic: heavy, severity: 77 } }
            styles: { is: { padding: 12 } }
            texts: { class: { en: Themed, fr: Thème } }
        """

    /// Prints a value a line.
    private static let program = #"""
        import banners.Acme.Appearance
        import banners.Acme.Banner
        import banners.Acme.Button
        import banners.Acme.Image
        import banners.Acme.Level
        import banners.Acme.Localization
        import banners.Acme.Metrics
        import banners.Acme.Palette
        import banners.Acme.Queue
        import banners.Acme.Screen
        import banners.Acme.Style
        import banners.Acme.Theme
        import banners.bannerSemantics
        import banners.bannerTextSemantics
        import banners.displayTime
        import banners.textStyle
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.semantics.LiveRegionMode
        import androidx.compose.ui.semantics.Semantics

        fun region(banner: Banner): String? = when ((Modifier.bannerSemantics(banner) as? Semantics)?.region) {
            LiveRegionMode.Polite -> "polite"
            LiveRegionMode.Assertive -> "assertive"
            else -> null
        }

        fun spoken(banner: Banner, text: String): String? =
            (Modifier.bannerTextSemantics(banner, text, Localization.EN) as? Semantics)?.words

        fun main() {
            val hostile = Banner.Class
            println(hostile.text(Localization.EN).codePoints().toArray().joinToString(" ") { it.toString(16) })
            println(hostile.text(Localization.FR_CA, Theme.STANDARD_TWO))
            println(hostile.text(Localization.PT_BR, Theme.STANDARD_TWO))
            val fail = Banner.Fail(2, "it", "c", "t")
            println(fail.text(Localization.EN))
            println(fail.copy(id_ = 1).text(Localization.EN))
            println(fail.text(Localization.FR_CA))
            println(listOf(0L, 1L, 2L, 3L, 11L, 100L, -1L, Long.MIN_VALUE, 1000000L).map { fail.copy(id_ = it).text(Localization.AR) })
            println(listOf(fail.id, fail.level, fail.style, fail.surface, fail.buttons))
            println(fail.completionText(Localization.FR))
            println(fail.trigger)
            println(fail.progress.step)
            println(fail.image)
            val photo = Banner.Photo(name = "Ada", avatar = Image(url = "u"))
            println(listOf(photo.image, photo.copy(avatar = null).image, Banner.Photo("Ada").image)
                .map { it?.run { listOf(symbol, url, placeholderSymbol, label?.text(Localization.FR), isDecorative) } })
            println(fail.alsoAvailableAt.text(Localization.FR_CA))
            println(fail.metrics().present)
            println(Integer.toHexString(fail.levelConfiguration(Theme.STANDARD_TWO).tint.argb(Appearance.DARK)))
            println(Palette.entries.flatMap { p -> Theme.entries.map { t -> p.color(t) } }
                .flatMap { c -> Appearance.entries.map { Integer.toHexString(c.argb(it)) } })
            println(Metrics.STANDARD.display())
            println(Metrics.STANDARD.display(Theme.STANDARD_TWO).display)
            println(Metrics.NEVER.display())
            println(Level.STRING.configuration(Theme.STANDARD_TWO).haptic)
            println(Level.STRING.severity(Theme.STANDARD_TWO) to Level.STRING.severity)
            println(Level.STRING.configuration().spokenPrefix?.text(Localization.FR_CA))
            println(Level.ERROR.metrics)
            println(Style.IS.configuration(Theme.STANDARD_TWO))
            println(Banner.Class.styleConfiguration(Theme.STANDARD_TWO) == Style.IS.configuration(Theme.STANDARD_TWO))
            println(fail.styleConfiguration() == Style.STANDARD.configuration())
            println(Button.DO.title?.text(Localization.AR))
            println(Screen.IN.coVisibleWith)
            println(Localization.of("fr-ca") to Localization.of("pt_BR"))
            println(Localization.of("ar-EG") to Localization.of("zz"))
            println(Queue.PAUSE to Queue.KEY)
            println(listOf(Banner.Class, fail, photo).map { region(it) })
            println(listOf("Hi", "Note: hi", "Notes").map { spoken(Banner.Class, it) } + spoken(fail, "Hi"))
            println(listOf(Banner.Class, photo, Banner.More, Banner.Opening).map { it.displayTime() })
            println(listOf(Style.IS, Style.STANDARD).map { it.configuration().textStyle.run { listOf(fontSize.value, lineHeight.value) } })
        }
        """#

    private static let expected = [
        hostile.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "),
        "Thème", "Themed", "2s of itc$xt", "1 of it", "it: 2", "[z, a, b, c, d, e, a, c, e]",
        "[fail, ERROR, STANDARD, MAIN, [DO]]", "2 $done",
        "Trigger(event=a$b, condition=null, clears=null, screens=[IN], minInterval=5s, mutex=[class])", "0.1",
        "Image(symbol=null, asset=null, url=https://example.com/$a, placeholderSymbol=p, placeholderAsset=null, "
            + "isCached=true, label=null, isDecorative=true, isFixed=false)",
        "[[null, u, p, Sender, false], [p, null, null, Sender, false], [p, null, null, Sender, false]]",
        "Réglages", "1ms", "ff000001",
        "[ff1b7f3b, 807bd88f, ff0b5d27, 807bd88f, ff006622, 807bd88f, ff0b5d27, 807bd88f, "
            + "ffff0b0c, ffff0b0c, ffff0b0c, ffff0b0c, ffff0b0c, ffff0b0c, ffff0b0c, ffff0b0c]",
        "DisplayMetrics(present=500ms, display=4s, dismiss=250us, motion=SPRING, transition=SLIDE, "
            + "dismissEasing=Curve(x1=0.42, y1=0.0, x2=1.0, y2=1.0))", "6s",
        "DisplayMetrics(present=500ms, display=null, dismiss=250us, "
            + "motion=Curve(x1=0.42, y1=0.0, x2=0.58, y2=1.0), transition=SLIDE_AND_FADE, "
            + "dismissEasing=Curve(x1=0.0, y1=0.0, x2=1.0, y2=1.0))",
        "HEAVY", "(77, 5)", "Avis", "NEVER",
        "StyleConfiguration(position=OVERLAY, edge=TOP, bufferHeight=100.0, statusBar=AUTOMATIC, "
            + "textSize=15.0, smallestTextSize=12.0, largestTextSize=21.0, fontWeight=600, maxLines=2, "
            + "padding=Insets(top=12.0, leading=12.0, bottom=12.0, trailing=12.0), keepsWindowMargins=true, "
            + "cornerRadius=0.0, border=null, shadow=null, margin=Insets(top=0.0, leading=0.0, bottom=0.0, "
            + "trailing=0.0), fill=TINT, alignment=LEADING, hasSeparator=false, "
            + "imageShape=CIRCLE, imageSize=40.0, indicator=Indicator(height=4.0, color=Color(light=4278256131, "
            + "dark=4278256131, lightHighContrast=4278256131, darkHighContrast=4278256131)), dismissal=[TIMER, TAP], buttonLayout=BELOW, sticksOnScroll=true, "
            + "maxWidth=500.0)",
        "true", "true", "Do", "[OUT]", "(FR_CA, PT_BR)", "(AR, EN)", "(0s, [STYLE, LEVEL, TEXT])",
        "[polite, assertive, null]", "[Note. Hi, null, Note. Notes, null]", "[8s, null, 12s, 12s]",
        "[[15.0, 1.32], [15.0, 1.32]]",
    ]

    @Test(.enabled(if: Kotlin.isExpected)) func valuesAreThoseOfTheSpec() throws {
        var files = try Targets.files(.kotlin, Self.spec)
        for sample in Targets.samples {
            files.merge(try Targets.files(.kotlin, sample: sample)) { first, _ in first }
        }
        // A spec with nothing that may be left out.
        files.merge(try Targets.files(.kotlin, "bannerc: 1\nname: Nothing\n")) { first, _ in first }
        files.merge(try Targets.files(.kotlin, Self.many, stem: "many")) { first, _ in first }
        files.merge(try Self.hidden()) { first, _ in first }
        files["Main.kt"] = Self.program
        for (path, text) in Self.composeStubs { files[path] = text }
        let ran = try Kotlin.run(files)
        // The stiffness is computed; its digits are BannerKit's to answer for.
        let lines = ran.split(separator: "\n").map(String.init).map {
            $0.replacing(/Spring\(damping=1.0, velocity=0.0, stiffness=[0-9.]+\)/, with: "SPRING")
        }
        for (line, expected) in zip(lines, Self.expected) { #expect(line == expected) }
        #expect(lines.count == Self.expected.count, "\(ran)")
    }

    /// What a library keeps to itself.
    private static func hidden() throws -> [String: String] {
        var options = GeneratorOptions()
        options.settings[.kotlin] = ["visibility": "internal"]
        return try Targets.files(
            .kotlin, spec.replacing("name: Acme", with: "name: Hidden"), options: options, stem: "hidden")
    }

    /// A module with explicit API mode has to say of everything that others see that they shall.
    @Test(.enabled(if: Kotlin.isExpected)) func librariesKeepBannersToThemselves() throws {
        var files = try Self.hidden()
        let compose = try #require(files["HiddenCompose.kt"])
        files["HiddenCompose.kt"] = nil
        let shown = compose.split(separator: "\n").filter { line in
            ["val ", "fun ", "data class ", "object "].contains { line.hasPrefix($0) }
        }
        #expect(shown.isEmpty && compose.contains("\ninternal data class HiddenColors("))
        files["Main.kt"] = "import banners.Hidden\n\npublic fun main() { println(Hidden.Banner.Class.id) }"
        #expect(try Kotlin.run(files, options: ["-Xexplicit-api=strict"]) == "class\n")
    }

    /// More than one method of the JVM holds, which is 64 KB, if all definitions in all themes were in one.
    private static let many: String = {
        let ids = 0..<80
        let styles = ids.map { "  s\($0): { padding: \($0) }\n" }.joined()
        let colors = ids.map { "  c\($0): \"#0000\(10 + $0)\"\n" }.joined()
        let themes = (0..<16).map { theme in
            "  t\(theme):\n    styles:\n" + ids.map { "      s\($0): { padding: \(theme + 100) }\n" }.joined()
                + "    palette:\n" + ids.map { "      c\($0): \"#00\(10 + theme)\(10 + $0)\"\n" }.joined()
        }
        return "bannerc: 1\nname: Many\npalette:\n\(colors)styles:\n\(styles)themes:\n\(themes.joined())"
    }()

    /// A constructor of a class whose arguments are a hundred titles in fifty languages is more than a method holds.
    @Test func textsAreNoArgumentsOfConstants() throws {
        let code = try #require(try Targets.files(.kotlin, Self.spec)["Acme.kt"])
        let buttons = try #require(
            code.split(separator: "    enum class Button(").last?.split(separator: "\n    }\n").first)
        #expect(
            buttons.contains(
                "        ) {\n            override val title: Text get() = Text(\"Do\", Localization.FR to \"Fais\")\n")
        )
        #expect(
            code.contains("            STRING -> STRING_IN(theme)\n")
                && code.contains("STRING_IN(theme: Theme): LevelConfiguration"))
    }

    /// What the second file uses of Jetpack Compose, which can't be had here.
    private static let composeStubs = [
        "animation.kt": """
        package androidx.compose.animation.core
        interface AnimationSpec<T>
        class Stub<T> : AnimationSpec<T>
        interface Easing
        class CubicBezierEasing(val a: Float, val b: Float, val c: Float, val d: Float) : Easing
        fun <T> spring(dampingRatio: Float = 1f, stiffness: Float = 1500f, visibilityThreshold: T? = null) = Stub<T>()
        fun <T> tween(durationMillis: Int = 300, delayMillis: Int = 0, easing: Easing? = null) = Stub<T>()
        """,
        "foundation.kt": """
        package androidx.compose.foundation
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.ReadOnlyComposable
        @Composable @ReadOnlyComposable fun isSystemInDarkTheme(): Boolean = false
        """,
        "layout.kt": """
        package androidx.compose.foundation.layout
        import androidx.compose.ui.unit.Dp
        class PaddingValues(val start: Dp, val top: Dp, val end: Dp, val bottom: Dp)
        """,
        "runtime.kt": """
        package androidx.compose.runtime
        @Retention(AnnotationRetention.BINARY)
        @Target(
            AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER,
            AnnotationTarget.PROPERTY_GETTER)
        annotation class Composable
        @Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER) annotation class ReadOnlyComposable
        annotation class Immutable
        open class CompositionLocal<T>(private val value: () -> T) { val current: T get() = value() }
        class ProvidableCompositionLocal<T>(value: () -> T) : CompositionLocal<T>(value) {
            infix fun provides(value: T): ProvidedValue<T> = ProvidedValue(this, value)
        }
        class ProvidedValue<T>(val local: CompositionLocal<T>, val value: T)
        fun <T> staticCompositionLocalOf(value: () -> T): ProvidableCompositionLocal<T> = ProvidableCompositionLocal(value)
        @Composable fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit) = content()
        """,
        "material.kt": """
        package androidx.compose.material3
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.text.TextStyle
        class ColorScheme(val surface: Color, val onSurface: Color, val inverseSurface: Color,
            val inverseOnSurface: Color, val inversePrimary: Color) {
            fun copy(surface: Color = this.surface, onSurface: Color = this.onSurface,
                inverseSurface: Color = this.inverseSurface, inverseOnSurface: Color = this.inverseOnSurface,
                inversePrimary: Color = this.inversePrimary) =
                ColorScheme(surface, onSurface, inverseSurface, inverseOnSurface, inversePrimary)
        }
        class Typography(val titleMedium: TextStyle, val bodyMedium: TextStyle, val labelLarge: TextStyle) {
            fun copy(
                titleMedium: TextStyle = this.titleMedium, bodyMedium: TextStyle = this.bodyMedium,
                labelLarge: TextStyle = this.labelLarge
            ) =
                Typography(titleMedium, bodyMedium, labelLarge)
        }
        object MaterialTheme {
            val colorScheme: ColorScheme @Composable get() = TODO()
            val typography: Typography @Composable get() = TODO()
        }
        @Composable fun MaterialTheme(
            colorScheme: ColorScheme = MaterialTheme.colorScheme, typography: Typography = MaterialTheme.typography,
            content: @Composable () -> Unit
        ) = content()
        """,
        "ui.kt": """
        package androidx.compose.ui
        interface Modifier { companion object : Modifier }
        """,
        "semantics.kt": """
        package androidx.compose.ui.semantics
        import androidx.compose.ui.Modifier
        class LiveRegionMode private constructor() {
            companion object {
                val Polite = LiveRegionMode()
                val Assertive = LiveRegionMode()
            }
        }
        interface SemanticsPropertyReceiver
        /** What has been set, to look at. */
        class Semantics(var region: LiveRegionMode? = null, var words: String? = null) : SemanticsPropertyReceiver, Modifier
        var SemanticsPropertyReceiver.liveRegion: LiveRegionMode
            get() = TODO()
            set(value) { (this as Semantics).region = value }
        var SemanticsPropertyReceiver.contentDescription: String
            get() = TODO()
            set(value) { (this as Semantics).words = value }
        fun Modifier.semantics(
            mergeDescendants: Boolean = false, properties: SemanticsPropertyReceiver.() -> Unit
        ): Modifier = Semantics().apply(properties)
        """,
        "graphics.kt": """
        package androidx.compose.ui.graphics
        fun Color(color: Int) = Color(color.toULong())
        class Color(val value: ULong)
        """,
        "platform.kt": """
        package androidx.compose.ui.platform
        import androidx.compose.runtime.*
        import androidx.compose.ui.unit.Density
        interface AccessibilityManager {
            fun calculateRecommendedTimeoutMillis(
                originalTimeoutMillis: Long, containsIcons: Boolean = false, containsText: Boolean = false,
                containsControls: Boolean = false
            ): Long
        }
        /** Somebody who asked for twice the time, and for three times that of what can be tapped. */
        object Patient : AccessibilityManager {
            override fun calculateRecommendedTimeoutMillis(
                originalTimeoutMillis: Long, containsIcons: Boolean, containsText: Boolean, containsControls: Boolean
            ): Long = (if (containsControls) 3 else 2) * originalTimeoutMillis
        }
        val LocalAccessibilityManager: ProvidableCompositionLocal<AccessibilityManager?> =
            staticCompositionLocalOf { Patient }
        val LocalDensity: ProvidableCompositionLocal<Density> = staticCompositionLocalOf { Density(1f) }
        """,
        "text.kt": """
        package androidx.compose.ui.text
        import androidx.compose.ui.text.font.FontFamily
        import androidx.compose.ui.text.font.FontWeight
        import androidx.compose.ui.unit.TextUnit
        class TextStyle(
            val fontSize: TextUnit = TextUnit(0f), val fontWeight: FontWeight? = null, val fontFamily: FontFamily? = null,
            val lineHeight: TextUnit = TextUnit(0f)
        ) {
            fun merge(other: TextStyle?): TextStyle = other ?: this
        }
        """,
        "font.kt": """
        package androidx.compose.ui.text.font
        class FontWeight(val weight: Int)
        sealed class FontFamily { companion object { val Default: FontFamily = TODO() } }
        """,
        "unit.kt": """
        package androidx.compose.ui.unit
        class Density(val fontScale: Float) {
            fun TextUnit.toDp(): Dp = Dp(value * fontScale)
            fun Dp.toSp(): TextUnit = TextUnit(value / fontScale)
        }
        class Dp(val value: Float) : Comparable<Dp> {
            override fun compareTo(other: Dp): Int = value.compareTo(other.value)
            companion object { val Unspecified = Dp(Float.NaN) }
        }
        class TextUnit(val value: Float)
        val Double.dp: Dp get() = Dp(toFloat())
        val Double.sp: TextUnit get() = TextUnit(toFloat())
        val Double.em: TextUnit get() = TextUnit(toFloat())
        """,
    ]

    @Test func packagesCanBeSet() throws {
        var options = GeneratorOptions()
        options.settings[.kotlin] = ["package": "com.acme.design"]
        let files = try Targets.files(.kotlin, HostileText.spec("Hi"), options: options)
        #expect(files.keys.sorted() == ["Acme.kt", "AcmeCompose.kt"])
        for text in files.values { #expect(text.contains("\npackage com.acme.design\n")) }
    }

    @Test(arguments: [
        ("com.acme", true), ("a", true), ("", false), ("a..b", false), ("a.fun", false), ("1a", false), ("a b", false),
    ])
    func packageNames(_ name: String, _ isAllowed: Bool) throws {
        let setting = try #require(Target.kotlin.settings.first)
        #expect(setting.allows(name) == isAllowed)
    }

    @Test func sampleOfThePage() throws {
        let text = try #require(try Targets.files(.kotlin, Self.sample)["Acme.kt"])
        let start = try #require(text.range(of: "    /** The banners of the catalogue. */")).lowerBound
        try RecordedFile.expectSample(
            "banner", in: "docs/targets/kotlin.md", String(text[start...]), filter: "KotlinTargetTests")
    }

    private static let sample = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners:
          offline: { level: error, text: { en: You are offline., fr: Vous êtes hors ligne. } }
          syncFailed:
            level: error
            parameters: { count: { type: int, max: 999 } }
            text: { en: { plural: count, one: "{count} item did not sync.", other: "{count} items did not sync." } }
        """
}
