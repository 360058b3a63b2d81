// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerKit
import BannerSpec
import Diagnostics
import Testing

/// The edge of a surface is that of its banners where nobody says another, in the resolved spec and in what is made of it.
@Suite struct SurfaceEdgeTests {
    private static let spec = """
        bannerc: 1
        name: Edges
        levels:
          info: { tint: "#0B4AB0", onTint: "#FFFFFF", icon: { symbol: info.circle, decorative: true }, spokenPrefix: Info }
        styles: { low: { edge: bottom }, high: { edge: top } }
        surfaces: { foot: { edge: bottom } }
        banners:
          plain: { level: info, text: Hi. }
          atFoot: { level: info, text: Hi., surface: foot }
          styled: { level: info, text: Hi., surface: foot, style: high }
          own: { level: info, text: Hi., surface: foot, edge: top }
          low: { level: info, text: Hi., style: low }
        themes: { t: { styles: { standard: { edge: top } } } }
        """

    @Test func theNearestOneWins() throws {
        var sources = SourceSet()
        let source = SourceFile(path: "edges.banner.yaml", bytes: Array(Self.spec.utf8))
        let spec = try #require(SpecLoader.load(source, into: &sources) { _ in .missing }.spec)
        #expect(spec.banners.map(\.look.style.edge.value) == [.top, .bottom, .top, .top, .bottom])
        #expect(spec.banners.map(\.look.isOwn) == [false, true, true, true, false])
        #expect(spec.banners[1].look.style.edge.sources.first?.origin == .definition("surfaces.foot"))
        // A style of the theme comes before the surface too.
        #expect(spec.themes[0].looks.map(\.style.edge.value) == [.top, .top, .top, .top, .bottom])
        #expect(spec.themes[0].looks.map(\.isOwn) == spec.banners.map(\.look.isOwn))
    }

    @Test func whatIsMadeOfItSaysSo() throws {
        let files = try Repository.compile(Self.spec, as: "edges").files
        let swift = try #require(files.first { $0.name.hasSuffix(".swift") })
        #expect(String(decoding: swift.bytes, as: UTF8.self).contains("configuration.edge = .bottom"))
        let tokens = try #require(files.first { $0.name.hasSuffix(".tokens.json") })
        #expect(String(decoding: tokens.bytes, as: UTF8.self).ranges(of: "\"edge\": \"bottom\"").count == 3)
    }
}
