// SPDX-License-Identifier: Apache-2.0

import ApplePlatforms
import BannerCore
import ColorSpaces
import Foundation
import Testing

@testable import BannerSpec

@Suite("The JSON Schema") struct SchemaTests {
    /// A kind of mapping: its definition in the schema, and the keys that the reader knows.
    struct Mapping: CustomTestStringConvertible {
        let definition: String
        let keys: [String]

        init<Keys: SpecKey>(_ definition: String, _: Keys.Type, without missing: [Keys] = []) {
            self.definition = definition
            keys = Keys.allCases.map(\.rawValue).filter { !missing.map(\.rawValue).contains($0) }
        }

        var testDescription: String { definition }
    }

    static let mappings = [
        Mapping("locales", LocalesKey.self), Mapping("platforms", ApplePlatform.self),
        Mapping("metrics", MetricsKey.self), Mapping("spring", SpringKey.self),
        Mapping("button", ButtonKey.self), Mapping("level", LevelKey.self), Mapping("levelOverride", LevelKey.self),
        Mapping("style", StyleKey.self), Mapping("styleOverride", StyleKey.self, without: [.extends]),
        Mapping("typography", TypographyKey.self), Mapping("imageFrame", ImageFrameKey.self),
        Mapping("indicator", IndicatorKey.self), Mapping("indicatorOverride", IndicatorKey.self),
        Mapping("image", ImageKey.self, without: [.parameter, .fixed]),
        Mapping("levelIcon", ImageKey.self, without: [.parameter]),
        Mapping("bannerImage", ImageKey.self, without: [.fixed]),
        Mapping("font", FontKey.self), Mapping("fontFiles", BannerFontWeight.self), Mapping("sides", SideKey.self),
        Mapping("border", BorderKey.self), Mapping("shadow", ShadowKey.self), Mapping("shape", ShapeKey.self),
        Mapping("title", TitleKey.self), Mapping("buttonStyle", ButtonStyleKey.self), Mapping("link", LinkKey.self),
        Mapping("placeholder", PlaceholderKey.self), Mapping("surface", SurfaceKey.self),
        Mapping("screen", ScreenKey.self), Mapping("queue", QueueKey.self), Mapping("banner", BannerKey.self),
        Mapping("parameterSettings", ParameterKey.self), Mapping("trigger", TriggerKey.self),
        Mapping("progress", ProgressKey.self), Mapping("completion", CompletionKey.self),
        Mapping("theme", ThemeKey.self), Mapping("lint", LintKey.self), Mapping("appearances", ColorKey.self),
        Mapping("appearanceOverrides", ColorKey.self), Mapping("colorObject", ColorObjectKey.self),
        Mapping("plural", PluralKey.self), Mapping("textByKey", TextByKeyKey.self),
    ]

    /// A key that takes one of several words, or a list of them.
    struct Words: CustomTestStringConvertible {
        let path: [String]
        let words: [String]

        init<Word: CaseIterable & RawRepresentable<String>>(_ definition: String, _ key: String, _: Word.Type) {
            path = [definition, "properties", key]
            words = Word.allCases.map(\.rawValue)
        }

        var testDescription: String { path.joined(separator: "/") }
    }

    static let words = [
        Words("colorObject", "colorSpace", ColorSpace.self), Words("button", "emphasis", BannerButtonEmphasis.self),
        Words("button", "style", BannerFunctionalStyle.self), Words("button", "role", BannerButtonRole.self),
        Words("level", "announcement", BannerAnnouncement.self), Words("level", "haptic", BannerHaptic.self),
        Words("style", "position", BannerPosition.self), Words("style", "edge", BannerEdge.self),
        Words("style", "statusBar", BannerStatusBarStyle.self),
        Words("style", "buttonLayout", BannerButtonLayout.self),
        Words("typography", "style", BannerTextStyle.self), Words("typography", "weight", BannerFontWeight.self),
        Words("typography", "dynamicType", BannerDynamicTypeSize.self),
        Words("shape", "fill", BannerFill.self), Words("shape", "align", BannerAlignment.self),
        Words("link", "placement", BannerLink.Placement.self), Words("banner", "onTap", BannerBarTap.self),
        Words("imageFrame", "shape", BannerImageShape.self), Words("surface", "scope", BannerSurface.Scope.self),
        Words("surface", "edge", BannerEdge.self), Words("surface", "under", BannerSurface.Anchor.self),
        Words("queue", "order", BannerQueuePolicy.Order.self),
        Words("queue", "conflict", BannerQueuePolicy.Conflict.self),
        Words("queue", "coalesce", BannerQueuePolicy.Coalescing.self),
        Words("queue", "key", BannerQueuePolicy.Key.self), Words("parameterSettings", "type", ParameterType.self),
        Words("progress", "kind", BannerProgress.Kind.self), Words("progress", "onTap", TapWord.self),
        Words("lint", "profile", Profile.self),
    ]

    private let schema: [String: Any]
    private let definitions: [String: [String: Any]]

    init() throws {
        let json = try JSONSerialization.jsonObject(with: Data(SpecSchema.text.utf8))
        schema = try #require(json as? [String: Any])
        definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    }

    @Test func sections() throws {
        let properties = try #require(schema["properties"] as? [String: Any])
        #expect(properties.keys.sorted() == RootKey.allCases.map(\.rawValue).sorted())
        #expect(schema["required"] as? [String] == ["bannerc"])
        #expect(schema["additionalProperties"] as? Bool == false)
    }

    @Test(arguments: mappings) func keys(_ mapping: Mapping) throws {
        let definition = try #require(definitions[mapping.definition])
        let properties = try #require(definition["properties"] as? [String: Any])
        #expect(properties.keys.sorted() == mapping.keys.sorted())
        #expect(definition["additionalProperties"] as? Bool == false)
    }

    @Test func everyMappingIsCompared() {
        let found = definitions.filter { $0.value["properties"] != nil }.map(\.key)
        // The parameters of rules are the rules' own.
        let others = ["rule", "usedFiles", "themeFiles"]
        #expect(found.sorted() == (Self.mappings.map(\.definition) + others).sorted())
    }

    @Test("the keys under `use`") func usedFiles() throws {
        let files = try #require(definitions["usedFiles"]?["properties"] as? [String: Any])
        #expect(files.keys.allSatisfy { UseKey($0) != nil })
        #expect((Set(files.keys).union(["theme.NAME"])) == Set(UseKey.words))
        let themed = try #require(definitions["themeFiles"]?["properties"] as? [String: Any])
        #expect(Set(themed.keys) == Set(["tokens"] + Appearance.allCases.map(\.rawValue)))
    }

    @Test(arguments: words) func values(_ words: Words) throws {
        let place = try #require(node(words.path))
        #expect(Self.enumeration(place)?.sorted() == words.words.sorted())
    }

    @Test func everythingIsExplained() throws {
        let sections = try #require(schema["properties"] as? [String: Any])
        var properties = sections.map { ("/\($0)", $1) }
        for (name, definition) in definitions {
            expectSentence(definition, name)
            for (key, property) in definition["properties"] as? [String: Any] ?? [:] {
                properties.append(("\(name)/\(key)", property))
            }
        }
        for (name, property) in properties {
            let property = try #require(property as? [String: Any])
            // A reference leads to another property, which is explained where it stands.
            guard let target = property["$ref"] as? String else {
                expectSentence(property, name)
                continue
            }
            let path = target.split(separator: "/").dropFirst(2).map(String.init)
            expectSentence(try #require(node(path), "\(name) leads nowhere: \(target)"), name)
        }
    }

    @Test func referencesLeadSomewhere() {
        for target in Self.references(schema) {
            #expect(node(target.split(separator: "/").dropFirst(2).map(String.init)) != nil, "\(target)")
        }
    }

    private func expectSentence(_ schema: [String: Any], _ name: String) {
        let text = schema["description"] as? String
        #expect(text?.hasSuffix(".") == true && text?.contains("\n") == false, "\(name) needs a description")
    }

    /// What stands at `path` below `definitions`.
    private func node(_ path: [String]) -> [String: Any]? {
        var node: Any? = definitions
        for part in path { node = (node as? [String: Any])?[part] }
        return node as? [String: Any]
    }

    /// The words of the first enumeration in `schema`: its own, its items', or that of a choice.
    private static func enumeration(_ schema: [String: Any]) -> [String]? {
        if let words = schema["enum"] as? [String] { return words }
        if let items = schema["items"] as? [String: Any] { return enumeration(items) }
        return (schema["oneOf"] as? [[String: Any]])?.lazy.compactMap(enumeration).first
    }

    private static func references(_ value: Any) -> [String] {
        switch value {
        case let object as [String: Any]:
            (object["$ref"] as? String).map { [$0] } ?? object.values.flatMap(references)
        case let list as [Any]: list.flatMap(references)
        default: []
        }
    }
}
