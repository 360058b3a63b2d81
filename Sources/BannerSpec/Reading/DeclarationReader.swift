// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

/// Reads the tree of one spec file into declarations.
struct DeclarationReader {
    /// The development language of specs that name none.
    static let defaultLanguage = "en"

    /// A key of the file's root, and what is written under it.
    typealias Section = (key: Node, value: Node)

    let reader: NodeReader
    let locales: LocaleScope
    /// Whether the spec that was asked for must have a name.
    let needsName: Bool

    /// Adds what the file declares to `declarations`. A used file's settings count only where no user has set them.
    func read(_ tree: NodeTree, isRoot: Bool, into declarations: inout Declarations) {
        guard isVersionKnown(tree.root) else {
            // Whatever else is said of a spec in another version of the language would be guesswork.
            for field in RootKey.allCases { declarations.failAll(field) }
            return
        }
        var sections = FieldTable<RootKey, Section>()
        let meant = reader.fields(of: tree.root, "the spec", as: RootKey.self, advice: advice) { field, key, value in
            sections[field] = (key, value)
        }
        let failed = takeOut(&sections) + reportKeysBeside(sections)
        guard tree.root.kind == .mapping else {
            for field in RootKey.allCases { declarations.failAll(field) }
            return
        }
        // What was meant for a section and is not read as one may define what others refer to.
        for field in meant + failed { declarations.failAll(field) }
        for (key, value) in tree.root.entries where key.kind == .scalar && RootKey(rawValue: key.text) == nil {
            if let section = Self.section(of: value) { declarations.fail(key.text, in: section) }
        }
        for (key, _) in tree.root.entries where key.kind == .invalid {
            RootKey(meantBy: key).map { declarations.failAll($0) }
        }
        if !meant.contains(.name) { readName(sections[.name], tree.root, isRoot: isRoot, &declarations) }
        readSettings(sections, isRoot: isRoot, &declarations)
        for (field, section) in sections.items { readDefinitions(field, section.value, &declarations) }
        // Themes speak of banners and their parameters, wherever both stand.
        if let themes = sections[.themes] { readThemes(themes.value, &declarations) }
    }

    private func isVersionKnown(_ root: Node) -> Bool {
        guard root.kind == .mapping else { return true }
        guard let (key, value) = root.entries.first(where: { RootKey(meantBy: $0.key) == .bannerc }) else {
            if root.isInTokenFile {
                reader.report(
                    .wrongType, "this is a file of \(root.hasTokens ? "design tokens" : "JSON"), not a spec",
                    at: root.place.startPoint,
                    help: [
                        root.hasTokens
                            ? "name it under `use` of a spec, and check that"
                            : "specs are YAML files; under `use`, they name files of design tokens"
                    ])
                return false
            }
            reader.report(
                .missingField, "the spec has no `bannerc`", at: root.place.startPoint,
                help: ["write `bannerc: 1`, the version of the language, on the first line"])
            return true
        }
        // A key that is misspelt is reported with the others.
        guard key.text == RootKey.bannerc.rawValue else { return true }
        if let first = root.entries.first(where: { $0.key.kind == .scalar }), first.key.place != key.place {
            reader.report(
                .languageVersion, "`bannerc` is not the first key", at: key.place, help: ["move it to the top"])
        }
        if value.kind == .scalar, value.text.split(separator: ".", omittingEmptySubsequences: false).count > 2,
            value.text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") })
        {
            reader.report(
                .languageVersion,
                "`\(reader.shown(value.text))` is not a version of the language; it may be a version of the program",
                at: value.place, help: ["write `bannerc: 1`"],
                fix: Fix("write `1`", .unsafe, edits: [Edit(replacing: value.place, with: "1")]))
            return true
        }
        if value.kind == .scalar, value.text != "1", Double(value.text) == 1 {
            reader.report(
                .languageVersion,
                "the version of the language is a whole number, but this is `\(reader.shown(value.text))`",
                at: value.place, help: ["write `1`"],
                fix: Fix("write `1`", .safe, edits: [Edit(replacing: value.place, with: "1")]))
            return true
        }
        guard let version = reader.int(value, key, in: Int.min...Int.max), version.value != 1 else { return true }
        reader.report(
            .languageVersion, "this program does not know version \(version.value) of the language", at: value.place,
            help: ["write `bannerc: 1`, or install a newer `bannerc`"])
        return false
    }

    /// What to do about a key that the spec does not have, if its value is a definition that belongs below a section.
    private func advice(_ key: Node, _ value: Node) -> String? {
        Self.section(of: value).map {
            "it looks like one of the `\($0.rawValue)`: indent it and what belongs to it below `\($0.rawValue):`"
        }
    }

    /// The section whose definitions have the keys of `node`, if there is one.
    private static func section(of node: Node) -> RootKey? {
        guard node.kind == .mapping else { return nil }
        let keys = Set(node.entries.map(\.key.text))
        if keys.isSuperset(of: ["level", "text"]) { return .banners }
        if !keys.isDisjoint(with: ["tint", "onTint"]), keys.allSatisfy({ LevelKey(rawValue: $0) != nil }) {
            return .levels
        }
        if keys.contains("kind"), keys.allSatisfy({ ButtonKey(rawValue: $0) != nil }) { return .buttons }
        if !keys.isDisjoint(with: ["present", "display", "dismiss"]),
            keys.allSatisfy({ MetricsKey(rawValue: $0) != nil })
        {
            return .metrics
        }
        if keys.contains("light"), keys.allSatisfy({ ColorKey(rawValue: $0) != nil }) { return .palette }
        if !keys.isDisjoint(with: ["extends", "dismissal", "maxWidth", "padding"]),
            keys.allSatisfy({ StyleKey(rawValue: $0) != nil })
        {
            return .styles
        }
        return nil
    }

    private func readName(
        _ section: Section?, _ root: Node, isRoot: Bool, _ declarations: inout Declarations
    ) {
        guard let (key, value) = section else {
            if isRoot, needsName {
                reader.report(
                    .missingField, "the spec has no `name`", at: root.place.startPoint,
                    help: ["add the namespace of the generated code, such as `name: Acme`"])
            }
            return
        }
        guard let text = reader.scalar(value, key, "a name such as `Acme`") else { return }
        let name = Located(text, at: value.place)
        if reader.isTypeName(name), isRoot { declarations.name = name }
    }

    private func readSettings(
        _ sections: FieldTable<RootKey, Section>, isRoot: Bool, _ declarations: inout Declarations
    ) {
        if let (key, value) = sections[.description] {
            let text = reader.description(value, key)
            if isRoot { declarations.description = text }
        }
        for (setting, section) in sections.items where [.locales, .platforms, .queue, .lint].contains(setting) {
            let faults = reader.findings.count
            readSetting(setting, section, &declarations)
            let isFaulty = reader.findings[faults...].contains { $0.severity == .error }
            if isFaulty { declarations.failAll(setting) }
        }
    }

    private func readSetting(_ setting: RootKey, _ section: Section, _ declarations: inout Declarations) {
        let (key, value) = section
        switch setting {
        case .locales:
            guard let own = Self.locales(value, reader) else { return }
            if own.value.development != locales.development, !locales.isFaulty {
                reader.report(
                    .conflictingFields,
                    "the development language here is `\(own.value.development)`, but that of the spec is "
                        + "`\(locales.development)`", at: key.place)
            }
            if declarations.claim(.locales, for: value.place.file) { declarations.locales = own }
        case .platforms:
            let platforms = reader.platforms(value)
            if declarations.claim(.platforms, for: value.place.file) { declarations.platforms = platforms }
        case .queue:
            let queue = reader.queue(value)
            if declarations.claim(.queue, for: value.place.file) { declarations.queue = queue }
        case .lint:
            let lint = reader.lint(value)
            if declarations.claim(.lint, for: value.place.file) { declarations.lint = lint }
        default: break  // The others are no settings that a used file may have too.
        }
    }

    private func readDefinitions(_ field: RootKey, _ value: Node, _ declarations: inout Declarations) {
        switch field {
        case .palette:
            read(value, "`palette`", "a colour", &declarations.palette) { node, key, _ in reader.color(node, key) }
        case .metrics:
            read(value, "`metrics`", "a metric", &declarations.metrics) { node, _, _ in reader.metrics(node) }
        case .fonts:
            read(value, "`fonts`", "a font", &declarations.fonts) { node, _, name in reader.font(node, name) }
        case .buttonStyles:
            read(value, "`buttonStyles`", "a button style", &declarations.buttonStyles) { node, _, name in
                reader.buttonStyle(node, name)
            }
        case .buttons: read(value, "`buttons`", "a button", &declarations.buttons) { reader.button($0, $2, locales) }
        case .levels: read(value, "`levels`", "a level", &declarations.levels) { reader.level($0, $2, locales) }
        case .styles: read(value, "`styles`", "a style", &declarations.styles) { node, _, _ in reader.style(node) }
        case .surfaces:
            read(value, "`surfaces`", "a surface", &declarations.surfaces) { node, _, _ in reader.surface(node) }
        case .screens: read(value, "`screens`", "a screen", &declarations.screens) { node, _, _ in reader.screen(node) }
        case .banners:
            let catalogue = reader.misplaced.isEmpty ? catalogueReadTogether(value) : nil
            if declarations.banners.isUntouched, let table = catalogue?.table { return declarations.banners = table }
            var read = catalogue?.banners.makeIterator()
            self.read(value, "`banners`", "a banner", &declarations.banners) { node, _, name in
                read?.next() ?? reader.banner(node, name, locales)
            }
        // Read elsewhere.
        case .bannerc, .name, .description, .use, .locales, .platforms, .queue, .themes, .lint: break
        }
    }

    /// Reads again what a theme may change: the sections of the design, and the banners that say something over it in `standard`.
    func readDesign(_ tree: NodeTree, _ standard: Declarations, _ declarations: inout Declarations) {
        for (key, value) in tree.root.entries where key.kind == .scalar {
            switch RootKey(rawValue: key.text) {
            case .palette?: readDefinitions(.palette, value, &declarations)
            case .metrics?: readDefinitions(.metrics, value, &declarations)
            case .buttonStyles?: readDefinitions(.buttonStyles, value, &declarations)
            case .levels?: readDefinitions(.levels, value, &declarations)
            case .styles?: readDefinitions(.styles, value, &declarations)
            case .banners?:
                for (name, banner) in value.entries where name.kind == .scalar {
                    guard standard.banners[name.text]?.overrides != nil else { continue }
                    let name = Located(name.text, at: name.place)
                    _ = declarations.banners.insert(reader.banner(banner, name, locales), as: name)
                }
            default: break
            }
        }
    }

    /// Reads a section of definitions by name. Names that clash, within the section or with another file, are found.
    func read<Definition>(
        _ node: Node, _ section: String, _ subject: String, _ table: inout Table<Definition>,
        _ definition: (Node, Node, Located<String>) -> Definition?
    ) {
        guard reader.isMapping(node, section) else { return table.failAll() }
        var lowercased: [String: Located<String>] = [:]
        let count = node.entryCount
        lowercased.reserveCapacity(table.items.count + count)
        table.reserve(count)
        for item in table.items { lowercased[item.name.value.lowercased()] = item.name }
        for (key, value) in node.entries {
            if !reader.misplaced.isEmpty, reader.misplaced.contains(key.place) {
                table.fail(key.text, isName: reader.namesAlone.contains(key.place))
                continue
            }
            guard key.kind == .scalar else {
                // A merge key would have brought names from elsewhere.
                if key.written == "<<" { table.failAll() } else { table.fail(key.written) }
                continue
            }
            let name = Located(key.text, at: key.place)
            let isIdentifier = NodeReader.isIdentifier(name.value)
            if !isIdentifier, reader.reportIfWide(key) {
                table.fail(name.value, meant: reader.meantIdentifier(name.value))
                continue
            }
            if !isIdentifier, reader.reportIfCut(byComma: key, value, in: node) { continue }
            // Even what has no usable name is read and resolved, so that its other faults are reported too.
            let read = definition(value, key, name)
            let isNamed = isIdentifier || reader.isIdentifier(name, subject, in: node)
            if !isNamed || read == nil { table.fail(name.value, meant: reader.meantIdentifier(name.value)) }
            guard let read else { continue }
            if isNamed, let other = lowercased.updateValue(name, forKey: name.value.lowercased()),
                other.value != name.value
            {
                reader.reportClash(name, with: other)
            }
            guard let first = table.insert(read, as: name), first.file != name.place.file else { continue }
            reader.report(
                .duplicateDefinition, "`\(reader.shown(name.value))` is defined in another file too", at: name.place,
                labels: [Label("the other definition", at: first)])
        }
    }

    /// The section `locales`.
    static func locales(_ node: Node, _ reader: NodeReader) -> Located<Locales>? {
        var development: Located<String>?
        var supported: [Located<String>]?
        let faults = reader.findings.count
        if node.kind == .sequence {
            let tags = node.items.filter { $0.kind == .scalar }.map { reader.shown($0.text) }
            let example = "{ development: \(tags.first ?? "en"), supported: [\(tags.joined(separator: ", "))] }"
            reader.report(
                .wrongType, "`locales` takes keys with values, but this is a list", at: node.place,
                help: ["write `\(example)`"])
            return nil
        }
        reader.fields(of: node, "`locales`", as: LocalesKey.self) { field, key, value in
            switch field {
            case .development:
                guard let text = reader.scalar(value, key, "a language tag", limit: Limits.scalarBytes),
                    reader.isLocale(text, value)
                else {
                    return
                }
                development = Located(text, at: value.place)
            case .supported:
                supported = reader.items(value, key, "language tags", isWord: { _ in true })?.compactMap { item in
                    guard let text = reader.scalar(item, key, "language tags", limit: Limits.scalarBytes),
                        reader.isLocale(text, item)
                    else {
                        return nil
                    }
                    return Located(text, at: item.place)
                }
            }
        }
        guard node.kind == .mapping else { return nil }
        for (earlier, later) in repetitions(in: supported ?? []) {
            reader.report(
                .invalidLocale, "the locale `\(later.value)` is listed twice", at: later.place,
                labels: [Label("listed here", at: earlier.place)],
                notes: earlier.value == later.value ? [] : ["language tags are not case-sensitive"],
                help: ["remove one of them"])
        }
        let language = development?.value ?? defaultLanguage
        let others = supported?.map(\.value) ?? [language]
        if let supported, !others.contains(language), reader.findings.count == faults {
            reportUnsupported(
                language, at: (development?.place ?? supported.first?.place) ?? node.place, supported, reader)
        }
        var seen: Set<String> = [language]
        return Located(
            Locales(
                development: language, supported: [language] + others.filter { seen.insert($0).inserted },
                places: places(of: [development].compactMap { $0 } + (supported ?? []))),
            at: node.place)
    }

    /// Reports a development language that is not among the `supported` ones, or not in the same letters.
    private static func reportUnsupported(
        _ language: String, at place: Place, _ supported: [Located<String>], _ reader: NodeReader
    ) {
        let same = supported.first { LanguageTag.isSame($0.value, language) }
        reader.report(
            .invalidLocale,
            "the development language `\(language)` is "
                + (same.map { "`\($0.value)` among the supported locales" } ?? "not among the supported locales"),
            at: same?.place ?? place, notes: same == nil ? [] : ["language tags are not case-sensitive"],
            help: [same == nil ? "add it to `supported`" : "write `\(language)`"])
    }

    private static func places(of tags: [Located<String>]) -> [String: Place] {
        // The last place wins: in the list, not as the development language.
        tags.reduce(into: [:]) { $0[$1.value] = $1.place }
    }

    /// Tags that are equal to an earlier one, whatever their case.
    private static func repetitions(
        in tags: [Located<String>]
    ) -> [(earlier: Located<String>, later: Located<String>)] {
        var seen: [String: Located<String>] = [:]
        return tags.compactMap { tag in
            guard let earlier = seen[tag.value.lowercased()] else {
                seen[tag.value.lowercased()] = tag
                return nil
            }
            return (earlier, tag)
        }
    }
}

extension Node {
    /// Whether it looks like a file of design tokens: by its name, or a key of the format.
    fileprivate var hasTokens: Bool {
        source.path.hasSuffix(".tokens.json") || entries.contains { $0.key.text.hasPrefix("$") || $0.value.isToken }
    }

    private var isToken: Bool {
        entries.contains { $0.key.text.hasPrefix("$") || $0.value.entries.contains { $0.key.text.hasPrefix("$") } }
    }

    /// Whether the node stands in a file whose name is that of design tokens.
    fileprivate var isInTokenFile: Bool { SpecLoader.isTokenFile(source.path) }
}
