// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// Commas between braces, which end a value wherever they stand.

extension NodeReader {
    /// Reports a text between braces that a comma ends: in `{ en: Saved, and sent. }`, `and sent.` is a key. What follows it
    /// in the same way was reported with it.
    func reportIfCut(byComma key: Node, _ value: Node, in mapping: Node) -> Bool {
        guard isCut(key, value, in: mapping) else { return false }
        let cuts = cuts(in: mapping)
        guard let index = cuts.texts[key.place] else { return false }
        // There is a cut for each index.
        let cut = cuts.all[index]
        if cut.first.place == key.place { report(cut, in: mapping) }
        return true
    }

    /// What commas cut off texts in `mapping`. It is looked for once: a mapping may have thousands.
    private func cuts(in mapping: Node) -> CutTexts {
        if let known = cutTexts, known.mapping == mapping.place { return known }
        var cuts = CutTexts(mapping: mapping.place)
        var before: (key: Node, value: Node)?
        for (key, value) in mapping.entries {
            guard key.kind == .scalar, isCut(key, value, in: mapping) else {
                before = value.kind == .scalar && value.style == .plain && !value.isNothing ? (key, value) : nil
                continue
            }
            guard let (owner, text) = before else { continue }
            cuts.add(key, to: text, of: owner)
        }
        cutTexts = cuts
        return cuts
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

    /// What `node` says with what commas between its brackets cut off it, and where that stands: all of the function in
    /// `{ light: rgb(255, 0, 0) }`.
    func wholeText(_ node: Node) -> (text: String, place: Place) {
        let text = node.text
        guard node.style == .plain, !node.isAlias, Self.isOpen(text) else { return (text, node.place) }
        var depth = 0
        let written = node.source.bytes[node.place.bytes.lowerBound...].prefix(Self.longestFunction).prefix { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return byte != 0x0A && (depth > 0 || !",}#".utf8.contains(byte))
        }
        guard depth == 0, written.count < Self.longestFunction, written.endIndex > node.place.bytes.upperBound else {
            return (text, node.place)
        }
        let whole = Self.trimmed(Substring(String(decoding: written, as: UTF8.self)))
        let start = node.place.bytes.lowerBound
        return (whole, Place(file: node.place.file, bytes: start..<start + whole.utf8.count))
    }

    /// Whether a bracket is open at the end of `text`.
    private static func isOpen(_ text: String) -> Bool {
        text.utf8.reduce(0) { $1 == UInt8(ascii: "(") ? $0 + 1 : $1 == UInt8(ascii: ")") ? $0 - 1 : $0 } > 0
    }

    /// What is longer, in bytes, is not looked through for the end of a function.
    private static let longestFunction = 500

    /// Whether what commas cut off was told of with its text, or is part of a function that help on an unknown key repeats.
    private func isTold(_ cut: CutText, in mapping: Node) -> Bool {
        if findings.last?.place == cut.place { return true }
        guard let outer = outer.last, outer.node.place == mapping.place else { return false }
        return !outer.hasKey(cut.owner.text) && wholeText(cut.text).place == cut.place
    }

    private func report(_ cut: CutText, in mapping: Node) {
        guard !isTold(cut, in: mapping) else { return }
        let (text, key, place, owner) = (cut.text, cut.first, cut.place, cut.owner.text)
        let written = String(decoding: text.source.bytes[place.bytes], as: UTF8.self)
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
        if Self.listKeys.contains(owner) {
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
