// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import Testing
import YAMLSource

/// No value of a spec is left out of the catalogue: whatever changes what templates get changes the page.
@Suite struct CatalogueValuesTests {
    /// What no other sample says: words in several languages for all that has words, colours of every appearance, and a theme for each.
    private static let words = """
        bannerc: 1
        name: Words
        description: All that is said.
        locales: { development: en, supported: [en, fr] }
        lint: { profile: apple }
        palette:
          red: { light: "#B3261E", dark: "#F2B8B5", lightHighContrast: "#8C1D18", darkHighContrast: "#FFFFFF" }
          wide: { light: { colorSpace: display-p3, components: [0.1, 0.2, 0.9] }, description: For links. }
        fonts: { brand: { family: Inter, description: Ours. } }
        metrics:
          calm: { present: 300ms, display: 8s, dismiss: 200ms, easing: [0.2, 0, 0, 1], description: Slow. }
          brisk: { display: 5s, spring: { damping: 0.5, velocity: 2 }, transition: fade }
        levels:
          error:
            description: Something failed.
            severity: 30
            tint: { light: "#111111", dark: "#222222", lightHighContrast: "#333333", darkHighContrast: "#444444" }
            onTint: { light: "#FFFFFF", lightHighContrast: "#EEEEEE" }
            spokenPrefix: { en: Error, fr: Erreur }
            icon: { symbol: xmark, label: { en: A cross, fr: Une croix } }
            announcement: assertive
            haptic: error
          info: { severity: 10, tint: "#0B4AB0", onTint: "#FFFFFF", metrics: calm, icon: { asset: Info } }
        styles:
          bar:
            description: At the top.
            position: embedded
            edge: top
            bufferHeight: 20
            statusBar: light
            image: { shape: rounded, size: 24 }
            dismissal: [button, timer]
            buttonLayout: inline
            sticksOnScroll: false
            maxWidth: 500
            text: { style: body, weight: medium, maxLines: 2, font: brand, dynamicType: [small, large] }
            shape:
              border: { width: 2, color: { light: "#010101", dark: "#020202" } }
              shadow: { x: 1, y: 2, blur: 3, color: { light: "#030303", dark: "#040404" } }
        buttonStyles:
          high: { fill: { light: "#050505", dark: "#060606" }, label: { light: "#070707", dark: "#080808" } }
          low: { description: Quiet., fill: tint, minHeight: 50 }
        buttons:
          retry:
            description: Once more.
            kind: emphasis
            emphasis: high
            title: { en: Retry, fr: Réessayer }
            label: { en: Try again, fr: Encore }
            image: { symbol: arrow, label: { en: An arrow, fr: Une flèche } }
            fullWidth: true
            size: 48
          keep: { kind: functional, style: positive, title: { en: Keep, fr: Garder }, role: cancel, enabled: false }
        surfaces: { main: { description: All., scope: screen, edge: top, under: header, group: one }, low: { edge: bottom } }
        screens:
          inbox: { description: Mail., surfaces: [main], coVisibleWith: [outbox] }
          outbox: { surfaces: [low] }
        queue: { order: fifo, conflict: enqueue, coalesce: queued, key: [style, level], maxDepth: 9, pause: 100ms }
        banners:
          left:
            description: Not all was sent.
            level: error
            style: bar
            parameters:
              count: { type: int, min: 1, max: 99, description: How many. }
              who: { type: string, widest: Wilhelmina, maxLength: 20 }
            text: { en: "{count} left for {who}", fr: "Encore {count} pour {who}" }
            buttons: [retry, keep]
            link: { title: { en: More, fr: Plus }, placement: trailing }
            image: { url: "https://example.com/a.png", label: { en: Picture, fr: Image }, cached: false, placeholder: { asset: Grey } }
            alsoAvailableAt: { en: Settings, fr: Réglages }
            expires: 1min
            onTap: open
            trigger: { event: sync.failed, screens: [inbox], minInterval: 5s, mutex: [sync] }
          sync:
            level: info
            style: bar
            surface: low
            text: { en: Syncing…, fr: Synchronisation… }
            metrics: { present: 200ms, display: never }
            tint: { light: "#0A0A0A", dark: "#0B0B0B" }
            haptic: light
            spokenPrefix: { en: Busy, fr: Occupé }
            icon: { symbol: bolt, label: { en: A flash, fr: Un flash } }
            trigger: { condition: sync.on, clears: sync.off }
            progress:
              kind: determinate
              step: 10%
              onTap: [pause]
              completion: { text: { en: Done., fr: Fini. }, metrics: brisk }
        themes:
          dusk:
            description: In the evening.
            palette: { red: { lightHighContrast: "#0C0C0C" } }
            metrics: { calm: { display: 9s, easing: [0.3, 0, 0, 1] } }
            levels:
              error:
                tint: { darkHighContrast: "#0D0D0D" }
                spokenPrefix: { en: Alert, fr: Alerte }
                icon: { symbol: bolt, label: { en: A bolt, fr: Un éclair } }
                severity: 40
            styles: { bar: { maxWidth: 400, shape: { shadow: { blur: 4, color: { light: "#0E0E0E", dark: "#0F0F0F" } } } } }
            buttonStyles: { high: { fill: { light: "#101010", dark: "#121212" } }, low: { minHeight: 52 } }
            texts:
              left: { en: { plural: count, one: "Only {count}", other: "Just {count}" }, fr: "Seulement {count}" }
        """

    /// A spec, and what comes of it as it is.
    private struct Sample {
        let name: String
        let text: String
        let context: [UInt8]
        let page: [UInt8]
        let values: [Value]

        init(_ name: String, _ text: String, _ keys: Set<String>) throws {
            let input = try #require(CatalogueValuesTests.input(text, name))
            (self.name, self.text) = (name, text)
            context = try #require(Generators.context(of: [input]))
            page = try CatalogueValuesTests.page(input)
            values = try CatalogueValuesTests.values(of: text, keys)
        }
    }

    private struct Value {
        let path: String
        let key: String
        let node: Node
        /// The path with `*` for each name that the spec gives: what stands under one name is shown like what stands under another.
        let kind: String
    }

    @Test func everyValueIsOnThePage() throws {
        let schema = try Schema()
        let samples = [
            try Sample("words", Self.words, schema.keys),
            try Sample("today", RecordedFile.text("Tests/Fixtures/today.banner.yaml"), schema.keys),
        ]
        let places = samples.flatMap { sample in sample.values.map { (sample: sample, value: $0) } }
        let kinds = Dictionary(grouping: places, by: \.value.kind)
        // Each try takes a whole load of a spec, and a page: the second place of a kind is for values that can't be another in the first.
        let unchanged = try kinds.filter { _, places in
            try !places.prefix(2).contains { try Self.changes($0.value, of: $0.sample, schema.enumerations) }
        }
        // Some can't be another without anything else being so, such as the kind of a button.
        #expect(unchanged.count < kinds.count / 12, "nothing stands in the place of \(unchanged.keys.sorted())")
    }

    /// Whether `value` may be another, and whatever templates then get is on the page.
    private static func changes(_ value: Value, of sample: Sample, _ words: [[String]]) throws -> Bool {
        for other in others(value, words, sample.values) {
            var bytes = Array(sample.text.utf8)
            bytes.replaceSubrange(value.node.place.bytes, with: other.utf8)
            guard let input = input(String(decoding: bytes, as: UTF8.self), sample.name) else { continue }
            if try page(input) != sample.page { return true }
            guard Generators.context(of: [input]) == sample.context else {
                Issue.record("the page has nothing of \(value.path) where that is \(other)")
                return true
            }
        }
        return false
    }

    /// What generators get for `yaml`; `nil` where something is wrong with it.
    private static func input(_ yaml: String, _ name: String) -> GeneratorInput? {
        var sources = SourceSet()
        let file = SourceFile(path: "\(name).banner.yaml", bytes: Array(yaml.utf8))
        let spec = SpecLoader.load(file, into: &sources, access: { _ in .missing }).spec
        return spec.map { GeneratorInput(spec: $0, fileName: file.path) }
    }

    private static func page(_ input: GeneratorInput) throws -> [UInt8] {
        try #require(try Generators.generate([.markdown], from: input).files.first).bytes
    }

    /// Every scalar that is no key.
    private static func values(of yaml: String, _ keys: Set<String>) throws -> [Value] {
        var findings: [Finding] = []
        var sources = SourceSet()
        let source = SourceFile(path: "a.yaml", bytes: Array(yaml.utf8))
        let tree = try #require(YAMLReader.read(source, as: sources.add(source), findings: &findings))
        var values: [Value] = []
        func walk(_ node: Node, _ path: String, _ key: String, _ kind: String) {
            switch node.kind {
            case .scalar: values.append(Value(path: path, key: key, node: node, kind: kind))
            case .sequence:
                for (index, item) in node.items.enumerated() { walk(item, "\(path)[\(index)]", key, "\(kind)[]") }
            case .mapping:
                for (name, value) in node.entries {
                    let kind = "\(kind).\(keys.contains(name.text) ? name.text : "*")"
                    walk(value, "\(path).\(name.text)", name.text, kind)
                }
            default: break
            }
        }
        walk(tree.root, "", "", "")
        return values
    }

    /// What the language has words for.
    private struct Schema {
        /// The words of every enumeration.
        private(set) var enumerations: [[String]] = []
        /// Every key that is not a name.
        private(set) var keys: Set<String> = []

        init() throws {
            let text = try RecordedFile.text("schema/banner.schema.json")
            read(try JSONSerialization.jsonObject(with: Data(text.utf8)))
        }

        private mutating func read(_ value: Any) {
            if let object = value as? [String: Any] {
                if let words = object["enum"] as? [String] { enumerations.append(words) }
                if let properties = object["properties"] as? [String: Any] { keys.formUnion(properties.keys) }
                for part in object.values { read(part) }
            } else if let array = value as? [Any] {
                for part in array { read(part) }
            }
        }
    }

    /// What may stand in the place of a value, the likeliest first.
    private static func others(_ value: Value, _ words: [[String]], _ values: [Value]) -> [String] {
        let text = value.node.text
        var others: [String] = []
        // Where there may be none there are images, borders, tracks and shadows.
        if text == "none" {
            others += ["{ symbol: other }", "{ width: 7 }", "{ height: 7 }", "{ blur: 7, color: \"#777777\" }"]
        }
        if text.hasPrefix("#") {
            others.append("\"#\(text.dropFirst().first == "7" ? "8" : "7")\(text.dropFirst(2))\"")
        }
        if text == "true" || text == "false" { others.append(text == "true" ? "false" : "true") }
        let number = text.prefix { $0.isNumber || $0 == "." }
        if let amount = Double(number), !text.hasPrefix("#") {
            let unit = text.dropFirst(number.count)
            let changed = [amount + 1, amount / 2, amount - 1].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
            others += changed.map { $0 + unit }
        }
        others += words.filter { $0.contains(text) }.flatMap { $0 }.filter { $0 != text }
        // Names of the same kind, and then anything else that stands behind the same key.
        others += Set(values.filter { $0.key == value.key && $0.node.text != text }.map(\.node.text)).sorted()
        others += ["\"\(text) x\"", "\"\(text)x\"", "none", "\"{palette.red}\""]
        var seen: Set<String> = []
        return others.filter { seen.insert($0).inserted }
    }
}
