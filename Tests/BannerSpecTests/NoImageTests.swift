// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@Suite("No image by choice") struct NoImageTests {
    private static let levels = """
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark } }
          plain: { tint: "#222222", onTint: "#FFFFFF", icon: none }

        """

    private func spec(_ snippet: String) throws -> (Project, Spec) {
        let project = Project(snippet: Self.levels + snippet)
        return (project, try #require(project.result.spec, "\(project.transcript)"))
    }

    @Test("a level says that it has no icon, and a theme that it loses it") func levels() throws {
        let (project, spec) = try spec(
            """
            banners: { a: { level: error, text: Hi } }
            themes: { t: { levels: { error: { icon: none }, plain: { icon: { symbol: star } } } } }
            """)
        let icons = spec.design.levels.map(\.attributes.icon)
        #expect(icons.map { $0.value?.source } == [.symbol("xmark"), nil])
        #expect(project.chain(icons[1].sources) == ["levels.plain: none"])
        let themed = spec.themes[0].design.levels.map(\.attributes.icon)
        #expect(themed.map { $0.value?.source } == [nil, .symbol("star")])
        #expect(spec.banners[0].look.level.icon.value != nil && spec.themes[0].looks[0].level.icon.value == nil)
    }

    @Test("a banner leaves out its level's icon in every theme", arguments: ["image", "icon"])
    func banners(key: String) throws {
        let (project, spec) = try spec(
            """
            banners:
              a: { level: error, text: Hi, \(key): none }
              b: { level: error, text: Hi, icon: none, image: { asset: cat } }
            themes: { t: { levels: { error: { icon: { symbol: star } } } } }
            """)
        for look in [spec.banners[0].look, spec.themes[0].looks[0], spec.banners[1].look] {
            #expect(look.level.icon.value == nil && look.isOwn)
        }
        #expect(project.chain(spec.banners[0].look.level.icon.sources) == ["banners.a: none"])
        #expect(spec.banners[0].extras?.image == nil && spec.banners[1].extras?.image?.source == .asset("cat"))
    }

    @Test("no image and an icon contradict each other") func conflict() {
        for banner in ["image: none, icon: «{ symbol: star }»", "icon: «{ symbol: star }», image: none"] {
            let project = Project(snippet: Self.levels + "banners: { a: { level: error, text: Hi, \(banner) } }")
            #expect(project.findings.map(\.rule.name) == ["conflicting-fields"], "\(project.transcript)")
            #expect(project.findings.map(\.place.bytes) == project.marks[Project.root], "\(project.transcript)")
        }
        let both = Project(snippet: Self.levels + "banners: { a: { level: error, text: Hi, image: none, icon: none } }")
        #expect(both.findings.isEmpty, "\(both.transcript)")
    }

    @Test("other words for none are told of it", arguments: ["no", "None", "false", "off"]) func words(_ word: String) {
        for banner in ["icon: «\(word)»", "image: «\(word)»"] {
            let project = Project(snippet: Self.levels + "banners: { a: { level: error, text: Hi, \(banner) } }")
            #expect(project.findings.map(\.rule.name) == ["wrong-type"], "\(project.transcript)")
            #expect(project.findings.first?.help == ["write `none` where no image should be shown"])
        }
    }

    @Test("a button's image can't be left out so") func button() {
        let project = Project(snippet: "buttons: { x: { kind: icon, image: none, label: Close } }")
        #expect(!project.findings.isEmpty)
    }
}
