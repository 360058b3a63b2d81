// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// Colons that are none for YAML: those without a space behind them, and full-width ones.

extension NodeReader {
    /// How each message on a full-width colon begins.
    private static let wideColon = "a full-width colon is not a `:`, so YAML takes"

    // MARK: Keys that are no keys

    /// Reports `level:error` between braces, which YAML takes for a key without a value, and `text:{ en: Hi }`, of which it takes `text:{ en`
    /// for a key, and returns the key that is meant.
    func reportIfTight(_ key: Node, _ value: Node, in mapping: Node, _ keys: any SpecKey.Type) -> String? {
        let isCut = isCut(key, value, in: mapping)
        let words = keys.words
        if isCut, let known = reportIfWide(key, words) { return known }
        guard key.style == .plain, !key.isAlias else { return nil }
        let written = key.source.bytes[key.place.bytes]
        guard let colon = Self.colonOfKey(written), isCut || Self.opensValue(written[(colon + 1)...].first) else {
            return nil
        }
        let known = String(decoding: written[..<colon], as: UTF8.self)
        guard words.contains(known) else { return nil }
        let place = Place(file: key.place.file, bytes: colon + 1..<colon + 1)
        let meant = "\(known): \(String(decoding: written[(colon + 1)...], as: UTF8.self))\(isCut ? "" : ": …")"
        report(
            .yamlTrap, "there is no space after `:`, so YAML takes `\(shown(key.text))` for a key", at: key.place,
            help: ["write `\(shown(meant))`"],
            fix: Fix("write a space", .unsafe, edits: [Edit(replacing: place, with: " ")]))
        return known
    }

    /// Whether a value may begin with `byte`, and no key goes on with it.
    private static func opensValue(_ byte: UInt8?) -> Bool { byte.map { "{[\"'".utf8.contains($0) } ?? false }

    /// Reports `level：error`, of which a full-width colon makes one key, and returns the one of `words` that is meant.
    private func reportIfWide(_ key: Node, _ words: [String]) -> String? {
        guard let known = Self.beforeWideColon(key), words.contains(known) else { return nil }
        let value = Self.trimmed(key.text.drop { $0 != Self.wide }.dropFirst())
        let meant = "\(known): \(value)"
        report(
            .yamlTrap, "\(Self.wideColon) `\(shown(key.text))` for a key", at: key.place,
            help: ["write `\(shown(meant))`"],
            fix: Fix("write `:`", .unsafe, edits: [Edit(replacing: key.place, with: meant)]))
        return known
    }

    /// Reports `en：Hello` in place of a name, of which a full-width colon makes one key.
    func reportIfWide(_ name: Node) -> Bool {
        guard let meant = Self.beforeWideColon(name) else { return false }
        report(
            .yamlTrap, "\(Self.wideColon) `\(shown(name.text))` for a key", at: name.place,
            help: ["write `:` and a space after `\(shown(meant))`"])
        return true
    }

    /// What stands before a full-width colon in `node`, which has no quotes.
    private static func beforeWideColon(_ node: Node) -> String? {
        // Asked of every name, and hardly any has a byte of that colon.
        guard node.style == .plain, !node.isAlias, node.withTextBytes({ $0.contains(0xEF) }) else { return nil }
        return beforeWideColon(node.text)
    }

    /// What stands before a full-width colon in `name`.
    static func beforeWideColon(_ name: String) -> String? {
        guard let colon = name.firstIndex(of: wide), colon > name.startIndex else { return nil }
        return trimmed(name[..<colon])
    }

    private static let wide: Character = "："

    // MARK: Lines that are one text

    /// Reports lines that are meant for keys and values, and that YAML takes for one text, since no line has a `:` with a plain space behind
    /// it. One line may well be a text, if a text is expected.
    func reportIfRunTogether(_ node: Node, isText: Bool = false) -> Bool {
        guard node.kind == .scalar, node.style == .plain, !node.isAlias,
            !isText || node.source.bytes[node.place.bytes].contains(0x0A)
        else { return false }
        let lines = Self.lines(of: node)
        return reportIfWideMapping(node) || reportIfWide(node, lines) || reportIfTight(node, lines)
    }

    /// Reports `en：Hello` or `｛ en：Hello ｝` where a text is expected, if that is one of the spec's languages.
    func reportIfWide(_ node: Node, _ locales: LocaleScope) -> Bool {
        func isLanguage(_ name: String) -> Bool {
            locales.supported?.contains(name) ?? (name == locales.development)
        }
        if let mapping = node.wideMapping, isLanguage(Self.trimmed(mapping.dropFirst().prefix { $0 != ":" })) {
            return reportIfWideMapping(node)
        }
        guard node.kind == .scalar, let locale = Self.beforeWideColon(node), isLanguage(locale) else { return false }
        let lines = Self.lines(of: node)
        return reportIfWide(node, lines) || reportIfWide(node, Array(lines.prefix(1)))
    }

    private func reportIfTight(_ node: Node, _ lines: [ArraySlice<UInt8>]) -> Bool {
        let bytes = node.source.bytes
        let colons = lines.compactMap(Self.colonOfKey)
        guard colons.count == lines.count, let first = colons.first else { return false }
        let space = WideSpaces.run(at: first + 1, in: bytes)
        // A line by itself may be an address or a time.
        guard lines.count > 1 || space != nil else { return false }
        let line = String(decoding: lines[0].prefix { $0 != 0x0D }, as: UTF8.self)
        let edits = colons.map { colon in
            let length = WideSpaces.run(at: colon + 1, in: bytes)?.length ?? 0
            return Edit(
                replacing: Place(file: node.place.file, bytes: colon + 1..<colon + 1 + length), with: " ")
        }
        let isOne = lines.count == 1
        let what = "takes \(isOne ? "this line for a text" : "these lines for one text")"
        report(
            .yamlTrap,
            space.map { "\($0.name) after `:` is a letter to YAML, which \(what)" }
                ?? "there is no space after `:`, so YAML \(what)",
            at: node.place, label: isOne ? "" : "such as `\(shown(line))`",
            help: [
                space == nil
                    ? "write a space after each `:`" : "write a plain space after \(isOne ? "the" : "each") `:`"
            ],
            fix: Fix("write spaces", .unsafe, edits: edits))
        return true
    }

    private func reportIfWide(_ node: Node, _ lines: [ArraySlice<UInt8>]) -> Bool {
        let bytes = node.source.bytes
        let colons = lines.compactMap(Self.wideColonOfKey)
        guard colons.count == lines.count, !colons.isEmpty else { return false }
        let isOne = colons.count == 1
        let edits = colons.map { colon in
            let length = WideSpaces.run(at: colon + 3, in: bytes)?.length ?? 0
            let isBlank = length == 0 && bytes[(colon + 3)...].first.map { [0x20, 0x0A, 0x0D].contains($0) } ?? true
            return Edit(
                replacing: Place(file: node.place.file, bytes: colon..<colon + 3 + length),
                with: isBlank ? ":" : ": ")
        }
        report(
            .yamlTrap, "\(Self.wideColon) \(isOne ? "this line for a text" : "these lines for one text")",
            at: node.place, help: ["write `:` and a space\(isOne ? "" : " after each name")"],
            fix: Fix("write `: `", .unsafe, edits: edits))
        return true
    }

    private static func lines(of node: Node) -> [ArraySlice<UInt8>] {
        node.source.bytes[node.place.bytes].split(separator: 0x0A).map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
    }

    /// Where the `:` is in a line such as `en:Saved.`, whose key is a word.
    private static func colonOfKey(_ line: ArraySlice<UInt8>) -> Int? {
        let key = wordOfKey(line)
        guard key.first != UInt8(ascii: "-"), line[key.endIndex...].first == UInt8(ascii: ":") else { return nil }
        return key.endIndex
    }

    private static func wideColonOfKey(_ line: ArraySlice<UInt8>) -> Int? {
        let key = wordOfKey(line)
        return line[key.endIndex...].starts(with: [0xEF, 0xBC, 0x9A]) && !key.isEmpty ? key.endIndex : nil
    }

    /// The letters, digits and hyphens that `line` begins with; none if the first is a digit.
    private static func wordOfKey(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.first?.isASCIIDigit == true
            ? line[..<line.startIndex] : line.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
    }
}
