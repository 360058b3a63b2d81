// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// The ways in which languages write names of several words.
enum LetterCase: String, CaseIterable, Sendable {
    /// `syncFailed`
    case camel = "camelCase"
    /// `SyncFailed`
    case pascal = "PascalCase"
    /// `sync_failed`
    case snake = "snake_case"
    /// `SYNC_FAILED`
    case screamingSnake = "SCREAMING_SNAKE_CASE"
    /// `sync-failed`
    case kebab = "kebab-case"

    /// `name` in this case: ASCII letters and digits with nothing but `_` or `-` between them, and no digit first.
    ///
    /// What is neither a letter nor a digit of ASCII separates words, and so do capitals: `userURLChanged2` is `user`, `url` and
    /// `changed2`. A name without any is `_`.
    func apply(_ name: String) -> String {
        name.withUTF8Bytes { bytes in
            // No byte becomes more than two, and a first digit gets an underscore.
            String(unsafeUninitializedCapacity: 2 * bytes.count + 1) { write(bytes, to: $0) }
        }
    }

    /// Writes `name` in this case to `buffer`, which has room for twice its bytes and one, and returns how many that are.
    private func write(_ name: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        func add(_ byte: UInt8) {
            buffer[count] = byte
            count += 1
        }
        var isOpen = false
        var words = 0
        for (index, byte) in name.enumerated() {
            guard Self.isLetterOrDigit(byte) else {
                isOpen = false
                continue
            }
            let isFirst = !isOpen || Self.startsWord(name, at: index)
            isOpen = true
            if isFirst {
                words += 1
                if words > 1, let separator { add(separator) }
            }
            if count == 0, Self.isDigit(byte) { add(UInt8(ascii: "_")) }
            add(isFirst && capitalizes(word: words) || self == .screamingSnake ? Self.capital(byte) : Self.small(byte))
        }
        if count == 0 { add(UInt8(ascii: "_")) }
        return count
    }

    /// What stands between words.
    private var separator: UInt8? {
        switch self {
        case .camel, .pascal: nil
        case .snake, .screamingSnake: UInt8(ascii: "_")
        case .kebab: UInt8(ascii: "-")
        }
    }

    /// Whether a word starts with a capital, by its number from 1 on.
    private func capitalizes(word: Int) -> Bool { self == .pascal || self == .camel && word > 1 }

    /// Whether a name has a letter or a digit, of which other names could be made.
    static func hasWords(_ name: String) -> Bool { name.utf8.contains(where: isLetterOrDigit) }

    /// A capital starts a word after a small letter or a digit, or where a small letter ends a run of capitals.
    private static func startsWord(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard isCapital(bytes[index]), index > 0 else { return false }
        if !isCapital(bytes[index - 1]) { return true }
        return index + 1 < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index + 1])
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Small and capital letters of ASCII differ in one bit, which digits have too.
    private static func small(_ byte: UInt8) -> UInt8 { byte | 0x20 }

    private static func capital(_ byte: UInt8) -> UInt8 { isDigit(byte) ? byte : byte & ~0x20 }

    /// The letter cases as transforms of templates.
    static let transforms = allCases.map { letterCase in
        TextTransform(
            name: letterCase.rawValue, summary: "A name as `\(letterCase.apply("syncFailed"))`.",
            result: .text(letterCase.apply))
    }
}
