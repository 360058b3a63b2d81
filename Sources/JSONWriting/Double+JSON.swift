// SPDX-License-Identifier: Apache-2.0

extension Double {
    /// The number as JSON writes it: the fewest digits that give the same number again, without an exponent for
    /// magnitudes from 1e-12 to 1e21. Zero has no sign. What is not finite is `null`, since JSON has no name for it.
    package var jsonNumber: String {
        guard isFinite else { return "null" }
        // −0 too, and most numbers of a design.
        if let whole = Int(exactly: self), magnitude < 0x1p53 { return String(whole) }
        let text = description
        guard text.withUTF8Bytes({ $0.contains(UInt8(ascii: "e")) }) else {
            return magnitude < 0x1p53 ? text : String(text.dropLast(".0".count))
        }
        let parts = text.split(separator: "e", maxSplits: 1)
        guard parts.count == 2, let exponent = Int(parts[1]), (-12..<21).contains(exponent) else { return text }
        return (self < 0 ? "-" : "") + Self.shifted(digits: parts[0].filter { $0.isNumber }, by: exponent)
    }

    /// `digits`, which have their point after the first one, with the point moved: ("15", −3) → 0.0015, ("15", 3) → 1500.
    private static func shifted(digits: String, by exponent: Int) -> String {
        if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + digits }
        // Numbers that large have no digits after the point: 2⁵³ is about 9e15, and a double has 17 digits.
        return digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
    }
}
