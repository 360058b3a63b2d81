// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import Foundation
import Testing

/// An app finds each colour of the spec in the asset catalogue, for each appearance.
@Suite("The target xcassets")
struct XCAssetsTargetTests {
    /// What Xcode reads of a colour set.
    fileprivate struct ColorSet: Decodable {
        struct Entry: Decodable {
            struct Color: Decodable {
                let space: String
                let components: [String: String]

                enum CodingKeys: String, CodingKey {
                    case space = "color-space"
                    case components
                }
            }
            let appearances: [[String: String]]?
            let color: Color
            let idiom: String
        }
        let colors: [Entry]

        /// The components that an app shows where these appearances hold, from the entry that asks for most of them.
        func color(isDark: Bool, isHighContrast: Bool) throws -> Entry.Color {
            let holding = (isDark ? ["luminosity dark"] : []) + (isHighContrast ? ["contrast high"] : [])
            let fitting = colors.filter { entry in
                Set(entry.conditions).isSubset(of: holding)
            }
            return try #require(fitting.max { $0.conditions.count < $1.conditions.count }).color
        }
    }

    private func colorSet(_ path: String, _ files: [String: String]) throws -> ColorSet {
        let text = try #require(files["acme.xcassets/\(path).colorset/Contents.json"], "\(files.keys.sorted())")
        return try JSONDecoder().decode(ColorSet.self, from: Data(text.utf8))
    }

    private static let acme = """
        bannerc: 1
        name: Acme
        palette:
          green: { light: "#1B7F3B", dark: "#7BD88F80", lightHighContrast: "#0B5D27", darkHighContrast: "#B6F2C3" }
          vivid: { light: { colorSpace: display-p3, components: [0.1, 0.9, 0.2] }, dark: "#000000" }
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF" }
          errorOn: { tint: "{palette.green}", onTint: "#000000" }
        styles: { bar: { indicator: { height: 4, color: "#010203" } } }
        banners:
          plain: { level: error, text: Plain. }
          own: { level: error, style: bar, text: Own., tint: "#00FF00" }
        themes:
          business: { palette: { green: "#112233" }, levels: { error: { tint: "#445566" } } }

        """

    @Test("the page shows what the sample becomes")
    func page() throws {
        let files = try Targets.files(.xcassets, Self.acme)
        let page = "docs/targets/xcassets.md"
        let green = try #require(files["acme.xcassets/Acme/palette/green.colorset/Contents.json"])
        try RecordedFile.expectSample("green", in: page, green, filter: "XCAssetsTargetTests")
        try RecordedFile.expectSample("spec", in: page, Self.acme, filter: "XCAssetsTargetTests")
        let folders = files.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        try RecordedFile.expectSample(
            "folders", in: page, folders.sorted().joined(separator: "\n"), filter: "XCAssetsTargetTests")
    }

    @Test(
        "every palette colour of a sample has the spec's components in every appearance", arguments: ["orange", "owl"])
    func samples(sample: String) throws {
        let files = try Targets.files(.xcassets, sample: sample)
        let context = try Targets.context(sample: sample)
        let name = try #require(context["name"] as? String)
        let palette = try #require(context["palette"] as? [[String: Any]])
        for entry in palette {
            let (id, color) = (try #require(entry["id"] as? String), try #require(entry["color"] as? [String: Any]))
            let path = "\(sample).xcassets/\(name)/palette/\(id).colorset/Contents.json"
            let set = try JSONDecoder().decode(ColorSet.self, from: Data(try #require(files[path]).utf8))
            for appearance in ["light", "dark", "lightHighContrast", "darkHighContrast"] {
                let expected = try #require(color[appearance] as? [String: Any])
                let shown = try set.color(
                    isDark: appearance.hasPrefix("dark"), isHighContrast: appearance.hasSuffix("HighContrast"))
                let isWide = expected["isOutsideSRGB"] as? Bool == true
                #expect(shown.space == (isWide ? "display-p3" : "srgb"))
                for component in ["red", "green", "blue", "alpha"] {
                    let wide = "displayP3" + component.prefix(1).uppercased() + component.dropFirst()
                    let key = isWide && component != "alpha" ? wide : component
                    let value = try #require(shown.components[component].flatMap(Double.init))
                    #expect(abs(value - (try #require(expected[key] as? Double))) < 1e-4)
                }
            }
        }
        #expect(!palette.isEmpty)
    }

    @Test("a colour outside sRGB is in Display P3, and only that")
    func colorSpace() throws {
        let set = try colorSet("Acme/palette/vivid", try Targets.files(.xcassets, Self.acme))
        let light = try set.color(isDark: false, isHighContrast: false)
        #expect(light.space == "display-p3")
        #expect(light.components == ["red": "0.1", "green": "0.9", "blue": "0.2", "alpha": "1.0"])
        #expect(try set.color(isDark: true, isHighContrast: false).space == "srgb")
    }

    @Test("components have a decimal point: Xcode reads others as bytes")
    func decimals() throws {
        for (path, text) in try Targets.files(.xcassets, Self.acme) where path.contains(".colorset/") {
            let set = try JSONDecoder().decode(ColorSet.self, from: Data(text.utf8))
            for entry in set.colors {
                #expect(entry.color.components.values.allSatisfy { $0.contains(".") })
                #expect(entry.idiom == "universal")
            }
        }
    }

    @Test("a colour that is always the same has one entry, and contrast only where it counts")
    func entries() throws {
        let files = try Targets.files(.xcassets, Self.acme)
        #expect(try colorSet("Acme/levels/error/tint", files).colors.count == 1)
        #expect(try colorSet("Acme/palette/vivid", files).colors.map(\.conditions) == [[], ["luminosity dark"]])
        #expect(
            try colorSet("Acme/palette/green", files).colors.map(\.conditions) == [
                [], ["luminosity dark"], ["contrast high"], ["luminosity dark", "contrast high"],
            ])
    }

    @Test("a theme is a namespace with every colour, changed or not")
    func themes() throws {
        let files = try Targets.files(.xcassets, Self.acme)
        func red(_ path: String) throws -> String? {
            try colorSet(path, files).color(isDark: false, isHighContrast: false).components["red"]
        }
        #expect(try red("Acme/themes/business/levels/error/tint") == "0.2666667")
        #expect(try red("Acme/levels/error/tint") == "0.7019608")
        let names = files.keys.filter { $0.contains(".colorset/") }.map { $0.dropFirst("acme.xcassets/Acme/".count) }
        let theme = "themes/business/"
        let themed = names.filter { $0.hasPrefix(theme) }.map { $0.dropFirst(theme.count) }
        #expect(Set(themed) == Set(names.filter { !$0.hasPrefix(theme) }))
    }

    @Test("every folder is a namespace, and the catalogue itself is none")
    func namespaces() throws {
        struct Folder: Decodable { let properties: [String: Bool]? }
        for (path, text) in try Targets.files(.xcassets, Self.acme) where !path.contains(".colorset/") {
            let folder = try JSONDecoder().decode(Folder.self, from: Data(text.utf8))
            let isRoot = path == "acme.xcassets/Contents.json"
            #expect(folder.properties == (isRoot ? nil : ["provides-namespace": true]), "\(path)")
        }
    }

    @Test("each file says what it is made from, by which a build knows it when it is no longer made")
    func marks() throws {
        for (path, text) in try Targets.files(.xcassets, Self.acme) {
            struct Contents: Decodable {
                struct Info: Decodable { let author: String }
                let info: Info
            }
            let author = try JSONDecoder().decode(Contents.self, from: Data(text.utf8)).info.author
            #expect(author == "Generated by bannerc from acme.banner.yaml. Edit that file, not this one.", "\(path)")
            // No more of a file is searched for it.
            #expect(text.utf8.count < 4096, "\(path)")
        }
    }

    @Test("names that other targets would make one are two paths, also where case counts for nothing")
    func paths() throws {
        let files = try Targets.files(.xcassets, Self.acme)
        #expect(files["acme.xcassets/Acme/levels/error/onTint.colorset/Contents.json"] != nil)
        #expect(files["acme.xcassets/Acme/levels/errorOn/tint.colorset/Contents.json"] != nil)
        #expect(Set(files.keys.map { $0.lowercased() }).count == files.count)
    }

    @Test("a banner has the colours that it sets itself, and no others")
    func ownColors() throws {
        let files = try Targets.files(.xcassets, Self.acme)
        let own = files.keys.filter { $0.hasPrefix("acme.xcassets/Acme/banners/") && $0.contains(".colorset/") }
        #expect(own == ["acme.xcassets/Acme/banners/own/tint.colorset/Contents.json"])
    }
}

extension XCAssetsTargetTests.ColorSet.Entry {
    fileprivate var conditions: [String] {
        (appearances ?? []).map { "\($0["appearance"] ?? "") \($0["value"] ?? "")" }
    }
}
