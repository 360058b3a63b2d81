// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Styles") struct StyleTests {
    @Test("each key is inherited by itself") func inheritance() throws {
        let project = Project(
            snippet: """
                styles:
                  bar: { padding: 12, text: { weight: bold, maxLines: 3 }, image: { size: 24 }, indicator: { height: 4 } }
                  small: { extends: bar, padding: 8, text: { maxLines: 1 }, image: { shape: none } }
                  tiny: { extends: small, indicator: none, maxWidth: 300 }
                """)
        let styles = try resolve(project).design.styles
        #expect(styles.map(\.name) == ["standard", "bar", "small", "tiny"])
        #expect(styles.map(\.parent) == [nil, 0, 1, 2])
        let tiny = styles[3].attributes
        #expect(tiny.padding.value == 8 && tiny.maxLines.value == 1 && tiny.textWeight.value == .bold)
        #expect(tiny.imageSize.value == 24 && tiny.imageShape.value == .none && tiny.maxWidth.value == 300)
        #expect(tiny.indicatorHeight.value == nil && tiny.textStyle.value == .subheadline)
        #expect(project.chain(tiny.padding.sources) == ["styles.small: 8"])
        #expect(project.chain(tiny.padding.overridden) == ["styles.bar: 12"])
        #expect(project.chain(tiny.textWeight.sources) == ["styles.bar: bold"])
        #expect(project.chain(tiny.maxLines.overridden) == ["styles.bar: 3"])
        #expect(project.chain(tiny.indicatorHeight.sources) == ["styles.tiny: none"])
        #expect(project.chain(tiny.edge.sources) == ["language default"])
        #expect(styles[2].attributes.indicatorHeight.value == 4)
    }

    @Test("a spec may define `standard`, and all that extends nothing inherits from it") func standard() throws {
        let project = Project(
            snippet: """
                styles: { bar: { padding: 8 }, standard: { edge: bottom, padding: 12 } }
                banners: { a: { level: error, text: Hi } }
                """)
        let spec = try resolve(project)
        #expect(spec.design.styles.map(\.name) == ["bar", "standard"])
        #expect(spec.design.styles.map(\.parent) == [1, nil])
        #expect(spec.banners[0].style == 1 && spec.banners[0].look.style.padding.value == 12)
        let bar = spec.design.styles[0].attributes
        #expect(project.chain(bar.edge.sources) == ["styles.standard: bottom"])
        #expect(
            project.chain(bar.padding.sources + bar.padding.overridden) == ["styles.bar: 8", "styles.standard: 12"])
    }

    @Test("the indicator's colour") func indicator() throws {
        let project = Project(
            snippet: """
                palette: { red: "#FF0000" }
                styles: { a: { indicator: { height: 4 } }, b: { extends: a, indicator: { color: "{palette.red}" } } }
                banners: { x: { level: error, style: b, text: Hi, indicator: { color: "#00FF00" } } }
                """)
        let spec = try resolve(project)
        #expect(spec.design.styles[1].attributes.indicatorColor.value == nil)
        let color = spec.design.styles[2].attributes.indicatorColor
        #expect(color.value?.alias == "red" && project.chain(color.sources) == ["styles.b: \"{palette.red}\""])
        let own = spec.banners[0].look.style.indicatorColor
        #expect(own.value?.light.color.hex == "#00FF00")
        #expect(project.chain(own.sources) == ["banners.x: \"#00FF00\""])
        #expect(project.chain(own.overridden) == ["styles.b: \"{palette.red}\""])
        #expect(spec.banners[0].look.style.indicatorHeight.value == 4)
    }

    @Test("what a banner says over its style and its level") func overrides() throws {
        let keys = [
            ("position", "embedded"), ("edge", "bottom"), ("bufferHeight", "1"), ("statusBar", "dark"),
            ("padding", "2"),
            ("dismissal", "[tap]"), ("buttonLayout", "inline"), ("sticksOnScroll", "false"), ("maxWidth", "300"),
            ("tint", "\"#000001\""), ("onTint", "\"#000002\""), ("icon", "{ symbol: a }"), ("spokenPrefix", "Hey"),
            ("announcement", "none"), ("haptic", "heavy"),
        ]
        let own = keys.map { "\($0): \($1)" }.joined(separator: ", ")
        let project = Project(
            snippet: """
                levels: { error: { tint: "#111111", onTint: "#222222", icon: { symbol: b }, spokenPrefix: Error, haptic: error } }
                styles: { bar: { padding: 9, maxWidth: none } }
                banners: { a: { level: error, style: bar, text: Hi, \(own) }, b: { level: error, style: bar, text: Hi } }
                """)
        let spec = try resolve(project)
        let look = spec.banners[0].look
        #expect(look.isOwn && !spec.banners[1].look.isOwn)
        let style = look.style
        #expect(style.position.value == .embedded && style.edge.value == .bottom && style.bufferHeight.value == 1)
        #expect(style.statusBar.value == .dark && style.dismissal.value == .tap && style.buttonLayout.value == .inline)
        #expect(!style.sticksOnScroll.value && style.maxWidth.value == 300 && style.padding.value == 2)
        let sources = [
            style.position.sources, style.edge.sources, style.bufferHeight.sources, style.statusBar.sources,
            style.padding.sources, style.dismissal.sources, style.buttonLayout.sources, style.sticksOnScroll.sources,
            style.maxWidth.sources, look.level.tint.sources, look.level.onTint.sources, look.level.icon.sources,
            look.level.spokenPrefix.sources, look.level.announcement.sources, look.level.haptic.sources,
        ]
        #expect(sources.map(project.chain) == keys.map { ["banners.a: \($1)"] })
        #expect(project.chain(style.padding.overridden) == ["styles.bar: 9"])
        #expect(project.chain(style.maxWidth.overridden) == ["styles.bar: none"])
        #expect(style.edge.overridden.isEmpty)
        #expect(project.chain(look.level.tint.overridden) == ["levels.error: \"#111111\""])
        #expect(project.chain(look.level.icon.overridden) == ["levels.error: { symbol: b }"])
        #expect(project.chain(look.level.spokenPrefix.overridden) == ["levels.error: Error"])
        #expect(project.chain(look.level.haptic.overridden) == ["levels.error: error"])
        #expect(spec.banners[1].look.level.tint.value.light.color.hex == "#111111")
    }

    @Test("dismissal is a set of ways") func dismissal() throws {
        let styles = try resolve("styles: { a: { dismissal: [condition, tap, tap] }, b: { dismissal: [] } }").design
            .styles
        #expect(
            styles[1].attributes.dismissal.value == [.tap, .condition] && styles[2].attributes.dismissal.value == [])
    }

    @Test func cycles() {
        expectFinding(.cyclicReference, "the style `a` extends itself", in: "styles: { a: { extends: «a» } }")
        expectFinding(
            .cyclicReference, "the styles extend each other: `a` → `b` → `c` → `a`",
            in: "styles: { a: { extends: «b» }, b: { extends: «c» }, c: { extends: «a» }, d: { extends: a } }")
        expectFinding(
            .cyclicReference, "the styles extend each other: `standard` → `bar` → `standard`",
            note: "a style without `extends` extends `standard`",
            in: "styles: { standard: { extends: «bar» }, bar: {} }")
        expectFinding(
            .cyclicReference, "the styles extend each other: `bar` → `standard` → `x` → `bar`",
            note: "a style without `extends` extends `standard`",
            in: "styles: { bar: {}, standard: { extends: «x» }, x: { extends: «bar» } }")
    }

    @Test func unknown() {
        expectFinding(
            .unknownReference, "there is no style `bra`", help: "did you mean `bar`?",
            in: "styles: { bar: {}, a: { extends: «bra» }, b: { extends: a } }\nthemes: { t: {} }")
        expectFinding(
            .unknownReference, "there is no style `toast`", help: "there are `standard`, `bar`",
            in: "styles: { bar: {} }\nbanners: { a: { level: error, text: Hi, style: «toast» } }")
    }

    @Test("chains of styles have a limit") func chains() throws {
        func styles(_ count: Int) -> String {
            "styles:\n  s0: {}\n" + (1..<count).map { "  s\($0): { extends: s\($0 - 1) }\n" }.joined()
        }
        // `standard` is one of them.
        #expect(try resolve(styles(SpecLoader.chainLimit - 1)).design.styles.count == SpecLoader.chainLimit)
        let project = Project(snippet: styles(SpecLoader.chainLimit))
        #expect(project.findings.map(\.message) == ["more than 64 styles extend each other"])
        #expect(Project(snippet: styles(5_000)).result.spec == nil)
    }
}
