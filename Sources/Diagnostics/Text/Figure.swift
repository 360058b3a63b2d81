// SPDX-License-Identifier: Apache-2.0

/// Numbers, and lists of names, as messages show them.
package enum Figure {
    /// `value` with at most `decimals` places and no needless zeros: `4.5`, `20`, `0.003`.
    package static func text(_ value: Double, decimals: Int = 3) -> String {
        guard value.isFinite else { return value.isNaN ? "unknown" : value < 0 ? "-∞" : "∞" }
        let places = min(max(decimals, 0), 9)
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        // Beyond this, whole numbers are not exact anyway, and `UInt64` could not hold them.
        guard scaled < 9e15 else { return "\(value)" }
        let digits = UInt64(scaled)
        let unit = UInt64(scale)
        let sign = value < 0 && digits > 0 ? "-" : ""
        let fraction = String(digits % unit)
        var decimalsText =
            String(repeating: "0", count: max(0, places - fraction.count)) + (places == 0 ? "" : fraction)
        while decimalsText.last == "0" { decimalsText.removeLast() }
        return "\(sign)\(digits / unit)" + (decimalsText.isEmpty ? "" : "." + decimalsText)
    }

    /// `value`, which misses `limit`, with as many places as it takes to show that: 4.496 against 4.5 is `4.496`, not `4.5`.
    package static func text(_ value: Double, missing limit: Double, decimals: Int = 2) -> String {
        for places in decimals...9 {
            let shown = text(value, decimals: places)
            if shown != text(limit, decimals: places) { return shown }
        }
        return text(value, decimals: 9)
    }

    /// `count` with its noun: `1 banner`, `3 banners`; `plural` where that is not the noun with an `s`.
    package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) \(self.noun(noun, count, plural))"
    }

    /// The noun of `count` things: `banner`, `banners`; `plural` as for ``count(_:_:_:)``.
    package static func noun(_ noun: String, _ count: Int, _ plural: String? = nil) -> String {
        count == 1 ? noun : plural ?? noun + "s"
    }

    /// Names in backticks, in words: "`a`, `b` and `c`"; of many, the first `limit` and how many more there are.
    package static func list(_ names: [String], limit: Int = 5) -> String {
        let shown = names.prefix(limit).map { "`\($0)`" }
        if names.count > limit { return shown.joined(separator: ", ") + " and \(names.count - limit) more" }
        return joined(shown)
    }

    /// Phrases in words: "a", "a and b", "a, b and c"; or with `or`.
    package static func joined(_ phrases: [String], _ word: String = "and") -> String {
        guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
        return phrases.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
