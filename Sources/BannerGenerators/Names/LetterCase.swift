// SPDX-License-Identifier: Apache-2.0

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
    /// What is neither a letter nor a digit of ASCII separates words. A name without any is `_`.
    func apply(_ name: String) -> String {
        let words = Self.words(of: name)
        let result =
            switch self {
            case .camel: (words.first ?? "") + words.dropFirst().map(Self.capitalized).joined()
            case .pascal: words.map(Self.capitalized).joined()
            case .snake: words.joined(separator: "_")
            case .screamingSnake: words.joined(separator: "_").uppercased()
            case .kebab: words.joined(separator: "-")
            }
        guard let first = result.utf8.first else { return "_" }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? "_" + result : result
    }

    /// The words of a name, in small letters: `userURLChanged2` → `user`, `url`, `changed2`.
    static func words(of name: String) -> [String] {
        let bytes = Array(name.utf8)
        var words: [[UInt8]] = []
        var isOpen = false
        for (index, byte) in bytes.enumerated() {
            guard isLetterOrDigit(byte) else {
                isOpen = false
                continue
            }
            if !isOpen || startsWord(bytes, at: index) { words.append([]) }
            isOpen = true
            words[words.count - 1].append(isCapital(byte) ? byte | 0x20 : byte)
        }
        return words.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A capital starts a word after a small letter or a digit, or where a small letter ends a run of capitals.
    private static func startsWord(_ bytes: [UInt8], at index: Int) -> Bool {
        guard isCapital(bytes[index]), index > 0 else { return false }
        if !isCapital(bytes[index - 1]) { return true }
        return index + 1 < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index + 1])
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The letter cases as transforms of templates.
    static let transforms = allCases.map { letterCase in
        TextTransform(
            name: letterCase.rawValue, summary: "A name as `\(letterCase.apply("syncFailed"))`.",
            result: .text(letterCase.apply))
    }
}
