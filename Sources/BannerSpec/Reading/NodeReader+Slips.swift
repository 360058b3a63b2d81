// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import YAMLSource

// What text editors and the habits of other languages do to values. YAML takes most of it without a word.

extension NodeReader {
    /// Reports a value in curly quotes: `“You are offline.”`.
    func reportIfCurly(_ node: Node, _ key: Node, isText: Bool) -> Bool {
        guard node.style == .plain, !node.isAlias, node.withTextBytes({ $0[0] >= 0xC2 }) else { return false }
        let text = node.text
        guard let content = CurlyQuotes.content(of: text) ?? CurlyQuotes.contentOfMixed(text) else { return false }
        // Numbers, times and words have no quotes at all.
        let isWord = !isText && content.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-.".utf8.contains($0) }
        let quoted = isWord ? content : Self.quoted(content)
        let subject = isItem(node) ? content : key.text
        report(
            .yamlTrap, "`\(shown(subject))` is in \(CurlyQuotes.name(in: text)), which YAML takes for letters",
            at: node.place,
            help: ["write \(shown(quoted))"]
                + (isText ? ["put straight quotes round them if people are to see them"] : []),
            fix: Fix(
                isWord ? "remove the quotes" : "write straight quotes", .unsafe,
                edits: [Edit(replacing: node.place, with: quoted)]))
        return true
    }

    /// The items but for texts in curly quotes that a comma takes apart, `[“One, two”]`, which are reported.
    func withoutCutQuotes(_ items: [Node]) -> [Node] {
        guard items.contains(where: isCurlyPlain) else { return items }
        var sound: [Node] = []
        var index = 0
        while index < items.count {
            guard let end = endOfCutQuotes(items, from: index) else {
                sound.append(items[index])
                index += 1
                continue
            }
            let (first, last) = (items[index], items[end])
            let range = first.place.bytes.lowerBound..<last.place.bytes.upperBound
            let place = Place(file: first.place.file, bytes: range)
            let written = String(decoding: first.source.bytes[range], as: UTF8.self)
            let quoted = Self.quoted(CurlyQuotes.trimmed(written))
            report(
                .yamlTrap,
                "a comma ends the text, since it is in \(CurlyQuotes.name(in: written)), which YAML takes for letters",
                at: place, help: ["write \(shown(quoted))"],
                fix: Fix("write straight quotes", .unsafe, edits: [Edit(replacing: place, with: quoted)]))
            index = end + 1
        }
        return sound
    }

    private func isCurlyPlain(_ node: Node) -> Bool {
        node.kind == .scalar && node.style == .plain && !node.isAlias && node.withTextBytes { ($0.first ?? 0) >= 0xC2 }
            && CurlyQuotes.opens(node.text)
    }

    /// The item that ends with the quote which the one at `start` begins with, if that is another.
    private func endOfCutQuotes(_ items: [Node], from start: Int) -> Int? {
        guard isCurlyPlain(items[start]), CurlyQuotes.isUnclosed(items[start].text) else { return nil }
        for index in items.indices.dropFirst(start + 1).prefix(20) {
            guard items[index].kind == .scalar, items[index].style == .plain, !items[index].isAlias else { return nil }
            if CurlyQuotes.closes(items[index].text, openedBy: items[start].text) { return index }
        }
        return nil
    }

    /// Reports what ends a value or a line elsewhere: `16;`, `16,` and `40 // high`.
    func reportIfForeign(_ text: String, _ node: Node, _ key: Node) -> Bool {
        if reportIfInvisible(text, node, key) { return true }
        // Hardly any value has one of the characters.
        guard node.style == .plain, !node.isAlias, text.utf8.count <= Self.longestForeign,
            node.withTextBytes({ $0.last.map(Self.isEndElsewhere) == true || $0.contains(UInt8(ascii: "/")) })
        else { return false }
        if let last = text.utf8.last, Self.isEndElsewhere(last) {
            let meant = Self.trimmed(text.dropLast())
            report(
                .yamlTrap,
                "`\(shown(key.text))` ends with `\(last == UInt8(ascii: ",") ? "," : ";")`, which YAML takes for a part of the value",
                at: node.place,
                help: ["write \(shown(meant))"],
                fix: Fix("remove it", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
            return true
        }
        return reportIfSlashed(text, node, isText: false)
    }

    /// Reports a word or a number with characters that nobody sees: a no-break space at its end, a zero-width space within.
    private func reportIfInvisible(_ text: String, _ node: Node, _ key: Node) -> Bool {
        guard node.style == .plain, !node.isAlias, text.utf8.count <= Self.longestForeign,
            node.withTextBytes({ $0.contains { $0 >= 0xC2 } })
        else { return false }
        let seen = text.unicodeScalars.filter { !Self.invisible.contains($0) }
        let meant = Self.trimmed(String(String.UnicodeScalarView(seen))[...])
        guard meant != text, !meant.isEmpty else { return false }
        report(
            .yamlTrap, "`\(shown(key.text))` contains an invisible character, which YAML takes for a letter",
            at: node.place,
            notes: ["it often comes along with what is copied from a page or a chat"], help: ["write \(shown(meant))"],
            fix: Fix("remove it", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
        return true
    }

    /// Zero-width spaces, word joiners and soft hyphens. Joiners and variation selectors are parts of words and emoji.
    private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{180E}"]

    private static func isEndElsewhere(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") }

    /// Reports a text without quotes that ends with what other languages have for a comment.
    func reportIfCommented(_ node: Node) -> Bool {
        guard node.style == .plain, !node.isAlias, node.withTextBytes({ $0.contains(UInt8(ascii: "/")) }) else {
            return false
        }
        return reportIfSlashed(node.text, node, isText: true)
    }

    private func reportIfSlashed(_ text: String, _ node: Node, isText: Bool) -> Bool {
        let bytes = Array(text.utf8)
        let slashes = bytes.indices.first { index in
            index > 0 && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/")
                && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[index + 1]) && bytes[index - 1] == 0x20
                && (!isText || index + 2 == bytes.count || bytes[index + 2] == 0x20)
        }
        guard let slashes else { return false }
        let mark = String(decoding: bytes[slashes...(slashes + 1)], as: UTF8.self)
        let value = Self.trimmed(String(decoding: bytes[..<slashes], as: UTF8.self)[...])
        var comment = Self.trimmed(String(decoding: bytes[(slashes + 2)...], as: UTF8.self)[...])
        if mark == "/*", comment.hasSuffix("*/") { comment = Self.trimmed(comment.dropLast(2)) }
        let meant = "\(value)  # \(comment)"
        let isOnLine = !node.source.bytes[node.place.bytes].contains(0x0A)
        report(
            .yamlTrap, "`\(mark)` starts no comment: YAML takes it for a part of the \(isText ? "text" : "value")",
            at: node.place,
            help: ["comments start with `#`: \(shown(meant))"]
                + (isText ? ["quote the text if people are to see it: \(shown(Self.quoted(text)))"] : []),
            fix: isLast(node) && isOnLine
                ? Fix("write `#`", .unsafe, edits: [Edit(replacing: node.place, with: meant)]) : nil)
        return true
    }

    /// Whether `node` is an item of a list, and no value of a key.
    private func isItem(_ node: Node) -> Bool {
        let before = node.source.bytes[..<node.place.bytes.lowerBound].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return before == UInt8(ascii: "[") || before == UInt8(ascii: ",") || before == UInt8(ascii: "-")
    }

    /// What is longer is no number, word or name with something behind it.
    private static let longestForeign = 200

    /// Whether nothing but blanks follows `node` on its line, so that a comment could.
    private func isLast(_ node: Node) -> Bool {
        let rest = node.source.bytes[node.place.bytes.upperBound...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        return rest == nil || rest == 0x0A
    }

    /// Reports a text between braces that a comma ends: in `{ en: Saved, and sent. }`, `and sent.` is a key. What follows it
    /// in the same way was reported with it.
    func reportIfCut(byComma key: Node, _ value: Node, in mapping: Node) -> Bool {
        guard isCut(key, value, in: mapping), let cut = cuts(in: mapping)[key.place] else { return false }
        if cut.isFirst { reportCut(cut.text, key, in: mapping) }
        return true
    }

    /// The keys between braces that commas cut off texts, with these. They are looked for once: a mapping may have thousands.
    private func cuts(in mapping: Node) -> [Place: CutKey] {
        if let known = cutKeys, known.mapping == mapping.place { return known.keys }
        var keys: [Place: CutKey] = [:]
        var text: Node?
        var isFirst = true
        for (key, value) in mapping.entries {
            if key.kind == .scalar, isCut(key, value, in: mapping) {
                if let text { keys[key.place] = CutKey(text: text, isFirst: isFirst) }
                isFirst = false
            } else {
                text = value.kind == .scalar && value.style == .plain && !value.isNothing ? value : nil
                isFirst = true
            }
        }
        cutKeys = (mapping.place, keys)
        return keys
    }

    /// Reports `level:error` between braces, which YAML takes for a key without a value, and returns the key that is meant.
    func reportIfTight(_ key: Node, _ value: Node, in mapping: Node, _ keys: any SpecKey.Type) -> String? {
        guard isCut(key, value, in: mapping) else { return nil }
        let words = keys.words
        if let known = reportIfWide(key, words) { return known }
        let written = key.source.bytes[key.place.bytes]
        guard let colon = Self.colonOfKey(written) else { return nil }
        let known = String(decoding: written[..<colon], as: UTF8.self)
        guard words.contains(known) else { return nil }
        let place = Place(file: key.place.file, bytes: colon + 1..<colon + 1)
        let meant = "\(known): \(String(decoding: written[(colon + 1)...], as: UTF8.self))"
        report(
            .yamlTrap, "there is no space behind `:`, so YAML takes `\(shown(key.text))` for a key", at: key.place,
            help: ["write `\(shown(meant))`"],
            fix: Fix("write a space", .unsafe, edits: [Edit(replacing: place, with: " ")]))
        return known
    }

    /// Reports `level：error`, of which a full-width colon makes one key, and returns the one of `words` that is meant.
    private func reportIfWide(_ key: Node, _ words: [String]) -> String? {
        let parts = key.text.split(separator: "：", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let known = Self.trimmed(parts[0])
        guard words.contains(known) else { return nil }
        let meant = "\(known): \(Self.trimmed(parts[1]))"
        report(
            .yamlTrap, "a full-width colon is no `:`, so YAML takes `\(shown(key.text))` for a key", at: key.place,
            help: ["write `\(shown(meant))`"],
            fix: Fix("write `:`", .unsafe, edits: [Edit(replacing: key.place, with: meant)]))
        return known
    }

    /// Reports `en：Hello` in place of a name, of which a full-width colon makes one key.
    func reportIfWide(_ name: String, at place: Place) -> Bool {
        guard let meant = Self.beforeWideColon(name) else { return false }
        report(
            .yamlTrap, "a full-width colon is no `:`, so YAML takes `\(shown(name))` for a key", at: place,
            help: ["write `:` and a space behind `\(shown(meant))`"])
        return true
    }

    /// What stands before a full-width colon in `name`.
    static func beforeWideColon(_ name: String) -> String? {
        guard let colon = name.firstIndex(of: "："), colon > name.startIndex else { return nil }
        return trimmed(name[..<colon])
    }

    /// Whether a comma ends `node`, the value of `key`, which takes a list: `dismissal: button, tap`. That is told of at the comma.
    func isCutList(_ node: Node, _ key: Node) -> Bool {
        guard node.kind == .scalar, Self.listKeys.contains(key.text), let mapping = outer.last?.node else {
            return false
        }
        var entries = mapping.entries.makeIterator()
        while let entry = entries.next() {
            guard entry.key.place == key.place else { continue }
            return entries.next().map { isCut($0.key, $0.value, in: mapping) } ?? false
        }
        return false
    }

    /// Whether a comma and a digit follow `node`, which goes on behind them.
    func isCut(byCommaBehind node: Node) -> Bool {
        let rest = node.source.bytes[node.place.bytes.upperBound...].prefix(2)
        return rest.count == 2 && rest.first == UInt8(ascii: ",") && rest.last?.isASCIIDigit == true
    }

    /// Whether `key` stands between braces without a `:` and a value.
    private func isCut(_ key: Node, _ value: Node, in mapping: Node) -> Bool {
        guard value.isEmptyPlain, key.style == .plain, !key.isAlias else { return false }
        let bytes = mapping.source.bytes
        guard bytes[mapping.contentPlace.bytes].first == UInt8(ascii: "{") else { return false }
        let next = bytes[key.place.bytes.upperBound...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    }

    private func reportCut(_ text: Node, _ key: Node, in mapping: Node) {
        // All parts up to the next key that has a value.
        var last = key
        var isBehind = false
        for (other, content) in mapping.entries {
            if other.place == key.place { isBehind = true }
            guard isBehind else { continue }
            guard other.kind == .scalar, isCut(other, content, in: mapping) else { break }
            last = other
        }
        let range = text.place.bytes.lowerBound..<last.place.bytes.upperBound
        let written = String(decoding: text.source.bytes[range], as: UTF8.self)
        let place = Place(file: text.place.file, bytes: range)
        if case .number = Decimal.read(text.text), key.text.utf8.first?.isASCIIDigit == true {
            let decimals = key.text.filter { !$0.isWhitespace }
            let meant = "\(text.text).\(decimals)"
            let message = "a comma ends the number: YAML takes `\(shown(key.text))` for a key"
            let commas = written.utf8.count { $0 == UInt8(ascii: ",") }
            if let whole = Self.withoutSeparators(written.filter { !$0.isWhitespace }) {
                let other =
                    commas == 1
                    ? ", or \(shown(meant)) if the comma is a decimal point" : ": numbers have no separators"
                return report(.yamlTrap, message, at: place, help: ["write \(shown(whole))\(other)"])
            }
            return report(
                .yamlTrap, message, at: place,
                help: ["write \(shown(meant))"],
                fix: Fix("write a point", .unsafe, edits: [Edit(replacing: place, with: meant)]))
        }
        // `rgb(255, 255, 255)` is told of as the colour that it is, and a curve of CSS as that.
        if Color(css: written) != nil || written.hasPrefix(Self.curveOfCSS) { return }
        if let owner = owner(of: text, in: mapping), Self.listKeys.contains(owner) {
            let meant = "[\(written)]"
            return report(
                .yamlTrap,
                "`\(owner)` takes a list; the comma ends the value, and YAML takes `\(shown(key.text))` for a key",
                at: place, help: ["write \(shown(meant))"],
                fix: Fix("write a list", .unsafe, edits: [Edit(replacing: place, with: meant)]))
        }
        let quoted = Self.quoted(CurlyQuotes.trimmed(written))
        report(
            .yamlTrap, "the comma ends the text: YAML takes `\(shown(key.text))` for a key", at: place,
            help: ["quote the text: \(shown(quoted))"],
            fix: Fix("quote the text", .unsafe, edits: [Edit(replacing: place, with: quoted)]))
    }

    /// `1,200` without its comma, which separates thousands as well as it may stand for a decimal point; `nil` for what has no
    /// such commas alone. A unit may follow.
    static func withoutSeparators(_ text: String) -> String? {
        let groups = text.split(separator: ",", omittingEmptySubsequences: false)
        guard groups.count > 1, let first = groups.first, (1...3).contains(first.count), first != "0",
            first.utf8.allSatisfy(\.isASCIIDigit),
            groups.dropFirst().dropLast().allSatisfy({ $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isASCIIDigit) }),
            groups.last?.utf8.prefix(while: \.isASCIIDigit).count == 3
        else { return nil }
        return groups.joined()
    }

    /// The key whose value is `node`.
    private func owner(of node: Node, in mapping: Node) -> String? {
        mapping.entries.first { $0.value.place == node.place }?.key.text
    }

    /// Keys that take words or names in a list.
    private static let listKeys: Set<String> = [
        "dismissal", "buttons", "screens", "surfaces", "supported", "mutex", "key",
    ]

    /// Reports lines that are meant for keys and values and have no space behind any `:`, so that YAML takes them for one text.
    func reportIfRunTogether(_ node: Node) -> Bool {
        guard node.kind == .scalar, node.style == .plain, !node.isAlias else { return false }
        let bytes = node.source.bytes
        guard bytes[node.place.bytes].contains(0x0A) else { return false }
        let lines = Self.lines(of: node)
        if reportIfWide(node, lines) { return true }
        let colons = lines.compactMap(Self.colonOfKey)
        guard colons.count == lines.count, let first = colons.first else { return false }
        let isNoBreak = bytes[(first + 1)...].starts(with: [0xC2, 0xA0])
        let line = String(decoding: lines[0].prefix { $0 != 0x0D }, as: UTF8.self)
        let edits = colons.map { colon in
            let length = bytes[(colon + 1)...].starts(with: [0xC2, 0xA0]) ? 2 : 0
            return Edit(
                replacing: Place(file: node.place.file, bytes: colon + 1..<colon + 1 + length), with: " ")
        }
        report(
            .yamlTrap,
            isNoBreak
                ? "a no-break space behind `:` is a letter for YAML, which takes these lines for one text"
                : "there is no space behind `:`, so YAML takes these lines for one text",
            at: node.place, label: "such as `\(shown(line))`", help: ["write a space behind each `:`"],
            fix: Fix("write spaces", .unsafe, edits: edits))
        return true
    }

    /// Where the `:` is in a line such as `en:Saved.`, whose key is a word.
    /// Reports lines with a full-width colon behind each name, which YAML takes for a text.
    private func reportIfWide(_ node: Node, _ lines: [ArraySlice<UInt8>]) -> Bool {
        let bytes = node.source.bytes
        let colons = lines.compactMap(Self.wideColonOfKey)
        guard colons.count == lines.count, !colons.isEmpty else { return false }
        let isOne = colons.count == 1
        let edits = colons.map { colon in
            let isBlank = bytes[(colon + 3)...].first == 0x20
            return Edit(
                replacing: Place(file: node.place.file, bytes: colon..<colon + 3), with: isBlank ? ":" : ": ")
        }
        report(
            .yamlTrap,
            "a full-width colon is no `:`, so YAML takes \(isOne ? "this line for a text" : "these lines for one text")",
            at: node.place, help: ["write `:` and a space\(isOne ? "" : " behind each name")"],
            fix: Fix("write `: `", .unsafe, edits: edits))
        return true
    }

    /// Reports `en：Hello` where a text is expected, if that is one of the spec's languages.
    func reportIfWide(_ node: Node, _ locales: LocaleScope) -> Bool {
        guard node.kind == .scalar, node.style == .plain, !node.isAlias,
            let locale = Self.beforeWideColon(node.text),
            locales.supported?.contains(locale) ?? (locale == locales.development)
        else { return false }
        return reportIfWideKeys(node) || reportIfWide(node, Array(Self.lines(of: node).prefix(1)))
    }

    /// Reports `level：info` where keys with values are expected, in each line.
    func reportIfWideKeys(_ node: Node) -> Bool {
        guard node.kind == .scalar, node.style == .plain, !node.isAlias else { return false }
        return reportIfWide(node, Self.lines(of: node))
    }

    private static func lines(of node: Node) -> [ArraySlice<UInt8>] {
        node.source.bytes[node.place.bytes].split(separator: 0x0A).map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
    }

    private static func wideColonOfKey(_ line: ArraySlice<UInt8>) -> Int? {
        let key = line.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
        return key.first?.isASCIIDigit != false || !line[key.endIndex...].starts(with: [0xEF, 0xBC, 0x9A])
            ? nil : key.endIndex
    }

    private static func colonOfKey(_ line: ArraySlice<UInt8>) -> Int? {
        let key = line.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
        guard let first = key.first, !first.isASCIIDigit, first != UInt8(ascii: "-"),
            line.dropFirst(key.count).first == UInt8(ascii: ":")
        else { return nil }
        return key.endIndex
    }

    /// `text` between double quotes.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }

    /// `text` without blanks at its ends.
    static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    // MARK: Names

    /// The names that `section` defines, in all files, whether or not their definitions are sound.
    func names(in section: RootKey) -> [String] {
        if let known = sectionNames[section] { return known }
        var names: [String] = []
        for tree in trees {
            for (key, value) in tree.root.entries where key.text == section.rawValue {
                for (name, _) in value.entries.lazy.prefix(NearestName.candidateLimit) where name.kind == .scalar {
                    names.append(name.text)
                }
            }
        }
        sectionNames[section] = names
        return names
    }

    /// Whether the palette of a file defines a colour called `name`.
    func hasPaletteColor(_ name: String) -> Bool {
        trees.contains { tree in
            tree.root.entries.contains { key, value in
                key.text == RootKey.palette.rawValue && index.value(of: name, in: value) != nil
            }
        }
    }

    /// `there are …`, or how to define what `subject` is.
    func helpNaming(_ section: RootKey) -> String {
        let names = names(in: section)
        guard !names.isEmpty else { return "define it under `\(section.rawValue)` first" }
        return "`\(section.rawValue)` has \(list(names.prefix(8)))" + (names.count > 8 ? " and more" : "")
    }
}
