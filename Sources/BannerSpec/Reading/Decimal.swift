// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Numbers as the language writes them: `12`, `-3`, `0.25`. Nothing else is one.
enum Decimal {
    enum Reading {
        /// A decimal number.
        case number(Double)
        /// Something that YAML 1.1 or a programming language takes for a number, why, and what was perhaps meant.
        case trap(String, meant: String?)
        /// No number at all.
        case none
    }

    /// The number that `text` is, if it has so few digits that a double holds them, and no sign or zero before others: as numbers of a design are.
    static func short(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count <= digitsHeld else { return nil }
        var whole = 0
        var scale: Double?
        for (index, byte) in text.enumerated() {
            if byte.isASCIIDigit {
                whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
                scale? *= 10
            } else if byte == UInt8(ascii: "."), scale == nil, index > 0 {
                scale = 1
            } else {
                return nil
            }
        }
        guard text.last?.isASCIIDigit == true else { return nil }
        if text.count > 1, text[0] == UInt8(ascii: "0"), text[1] != UInt8(ascii: ".") { return nil }
        // Both are exact, so their quotient is the double that is closest to the number (Clinger 1990).
        return scale.map { Double(whole) / $0 } ?? Double(whole)
    }

    /// How many digits a double holds, whichever they are.
    private static let digitsHeld = 15

    /// Reads the whole of `text`.
    static func read(_ text: String) -> Reading {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
        guard isDecimal(digits) else { return trap(text) }
        if digits.first == UInt8(ascii: "0"), digits.dropFirst().first?.isASCIIDigit == true {
            return leadingZero(text)
        }
        // Digits with at most one point always parse; beyond 1e308 they are infinite, which no key's range allows.
        return Double(text).map(Reading.number) ?? .none
    }

    /// Whether `text` is digits, or digits on both sides of a point.
    private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
        var hasPoint = false
        var digits = 0
        for byte in text {
            if byte.isASCIIDigit {
                digits += 1
            } else if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
                hasPoint = true
                digits = 0
            } else {
                return false
            }
        }
        return digits > 0
    }

    private static func leadingZero(_ text: String) -> Reading {
        let sign = text.utf8.first == UInt8(ascii: "-") ? "-" : ""
        let digits = text.dropFirst(sign.count).drop { $0 == "0" }
        let meant = sign + (digits.isEmpty || digits.first == "." ? "0" : "") + digits
        return .trap("YAML 1.1 read a number that starts with 0 as octal", meant: meant)
    }

    private static func trap(_ text: String) -> Reading {
        let lower = text.lowercased()
        let body = lower.drop { $0 == "-" || $0 == "+" }
        let sign = lower.first == "-" ? "-" : ""
        if lower.first == "+", case .number = read(String(lower.dropFirst())) {
            return .trap("numbers are written without `+`", meant: String(lower.dropFirst()))
        }
        if let seconds = sexagesimal(body) {
            return .trap("YAML 1.1 read numbers with `:` in base 60", meant: sign + seconds)
        }
        guard body.first?.isNumber == true || body.first == "." else { return .none }
        if [".inf", ".nan"].contains(String(body)) { return .trap("numbers are finite", meant: nil) }
        if body.hasPrefix("0x") || body.hasPrefix("0o") || body.hasPrefix("0b") {
            return .trap("numbers are decimal", meant: nil)
        }
        if body.contains("_"), case let meant = lower.filter({ $0 != "_" }),
            isDecimal(meant.utf8.drop { $0 == UInt8(ascii: "-") })
        {
            return .trap("YAML 1.1 allowed `_` within numbers", meant: meant)
        }
        if body.count > 1, body.first == "." || body.last == ".",
            let number = Double(body.first == "." ? "0" + body : body + "0")
        {
            return .trap("a decimal point has digits on both sides", meant: sign + number.plain)
        }
        if body.contains("e"), let number = Double(lower), body.allSatisfy(\.isASCII),
            number == 0 || (1e-4..<1e15).contains(number.magnitude)
        {
            return .trap("numbers are written without an exponent", meant: number.plain)
        }
        return .none
    }

    /// `1:30` → `90`.
    private static func sexagesimal(_ text: Substring) -> String? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...4).contains(parts.count), parts.allSatisfy({ (1...3).contains($0.count) }) else { return nil }
        var total = 0
        for part in parts {
            guard let number = Int(part), part.allSatisfy(\.isNumber) else { return nil }
            total = total * 60 + number
        }
        return String(total)
    }
}

extension Double {
    /// The number as a person writes it: `16`, not `16.0`.
    public var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
