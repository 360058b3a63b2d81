// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    /// The longest duration: a day. What stays longer is `never`.
    private static let longest = 86_400_000.0

    /// A duration with its unit, `500ms` or `4s`, or an alias of a `duration` token.
    func duration(_ node: Node, _ key: Node) -> Located<Duration>? {
        duration(node, key, "a duration such as `500ms` or `4s`")
    }

    private func duration(_ node: Node, _ key: Node, _ expected: String) -> Located<Duration>? {
        if let alias = tokenPath(node) {
            return aliased(tokens.duration(alias, at: node.place, self), at: node.place).flatMap {
                withinRange($0, node, key, $0.value.plain)
            }
        }
        guard let text = scalar(node, key, expected) else { return nil }
        guard let (digits, scale) = Self.splitUnit(text), case .number(let amount) = Decimal.read(digits) else {
            reportNoDuration(node, key, text, expected)
            return nil
        }
        guard (0...Self.longest).contains(amount * scale) else {
            reportRange(node, key, text)
            return nil
        }
        return Located(Duration(milliseconds: amount * scale), at: node.place)
    }

    private func withinRange(
        _ duration: Located<Duration>, _ node: Node, _ key: Node, _ text: String
    ) -> Located<Duration>? {
        if (0...Self.longest).contains(duration.value.milliseconds) { return duration }
        reportRange(node, key, text)
        return nil
    }

    private func reportRange(_ node: Node, _ key: Node, _ text: String) {
        report(
            .outOfRange, "`\(key.text)` is \(shown(text)), but must be between 0ms and a day, 1d", at: node.place)
    }

    /// A duration, or `never`.
    func durationOrNever(_ node: Node, _ key: Node) -> Located<Duration?>? {
        if node.kind == .scalar, node.text == "never" { return Located(nil, at: node.place) }
        return duration(node, key, "a duration such as `4s`, or `never`")?.map { $0 }
    }

    /// The time that `text` says, in the place of a name: `6s`, `never`.
    static func time(_ text: String) -> String? {
        if text == "never" { return text }
        guard text.utf8.first?.isASCIIDigit == true, let (digits, _) = splitUnit(text),
            case .number = Decimal.read(digits)
        else { return nil }
        return text
    }

    private static func splitUnit(_ text: String) -> (digits: String, milliseconds: Double)? {
        for unit in units where text.hasSuffix(unit.name) {
            return (String(text.dropLast(unit.name.utf8.count)), unit.milliseconds)
        }
        return nil
    }

    /// The units and their lengths in milliseconds; one that ends like another stands before it.
    private static let units: [(name: String, milliseconds: Double)] = [
        ("ms", 1), ("s", 1000), ("min", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]

    private func reportNoDuration(_ node: Node, _ key: Node, _ text: String, _ expected: String) {
        let form = ASCIIForm.of(text) ?? text
        let (help, meant) = Self.advice(for: form, mayStay: expected.hasSuffix("`never`"))
        // `4_000ms`: the unit is one, and the number before it is none.
        if meant == nil, let (digits, _) = Self.splitUnit(form), case .trap(let why, let number) = Decimal.read(digits)
        {
            let meant = number.map { $0 + form.dropFirst(digits.count) }
            return report(
                .yamlTrap, "`\(shown(text))` is not a duration", at: node.place, notes: [why],
                help: meant.map { ["write \($0)"] } ?? [])
        }
        switch Decimal.read(form) {
        // `{ present: 0,3s }` is told of the comma.
        case .number where isCut(byCommaBehind: node): return
        case .number(let amount):
            let units = [("s", "seconds"), ("ms", "milliseconds")]
            report(
                .missingUnit, "`\(key.text)` is \(shown(text)) without a unit", at: node.place,
                help: (Self.isInSeconds(amount) ? units : units.reversed()).map {
                    "write \(shown(form))\($0) for \($1)"
                }
            )
        case .trap(let why, let meant):
            report(
                .yamlTrap, "`\(shown(text))` is not a duration", at: node.place, notes: [why],
                help: meant.map { ["write \($0)s for seconds, or \($0)ms for milliseconds"] } ?? []
            )
        case .none:
            report(
                .wrongType, "`\(key.text)` takes \(expected), but this is `\(shown(text))`", at: node.place,
                help: help.map { [$0] } ?? [],
                fix: meant.map { Fix("write \($0)", .unsafe, edits: [Edit(replacing: node.place, with: $0)]) })
        }
    }

    /// Whether a number without a unit means seconds: hardly anything on a screen takes 100 of them, or less than 100 milliseconds.
    private static func isInSeconds(_ amount: Double) -> Bool { amount < 100 }

    /// The time that a banner is to show, as the language writes it, where another library has `value`: `3000` is `3000ms`, and what never
    /// runs out is `0`, `-1` or `false` there. Without a time in it, an example.
    static func timeMeant(by value: Node) -> String {
        let example = "5s"
        guard value.kind == .scalar, !value.isNothing, value.text != "true" else { return example }
        let text = ASCIIForm.of(value.text) ?? value.text
        if let time = time(text) { return time }
        if case .number(let amount) = Decimal.read(text) {
            guard amount > 0 else { return "never" }
            return amount.plain + (isInSeconds(amount) ? "s" : "ms")
        }
        return advice(for: text, mayStay: true).meant ?? example
    }

    /// What to write in the place of `text`, and why.
    private static func advice(for text: String, mayStay: Bool) -> (help: String?, meant: String?) {
        let text = text.lowercased()
        if mayStay, forever.contains(text) {
            return ("write `never` for a banner that does not leave by itself", "never")
        }
        guard let parts = parts(of: text), let first = parts.first else {
            return ("write a number and its unit, such as `5s`, `500ms` or `2min`", nil)
        }
        let milliseconds = parts.reduce(0) { $0 + $1.amount * $1.milliseconds }
        guard milliseconds <= longest else {
            return ("the longest is a day, `1d`" + (mayStay ? "; what stays longer is `never`" : ""), nil)
        }
        guard parts.count == 1 else {
            let meant =
                milliseconds.truncatingRemainder(dividingBy: 60_000) == 0
                ? "\((milliseconds / 60_000).plain)min" : Duration(milliseconds: milliseconds).plain
            return ("write \(meant): a duration is one number with one unit", meant)
        }
        let meant = "\(first.amount.plain)\(first.name)"
        let isNumber = text.utf8.first?.isASCIIDigit == true
        let why =
            !first.isOwn
            ? ": durations are in `ms`, `s`, `min`, `h` or `d`" : isNumber ? "" : ": a number begins with a digit"
        return ("write \(meant)\(why)", meant)
    }

    /// A part of a duration: `30m` in `1h30m`.
    private typealias Part = (amount: Double, name: String, milliseconds: Double, isOwn: Bool)

    /// The numbers and units that `text` is made of; `nil` if it is made of anything else.
    private static func parts(of text: String) -> [Part]? {
        var parts: [Part] = []
        var rest = text[...]
        while !rest.isEmpty, parts.count < 5 {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || "., ".contains($0) }
            rest = rest[digits.endIndex...]
            let word = rest.prefix { $0.isLetter || $0 == " " }
            rest = rest[word.endIndex...]
            var number = trimmed(digits[...]).replacing(",", with: ".")
            if number.hasPrefix(".") { number = "0" + number }
            guard case .number(let amount) = Decimal.read(number), let unit = unit(trimmed(word[...])) else {
                return nil
            }
            parts.append((amount, unit.name, unit.milliseconds, unit.isOwn))
        }
        return rest.isEmpty && !parts.isEmpty ? parts : nil
    }

    /// What others write for a banner that does not leave by itself.
    private static let forever: Set = [
        "never", "forever", "always", "infinite", "infinity", "indefinite", "unlimited", "persistent", "sticky", "stay",
        "stays",
        "none", "off", "no", "false", "manual", "permanent",
    ]

    /// The unit of the language that `name` stands for, and whether that is its name.
    private static func unit(_ name: String) -> (name: String, milliseconds: Double, isOwn: Bool)? {
        let own =
            switch name {
            case "msec", "msecs", "milli", "millis", "millisecond", "milliseconds": "ms"
            case "sec", "secs", "second", "seconds", "sek": "s"
            case "m", "mins", "minute", "minutes": "min"
            case "hr", "hrs", "hour", "hours", "std": "h"
            case "day", "days": "d"
            default: name
            }
        if ["w", "week", "weeks"].contains(name) { return ("d", 7 * 86_400_000, false) }
        return units.first { $0.name == own }.map { ($0.name, $0.milliseconds, own == name) }
    }
}

extension Duration {
    /// A number of milliseconds, to the nanosecond, so that `0.1s` is exactly 100 ms.
    init(milliseconds: Double) {
        self = .nanoseconds(Int64((milliseconds * 1_000_000).rounded()))
    }

    /// The duration in milliseconds.
    public var milliseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1000 + Double(attoseconds) / 1e15
    }

    /// The duration as a spec writes it: `4s`, `250ms`.
    public var plain: String {
        let milliseconds = milliseconds
        let seconds = milliseconds / 1000
        return milliseconds >= 1000 && seconds == seconds.rounded() ? "\(seconds.plain)s" : "\(milliseconds.plain)ms"
    }
}
