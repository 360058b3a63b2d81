// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@Suite("Titles, points, links, images that come along") struct ContentTests {
    @Test("a title and points have parameters and plurals, wherever those are written") func texts() throws {
        let spec = try resolve(
            """
            locales: { development: en, supported: [en, fr] }
            banners:
              a:
                level: error
                title: { en: "{n} left", fr: { plural: n, one: "Reste {n}", many: "Reste {n}", other: "Restent {n}" } }
                text: Hi
                points: [One, { en: "{who}", fr: "à {who}" }]
                link: { title: { en: More, fr: Plus }, placement: trailing }
                parameters: { n: int, who: string }
                onTap: open
                expires: 90min
            """)
        let extras = try #require(spec.banners[0].extras)
        #expect(extras.title?.entries.map(\.locale) == ["en", "fr"] && extras.points.count == 2)
        #expect(extras.title?.entries[0].content.mainPattern.segments == [.parameter(0), .literal(" left")])
        #expect(extras.points[1].entries[0].content.mainPattern.segments == [.parameter(1)])
        #expect(extras.link?.shownPlacement == .trailing && spec.banners[0].barTap == .open)
        #expect(extras.expires?.value == .seconds(5400))
    }

    @Test("the languages of a spec without `locales` are those of its titles, points and links too") func locales()
        throws
    {
        let spec = try resolve(
            """
            banners:
              a: { level: error, title: { en: A, de: A }, text: Hi, points: [{ en: A, fr: A }], link: { title: { en: A, ja: A } } }
            """)
        #expect(spec.locales.supported == ["en", "de", "fr", "ja"])
    }

    @Test("what a banner lists and links is a banner's") func faults() {
        expectFinding(
            .outOfRange, "the banner has 6 points, but may have 5", help: "link to a page with all",
            in: "banners: { a: { level: error, text: Hi, points: [A, B, C, D, E, «F»] } }")
        expectFinding(
            .missingField, "the link has no `title`", help: "add `title: …`",
            in: "banners: { a: { level: error, text: Hi, link: «{ placement: below }» } }")
        expectFinding(
            .unknownKey, "a link has no key `url`", help: "the app is told that the link was followed",
            in: "banners: { a: { level: error, text: Hi, link: { title: A, «url»: b } } }")
        expectFinding(
            .unknownParameter, "there is no parameter `total`", help: "the banner's parameters are `n`",
            in: "banners: { a: { level: error, parameters: { n: int }, title: «\"{total}\"», text: Hi } }")
        expectFinding(
            .conflictingFields, "a tap on the bar does one thing: `open`, or what `progress` says",
            in:
                "banners: { a: { level: error, text: Hi, onTap: «open», progress: { kind: determinate, onTap: «stop» } } }"
        )
        expectFinding(
            .outOfRange, "`expires` is 0: the banner would never show", help: "such as `10min`",
            in: "banners: { a: { level: error, text: Hi, expires: «0s» } }")
    }

    @Test("a text is one text, and the banner has the title") func parts() {
        expectFinding(
            .unknownKey, "a text has no key `title`: it is one text, or one for each language",
            help: "a banner has its `title` beside its `text`",
            in: "banners: { a: { level: error, text: { «title»: A, body: B } } }")
    }

    @Test("an image that comes along has a placeholder") func images() throws {
        let spec = try resolve(
            """
            banners:
              a: { level: error, text: Hi, image: { parameter: face, placeholder: { symbol: person } }, parameters: { n: int, face: image } }
              b: { level: error, text: Hi, image: { parameter: face, decorative: true }, parameters: { face: { type: image } } }
            """)
        #expect(spec.banners[0].extras?.image?.source == .parameter(1, placeholder: .symbol("person")))
        #expect(spec.banners[1].extras?.image?.source == .parameter(0, placeholder: nil))
        #expect(spec.banners[1].parameters[0].kind == .image)
    }

    @Test("it stands where images stand") func imageFaults() {
        expectFinding(
            .invalidText, "`{face}` is an image, and has no place in a text", help: "image: { parameter: face }",
            labelFirst: true,
            in: "banners: { a: { level: error, parameters: { «face»: image }, text: «\"{face}\"» } }")
        expectFinding(
            .wrongType, "the parameter `n` is not an image", help: "write `type: image` there",
            labelFirst: true,
            in: "banners: { a: { level: error, parameters: { «n»: int }, text: Hi, image: { parameter: «n» } } }")
        expectFinding(
            .unknownParameter, "there is no parameter `p`",
            help: "define it under `parameters` of the banner, with `type: image`",
            in: "banners: { a: { level: error, parameters: { n: int }, text: Hi, image: { parameter: «p» } } }")
        expectFinding(
            .unknownParameter, "there is no parameter `fase`", help: "did you mean `face`?",
            in: "banners: { a: { level: error, parameters: { face: image }, text: Hi, image: { parameter: «fase» } } }")
        expectFinding(
            .conflictingFields, "only the `image` of a banner can come from a parameter",
            in: "levels: { error: { tint: \"#000000\", onTint: \"#FFFFFF\", icon: { «parameter»: n } } }")
        expectFinding(
            .conflictingFields, "only an image with a `url` takes this key",
            in:
                "banners: { a: { level: error, parameters: { n: image }, text: Hi, image: { parameter: n, «cached»: true } } }"
        )
        expectFinding(
            .conflictingFields, "a parameter of the type `image` takes no `widest`",
            labelFirst: true,
            in: "banners: { a: { level: error, text: Hi, parameters: { n: { type: «image», «widest»: x } } } }")
    }

    @Test(
        "no banner replaces an icon that is fixed",
        arguments: ["image: «none»", "image: «{ symbol: star }»", "icon: «{ symbol: star }»"])
    func fixedIcons(_ other: String) {
        expectFinding(
            .conflictingFields, "the icon of the level `error` is fixed, so no banner replaces it",
            help: "choose a level whose icon may be replaced",
            labelFirst: true,
            in: """
                levels: { error: { tint: "#000000", onTint: "#FFFFFF", icon: «{ symbol: xmark, fixed: true }» } }
                banners: { a: { level: error, text: Hi, \(other) } }
                """)
    }

    @Test("only the icon of a level is fixed") func fixedElsewhere() {
        expectFinding(
            .conflictingFields, "only the icon of a level takes `fixed`",
            in: "banners: { a: { level: error, text: Hi, image: { symbol: star, «fixed»: true } } }")
    }
}
