// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The Dart says what the spec says. No test compiles it: neither Debian nor PyPI has the Dart SDK.
@Suite("The target flutter, without a Dart SDK")
struct FlutterTargetTests {
    /// The spec of the page's samples.
    private static let acme = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr, pt-BR] }
        palette:
          green: { light: "#1B7F3B", dark: "#7BD88F80", lightHighContrast: "#0B5D27" }
        metrics:
          standard: { present: 500ms, display: 4s, dismiss: 0.25ms, easing: easeOut }
          stays: { display: never, spring: { damping: 0.7, velocity: 0 } }
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF", metrics: stays }
        buttons:
          new: { kind: emphasis, title: { en: New, fr: Nouveau } }
        banners:
          offline: { level: error, text: { en: You are offline., fr: Vous êtes hors ligne. }, buttons: [new] }
          syncFailed:
            level: error
            description: The server said no.
            parameters: { count: { type: int, max: 999, description: How many. }, id: string }
            text:
              en: { plural: count, one: "{count} item of {id}", other: "{count} items of {id}" }
              fr: { plural: count, one: "{count} élément", many: "{count} d’éléments", other: "{count} éléments" }
        themes:
          business: { palette: { green: { light: "#004E92" } }, texts: { offline: No connection. } }

        """

    private static func dart(_ yaml: String) throws -> String {
        try #require(try Targets.files(.flutter, yaml)["acme.dart"])
    }

    /// Specs with every part of the language and without nearly all, and a name that starts all types of their files.
    private static func files() throws -> [(prefix: String, dart: String)] {
        let fixture = try RecordedFile.text("Tests/Fixtures/hostile.banner.yaml")
        let samples = Targets.samples
        return [
            ("Acme", try dart(acme)), ("Acme", try dart("bannerc: 1\nname: Acme\n")), ("Hostile", try dart(fixture)),
        ]
            + (try samples.map { stem in
                let text = try #require(try Targets.files(.flutter, sample: stem)["\(stem).dart"])
                return (String(text.firstMatch(of: /enum (\w+)Theme/)?.1 ?? ""), text)
            })
    }

    // MARK: Structure

    @Test("strings, comments and brackets close, and outside of strings all is ASCII")
    func structure() throws {
        for (_, dart) in try Self.files() { _ = try DartReader(dart) }
    }

    @Test("every type and every constant that is used is declared")
    func names() throws {
        for (prefix, dart) in try Self.files() {
            let reader = try DartReader(dart)
            let types = reader.types(prefix: prefix)
            #expect(types.used.subtracting(types.declared).isEmpty)
            #expect(reader.used(prefix: prefix).subtracting(reader.declared).isEmpty)
            #expect(reader.used(prefix: prefix).count > 5)
        }
    }

    @Test("no name is declared twice")
    func declaredOnce() throws {
        for (prefix, dart) in try Self.files() {
            let code = try DartReader(dart).code
            let types = code.matches(of: /(?:class|enum) (\w+)/).map { String($0.1) }
            #expect(Set(types).count == types.count, "\(prefix)")
        }
    }

    private static let hasGrammar =
        Tool.path("python3") != nil
        && (try? Tool.withFolder([:]) {
            try Tool.run("python3", ["-c", "import tree_sitter_language_pack"], in: $0).status
        }) == 0

    @Test("tree-sitter's grammar of Dart takes every file", .enabled(if: hasGrammar))
    func grammar() throws {
        let script = """
            import sys
            from tree_sitter_language_pack import get_parser
            for name in sys.argv[1:]:
                if get_parser("dart").parse(open(name, "rb").read()).root_node.has_error: sys.exit(name)
            """
        let files = Dictionary(uniqueKeysWithValues: try Self.files().enumerated().map { ("\($0).dart", $1.dart) })
        try Tool.withFolder(files.merging(["parse.py": script, "broken.dart": "class A { final ; }"]) { $1 }) {
            folder in
            let run = try Tool.run("python3", ["parse.py"] + files.keys.sorted(), in: folder)
            #expect(run.status == 0, "\(run.output)")
            #expect(try Tool.run("python3", ["parse.py", "broken.dart"], in: folder).status != 0)
        }
    }

    // MARK: Values

    @Test("a theme's buttons look as it says")
    func themedButtons() throws {
        let dart = try Self.dart(
            """
            bannerc: 1
            name: Acme
            palette: { red: "#B3261E" }
            buttonStyles:
              high: { fill: "{palette.red}", cornerRadius: 4, minHeight: 50 }
              low:  { fill: "{palette.red}" }
            themes:
              round: { buttonStyles: { high: { cornerRadius: 25 } }, palette: { red: "#FF0000" } }

            """)
        let look = try #require(dart.split(separator: "  AcmeButtonLook look(").last?.split(separator: "\n}").first)
        #expect(
            look.contains(
                """
                    (AcmeTheme.round, AcmeButtonVariant.high) => _usual(theme).copyWith(
                      cornerRadius: 25.0,
                    ),
                    _ => _usual(theme),
                """))
        // The palette knows the theme's colour.
        #expect(
            look.contains(
                """
                    AcmeButtonVariant.high => AcmeButtonLook(
                      fill: AcmePaint.color(AcmePalette.red.color(theme)),
                      cornerRadius: 4.0,
                      minHeight: 50.0,
                    ),
                    AcmeButtonVariant.low => AcmeButtonLook(
                      fill: AcmePaint.color(AcmePalette.red.color(theme)),
                    ),
                    _ => const AcmeButtonLook(),
                """))
    }

    /// What a theme changes, and what a style has over the one that it extends, stands once.
    @Test("levels, styles, metrics and banners say what is another, and take the rest")
    func changes() throws {
        let dart = try Self.dart(
            """
            bannerc: 1
            name: Acme
            palette: { red: "#B3261E", white: "#FFFFFF" }
            metrics: { slow: { display: 9s }, fast: { display: 3s } }
            levels: { error: { tint: "{palette.red}", onTint: "{palette.white}", accent: "#FF0000", metrics: slow } }
            styles:
              bar: { padding: 12, maxWidth: 700 }
              wide: { extends: bar, maxWidth: none }
            banners:
              own: { level: error, style: wide, text: Own., padding: 3, metrics: { display: 7s }, haptic: heavy }
            themes:
              dusk:
                metrics: { slow: { display: never } }
                levels: { error: { accent: "#00FF00", icon: none, haptic: light, metrics: fast, severity: 50 } }
                styles: { wide: { metrics: fast, bufferHeight: 9 } }

            """)
        for part in [
            """
                (AcmeTheme.dusk, AcmeMetrics.slow) => _usual.copyWith(
                  display: () => null,
                ),
            """,
            "(AcmeTheme.dusk, AcmeLevel.error) => AcmeMetrics.fast,", "(AcmeTheme.dusk, AcmeLevel.error) => 50,",
            "(AcmeTheme.dusk, AcmeStyle.wide) => AcmeMetrics.fast,",
            "(AcmeTheme.dusk, AcmeStyle.wide) => true,", "(_, AcmeStyle.wide) => false,",
            """
                AcmeStyle.wide =>
                  AcmeStyle.bar.configuration(theme).copyWith(
                    maxWidth: () => null,
                  ),
            """,
            """
                (AcmeTheme.dusk, AcmeStyle.wide) => _usual(theme).copyWith(
                  bufferHeight: 9.0,
                ),
            """,
            """
                  super.styleConfiguration(theme).copyWith(
                    padding: const AcmeInsets(top: 3.0, leading: 3.0, bottom: 3.0, trailing: 3.0),
                  );
            """,
            """
                  super.levelConfiguration(theme).copyWith(
                    haptic: AcmeHaptic.heavy,
                  );
            """,
            "display: () => const Duration(milliseconds: 7000),",
            "levelErrorAccent: AcmeLevel.error.configuration(theme).accentColor.resolve(brightness",
        ] { #expect(dart.contains(part), "\(part)\n\(dart)") }
        _ = try DartReader(dart)
    }

    @Test("colours, times and lengths are those of the spec")
    func values() throws {
        let dart = try Self.dart(Self.acme)
        let color = "AcmeColor(Color(0xFF1B7F3B), Color(0x807BD88F), Color(0xFF0B5D27), Color(0x807BD88F))"
        #expect(dart.contains("(_, AcmePalette.green) => \(color),"))
        #expect(
            dart.contains("(AcmeTheme.business, AcmePalette.green) => AcmeColor(Color(0xFF004E92), Color(0x807BD88F)"))
        #expect(dart.contains("present: Duration(milliseconds: 500), display: Duration(milliseconds: 4000)"))
        #expect(dart.contains("dismiss: Duration(microseconds: 250), motion: AcmeCurve(0.0, 0.0, 0.58, 1.0))"))
        #expect(
            dart.contains(
                "AcmeMetrics.stays => const AcmeDisplayMetrics(present: Duration(milliseconds: 500), dismiss:"))
        #expect(dart.contains("error('error', 0, AcmeMetrics.stays),"))
        #expect(dart.contains("padding: const AcmeInsets(top: 16.0, leading: 16.0, bottom: 16.0, trailing: 16.0),"))
        #expect(dart.contains("fontWeight: FontWeight.w600,"))
    }

    /// Texts that Dart could take for something else.
    private static let hostile = [
        "", "$name ${1+1}", "'", "\"", "\\", "\\$", "'''\"\"\"", "\n\r\t", "*/ /* //", "\u{0}\u{1}\u{1B}\u{7F}",
        "\u{2028}\u{2029}\u{85}", "\u{202E}\u{2066}", "é 😀 e\u{301}", "$\u{301}", "'\u{301}", "\\\u{301}", "\u{E0067}",
        "\u{10FFFF}\u{FFFE}", "\\u{41} \\x41", "{}", "${", "$",
    ]

    @Test("hostile texts come back equal", arguments: hostile)
    func comesBack(_ text: String) throws {
        let reader = try DartReader(try Self.dart(HostileText.spec(text)))
        #expect(reader.strings.contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }, "\(reader.strings)")
    }

    @Test("texts hold parameters where the spec has them, with the plurals of each language")
    func texts() throws {
        let reader = try DartReader(try Self.dart(Self.acme))
        for text in [
            "${AcmeLanguage.en.number(count)} item of ${id_}", "${AcmeLanguage.en.number(count)} items of ${id_}",
            "${AcmeLanguage.fr.number(count)} élément", "${AcmeLanguage.fr.number(count)} d’éléments",
            "${AcmeLanguage.fr.number(count)} éléments", "Vous êtes hors ligne.", "No connection.",
        ] {
            #expect(reader.strings.contains(text), "\(text)")
        }
        #expect(
            reader.code.contains(
                "AcmeLanguage.fr => n <= 1 ? AcmePluralCategory.one : n != 0 && n % 1000000 == 0 ? AcmePluralCategory.many : "
                    + "AcmePluralCategory.other,"))
        #expect(reader.code.contains("AcmeLanguage.ptBr => AcmeLanguage.en,"))
        #expect(reader.code.contains("_ => text(language.parent ?? AcmeLanguage.development, theme),"))
    }

    /// `Color.lerp` of two colour spaces is an error of debug builds.
    @Test("colours of two spaces are mixed in one")
    func mixedColors() throws {
        let dart = try Self.dart(
            """
            bannerc: 1
            name: Acme
            palette: { brand: { light: "#FF0000", dark: { colorSpace: display-p3, components: [1, 0, 0] } } }
            levels: { l: { tint: "{palette.brand}", onTint: "#FFFFFF" } }
            """)
        #expect(dart.contains("      paletteBrand: _lerp(paletteBrand, other.paletteBrand, t),\n"))
        #expect(dart.components(separatedBy: "Color.lerp(").count == 3)
        #expect(dart.contains("    ? Color.lerp(a, b, t)!\n    : Color.lerp(a.withValues("))
    }

    @Test("an image that a parameter brings has what the spec says of it, and may be missing")
    func parameterImage() throws {
        let banner = { (image: String) in
            try Self.dart(
                """
                bannerc: 1
                name: Acme
                levels: { l: { tint: "#000000", onTint: "#FFFFFF" } }
                banners:
                  photo: { level: l, text: "{who}", parameters: { who: string, avatar: image }, image: { \(image) } }
                """)
        }
        let dart = try banner("parameter: avatar, placeholder: person, label: The sender")
        #expect(dart.contains("    required this.who,\n    this.avatar,\n"))
        #expect(dart.contains("  final AcmeImage? avatar;\n"))
        #expect(
            dart.contains(
                """
                  AcmeImage? get image =>
                      avatar?.copyWith(placeholderSymbol: 'person', label: const AcmeText('The sender', {  }), isDecorative: false) ??
                      const AcmeImage(symbol: 'person', label: AcmeText('The sender', {  }), isDecorative: false);
                """))
        #expect(
            try banner("parameter: avatar, decorative: true").contains(
                "  AcmeImage? get image =>\n      avatar?.copyWith(isDecorative: true);\n"))
    }

    // MARK: Names

    @Test("names that Dart or the code has another use for take an underscore")
    func reserved() throws {
        let dart = try Self.dart(Self.acme)
        #expect(dart.contains("new_(\n    'new',"))
        #expect(dart.contains("final String id_;"))
        #expect(dart.contains("AcmeButton.new_]"))
        let other = try Self.dart(
            """
            bannerc: 1
            name: Acme
            locales: { development: is, supported: [is, as] }
            palette: { values: "#000000", color: "#000000", index: "#000000" }
            levels:
              override: { tint: "#000000", onTint: "#FFFFFF" }
              severityIn: { tint: "#000000", onTint: "#FFFFFF" }
            banners:
              a:
                level: override
                parameters: { theme: string, language: string, hashCode: string, int: string, this: string }
                text: "{theme}{language}{hashCode}{int}{this}"
            """)
        for name in ["values_", "color_", "index_", "override_", "severityIn_", "is_", "as_"] {
            #expect(other.contains("  \(name)('"))
        }
        for name in ["theme_", "language_", "hashCode_", "int_", "this_"] {
            #expect(other.contains("final String \(name);"))
        }
    }

    @Test("fields of the theme extension that would become one are refused")
    func clashes() throws {
        let findings = try Targets.findings(
            .flutter,
            """
            bannerc: 1
            name: Acme
            levels:
              error: { tint: "#000000", onTint: "#FFFFFF" }
              errorOn: { tint: "#000000", onTint: "#FFFFFF" }
            """)
        #expect(findings.map(\.rule) == [.nameClash])
        #expect(findings.first?.message.contains("`levelErrorOnTint`") == true)
    }

    // MARK: The page

    @Test("the page shows the code as it is")
    func page() throws {
        let dart = try Self.dart(Self.acme)
        let colors = try #require(dart.range(of: "/// The colours of an appearance")).lowerBound
        let base = try #require(dart.range(of: "/// The banners of the catalogue.")).lowerBound
        let banners = try #require(dart.range(of: "final class AcmeOfflineBanner")).lowerBound
        let path = "docs/targets/flutter.md"
        try RecordedFile.expectSample("banner", in: path, String(dart[banners...]), filter: "FlutterTargetTests")
        try RecordedFile.expectSample("colors", in: path, String(dart[colors..<base]), filter: "FlutterTargetTests")
    }
}
