// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Print resolved")
struct PrintResolvedTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let spec = """
        bannerc: 1
        name: Acme
        palette:
          red: { light: "#B3261E", dark: "#7BD88F" }
          white: "#FFFFFF80"
        levels:
          error: { tint: "{palette.red}", onTint: "{palette.white}", spokenPrefix: "Err\u{200F}or" }
        styles:
          bar: { padding: 8, text: { weight: bold } }
          small: { extends: bar, padding: 4 }
        banners:
          syncFailed:
            level: error
            style: small
            parameters: { count: int }
            text: { plural: count, one: "{count} {{item", other: "{count} items" }
            bufferHeight: 20
            trigger: { event: sync.failed, minInterval: 1500ms }
        themes:
          brand: { palette: { red: { dark: "#000000" } }, texts: { syncFailed: Failed } }
        lint: { rules: { x: off } }

        """

    /// The value and the source of a path, with their columns' blanks taken out.
    private func value(_ path: String, in output: String) -> String? {
        let lines = output.split(separator: "\n").filter { $0.hasPrefix(path + " ") }
        guard lines.count == 1 else { return nil }
        return lines[0].dropFirst(path.count).replacing(/\ {2,}/, with: " | ").trimmingPrefix(" | ").description
    }

    @Test("what nobody says and what is none by choice are told apart")
    func choices() throws {
        let spec = """
            bannerc: 1
            name: Acme
            levels: { error: { tint: "#000000", onTint: "#FFFFFF", icon: { symbol: xmark } } }
            styles: { bar: { indicator: { height: 4 } } }
            banners: { x: { level: error, style: bar, text: Hi, image: none } }
            """
        try sandbox.write(spec, to: "x.banner.yaml")
        let output = try sandbox.run("build", "x.banner.yaml", "--print-resolved").output
        #expect(
            value("banners.x.icon", in: output)
                == "none | banners.x x.banner.yaml:5:60 (over levels.error x.banner.yaml:3:62)")
        #expect(value("styles.bar.indicator.color", in: output) == "accent | language default")
        #expect(value("levels.error.accent", in: output) == "onTint | language default")
    }

    @Test("every value is printed once, with its sources")
    func values() throws {
        try sandbox.write(Self.spec, to: "s/x.banner.yaml")
        let run = try sandbox.run("build", "s/x.banner.yaml", "--print-resolved")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.hasPrefix("# s/x.banner.yaml\n\nname "))
        let at = "s/x.banner.yaml"
        let expected = [
            "name": "Acme | \(at):2:7",
            "palette.red.darkHighContrast": "#7BD88F | palette.red \(at):4:34",
            "levels.error.tint.dark": "#7BD88F | levels.error \(at):7:18 ← palette.red \(at):4:34",
            "levels.error.onTint.light": "#FFFFFF80 | levels.error \(at):7:43 ← palette.white \(at):5:10",
            "levels.error.spokenPrefix.en": "\"Err\\u{200F}or\" | levels.error \(at):7:76",
            "levels.error.haptic": "none | language default",
            "metrics.standard.display": "4s | profile apple",
            "styles.small.padding": "4 | styles.small \(at):10:35 (over styles.bar \(at):9:19)",
            "styles.small.text.weight": "bold | styles.bar \(at):9:38",
            "surfaces.main.scope": "scene | language default",
            "queue.maxDepth": "20 | profile apple",
            "banners.syncFailed.style": "small | banners.syncFailed \(at):14:12",
            "banners.syncFailed.surface": "main | language default",
            "banners.syncFailed.text.en.one": "\"{count} {{item\" | banners.syncFailed \(at):16:33",
            "banners.syncFailed.bufferHeight": "20 | banners.syncFailed \(at):17:19",
            "banners.syncFailed.tint.dark": "#7BD88F | levels.error \(at):7:18 ← palette.red \(at):4:34",
            "banners.syncFailed.metrics.display": "4s | profile apple",
            "banners.syncFailed.trigger.minInterval": "1500ms | banners.syncFailed \(at):18:49",
            "themes.brand.palette.red.dark": "#000000 | themes.brand.palette.red \(at):20:36",
            "themes.brand.texts.syncFailed.en": "\"Failed\" | themes.brand.texts.syncFailed \(at):20:72",
            "lint.rules.x.severity": "off | lint.rules \(at):21:21",
        ]
        for (path, text) in expected { #expect(value(path, in: run.output) == text, "\(path)") }
        #expect(!run.output.contains("themes.brand.palette.red.light"))
        #expect(run.output.contains("themes.brand.levels.error.tint.dark "))
        let paths = run.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != " " } }
        #expect(Set(paths).count == paths.count)
        #expect(try sandbox.files() == ["s/x.banner.yaml"])
    }

    @Test("the values of a block stand in columns")
    func columns() throws {
        try sandbox.write(Self.spec, to: "x.banner.yaml")
        let output = try sandbox.run("build", "x.banner.yaml", "--print-resolved").output
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("queue.") }
        let columns: [Int] = lines.compactMap { $0.firstRange(of: "profile")?.lowerBound.utf16Offset(in: $0) }
        #expect(Set(columns).count == 1)
        #expect(!output.contains(" \n"))
    }

    @Test("a spec with errors has no values")
    func faulty() throws {
        try sandbox.write(Specs.faulty, to: "a.banner.yaml")
        let run = try sandbox.run("build", "a.banner.yaml", "--print-resolved")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
    }

    @Test("a large spec in a single line takes time in proportion to its size")
    func oneLine() throws {
        let banners = (0..<2000).map {
            "\"b\($0)\": { \"level\": \"error\", \"text\": \"Sync failed, é.\", \"padding\": 3 }"
        }
        try sandbox.write(
            "{ \"bannerc\": 1, \"name\": \"Acme\", \"levels\": { \"error\": { \"tint\": \"#000000\", \"onTint\": \"#FFFFFF\" } }, "
                + "\"banners\": { \(banners.joined(separator: ", ")) } }\n", to: "a.banner.yaml")
        let start = Date()
        let run = try sandbox.run("build", "a.banner.yaml", "--print-resolved")
        #expect(run.status == 0)
        #expect(Date().timeIntervalSince(start) < 15)
        // Twenty banners before, columns differ by what their names are longer.
        let column = try #require(sandbox.read("a.banner.yaml")?.firstRange(of: "3 }, \"b1999\""))
        let text = try #require(sandbox.read("a.banner.yaml"))
        let expected = text.distance(from: text.startIndex, to: column.lowerBound) + 1
        #expect(value("banners.b1998.padding", in: run.output)?.hasSuffix("a.banner.yaml:1:\(expected)") == true)
    }
}
