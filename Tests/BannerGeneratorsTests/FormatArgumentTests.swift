// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// The arguments of texts as format strings are the parameters that texts show.
@Suite struct FormatArgumentTests {
    private static let spec = """
        bannerc: 1
        name: Acme
        locales: { development: en, supported: [en, fr] }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
        banners:
          shared:
            level: error
            parameters: { avatar: { type: image }, name: { type: string, maxLength: 9 }, count: int }
            image: { parameter: avatar, decorative: true }
            title: { en: "100 % shared", fr: "100 % partagé" }
            text: { en: "{name} shared {count}", fr: "{count} de {name}" }
            expires: 10min
          seen:
            level: error
            parameters: { avatar: { type: image } }
            image: { parameter: avatar, decorative: true }
            text: { en: "100 % seen", fr: "100 % vu" }
            expires: 90s
        """

    @Test func android() throws {
        let files = try Targets.files(.android, Self.spec)
        let english = try #require(files["acme-android/values/strings.xml"])
        #expect(
            english.contains(
                """
                    <!-- %1$s is name (9 characters at most), %2$,d is count -->
                    <string name="banner_text_shared">%1$s shared %2$,d</string>
                """))
        // One of the banner's texts is a format for the same arguments, but shows none of them.
        #expect(english.contains("    <string name=\"banner_text_shared_title\">100 %% shared</string>"))
        #expect(english.components(separatedBy: " is name").count == 2)
        #expect(english.contains("    <string name=\"banner_text_seen\" formatted=\"false\">100 % seen</string>"))
        let french = try #require(files["acme-android/values-fr/strings.xml"])
        #expect(french.contains(">%2$,d de %1$s<"))
    }

    @Test func stringCatalog() throws {
        let catalog = try #require(try Targets.files(.xcstrings, Self.spec)["acme.xcstrings"])
        #expect(catalog.contains("\"%1$@ shared %2$lld\""))
        #expect(catalog.contains("\"%2$lld de %1$@\""))
        #expect(catalog.contains("\"100 %% shared\""))
        #expect(catalog.contains("\"100 % seen\""))
        #expect(catalog.components(separatedBy: " is name").count == 2)
        #expect(!catalog.contains("avatar"))
    }

    @Test("generated Swift fills in the same")
    func swift() throws {
        var options = GeneratorOptions()
        options.settings = [.swift: ["texts": "catalog"]]
        let swift = try #require(try Targets.files(.swift, Self.spec, options: options)["acme.swift"])
        #expect(swift.contains(", .number(count)]"))
        #expect(!swift.contains(".text(\"\")"))
    }

    @Test("Markdown has times as people write them")
    func times() throws {
        let page = try #require(try Targets.files(.markdown, Self.spec)["acme.md"])
        #expect(page.contains("- Waits unseen for 10 min at most\n"))
        #expect(page.contains("- Waits unseen for 90 s at most\n"))
    }

    @Test("Android says the shape of images, and whether a padding keeps the margins of the window")
    func words() throws {
        let yaml = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            styles:
              bar: { image: { shape: rounded } }
              note: { extends: bar, padding: { leading: 4 } }
            """
        let files = try Targets.files(.android, yaml)
        let looks = try #require(files["acme-android/values/looks.xml"])
        #expect(looks.contains("name=\"banner_style_bar_image_shape\" translatable=\"false\">rounded<"))
        #expect(looks.contains("_note_image_shape\" translatable=\"false\">@string/banner_style_bar_image_shape<"))
        let integers = try #require(files["acme-android/values/integers.xml"])
        #expect(integers.contains("\"banner_style_standard_keeps_window_margins\">1<"))
        #expect(integers.contains("\"banner_style_note_keeps_window_margins\">0<"))
    }
}
