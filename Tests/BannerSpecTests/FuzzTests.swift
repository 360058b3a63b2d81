// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLSource

/// Damaged specs never trap, and what is said of them holds together.
@Suite("Damaged specs") struct FuzzTests {
    /// The sample specs of the repository and what they use, by path.
    private static let samples: [String: [UInt8]] = {
        let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "specs")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let pairs = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.compactMap { name in
            (try? Data(contentsOf: folder.appending(path: name))).map { ("specs/" + name, [UInt8]($0)) }
        }
        return Dictionary(uniqueKeysWithValues: pairs + more.map { ("specs/" + $0.key, Array($0.value.utf8)) })
    }()

    /// What the samples leave out.
    private static let more: [String: String] = [
        "all.banner.yaml": all,
        "modes.banner.yaml": """
        bannerc: 1
        name: Modes
        use:
          - { tokens: [base.json, m.resolver.json], dark: dark.json, theme.t: { tokens: [t.json] }, modifiers: { size: s } }
          - { tokens: [legacy.json], format: legacy }
          - figma.json
        palette: { a: "{x}", b: { light: "{r}", dark: "{only.dark}" }, c: "{l}", d: "{f.g}" }
        styles: { standard: { padding: "{m}", shape: { shadow: "{s}", border: "{b}" } } }
        levels: { error: { tint: "{x}", onTint: "{palette.c}", icon: none } }
        banners: { a: { level: error, text: Hi, tint: "{r}" } }
        """,
        "base.json": ##"""
        { "x": { "$type": "color", "$value": "{y.z}" }, "y": { "$type": "color", "z": { "$ref": "#/w/$value" } },
          "w": { "$value": "#112233" }, "g": { "$extends": "{y}" },
          "s": { "$type": "shadow", "$value": { "color": "{x}", "offsetX": { "value": -1, "unit": "px" },
            "offsetY": { "value": 1, "unit": "px" }, "blur": { "value": 1, "unit": "px" } } },
          "b": { "$type": "border", "$value": { "color": "{x}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } }
        """##,
        "dark.json": ##"""
        { "w": { "$deprecated": true, "$value": "#445566" }, "only": { "dark": { "$type": "color", "$value": "{x}" } } }
        """##,
        "t.json": ##"{ "y": { "z": { "$type": "color", "$value": "#778899" } } }"##,
        "m.resolver.json": ##"""
        { "version": "2025.10",
          "sets": { "a": { "sources": [{ "$ref": "#/$defs/d" }, { "r": { "$type": "color", "$value": "#000000" } }] } },
          "modifiers": { "theme": { "default": "n", "contexts": { "n": [], "night": [{ "r": { "$value": "#010101" } }] } },
            "mode": { "contexts": { "light": [], "dark": [{ "$ref": "t.json#/y" }] } },
            "size": { "contexts": { "s": [], "l": [] } } },
          "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/mode" },
            { "$ref": "#/modifiers/size" }],
          "$defs": { "d": { "q": { "$value": "{r}" } } } }
        """##,
        "legacy.json": ##"""
        { "core": { "l": { "value": "rgba({k.value}, 0.5)", "type": "color" }, "k": { "value": "#abc", "type": "color" },
            "m": { "value": "({n} + 2px) * 2", "type": "spacing" }, "n": { "value": "1rem", "type": "sizing" } },
          "dusk": { "k": { "value": "#def", "type": "color" } },
          "$themes": [{ "name": "Light", "selectedTokenSets": { "core": "source" } },
            { "name": "Dark", "selectedTokenSets": { "core": "source", "dusk": "enabled" } }],
          "$metadata": { "tokenSetOrder": ["core", "dusk"] } }
        """##,
        "figma.json": ##"""
        { "meta": { "variableCollections": { "c": { "id": "c", "name": "C", "defaultModeId": "1",
            "modes": [{ "modeId": "1", "name": "Light" }, { "modeId": "2", "name": "Dark" }] } },
          "variables": { "v": { "id": "v", "name": "f/g", "variableCollectionId": "c", "resolvedType": "COLOR",
            "valuesByMode": { "1": { "r": 0.5, "g": 1, "b": 0, "a": 1 }, "2": { "type": "VARIABLE_ALIAS", "id": "w" } } },
            "w": { "id": "w", "name": "h", "variableCollectionId": "c", "resolvedType": "COLOR",
              "valuesByMode": { "1": { "r": 0, "g": 0, "b": 0 }, "2": { "r": 1, "g": 1, "b": 1 } } } } } }
        """##,
    ]

    /// A spec with every kind of definition.
    private static let all = """
        bannerc: 1
        name: All
        use: [orange.tokens.json, shared/closing.banner.yaml]
        palette: { red: { light: "#B3261E", dark: { colorSpace: oklch, components: [0.7, none, 20], alpha: 0.5 } }, deep: "{palette.red}" }
        metrics: { standard: { present: "{motion.present}", spring: { damping: 0.7, velocity: 1 } }, brief: { display: 2s, easing: [0.2, 0, 0, 1] } }
        levels: { error: { severity: 40, tint: "{palette.deep}", onTint: "#FFFFFF", icon: { asset: a, label: { en: A, ar: ب } }, metrics: brief } }
        styles: { standard: { padding: "{space.medium}" }, bar: { extends: small, indicator: none, dismissal: [tap] }, small: { text: { dynamicType: [small, large] } } }
        surfaces: { main: { group: top }, detail: { scope: screen, group: top } }
        screens: { inbox: { surfaces: [main] }, message: { surfaces: [detail], coVisibleWith: [inbox] } }
        queue: { order: fifo, key: [text], pause: 100ms }
        banners:
          a:
            level: error
            style: bar
            parameters: { n: { type: int, min: 0, max: 9 }, who: string }
            text: { en: { plural: n, one: "{n} of {who}", other: "{{{n}}}" }, ar: { plural: n, zero: أ, two: ب, other: "{n}" }, ja: "{n}件" }
            trigger: { condition: a, clears: b, screens: [inbox], mutex: [b] }
            progress: { kind: determinate, step: 10%, onTap: [pause], completion: { text: "{who}", metrics: brief } }
          b: &b { level: error, text: Hi, metrics: { display: never }, image: { url: u, placeholder: { symbol: x } }, tint: "{palette.red}" }
          c: *b
        themes: { t: { palette: { red: { dark: "#000000" } }, levels: { error: { tint: { dark: "#FF0000" } } }, styles: { bar: { padding: 1 } }, texts: { a: "{n}" } } }
        lint: { profile: owl, rules: { a: off, b: { severity: info, limit: 1 } } }
        """

    private static let tokens = [
        "yes", "no", "010", "1:30", "0x1F", "1e3", "1_000", ".5", "+5", "#B3261E", "\"#B3261E\"", "~", "null", "never",
        "none",
        "{palette.red}", "\"{palette.red}\"", "\"{color.white}\"", "\"{}\"", "\"{\"", "\"}}{{\"", "{ }", "[ ]",
        "[a, b]", "{ a: b }", "<<",
        "!!str", "*a", "&a", "- ", "? ", ": ", "\n", "\n  ", ", ", "standard", "main", "other", "plural", "en", "EN",
        "pt-BR", "4", "4s", "-1", "99999",
        "\"\\u202E\"", "\u{202E}", "\u{2028}", "🏳️‍🌈", "e\u{301}", "字", "\"\\(evil())\"", "*/", "\"a\\nb\"", "\0", "é",
        "\u{FEFF}", "../x.yaml", "bannerc",
    ]

    @Test func damagedSpecs() {
        let paths = Self.samples.keys.sorted()
        let roots = paths.filter { $0.hasSuffix(".banner.yaml") && !$0.contains("/shared/") }
        #expect(roots.count == 7)
        for root in roots {
            let (result, sources) = load(root, Self.samples)
            #expect(result.spec != nil && faults(of: result, sources).isEmpty, "\(root)")
        }

        var (sound, findings) = (0, 0)
        var run = RandomRun("damaged specs", count: 150)
        while let seed = run.next() {
            var random = SeededGenerator(seed: seed)
            let root = roots.randomElement(using: &random) ?? ""
            var files = Self.samples
            // Now and then a file that the spec uses.
            let damaged =
                Int.random(in: 0..<5, using: &random) == 0 ? paths.randomElement(using: &random) ?? root : root
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&files[damaged, default: []], using: &random) }
            let (result, sources) = load(root, files)
            sound += result.spec == nil ? 0 : 1
            findings += result.findings.count
            var faults = faults(of: result, sources)
            if load(root, files).result.findings != result.findings {
                faults.append("another run finds something else")
            }
            let text = String(decoding: files[damaged] ?? [], as: UTF8.self)
            #expect(faults.isEmpty, "\(faults) with seed \(seed), \(root): \(text.debugDescription)")
            // The first failure is enough to look at.
            if !faults.isEmpty { break }
        }
        print("damaged specs: \(run.drawn), of which sound: \(sound); findings: \(findings)")
    }

    private func load(_ root: String, _ files: [String: [UInt8]]) -> (result: SpecLoader.Result, sources: SourceSet) {
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: root, bytes: files[root] ?? []), into: &sources) { path in
            path.hasPrefix("..") ? .outsideRoot : files[path].map(FileAccess.bytes) ?? .missing
        }
        return (result, sources)
    }

    /// What does not hold together in what came of loading a spec.
    private func faults(of result: SpecLoader.Result, _ sources: SourceSet) -> [String] {
        var faults: [String] = []
        let isSound = !result.findings.contains { $0.severity == .error }
        if (result.spec != nil) != isSound { faults.append("a spec with errors, or none without") }
        for finding in result.findings {
            for place in [finding.place] + finding.labels.map(\.place) + (finding.fix?.edits.map(\.place) ?? [])
            where place.bytes.upperBound > sources[place.file].bytes.count {
                faults.append("\(finding.message) lies outside of its file")
            }
            if finding.message.isEmpty || finding.message.utf8.count > 1_000 {
                faults.append("\(finding.rule.name): \(finding.message)")
            }
        }
        if let spec = result.spec { faults += self.faults(of: spec) }
        return faults
    }

    /// What does not hold together in a spec without errors.
    private func faults(of spec: Spec) -> [String] {
        var faults: [String] = []
        for theme in spec.themes {
            let design = theme.design
            let counts = [design.palette.count, design.metrics.count, design.levels.count, design.styles.count]
            let own = spec.design
            if counts != [own.palette.count, own.metrics.count, own.levels.count, own.styles.count] {
                faults.append("theme")
            }
        }
        for banner in spec.banners {
            if !spec.design.levels.indices.contains(banner.level) || !spec.design.styles.indices.contains(banner.style)
                || !spec.surfaces.indices.contains(banner.surface)
            {
                faults.append("a reference of \(banner.name.value)")
            }
            if banner.text.entries.first?.locale != spec.locales.development {
                faults.append("the text of \(banner.name.value)")
            }
            for entry in banner.text.entries where !spec.locales.supported.contains(entry.locale) {
                faults.append(entry.locale)
            }
        }
        return faults
    }

    // MARK: Damage

    private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: bytes[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        case 1:
            let start = Int.random(in: 0..<bytes.count, using: &random)
            bytes.removeSubrange(start..<min(bytes.count, start + .random(in: 1...8, using: &random)))
        case 2, 3: replaceWord(&bytes, using: &random)
        case 4, 5: swapWords(&bytes, using: &random)
        case 6: insert(&bytes, using: &random)
        default: damageLines(&bytes, using: &random)
        }
    }

    /// A key, a scalar or a part of one.
    private func word(_ bytes: [UInt8], using random: inout SeededGenerator) -> Range<Int> {
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == 0x23 || byte == 0x2E || (0x30...0x39).contains(byte) || (0x41...0x7A).contains(byte)
        }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        guard let first = bytes[start...].firstIndex(where: isWord) else { return start..<start + 1 }
        let end = bytes[first...].firstIndex { !isWord($0) } ?? bytes.count
        return first..<end
    }

    private func replaceWord(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        bytes.replaceSubrange(word(bytes, using: &random), with: (Self.tokens.randomElement(using: &random) ?? "").utf8)
    }

    private func swapWords(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        let (one, two) = (word(bytes, using: &random), word(bytes, using: &random))
        let (first, second) = one.lowerBound < two.lowerBound ? (one, two) : (two, one)
        guard first.upperBound <= second.lowerBound else { return }
        let (left, right) = (Array(bytes[first]), Array(bytes[second]))
        bytes.replaceSubrange(second, with: left)
        bytes.replaceSubrange(first, with: right)
    }

    private func insert(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        let token = Self.tokens.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: token.utf8, at: .random(in: 0...bytes.count, using: &random))
    }

    /// Drops, repeats or moves lines, or changes how far they are indented.
    private func damageLines(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let start = Int.random(in: 0..<lines.count, using: &random)
        let range = start..<min(lines.count, start + .random(in: 1...4, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: lines.removeSubrange(range)
        case 1: lines.insert(contentsOf: lines[range], at: .random(in: 0...lines.count, using: &random))
        case 2: for line in range { lines[line].insert(contentsOf: [0x20, 0x20], at: 0) }
        default: for line in range { lines[line] = Array(lines[line].drop { $0 == 0x20 }) }
        }
        bytes = Array(lines.joined(separator: [0x0A]))
    }
}
