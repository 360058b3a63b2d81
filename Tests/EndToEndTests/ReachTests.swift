// SPDX-License-Identifier: Apache-2.0

import BannerDiff
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import Testing
import YAMLSource

@testable import BannerProject

/// Every key of the language, with another value, changes what shows it: generated Swift, tokens, other languages, the list of
/// resolved values, and what `bannerc diff` tells. The keys are those of the JSON Schema, so that a new one is asked for here, wherever it may be written.
@Suite("A value reaches all that shows it") struct ReachTests {
    /// Code documents a definition once, whatever the theme.
    private static let documentation = Set(
        ["metrics", "button-style", "level", "style"].map { "\($0)-of-theme.description" })

    /// The targets that show all values, and the keys that they leave out on purpose.
    private static let reached: [(target: Target, leavesOut: Set<String>)] = [
        (.tokens, []), (.swift, documentation), (.typescript, documentation), (.markdown, documentation),
        // Buttons are named in an enumeration there, and how they look is a function of it.
        (.kotlin, documentation.union(["button-style.description"])),
        (.flutter, documentation.union(["button-style.description"])),
    ]

    /// A mapping of a spec in which keys are tried.
    struct Place: CustomTestStringConvertible {
        /// What it is called here.
        let name: String
        /// Its definition in the schema.
        let definition: String
        /// What has to stand in it, or makes what is tried count.
        let others: [String: String]
        /// Keys that have no value of their own: mappings that are places themselves, and what is tried elsewhere.
        let skipped: Set<String>

        init(
            _ name: String, _ definition: String, _ others: [String: String] = [:], skipping skipped: Set<String> = []
        ) {
            self.name = name
            self.definition = definition
            self.others = others
            self.skipped = skipped
        }

        var testDescription: String { name }

        /// The mapping in YAML, with `value` for `key`.
        func mapping(_ key: String? = nil, _ value: String = "") -> String {
            let all = others.merging(key.map { [$0: value] } ?? [:]) { $1 }
            return "{ " + all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
        }
    }

    private static let typography: Set = ["text", "title", "shape", "image", "indicator"]

    static let places = [
        Place("metrics", "metrics", ["present": "300ms"]),
        Place("metrics-of-theme", "metrics"),
        Place("metrics-of-banner", "metrics", ["present": "310ms"], skipping: ["description"]),
        Place("spring", "spring", ["damping": "0.8"]),
        Place("button-style", "buttonStyle", ["label": "accent"]),
        Place("button-style-of-theme", "buttonStyle", ["label": "onTint"]),
        // A kind alone is not enough of a button: each needs other keys.
        Place("button", "button", ["kind": "emphasis", "title": "Retry"], skipping: ["kind"]),
        Place("level", "level", ["tint": "\"#00315F\"", "onTint": "\"#FFFFFF\""]),
        Place("level-of-theme", "levelOverride"),
        Place("style", "style", ["padding": "12"], skipping: typography),
        Place("style-of-theme", "styleOverride", skipping: typography),
        Place("text", "typography", ["maxLines": "3"]),
        Place("title", "title", ["maxLines": "3"]),
        Place("shape", "shape", ["margin": "2"], skipping: ["border", "shadow"]),
        Place("border", "border", ["width": "2"]),
        Place("shadow", "shadow", ["color": "\"#00000033\"", "blur": "3"]),
        Place("image", "imageFrame"),
        Place("indicator", "indicator", ["height": "4"]),
        Place("surface", "surface", ["edge": "bottom"]),
        Place("queue", "queue"),
        Place(
            "banner", "banner", ["level": "info", "text": "Saved."],
            skipping: ["link", "metrics", "parameters", "trigger", "progress", "indicator"]),
        Place("link", "link", ["title": "More"]),
        Place("trigger", "trigger", ["condition": "a.b"]),
        Place("progress", "progress", ["kind": "determinate"], skipping: ["completion"]),
        Place("completion", "completion", ["text": "Done."]),
    ]

    /// Two values for keys that the schema has no words for.
    private static let values: [String: [String]] = [
        "accent": colors, "tint": colors, "onTint": colors, "color": colors,
        "present": times, "display": times, "dismiss": times, "expires": times, "minInterval": times, "pause": times,
        "description": texts, "title": texts, "text": texts, "spokenPrefix": texts, "label": texts,
        "alsoAvailableAt": texts, "bufferHeight": lengths, "padding": lengths, "cornerRadius": lengths,
        "minHeight": lengths, "size": lengths, "height": lengths, "width": lengths, "margin": lengths, "blur": lengths,
        "x": lengths, "y": lengths, "maxWidth": ["500", "501"], "severity": ["1", "2"], "maxLines": ["1", "4"],
        "maxDepth": ["3", "4"], "damping": ["0.5", "0.6"], "velocity": ["1", "2"], "step": ["10%", "20%"],
        "pressedOpacity": ["0.3", "0.4"], "disabledOpacity": ["0.3", "0.4"], "easing": ["linear", "easeIn"],
        "dismissEasing": ["linear", "easeOut"], "spring": ["{ damping: 0.5 }", "{ damping: 0.6 }"],
        "icon": ["{ symbol: bolt }", "{ symbol: star }"], "image": ["{ symbol: bolt }", "{ symbol: star }"],
        "metrics": ["brief", "long"], "extends": ["one", "two"], "style": ["one", "two"], "level": ["info", "error"],
        "surface": ["main", "second"], "font": ["inter", "roboto"], "weight": ["light", "heavy"],
        "dynamicType": ["[small, large]", "[medium, large]"], "dismissal": ["[tap, timer]", "[swipe, timer]"],
        "key": ["[level]", "[level, text]"], "group": ["one", "two"], "points": ["[One]", "[Two]"],
        "buttons": ["[retry]", "[undo]"], "event": ["a.b", "a.c"], "condition": ["a.b", "a.c"],
        "clears": ["b.a", "b.c"], "screens": ["[inbox]", "[plan]"], "mutex": ["other", "third"],
        "onTap": ["pause", "stop"], "fill": ["onTint", "none"], "border": ["{ width: 2 }", "{ width: 3 }"],
        "button.size": ["50", "60"], "button-style.label": ["tint", "accent"],
        "button-style-of-theme.label": ["tint", "accent"],
    ]
    private static let colors = ["\"#112233\"", "\"#112234\""]
    private static let times = ["2s", "3s"]
    private static let texts = ["One", "Two"]
    private static let lengths = ["5", "7"]

    /// What else stands in its place beside a key that goes with other ones.
    private static let others: [String: [String: String]] = [
        "button.image": ["kind": "icon", "label": "Retry"],
        "button.size": ["kind": "icon", "label": "Retry", "image": "{ symbol: xmark }"],
        "button.style": ["kind": "functional", "title": "Retry"],
        "trigger.event": [:],
    ]

    /// The banners that have places in them.
    private static let hosts = [
        "metrics-of-banner": "{ level: info, text: Host., metrics: % }",
        "title": "{ level: info, title: Titled, text: Host. }",
        "link": "{ level: info, text: Host., link: % }",
        "trigger": "{ level: info, text: Host., trigger: %, dismissal: [condition, tap] }",
        "progress": "{ level: info, text: Host., progress: % }",
        "completion": "{ level: info, text: Host., progress: { kind: determinate, completion: % } }",
    ]

    private static func spec(_ place: Place? = nil, _ mapping: String = "") -> String {
        func at(_ name: String) -> String {
            // Each name stands in `places`.
            name == place?.name ? mapping : places.first { $0.name == name }?.mapping() ?? "{}"
        }
        return """
            bannerc: 1
            name: Acme
            fonts: { inter: { family: Inter }, roboto: { family: Roboto } }
            metrics: { own: \(at("metrics")), brief: { display: 5s }, long: { display: 9s }, springy: { spring: \(at("spring")) } }
            buttonStyles: { high: \(at("button-style")) }
            buttons:
              tried: \(at("button"))
              retry: { kind: emphasis, title: Retry }
              undo: { kind: emphasis, title: Undo }
            levels:
              info: \(at("level"))
              error: { tint: "#8A0314", onTint: "#FFFFFF", severity: 40 }
            styles:
              one: { padding: 9 }
              two: { padding: 10 }
              tried: \(at("style"))
              parts:
                text: \(at("text"))
                title: \(at("title"))
                shape: \(at("shape"))
                image: \(at("image"))
                indicator: \(at("indicator"))
              card: { shape: { border: \(at("border")), shadow: \(at("shadow")) } }
            surfaces: { tried: \(at("surface")), second: { edge: bottom } }
            screens: { inbox: { surfaces: [main] }, plan: { surfaces: [main] } }
            queue: \(at("queue"))
            banners:
              tried: \(at("banner"))
              other: { level: info, text: Other., trigger: { condition: o.p } }
              third: { level: info, text: Third., trigger: { condition: q.r } }
              host: \(hosts[place?.name ?? ""]?.replacingOccurrences(of: "%", with: mapping) ?? "{ level: info, text: Host. }")
            themes:
              night:
                metrics: { own: \(at("metrics-of-theme")) }
                buttonStyles: { high: \(at("button-style-of-theme")) }
                levels: { info: \(at("level-of-theme")) }
                styles: { tried: \(at("style-of-theme")) }

            """
    }

    // MARK: Keys

    /// The keys of a place by the schema, with two values for each.
    private static func keys(of place: Place) throws -> [(key: String, values: [String])] {
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(Repository.bytes("schema/banner.schema.json")))
                as? [String: Any])
        let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
        let properties = try #require(definitions[place.definition]?["properties"] as? [String: [String: Any]])
        return try properties.filter { !place.skipped.contains($0.key) }.sorted { $0.key < $1.key }.map {
            key, property in
            let own = values["\(place.name).\(key)"] ?? words(of: property, definitions) ?? values[key]
            return (key, try #require(own, "two values for `\(key)` of \(place.name) have to stand in this test"))
        }
    }

    /// Two of the words that a property takes; an override refers to the property of what it overrides.
    private static func words(of property: [String: Any], _ definitions: [String: [String: Any]]) -> [String]? {
        if let words = property["enum"] as? [String] { return Array(words.suffix(2)) }
        if property["type"] as? String == "boolean" { return ["true", "false"] }
        let referring = (property["allOf"] as? [[String: Any]])?.first ?? property
        guard let path = (referring["$ref"] as? String)?.split(separator: "/").dropFirst(2).map(String.init),
            path.count == 3, let found = definitions[path[0]]?["properties"] as? [String: [String: Any]]
        else { return nil }
        return found[path[2]].flatMap { words(of: $0, definitions) }
    }

    // MARK: What shows them

    private struct Shown {
        let side: SpecSide
        let files: [Target: String]
        /// What `bannerc build --print-resolved` prints.
        let values: String

        init(_ text: String, _ name: String) throws {
            let source = SourceFile(path: "acme.banner.yaml", bytes: Array(text.utf8))
            var sources = SourceSet()
            let result = SpecLoader.load(source, into: &sources) { _ in .missing }
            let messages = result.findings.map(\.message).joined(separator: "\n")
            let sound = result.spec
            let spec = try #require(sound, "\(name): \(messages)")
            side = SpecSide(result, path: "acme.banner.yaml")
            var values = ""
            ResolvedListing(spec: spec, places: PlaceTexts(sources)) { values += $0 }.printSpec()
            self.values = values
            let input = GeneratorInput(spec: spec, fileName: "acme.banner.yaml")
            files = try Dictionary(
                uniqueKeysWithValues: ReachTests.reached.map { target, _ in
                    let output = try Generators.generate([target], from: input, options: .init())
                    return (target, output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined())
                })
        }
    }

    @Test(arguments: places) func reach(_ place: Place) throws {
        for (key, values) in try Self.keys(of: place) {
            let name = "\(place.name).\(key)"
            let tried = Place(place.name, place.definition, Self.others[name] ?? place.others)
            let shown = try values.map { try Shown(Self.spec(place, tried.mapping(key, $0)), name) }
            for (target, leavesOut) in Self.reached {
                let isShown = shown[0].files[target] != shown[1].files[target]
                #expect(isShown != leavesOut.contains(name), "\(name) in the target \(target.rawValue)")
            }
            #expect(shown[0].values != shown[1].values, "\(name) in what `bannerc build --print-resolved` prints")
            let changes = SpecDiff.changes(from: shown[0].side, to: shown[1].side)
            #expect(!changes.isEmpty, "\(name) in what `bannerc diff` tells")
        }
    }
}
