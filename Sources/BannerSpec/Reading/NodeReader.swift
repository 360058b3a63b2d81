// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

/// Reads nodes by the type that their key expects, and reports what is not of that type.
///
/// Every method returns `nil` after it has reported why, so that readers go on with the next key: one fault never
/// hides another.
final class NodeReader {
    /// What was found wrong so far.
    var findings: [Finding] = []

    /// Where references and aliases are written that lead nowhere. Some were not reported, since what they name was.
    var unresolved: [Place] = []

    /// The tokens that aliases may name.
    let tokens: TokenTable

    /// The theme whose tokens aliases stand for; `nil` without one.
    var theme: String?

    /// The texts that texts may ask for by their keys.
    var texts = TextTables()

    /// The trees of the spec's files, which know the names of its definitions before they are read.
    var trees: [NodeTree] = []
    /// The first names of sections that were asked for.
    var sectionNames: [RootKey: [String]] = [:]
    /// Where definitions are found by their names.
    private(set) var index = NodeIndex()

    /// The languages that texts were found in and that are fine.
    var checkedLocales: Set<String> = []
    /// How each language is written where it is found first, by its tag in lower case.
    var localeSpellings: [String: String] = [:]
    /// How many keys of a mapping would have each name, in lower case, for those mappings with keys that can't be names.
    var meantNames: [Place: [String: Int]] = [:]
    /// CLDR's plural categories of the languages that were asked for.
    var pluralCategories: [String: [PluralCategory]] = [:]

    /// The keys of sections that stand among the definitions of others, and what stands in line with what it belongs to.
    var misplaced: Set<Place> = []
    /// Those of `misplaced` that are names, and stand in line with their keys.
    var namesAlone: Set<Place> = []

    /// What commas cut off texts in the mapping that was looked at last.
    var cutTexts: CutTexts?

    /// The mappings that are being read, the outermost first.
    var outer: [OuterMapping] = []

    /// How many faults of a kind are looked up among what could have been meant.
    static let suggestionLimit = 500
    /// What is left of these for unknown keys and words.
    private var suggestions = SuggestionBudget(suggestionLimit)

    init(tokens: TokenTable) {
        self.tokens = tokens
    }

    /// Lets go of the files' trees, when all is read.
    func forgetTrees() { (trees, index) = ([], NodeIndex()) }

    func report(
        _ rule: RuleID, _ message: String, at place: Place, label: String = "", labels: [Label] = [],
        notes: [String] = [], help: [String] = [], fix: Fix? = nil
    ) {
        // The fix does what the first help says, so that a message says it once.
        var fix = fix
        if let first = help.first { fix?.message = first }
        findings.append(
            Finding(rule, .error, message, at: place, label: label, labels: labels, notes: notes, help: help, fix: fix))
    }

    /// What the alias of a token, written at `place`, stands for; notes it if that is nothing.
    func aliased<Value>(_ value: Value?, at place: Place) -> Value? {
        if value == nil { unresolved.append(place) }
        return value
    }

    /// Reads the mapping `node`, calling `body` with each key that `Keys` has.
    ///
    /// `subject` names what is read, such as `a style`, and `example` shows one to those who wrote something else.
    /// Returns what unknown keys were probably meant to be: these keys were reported, and are not missing as well.
    /// `advice` may know better what a key is that the mapping does not have. `more` is what helps besides the example.
    @discardableResult
    func fields<Keys: SpecKey>(
        of node: Node, _ subject: String, as _: Keys.Type, example: @autoclosure () -> String? = nil,
        more: @autoclosure () -> [String] = [],
        advice: (Node, Node) -> String? = { _, _ in nil }, _ body: (Keys, Node, Node) -> Void
    ) -> [Keys] {
        guard isMapping(node, subject, example: example(), more: more()) else { return [] }
        outer.append(OuterMapping(node: node, subject: subject) { Keys(rawValue: $0) != nil })
        var meant: [Keys] = []
        for (key, value) in node.entries {
            guard key.kind == .scalar else {
                // It was reported, perhaps as something that is no YAML.
                if let known = Keys(rawValue: key.writtenWord) { meant.append(known) }
                continue
            }
            if let known = Keys.key(of: key) {
                body(known, key, value)
            } else if let known = reportIfTight(key, value, in: node, Keys.self) {
                Keys(rawValue: known).map { meant.append($0) }
            } else if !reportIfCut(byComma: key, value, in: node), !reportIfTooDeep(key, value, in: node) {
                let advice = advice(key, value)
                let nearest = reportUnknownKey(key, value, subject, advice, in: node, Keys.self)
                if let key = nearest.flatMap(Keys.init) { meant.append(key) }
            }
        }
        // Keys of this mapping that stand below one of them were reported, and are not missing.
        return meant + (outer.popLast()?.strays ?? []).compactMap(Keys.init)
    }

    /// Reads the mapping `node` from names of the author's own, calling `body` with each.
    func definitions(of node: Node, _ subject: String, _ body: (Located<String>, Node, Node) -> Void) {
        guard isMapping(node, subject) else { return }
        for (key, value) in node.entries where key.kind == .scalar {
            body(Located(key.text, at: key.place), key, value)
        }
    }

    /// Whether what was meant by one more unknown name is looked for.
    func mayLookUp() -> Bool { suggestions.take() }

    /// Whether `node` is a mapping; reports it if not.
    func isMapping(
        _ node: Node, _ subject: String, example: @autoclosure () -> String? = nil,
        more: @autoclosure () -> [String] = []
    ) -> Bool {
        if node.kind == .mapping { return true }
        if node.isNothing {
            report(.missingField, "\(subject) has no value", at: node.place, help: ["write its keys, or remove it"])
        } else if node.kind != .invalid, !reportIfRunTogether(node) {
            report(
                .wrongType, "\(subject) takes keys with values, but this is \(kind(of: node))",
                at: wholeText(node).place,
                help: node.kind == .scalar ? example().map { ["write `\($0)`"] + more() } ?? [] : helpOfList(node))
        }
        return false
    }

    /// How to write a list as keys with values: `saved: …` for `- saved: …`.
    private func helpOfList(_ node: Node) -> [String] {
        guard node.kind == .sequence, let first = node.items.first(where: { _ in true }) else { return [] }
        let entry = first.kind == .mapping ? first.entries.first { $0.key.kind == .scalar } : (first, first)
        guard var name = entry?.key, name.kind == .scalar, !name.isNothing else { return [] }
        // What a list calls its items is a key here.
        if let value = entry?.value, ["name", "id", "key"].contains(name.text), value.kind == .scalar, !value.isNothing
        {
            name = value
        }
        let isFlow = node.source.bytes[node.contentPlace.bytes].first == UInt8(ascii: "[")
        let rest = isFlow ? "" : ", along with what belongs to it below, without a `-`"
        return ["write `\(shown(name.text)): …`\(rest)"]
    }

    /// `{ width: 2 }` for a `2`, or else with a number that `example` shows: a key of a mapping that may have been meant by a value alone.
    func example(_ key: String, _ node: Node, _ example: String) -> String {
        if case .number = Decimal.read(node.text) { return "{ \(key): \(node.text) }" }
        return "{ \(key): \(example) }"
    }

    /// The items of a list; a single scalar is no list. `expected` is put into words only for a message, which shows how to make a list of
    /// a text that is one of its items, or several with commas. Items that are words, as `isWord` says of each, may have blanks between them.
    func items(
        _ node: Node, _ key: Node, _ expected: @autoclosure () -> String, isWord: ((String) -> Bool)? = nil
    ) -> [Node]? {
        switch node.kind {
        case .sequence: return withoutCommas(withoutCutQuotes(Array(node.items)), isWord)
        case .invalid: return nil
        case .scalar, .mapping:
            if !reportIfEmpty(node, key), !isCutList(node, key), !reportIfWideList(node, key, isWord),
                !tokens.reportIfBroken(node, self)
            {
                let help =
                    node.kind == .scalar ? Self.helpWithDashes(node.text) ?? listHelp(node.text, isWord) : nil
                reportType(node, key, "a list of \(expected())", help: help)
            }
            return nil
        }
    }

    /// How to write the items in `text` as a list; `nil` if not all of them are words that may stand there.
    private func listHelp(_ text: String, _ isWord: ((String) -> Bool)?) -> String? {
        guard let isWord else { return "write `[\(shown(text))]`" }
        let words = text.split { $0 == "," || $0.isWhitespace }.map { CurlyQuotes.trimmed(String($0)) }
        return words.allSatisfy(isWord) ? "write `[\(shown(words.joined(separator: ", ")))]`" : nil
    }

    /// What helps where the items of a list have dashes without a blank behind them, which make one text of them: `-retry`. Or bullets
    /// of a text, which mean nothing to YAML: `• retry`.
    private static func helpWithDashes(_ text: String) -> String? {
        let bytes = text.utf8
        if let bullet = text.first, "•–—·◦▪‣●○■".contains(bullet), text.dropFirst().first?.isWhitespace == true {
            let item = trimmed(Substring(start(of: String(text.dropFirst().prefix { $0 != bullet }), 60)))
            return "write `- ` in place of each `\(bullet)`: `- \(item)`"
        }
        guard bytes.first == UInt8(ascii: "-"), let next = bytes.dropFirst().first, next.isASCIILetterOrDigit,
            !next.isASCIIDigit
        else { return nil }
        return "write a space after each dash: `- \(text.dropFirst().prefix { !$0.isWhitespace }.prefix(60))`"
    }

    /// The text of a scalar of up to `limit` bytes. Reports anything else, and a missing value. `expected` is put into words only for a
    /// message.
    func scalar(
        _ node: Node, _ key: Node, _ expected: @autoclosure () -> String, limit: Int = longestWord
    ) -> String? {
        guard isScalar(node, key, expected()) else { return nil }
        let text = node.text
        guard text.utf8.count <= limit else {
            report(
                .wrongType, "this text of \(text.utf8.count) bytes is too long for `\(key.text)`", at: node.place)
            return nil
        }
        return reportIfForeign(text, node, key) ? nil : text
    }

    /// No word, name, number or path that a spec may have is longer, in bytes.
    private static let longestWord = 2_000

    /// Whether `node` is a scalar with a value; reports it if not.
    func isScalar(
        _ node: Node, _ key: Node, _ expected: @autoclosure () -> String, isText: Bool = false
    ) -> Bool {
        switch node.kind {
        case .scalar: return !reportIfEmpty(node, key) && !reportIfCurly(node, key, isText: isText)
        case .invalid: return false
        case .sequence, .mapping:
            if !reportIfUnquoted(node, key), !tokens.reportIfBroken(node, self) {
                let items = Array(node.items.prefix(2))
                let only = items.count == 1 && items[0].kind == .scalar ? shown(items[0].text) : nil
                reportType(node, key, expected(), help: only.map { "write `\($0)` without brackets" })
            }
            return false
        }
    }

    /// Reports an alias or a placeholder without quotes, which YAML reads as a mapping: `{palette.green}`.
    func reportIfUnquoted(_ node: Node, _ key: Node) -> Bool {
        guard node.kind == .mapping else { return false }
        var entries = node.entries
        guard let (name, value) = entries.next(), entries.next() == nil, name.kind == .scalar, value.isEmptyPlain else {
            return false
        }
        let bytes = node.source.bytes[node.place.bytes]
        guard bytes.first == UInt8(ascii: "{"), !bytes.contains(UInt8(ascii: ":")) else { return false }
        let meant = "\"{\(name.text)}\""
        report(
            .yamlTrap, "`\(key.text)` contains braces without quotes, which YAML reads as a mapping", at: node.place,
            help: ["write \(shown(meant))"],
            fix: Fix("add the quotes", .safe, edits: [Edit(replacing: node.place, with: meant)]))
        return true
    }

    func reportType(_ node: Node, _ key: Node, _ expected: String, help: String? = nil) {
        report(
            .wrongType, "`\(key.text)` takes \(expected), but this is \(kind(of: node))", at: node.place,
            help: help.map { [$0] } ?? [])
    }

    /// Reports a key without a value, and says so if a colour became a comment. `help` says what could be written.
    func reportIfEmpty(_ node: Node, _ key: Node, help: @autoclosure () -> String? = nil) -> Bool {
        guard node.isNothing, !node.isAlias else { return false }
        if !node.isEmptyPlain {
            let word = node.text
            report(
                .missingField, "`\(shown(key.text))` has no value: `\(word)` stands for none", at: node.place,
                help: [
                    help() ?? "write a value, or remove the line",
                    "quote it if the word itself is meant: `\"\(word)\"`",
                ])
        } else if let comment = swallowedComment(after: node) {
            reportSwallowed(comment, key)
        } else {
            let notes = hash(after: node) == nil ? [] : ["what follows `#` is a comment"]
            report(
                .missingField, "`\(shown(key.text))` has no value", at: key.place, notes: notes,
                help: help().map { [$0] } ?? [])
        }
        return true
    }

    private func reportSwallowed(_ comment: Place, _ key: Node) {
        let text = String(decoding: key.source.bytes[comment.bytes], as: UTF8.self)
        report(
            .unquotedColor, "`\(key.text)` has no value: YAML reads the unquoted `\(text)` as a comment", at: comment,
            help: ["quote the colour: \"\(text)\""],
            fix: Fix("quote the colour", .safe, edits: [Edit(replacing: comment, with: "\"\(text)\"")])
        )
    }

    /// The `#` and hex digits behind an empty value.
    func swallowedComment(after node: Node) -> Place? {
        guard let start = hash(after: node) else { return nil }
        let bytes = node.source.bytes
        var end = start + 1
        while end < bytes.count, bytes[end].isASCIILetterOrDigit { end += 1 }
        let digits = bytes[(start + 1)..<end]
        guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isASCIIHexDigit) else { return nil }
        return Place(file: node.place.file, bytes: start..<end)
    }

    /// The `#` behind `node` on its line.
    private func hash(after node: Node) -> Int? {
        let rest = node.source.bytes[node.place.bytes.upperBound...]
        let next = rest.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return next.flatMap { rest[$0] == UInt8(ascii: "#") ? $0 : nil }
    }

    func kind(of node: Node) -> String {
        switch node.kind {
        case .scalar: kindOfScalar(node)
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .invalid: "invalid"
        }
    }

    private func kindOfScalar(_ node: Node) -> String {
        let text = node.text
        guard node.style == .plain, !node.isAlias, !text.isEmpty else { return "a text" }
        if text == "true" || text == "false" { return "a boolean" }
        if case .number = Decimal.read(text) { return "a number" }
        return text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_".utf8.contains($0) } ? "a word" : "a text"
    }

    func list(_ names: some Collection<String>) -> String {
        let list = names.prefix(Self.mostListed).map { "`\(shown($0))`" }.joined(separator: ", ")
        let count = names.count - Self.mostListed
        return count > 0 ? "\(list) and \(count) more" : list
    }

    /// How many names a message lists. Thousands of messages that list thousands each would be gigabytes; no definition has as many keys.
    private static let mostListed = 40

    /// A text from a file as messages quote it: only its beginning if it is long, and quotes if it is empty.
    func shown(_ text: String) -> String {
        if text.isEmpty { return "\"\"" }
        return text.utf8.count <= Self.shownBytes ? text : Self.start(of: text, Self.shownBytes / 2) + "…"
    }

    private static let shownBytes = 120

    /// The first `count` scalars of `text`: of characters, a single one may be all of it.
    static func start(of text: String, _ count: Int) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
    }
}

/// The keys that a definition takes, by what they are called in a spec.
///
/// What is to be said of a key takes its type as a value: a release has code for each type that a generic function is called with.
protocol SpecKey: RawRepresentable<String>, CaseIterable {
    /// What others call the keys, in lower case and without `-` and `_`. The key may be one of a part: `shape.cornerRadius`.
    static var synonyms: Synonyms { get }
    /// What to write for what stands elsewhere, or is said in another way, by names as in `synonyms`.
    static func advice(_ name: String, _ value: Node) -> String?
    /// Those that hold a mapping, and what keys that has.
    static var parts: [(key: Self, words: [String])] { get }
    /// The key that is written at `node`, if there is one of this name.
    static func key(of node: Node) -> Self?
}

extension SpecKey {
    static var synonyms: Synonyms { "" }
    static func advice(_ name: String, _ value: Node) -> String? { nil }
    static var parts: [(key: Self, words: [String])] { [] }
    static func key(of node: Node) -> Self? { Self(rawValue: node.text) }
}
