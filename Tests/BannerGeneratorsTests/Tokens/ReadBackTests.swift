// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Foundation
import Testing

/// A spec whose colours are the tokens that another spec became has the colours of that one, in every theme and appearance.
struct ReadBackTests {
    @Test(arguments: 0..<12)
    func anyPaletteAndThemes(round: UInt64) throws {
        let seed = UInt64.random(in: .min ... .max) &+ round
        let yaml = RandomDesign(seed: seed).yaml()
        try expectSame(TokenSample(yaml), "seed \(seed)\n\(yaml)")
    }

    @Test("the files are written again as they were") func twice() throws {
        let first = try TokenSample(
            """
            bannerc: 1
            name: Acme
            palette: { red: { light: "#B3261E", dark: "#F2B8B5" }, ink: "#FFFFFF" }
            levels: { error: { tint: "{palette.red}", onTint: "{palette.ink}" } }
            banners: { a: { level: error, text: Hi. } }
            themes: { contoso: { palette: { red: { dark: "#FF0000" } } } }
            """)
        let second = try readBack(first)
        for ending in [".tokens.json", ".resolver.json"] {
            func palette(_ text: String) -> [Substring] {
                text.split(separator: "\n").filter { $0.contains("\"red\"") }
            }
            #expect(try palette(first.text(ending)) == palette(second.text(ending)))
        }
    }

    private func readBack(_ sample: TokenSample) throws -> TokenSample {
        let names = sample.files.map(\.name)
        let main = names.first { $0.hasSuffix(".resolver.json") } ?? names[0]
        var lines = ["bannerc: 1", "name: Acme", "use: [\(main)]", "palette:"]
        for color in sample.spec.design.palette {
            lines.append("  \(color.name.value): \"{Acme.palette.\(color.name.value)}\"")
        }
        lines.append("levels:")
        for level in sample.spec.design.levels {
            let path = "Acme.levels.\(level.name.value)"
            lines.append("  \(level.name.value): { tint: \"{\(path).tint}\", onTint: \"{\(path).onTint}\" }")
        }
        let level = try #require(sample.spec.design.levels.first).name.value
        lines.append("banners: { hello: { level: \(level), text: Hello. } }")
        let uses = sample.files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        return try TokenSample(
            lines.joined(separator: "\n"), fileName: "again.banner.yaml", uses: Dictionary(uniqueKeysWithValues: uses))
    }

    private func expectSame(_ sample: TokenSample, _ note: String) throws {
        let again = try readBack(sample)
        let themes = again.spec.themes.map(\.name.value)
        #expect(themes.sorted() == sample.spec.themes.map(\.name.value).sorted(), "\(note)")
        expectSame(sample.spec.design, again.spec.design, note)
        for theme in sample.spec.themes {
            let other = try #require(again.spec.themes.first { $0.name.value == theme.name.value })
            expectSame(theme.design, other.design, "\(theme.name.value): \(note)")
        }
    }

    private func expectSame(_ design: Design, _ other: Design, _ note: String) {
        for (color, again) in zip(design.palette, other.palette) {
            expectSame(color.color, again.color, "\(color.name.value) \(note)")
        }
        for (level, again) in zip(design.levels, other.levels) {
            expectSame(level.attributes.tint.value, again.attributes.tint.value, "\(level.name.value) \(note)")
            expectSame(level.attributes.onTint.value, again.attributes.onTint.value, "\(level.name.value) \(note)")
        }
        #expect(design.palette.count == other.palette.count && design.levels.count == other.levels.count)
    }

    private func expectSame(_ color: ResolvedColor, _ other: ResolvedColor, _ note: String) {
        for appearance in Appearance.allCases {
            #expect(color[appearance].color == other[appearance].color, "\(appearance) \(note)")
        }
    }
}
