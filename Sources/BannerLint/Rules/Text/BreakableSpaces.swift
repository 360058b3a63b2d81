// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Spaces at which a line must not break, and may, by the habits of a language.
struct BreakableSpaces {
    /// A space that should be another one.
    struct Fault: Equatable {
        /// Where it is, in bytes.
        let offset: Int
        /// What it should be: U+00A0, or U+202F, which is narrow.
        let space: Unicode.Scalar
        /// What it keeps apart, such as `!` or `MB`.
        let mark: String
    }

    /// Whether French marks are spaced, and whether that goes for those of one piece with the word in Canada: `!`, `?` and `;`.
    private let isFrench: Bool
    private let isCanadian: Bool
    private let units: UnitSymbols

    /// The habits of `locale`, a BCP 47 tag.
    init(_ locale: String) {
        units = UnitSymbols.of(locale)
        isFrench = locale.utf8.prefix { $0 != UInt8(ascii: "-") }.elementsEqual("fr".utf8) { $0 | 0x20 == $1 }
        isCanadian = isFrench && locale.lowercased().split(separator: "-").dropFirst().contains("ca")
    }

    /// The faults of a text, written with `{…}` for each parameter.
    func faults(in text: some Collection<UInt8>) -> [Fault] {
        let bytes = Array(text)
        var faults: [Fault] = []
        for index in bytes.indices.dropFirst().dropLast() where bytes[index] == UInt8(ascii: " ") {
            let (last, next) = (bytes[index - 1], bytes[index + 1])
            guard last != UInt8(ascii: " "), next != UInt8(ascii: " ") else { continue }
            let rest = bytes[(index + 1)...]
            let fault = isFrench ? french(bytes[..<index], rest, at: index) : nil
            if let fault = fault ?? unit(after: bytes[..<index], rest, at: index) { faults.append(fault) }
        }
        return faults
    }

    /// Imprimerie nationale, “Lexique des règles typographiques”: a space of fixed width before marks of two parts. CLDR has a
    /// narrow one before `!`, `?` and `;` and a whole one before `:` and within « ».
    private func french(_ before: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>, at offset: Int) -> Fault? {
        if before.suffix(2).elementsEqual("«".utf8) { return Fault(offset: offset, space: "\u{A0}", mark: "«") }
        if rest.starts(with: "»".utf8) { return Fault(offset: offset, space: "\u{A0}", mark: "»") }
        guard let mark = rest.first, "!?;:".utf8.contains(mark) else { return nil }
        let after = rest.drop { "!?;:".utf8.contains($0) }.first
        // Not `:)`, and not `?v=1`.
        guard after.map({ " \"'\n\r".utf8.contains($0) || $0 == 0xC2 }) ?? true else { return nil }
        let isColon = mark == UInt8(ascii: ":")
        if isCanadian, !isColon { return nil }
        return Fault(offset: offset, space: isColon ? "\u{A0}" : "\u{202F}", mark: String(UnicodeScalar(mark)))
    }

    /// SI Brochure, 5.4.3: a number and its unit stay together. A letter alone may be anything.
    private func unit(after number: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>, at offset: Int) -> Fault? {
        guard number.last == UInt8(ascii: "}") || Self.endsInDigit(number) else { return nil }
        let text = String(decoding: rest.prefix(Self.bytesOfUnit), as: UTF8.self)
        guard let unit = units.unit(startingAt: text[...]), let first = unit.unicodeScalars.first,
            !first.properties.isAlphabetic || unit.unicodeScalars.count > 1
        else { return nil }
        return Fault(offset: offset, space: "\u{A0}", mark: String(unit))
    }

    /// Whether `bytes` end in a digit of any script.
    private static func endsInDigit(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let last = bytes.last else { return false }
        if last < 0x80 { return last.isASCIIDigit }
        // No scalar has more than four bytes.
        let scalar = String(decoding: bytes.suffix(4), as: UTF8.self).unicodeScalars.last
        return scalar?.properties.generalCategory == .decimalNumber
    }

    /// Whether `text` may have a digit: one of ASCII, or a byte that those of other scripts begin with, the first of which is U+0660.
    static func mayHoldDigits(_ text: String) -> Bool { text.utf8.contains { $0.isASCIIDigit || $0 >= 0xD9 } }

    /// More bytes than any unit has with the letter behind it.
    private static let bytesOfUnit = 64
}
