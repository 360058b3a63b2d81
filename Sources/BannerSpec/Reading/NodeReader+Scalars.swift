// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// `true` or `false`. The other words that YAML 1.1 takes for booleans are reported as what they are: texts.
    func bool(_ node: Node, _ key: Node) -> Located<Bool>? {
        guard let text = scalar(node, key, "`true` or `false`") else { return nil }
        if node.style == .plain {
            if text == "true" { return Located(true, at: node.place) }
            if text == "false" { return Located(false, at: node.place) }
        }
        let form = ASCIIForm.of(text)
        guard let meant = Self.yaml11Booleans[(form ?? text).lowercased()] else {
            report(.wrongType, "`\(key.text)` takes `true` or `false`, but this is `\(shown(text))`", at: node.place)
            return nil
        }
        let note =
            node.style != .plain
            ? "anything in quotes is a text"
            : form != nil
                ? "to YAML, letters of full width are others"
                : "YAML 1.1 took `\(text)` for a boolean; here only `true` and `false` are"
        report(
            .yamlTrap, "`\(key.text)` takes `true` or `false`, but \(quoted(node, text)) is a text", at: node.place,
            notes: [note],
            help: ["write `\(meant)`"],
            fix: Fix("write `\(meant)`", .safe, edits: [Edit(replacing: node.place, with: "\(meant)")])
        )
        return nil
    }

    private static let yaml11Booleans: [String: Bool] = [
        "true": true, "yes": true, "on": true, "y": true, "false": false, "no": false, "off": false, "n": false,
    ]

    private func quoted(_ node: Node, _ text: String) -> String {
        node.style == .plain ? "`\(text)`" : "the quoted `\(text)`"
    }

    /// One of the words of `Choice`.
    func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ node: Node, _ key: Node, _: Choice.Type = Choice.self
    ) -> Located<Choice>? {
        guard let text = scalar(node, key, "one of \(list(Choice.allCases.map(\.rawValue)))") else { return nil }
        if let value = Choice(rawValue: text) { return Located(value, at: node.place) }
        reportUnknownWord(text, node, key, Choice.allCases.map(\.rawValue))
        return nil
    }

    private func reportUnknownWord(_ text: String, _ node: Node, _ key: Node, _ words: [String]) {
        let form = ASCIIForm.of(text) ?? text
        let meant = Synonyms.words(of: key.text)?[form.lowercased()]
        let nearest: String? =
            if let meant, words.contains(meant) { meant } else if meant == Synonyms.nothing { nil } else {
                NearestName.find(text, among: words)
            }
        report(
            .invalidValue, "`\(shown(text))` is not a value of `\(key.text)`", at: node.place,
            help: [
                Self.adviceOnWord(text, key.text, words)
                    ?? (nearest.map { "did you mean `\($0)`? " } ?? "") + "it takes \(list(words))"
            ],
            fix: nearest.map { Fix("write `\($0)`", .unsafe, edits: [Edit(replacing: node.place, with: $0)]) }
        )
    }

    /// What to write for a word that belongs to another key.
    private static func adviceOnWord(_ text: String, _ key: String, _ words: [String]) -> String? {
        if key == "position", BannerEdge(rawValue: text) != nil {
            return "write `edge: \(text)`: the side from which the banner comes"
        }
        if key == "type", words.contains(ParameterType.string.rawValue) { return helpOnType(text) }
        // Of buttons: work has a `kind`, too.
        guard key == "kind", words.contains("functional") else { return nil }
        if let emphasis = Synonyms.words(of: "emphasis")?[text.lowercased()]
            ?? BannerButtonEmphasis(rawValue: text)?.rawValue
        {
            return "write `kind: emphasis` and `emphasis: \(emphasis)`"
        }
        return BannerFunctionalStyle(rawValue: text).map { "write `kind: functional` and `style: \($0.rawValue)`" }
    }

    /// A list of words of `Choice`.
    func choices<Choice: CaseIterable & RawRepresentable<String>>(
        _ node: Node, _ key: Node, _: Choice.Type = Choice.self
    ) -> Located<[Located<Choice>]>? {
        let expected = { "some of \(self.list(Choice.allCases.map(\.rawValue)))" }
        guard let items = items(node, key, expected(), isWord: { Choice(rawValue: $0) != nil }) else { return nil }
        return Located(items.compactMap { choice($0, key, Choice.self) }, at: node.place)
    }

    /// A whole number. `example` helps where it is a word.
    func int(
        _ node: Node, _ key: Node, in range: ClosedRange<Int>, example: @autoclosure () -> String? = nil
    ) -> Located<Int>? {
        let isBounded = range.upperBound < Int.max
        func help() -> String? {
            example() ?? (isBounded ? "write a number from \(range.lowerBound) to \(range.upperBound)" : nil)
        }
        guard let number = decimal(node, key, "a whole number", example: help()) else { return nil }
        guard number == number.rounded() else {
            report(.wrongType, "`\(key.text)` takes a whole number, but this is \(shown(node.text))", at: node.place)
            return nil
        }
        guard let int = Int(exactly: number), range.contains(int) else {
            reportRange(node, key, node.text, "\(range.lowerBound)", "\(range.upperBound)")
            return nil
        }
        return Located(int, at: node.place)
    }

    /// A decimal number.
    func number(
        _ node: Node, _ key: Node, in range: ClosedRange<Double>, _ expected: String = "a number"
    ) -> Located<Double>? {
        guard let number = decimal(node, key, expected) else { return nil }
        guard range.contains(number) else {
            reportRange(node, key, node.text, range.lowerBound.plain, range.upperBound.plain)
            return nil
        }
        return Located(number, at: node.place)
    }

    /// A length in points, or an alias of a `dimension` token.
    func length(
        _ node: Node, _ key: Node, in range: ClosedRange<Double> = 0...10_000, _ expected: String = "a number"
    ) -> Located<Double>? {
        guard let alias = tokenPath(node) else { return number(node, key, in: range, expected) }
        guard
            let length = aliased(
                tokens.dimension(alias, isSigned: range.lowerBound < 0, at: node.place, self), at: node.place)
        else { return nil }
        guard range.contains(length.value) else {
            reportRange(node, key, length.value.plain, range.lowerBound.plain, range.upperBound.plain)
            return nil
        }
        return length
    }

    /// A decimal number, or an alias of a `number` token.
    func numberOrAlias(_ node: Node, _ key: Node, in range: ClosedRange<Double>) -> Located<Double>? {
        guard let alias = tokenPath(node) else { return number(node, key, in: range) }
        return aliased(tokens.number(alias, in: range, at: node.place, key, self), at: node.place)
    }

    /// A ratio, as `0.3` or `30%`, or an alias of a `number` token; 0 to 1.
    func ratio(_ node: Node, _ key: Node) -> Located<Double>? {
        if tokenPath(node) != nil { return numberOrAlias(node, key, in: 0...1) }
        guard let text = scalar(node, key, "a ratio such as `0.3` or `30%`") else { return nil }
        if let meant = ASCIIForm.of(text).flatMap(Self.meantRatio) {
            report(
                .wrongType, "`\(key.text)` takes a ratio such as `0.3` or `30%`, but this is `\(shown(text))`",
                at: node.place, help: ["write \(meant): \(Self.howNumbersAre)"],
                fix: Fix("write \(meant)", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
            return nil
        }
        guard text.utf8.last == UInt8(ascii: "%") else {
            guard let number = decimal(node, key, "a ratio such as `0.3` or `30%`") else { return nil }
            if (0...1).contains(number) { return Located(number, at: node.place) }
            reportRange(node, key, text, "0", "1", help: number <= 100 && number > 1 ? "write \(text)%" : nil)
            return nil
        }
        let digits = String(text.dropLast())
        guard case .number(let percent) = Decimal.read(digits) else {
            report(
                .wrongType, "`\(key.text)` takes a ratio such as `0.3` or `30%`, but this is `\(shown(text))`",
                at: node.place)
            return nil
        }
        guard (0...100).contains(percent) else {
            reportRange(node, key, text, "0%", "100%")
            return nil
        }
        // Twelve decimals, so that 33.3% is 0.333 and not the double next to it.
        return Located((percent * 1e10).rounded() / 1e12, at: node.place)
    }

    /// The ratio that `text` is, or that it is as a percentage.
    private static func meantRatio(_ text: String) -> String? {
        let isPercentage = text.utf8.last == UInt8(ascii: "%")
        guard text.utf8.count < 40,
            case .number(let number) = Decimal.read(isPercentage ? String(text.dropLast()) : text),
            (0...100).contains(number)
        else { return nil }
        return isPercentage || number <= 1 ? text : text + "%"
    }

    private func reportRange(
        _ node: Node, _ key: Node, _ value: String, _ least: String, _ most: String, help: String? = nil
    ) {
        report(
            .outOfRange, "`\(key.text)` is \(shown(value)), but must be between \(least) and \(most)", at: node.place,
            help: help.map { [$0] } ?? [])
    }

    private func decimal(
        _ node: Node, _ key: Node, _ expected: String, example: @autoclosure () -> String? = nil
    ) -> Double? {
        if node.style == .plain, let number = node.withTextBytes(Decimal.short) { return number }
        guard let text = scalar(node, key, expected) else { return nil }
        switch Decimal.read(text) {
        case .number(let number) where node.style == .plain: return number
        case .number:
            report(
                .wrongType, "`\(key.text)` takes \(expected), but the quotes make this a text", at: node.place,
                help: ["write \(shown(text)) without quotes"],
                fix: Fix("remove the quotes", .safe, edits: [Edit(replacing: node.place, with: text)])
            )
        // JSON has exponents, and programs write them.
        case .trap where tokens.holds(node) && Double(text)?.isFinite == true,
            .none where tokens.holds(node) && node.style == .plain && Self.isJSONNumber(text):
            return Double(text)
        case .trap(let why, let meant):
            report(
                .yamlTrap, "`\(shown(text))` is not a decimal number", at: node.place, notes: [why],
                help: meant.map { ["write \($0)"] } ?? [],
                fix: meant.map { Fix("write \($0)", .unsafe, edits: [Edit(replacing: node.place, with: $0)]) }
            )
        case .none:
            let meant = Self.meantNumber(text)
            report(
                .wrongType, "`\(key.text)` takes \(expected), but this is `\(shown(text))`", at: node.place,
                help: (meant?.help ?? example()).map { [$0] } ?? [],
                fix: meant.flatMap { meant in
                    guard meant.isCertain else { return nil }
                    return Fix(
                        "write \(meant.number)", .unsafe, edits: [Edit(replacing: node.place, with: meant.number)])
                })
        }
        return nil
    }

    /// Whether `text`, which JSON has for a number, is one with an exponent that is finite.
    private static func isJSONNumber(_ text: String) -> Bool {
        text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } && Double(text)?.isFinite == true
    }

    /// The number that a text was probably meant for, what to do, and whether it is sure to be that number.
    private typealias MeantNumber = (number: String, help: String, isCertain: Bool)

    /// The number that `text` was probably meant for, which may have digits and signs of other scripts: `１６`, `0٫4`.
    private static func meantNumber(_ text: String) -> MeantNumber? {
        guard text.utf8.count < 120 else { return nil }
        guard let form = ASCIIForm.of(text) else { return meantNumber(inASCII: text) }
        switch Decimal.read(form) {
        case .number: return (form, "write \(form): \(howNumbersAre)", true)
        case .trap(let why, let meant): return meant.map { ($0, "write \($0): \(why)", true) }
        case .none: return meantNumber(inASCII: form)
        }
    }

    private static let howNumbersAre = "numbers have the digits `0` to `9` and a decimal point"

    /// The number that `text` was probably meant for: `16px`, `0,4`, `16 12`, `50%`.
    private static func meantNumber(inASCII text: String) -> MeantNumber? {
        let end = text.utf8.firstIndex { !$0.isASCIIDigit && !"-.,".utf8.contains($0) } ?? text.endIndex
        let digits = String(text[..<end].map { $0 == "," ? "." : $0 })
        guard text.utf8.count < 40 else { return nil }
        let whole = withoutSeparators(String(text[..<end]))
        guard case .number(let number) = Decimal.read(digits) else {
            return whole.map { ($0, "write \($0): numbers have no separators", true) }
        }
        if let whole { return (whole, "write \(whole), or \(digits) if the comma is a decimal point", false) }
        let unit = trimmed(text[end...])
        switch unit.lowercased() {
        case "" where end < text.endIndex: return (digits, "write \(digits), without the wide space after it", true)
        case "": return (digits, "write \(digits): numbers have a decimal point", true)
        case "px", "pt", "pts", "dp", "sp", "point", "points", "pixel", "pixels":
            return (digits, "write \(digits): lengths are in points, and have no unit", true)
        case "rem", "em":
            let points = (number * pointsPerRem).plain
            return (points, "write \(points) for \(text): lengths are in points, and have no unit", false)
        case _ where unit.utf8.first?.isASCIIDigit == true || unit.utf8.first == UInt8(ascii: "-"):
            return (digits, "write one number, such as \(digits)", false)
        case _ where unit.utf8.count <= 10:
            return (digits, "write a number without `\(unit)`, such as \(digits)", false)
        default: return nil
        }
    }

    /// The root font size of browsers.
    private static let pointsPerRem = 16.0
}
