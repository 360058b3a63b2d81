// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import YAMLSource

// Commas between braces, which end a value wherever they stand.

extension NodeReader {
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
    func isCut(_ key: Node, _ value: Node, in mapping: Node) -> Bool {
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
            if let list = Self.wideList(written) {
                return report(list, takenFor: "`\(shown(key.text))` for a key", at: place)
            }
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
}

// Commas and brackets of other keyboards, which are letters to YAML.

extension NodeReader {
    /// Reports a list in such brackets, or with such commas, which is one text: `［tap, swipe］`.
    func reportIfWideList(_ node: Node, _ key: Node, _ isWord: ((String) -> Bool)?) -> Bool {
        guard let isWord, node.kind == .scalar, node.style == .plain, !node.isAlias,
            let list = Self.wideList(node.text), list.words.allSatisfy(isWord)
        else { return false }
        report(list, takenFor: "`\(shown(node.text))` for a text", at: node.place)
        return true
    }

    /// Reports a mapping in such brackets, which is one text: `｛ en：Hi ｝`.
    func reportIfWideMapping(_ node: Node) -> Bool {
        guard let meant = node.wideMapping else { return false }
        report(
            .yamlTrap, "a full-width bracket is not a `{`, so that YAML takes `\(shown(node.text))` for a text",
            at: node.place, help: ["write `\(shown(meant))`"],
            fix: Fix("write a mapping", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
        return true
    }

    private func report(_ list: WideList, takenFor what: String, at place: Place) {
        let meant = "[\(list.words.joined(separator: ", "))]"
        report(
            .yamlTrap, "\(list.sign), so that YAML takes \(what)", at: place, help: ["write \(shown(meant))"],
            fix: Fix("write a list", .unsafe, edits: [Edit(replacing: place, with: meant)]))
    }

    /// The items but for those that are several words, which are reported: with such commas, `[tap、swipe]`, or with any on one line of a
    /// list, `- tap, swipe`.
    func withoutCommas(_ items: [Node], _ isWord: ((String) -> Bool)?) -> [Node] {
        guard let isWord else { return items }
        return items.filter { item in
            guard item.kind == .scalar, item.style == .plain, !item.isAlias,
                item.withTextBytes({ $0.contains { $0 >= 0x80 || $0 == UInt8(ascii: ",") } })
            else { return true }
            let text = item.text
            let wide = Self.wideList(text)
            let words = wide?.words ?? Self.words(of: text[...])
            guard words.count > 1, words.allSatisfy(isWord) else { return true }
            let meant = words.joined(separator: ", ")
            let before = item.source.bytes[..<item.place.bytes.lowerBound].last { ![0x20, 0x09].contains($0) }
            // Behind a dash, there may be an anchor or a line break.
            let isOnLine = before == UInt8(ascii: "-") || meant == text
            report(
                .yamlTrap,
                "\(wide?.sign ?? "commas do not separate items behind a dash"), so that YAML takes `\(shown(text))` for one item",
                at: item.place,
                help: [isOnLine ? "write each on a line of its own, behind a `-`" : "write \(shown(meant))"],
                fix: isOnLine ? nil : Fix("write `,`", .unsafe, edits: [Edit(replacing: item.place, with: meant)]))
            return false
        }
    }

    private typealias WideList = (words: [String], sign: String)

    /// The words of a list that `text` is with such a sign, and what is to be said of the first one.
    private static func wideList(_ text: String) -> WideList? {
        guard text.utf8.count <= longestList, let form = ASCIIForm.of(text),
            let sign = text.unicodeScalars.first(where: { ["[", ","].contains(ASCIIForm.of($0)) })
        else { return nil }
        var list = form[...]
        if list.hasPrefix("["), list.hasSuffix("]") { list = list.dropFirst().dropLast() }
        let words = words(of: list)
        return words.isEmpty ? nil : (words, "\(ASCIIForm.name(of: sign)) is not a `\(ASCIIForm.of(sign) ?? "")`")
    }

    /// The words of a list; none if there is more in it.
    private static func words(of list: Substring) -> [String] {
        guard list.utf8.count <= longestList else { return [] }
        let words = list.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
        return words.allSatisfy(isWordOfList) ? words : []
    }

    private static func isWordOfList(_ word: String) -> Bool {
        !word.isEmpty && word.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_".utf8.contains($0) }
    }

    /// What is longer is not taken for a list.
    private static let longestList = 1000
}
