// SPDX-License-Identifier: Apache-2.0

/// Ways in which a spec can go wrong.
enum Mutation {
    /// What people and attackers write where it is not expected.
    private static let snippets = [
        "\"\\(evil())\"", "\"\\u202E\"", "\u{202E}", "*/", "{{", "}}", "{count}", "'", "\"", "#", ": ", "- ", "[", "]",
        "{", "}", "&a ",
        "*a", "<<: ", "!!str ", "---\n", "\t", "\r", "\u{0}", "\u{85}", "null", "~", "no", "010", "1:30", "1e9", "-1",
        "0.5", "30%",
        "500ms", "never", "none", "standard", "\"#FF0000\"", "\"{palette.red}\"", "\"{a.b}\"", "self", "init",
        "default", "👩‍👩‍👧",
        "en", "pt-BR", "other", "plural: count", "extends: ", "tint: ", "text: ", "metrics: ", "../../x", "\u{FEFF}",
        "é", "日本語",
    ].map { Array($0.utf8) }

    /// `spec` after a few mutations.
    static func apply(to spec: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = spec
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            case 1, 2: replaceWord(in: &bytes, using: &random)
            case 3: swapWords(in: &bytes, using: &random)
            case 4: moveLine(in: &bytes, using: &random)
            default:
                let place = Int.random(in: 0...bytes.count, using: &random)
                bytes.insert(contentsOf: snippets.randomElement(using: &random) ?? [], at: place)
            }
        }
        return bytes
    }

    /// The letters, digits, quotes and signs around a random place.
    private static func word(in bytes: [UInt8], using random: inout some RandomNumberGenerator) -> Range<Int> {
        let separators = Array(" ,:[]{}\n".utf8)
        var start = Int.random(in: bytes.indices, using: &random)
        var end = start
        while start > 0, !separators.contains(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !separators.contains(bytes[end]) { end += 1 }
        return start..<end
    }

    private static func replaceWord(in bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
        bytes.replaceSubrange(word(in: bytes, using: &random), with: snippets.randomElement(using: &random) ?? [])
    }

    private static func swapWords(in bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
        let first = word(in: bytes, using: &random)
        let second = Array(bytes[word(in: bytes, using: &random)])
        bytes.replaceSubrange(first, with: second)
    }

    /// Removes a line, doubles it or indents it anew.
    private static func moveLine(in bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let index = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: Int.random(in: 0...lines.count, using: &random))
        default:
            lines[index] =
                Array(repeating: UInt8(ascii: " "), count: Int.random(in: 0...3, using: &random)) + lines[index]
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
