// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension SpecKey {
    /// What they are called in a spec.
    static var words: [String] { allCases.map(\.rawValue) }

    /// The key that holds a mapping which has `word` for a key.
    fileprivate static func part(with word: String) -> String? {
        parts.first { $0.words.contains(word) }?.key.rawValue
    }
}

extension NodeReader {
    /// What to write for a key of a mapping below this one, which stands a level too high, beside those that are `present`; `nil` if no
    /// mapping below has it.
    func adviceOnPart(
        _ name: String, _ value: Node, beside present: Set<String>, _ keys: any SpecKey.Type
    ) -> String? {
        guard let part = keys.part(with: name) else { return nil }
        guard !present.contains(part) else { return "move it into `\(part)`" }
        return "write `\(part): { \(name): \(meantInline(value, as: name) ?? "…") }`"
    }

    /// What to write for a key that is called `path` here, `shape.cornerRadius`, beside those that are `present`; `nil` for one of this
    /// mapping itself.
    static func adviceOnPath(_ path: String, _ value: Node, beside present: Set<String>) -> String? {
        let parts = path.split(separator: ".")
        guard parts.count == 2 else { return nil }
        // What else is written there may be another kind of value here.
        let text = value.text.hasSuffix("px") ? String(value.text.dropLast(2)) : value.text
        let number: String? = if case .number = Decimal.read(text) { text } else { nil }
        let part = "`\(parts[0]): { \(parts[1]): \(number ?? "…") }`"
        return present.contains(String(parts[0])) ? "move it into `\(parts[0])`, as in \(part)" : "write \(part)"
    }

    /// Where to move a line that begins with `key`, which `mapping` does not have: below the key before it that has no value.
    func adviceOnIndentation(_ key: Node, in mapping: Node) -> String? {
        guard let column = column(of: key) else { return nil }
        var open: Node?
        var above: (key: Node, value: Node)?
        for (other, value) in mapping.entries {
            if other.place == key.place { break }
            // Between the two stand lines as wrong as this one at the most.
            if value.isEmptyPlain { open = other } else if outer.last?.hasKey(other.text) == true { open = nil }
            above = (other, value)
        }
        func isLanguage(_ name: String) -> Bool {
            checkedLocales.contains(name) || localeSpellings[name.lowercased()] != nil
        }
        if isLanguage(key.text), let above, above.value.entries.contains(where: { isLanguage($0.key.text) }) {
            return "indent it below `\(shown(above.key.text)):`, as the other languages are"
        }
        guard let open, outer.last?.hasKey(open.text) == true, self.column(of: open) == column else { return nil }
        return "indent it below `\(shown(open.text)):`, which has no value"
    }

    /// What is to be written for `node` as the value of `name`, if it is a word or two on one line, or a line of CSS.
    private func meantInline(_ node: Node, as name: String) -> String? {
        if node.kind == .scalar, let example = exampleOfCSS(node, as: name) { return example }
        let bytes = node.source.bytes[node.place.bytes]
        // No part takes what is for others to find out.
        guard node.kind == .scalar, (1...40).contains(bytes.count), !bytes.contains(0x0A), !bytes.contains(0x0D),
            node.text != "auto"
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What has a key of this name in place of the definition that `keys` are read of: those of other sections, or a part of one.
    static func adviceOnSections(_ name: String, _ keys: any SpecKey.Type) -> String? {
        guard sections.contains(where: { $0.keys == keys }) else { return nil }
        let names = sectionWords.filter { $0.words.contains(name) }.map { "`\($0.section.rawValue)`" }
        guard let last = names.last else { return adviceOnPartsElsewhere(name) }
        let others = names.dropLast().joined(separator: ", ")
        return "definitions in \(others.isEmpty ? last : "\(others) and \(last)") have this key"
    }

    /// The part of the spec, or of the definitions in a section, that has a key of this name: `conflict` is one of `queue`.
    private static func adviceOnPartsElsewhere(_ name: String) -> String? {
        if let part = RootKey.part(with: name) { return "`\(part)` has this key" }
        for (section, keys) in sections {
            if let part = keys.part(with: name) {
                return "`\(part)` of the definitions in `\(section.rawValue)` has this key"
            }
        }
        return nil
    }

    /// Whether `value`, which stands under the name of the section `field` among the definitions of `owner`, is that section.
    func isSection(_ field: RootKey, _ value: Node, among owner: RootKey) -> Bool {
        let words = Self.words(of: owner)
        let definitions = Array(value.entries.prefix(8))
        return !definitions.isEmpty
            && definitions.allSatisfy { name, definition in
                !words.contains(name.text) && isDefinition(of: field, definition, among: owner)
            }
    }

    /// Whether `node` reads as a definition of the section `field` rather than as one of `owner`: it has more keys of the one.
    func isDefinition(of field: RootKey, _ node: Node, among owner: RootKey) -> Bool {
        guard node.kind == .mapping, case let own = Self.words(of: field), case let other = Self.words(of: owner),
            !own.isEmpty, !other.isEmpty
        else { return false }
        let keys = node.entries.map(\.key.text)
        return keys.count(where: own.contains) > keys.count(where: other.contains)
    }

    /// What the keys of the definitions in `section` are called; nothing for a section without definitions.
    static func words(of section: RootKey) -> [String] {
        sectionWords.first { $0.section == section }?.words ?? []
    }

    private static let sectionWords = sections.map { (section: $0.section, words: $0.keys.words) }

    /// The sections with definitions, and what keys these have.
    private static var sections: [(section: RootKey, keys: any SpecKey.Type)] {
        [
            (.metrics, MetricsKey.self), (.buttonStyles, ButtonStyleKey.self), (.buttons, ButtonKey.self),
            (.levels, LevelKey.self), (.styles, StyleKey.self), (.surfaces, SurfaceKey.self),
            (.screens, ScreenKey.self), (.banners, BannerKey.self),
        ]
    }
}
