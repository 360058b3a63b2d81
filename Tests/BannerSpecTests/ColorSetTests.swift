// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics
import Testing

@Suite("Colour sets of asset catalogues") struct ColorSetTests {
    private func color(_ red: String, _ more: String = "\"color-space\": \"srgb\"") -> String {
        "{ \(more), \"components\": { \"red\": \"\(red)\", \"green\": \"0x00\", \"blue\": \"0.000\", \"alpha\": \"1.000\" } }"
    }

    private func entry(_ color: String, _ appearances: [String] = []) -> String {
        let looks = appearances.map {
            "{ \"appearance\": \"\($0 == "high" ? "contrast" : "luminosity")\", \"value\": \"\($0)\" }"
        }
        return "{ \"idiom\": \"universal\", \"appearances\": [\(looks.joined(separator: ", "))], \"color\": \(color) }"
    }

    private func set(_ entries: String...) -> String {
        "{ \"colors\": [\(entries.joined(separator: ", "))], \"info\": {} }"
    }

    /// A catalogue `Colors.xcassets` with these sets, by their paths in it.
    private func project(_ snippet: String, _ sets: [String: String]) -> Project {
        var files: [String: String] = [:]
        var folders: [String: Set<String>] = ["Colors.xcassets": []]
        for (path, set) in sets {
            var folder = "Colors.xcassets"
            for part in path.split(separator: "/") {
                folders[folder, default: []].insert(String(part))
                folder += "/" + part
            }
            if path.hasSuffix(".json") {
                files[folder] = set
            } else {
                folders[folder] = ["Contents.json"]
                files[folder + "/Contents.json"] = set
            }
        }
        return Project(
            snippet: "use: [Colors.xcassets]\n" + snippet, files: files,
            refusals: folders.mapValues { .folder($0.sorted()) })
    }

    @Test("of several entries, that for all devices and languages counts, and folders may be called as they like")
    func choices() throws {
        func other(_ more: String, _ red: String) -> String { "{ \(more), \"color\": \(color(red)) }" }
        let universal = "\"idiom\": \"universal\""
        let project = project(
            "palette: { a: \"{x}\", b: \"{y}\", c: \"{z}\" }",
            [
                "Sunset/x.colorset": set(
                    entry(color("0xFF")), other(universal + ", \"locale\": \"ar\"", "0x01"),
                    other(universal + ", \"subtype\": \"mac-catalyst\"", "0x02")),
                "y.colorset": set(
                    other("\"idiom\": \"iphone\"", "0x03"), other(universal + ", \"display-gamut\": \"sRGB\"", "0xFF"),
                    other(universal + ", \"display-gamut\": \"display-P3\"", "0x04")),
                // For any luminosity, with more contrast.
                "z.colorset": set(entry(color("0xFF")), entry(color("0x80"), ["high"])),
            ])
        let palette = try resolve(project).design.palette.map(\.color)
        #expect(palette.map(\.light.color.hex) == ["#FF0000", "#FF0000", "#FF0000"])
        #expect(palette[2].darkHighContrast.color.hex == "#800000" && palette[2].dark.color.hex == "#FF0000")
    }

    @Test(
        "an opacity is written as components are", arguments: [("0x80", "80"), ("0.5", "80"), ("128", "80"), ("1", "")])
    func opacities(_ written: String, _ hex: String) throws {
        let whole = color("0xFF").replacing("\"1.000\"", with: "\"\(written)\"")
        let palette = try resolve(project("palette: { a: \"{x}\" }", ["x.colorset": set(entry(whole))])).design.palette
        #expect(palette[0].color.light.color.hexWithAlpha == "#FF0000" + hex)
    }

    @Test("light, dark and contrast, in floats, hex and numbers to 255") func appearances() throws {
        let project = project(
            "palette: { a: \"{errorBg}\", b: \"{brand.red}\", c: \"{plain}\" }",
            [
                "errorBg.colorset": set(
                    entry(color("1.000")), entry(color("0x80"), ["dark"]), entry(color("64"), ["high"]),
                    entry(color("0.000"), ["dark", "high"])),
                "brand/Contents.json": "{ \"properties\": { \"provides-namespace\": true } }",
                "brand/red.colorset": set(entry(color("0x10")), entry(color("0x20"), ["dark"])),
                "group/plain.colorset": set(entry(color("0.5", "\"color-space\": \"display-p3\""))),
                "unused.colorset": "no JSON",
            ])
        let palette = try resolve(project).design.palette.map(\.color)
        func hexes(_ color: ResolvedColor) -> [String] { Appearance.allCases.map { color[$0].color.hex } }
        #expect(hexes(palette[0]) == ["#FF0000", "#800000", "#400000", "#000000"])
        #expect(hexes(palette[1]) == ["#100000", "#200000", "#100000", "#200000"])
        #expect(palette[2].dark.color == Color(.displayP3, 0.5, 0, 0))
        #expect(!project.result.paths.contains { $0.contains("unused") })
    }

    @Test("a colour of no catalogue") func unknown() {
        let project = project("palette: { a: \"{eror}\" }", ["error.colorset": set(entry(color("0x10")))])
        #expect(project.findings.map(\.message) == ["there is no token `eror`"])
        #expect(project.findings.first?.help == ["did you mean `{error}`?"])
    }

    @Test(
        "sets that say no colour",
        arguments: [
            ("{ \"colors\": [{ \"idiom\": \"universal\" }] }", "the colour set `x` has no colour for any appearance"),
            (
                "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"platform\": \"ios\", \"reference\": \"systemRedColor\" } }] }",
                "`systemRedColor` is a system colour, whose values are not known"
            ),
            (
                "{ \"colors\": [{ \"color\": { \"color-space\": \"extended-srgb\", \"components\": { \"red\": \"1.5\", \"green\": \"0.0\", \"blue\": \"0.0\" } } }] }",
                "the components of the colour are outside its colour space"
            ),
            (
                "{ \"colors\": [{ \"color\": { \"color-space\": \"cmyk\", \"components\": {} } }] }",
                "a colour of a colour set has a `color-space` and the components of that"
            ),
        ])
    func faults(_ contents: String, _ message: String) {
        let project = project("palette: { a: \"{x}\" }", ["x.colorset": contents])
        #expect(project.findings.first?.message == message, "\(project.transcript)")
    }

    @Test func noCatalogue() {
        expectFinding(.useFile, "there is no asset catalogue `No.xcassets`", in: "use: [«No.xcassets»]")
    }
}
