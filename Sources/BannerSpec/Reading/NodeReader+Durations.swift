// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension NodeReader {
    /// The longest duration: a day. What stays longer is `never`.
    private static let longest = 86_400_000.0

    /// A duration with its unit, `500ms` or `4s`, or an alias of a `duration` token.
    func duration(_ node: Node, _ key: Node) -> Located<Duration>? {
        if let alias = tokenPath(node) { return tokens.duration(alias, at: node.place, self) }
        guard let text = scalar(node, key, "a duration such as `500ms` or `4s`") else { return nil }
        guard let (digits, scale) = Self.splitUnit(text) else {
            reportNoDuration(node, key, text)
            return nil
        }
        guard case .number(let amount) = Decimal.read(digits) else {
            reportNoDuration(node, key, text)
            return nil
        }
        guard (0...Self.longest).contains(amount * scale) else {
            report(.outOfRange, "`\(key.text)` is \(text), but goes from 0ms to a day", at: node.place)
            return nil
        }
        return Located(Duration(milliseconds: amount * scale), at: node.place)
    }

    /// A duration, or `never`.
    func durationOrNever(_ node: Node, _ key: Node) -> Located<Duration?>? {
        if node.kind == .scalar, node.text == "never" { return Located(nil, at: node.place) }
        return duration(node, key)?.map { $0 }
    }

    private static func splitUnit(_ text: String) -> (digits: String, milliseconds: Double)? {
        if text.hasSuffix("ms") { return (String(text.dropLast(2)), 1) }
        if text.hasSuffix("s") { return (String(text.dropLast()), 1000) }
        return nil
    }

    private func reportNoDuration(_ node: Node, _ key: Node, _ text: String) {
        switch Decimal.read(text) {
        case .number:
            report(
                .missingUnit, "`\(key.text)` is \(text) without a unit", at: node.place,
                help: ["write \(text)ms for milliseconds", "write \(text)s for seconds"]
            )
        case .trap(let why, let meant):
            report(
                .yamlTrap, "`\(text)` is not a duration", at: node.place, notes: [why],
                help: meant.map { ["write \($0)s for seconds, or \($0)ms for milliseconds"] } ?? []
            )
        case .none:
            report(
                .wrongType, "`\(key.text)` takes a duration such as `500ms` or `4s`, but this is `\(text)`",
                at: node.place)
        }
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
