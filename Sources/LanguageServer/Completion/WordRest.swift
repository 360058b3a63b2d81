// SPDX-License-Identifier: Apache-2.0

/// What stands behind the cursor and belongs to the word in which it is, so that what is chosen takes the place of the whole word.
/// Editors close quotes and braces by themselves, and people go back to words that are written.
struct WordRest {
    /// Where the word ends, with its closing quote.
    let end: Int
    /// Whether the quote that is open at the cursor is closed further on.
    let isClosed: Bool
    /// Whether a colon comes next, so that the word is a key with its value.
    let isKey: Bool

    /// The bytes from the cursor to the end of its line.
    private let bytes: ArraySlice<UInt8>

    /// What goes on in `bytes`, which are those behind the cursor on its line, of a word after `quote`.
    init(_ bytes: ArraySlice<UInt8>, _ quote: UInt8?) {
        self.bytes = bytes
        let closing = quote.flatMap { Self.closing($0, in: bytes) }
        isClosed = closing != nil
        end = closing.map { $0 + 1 } ?? Self.wordEnd(in: bytes)
        isKey = Self.isColon(bytes[end...])
    }

    /// Where the name between braces ends at whose beginning or in which the cursor is, with the brace that closes it. `mayHaveBlanks`
    /// is for paths of tokens; in a text a blank ends the name, since words follow.
    func braceEnd(mayHaveBlanks: Bool) -> Int {
        let inside = isClosed ? bytes[..<(end - 1)] : bytes
        let name = inside.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        let hasBrace = inside[name.endIndex...].first == UInt8(ascii: "}")
        // Without a closing quote, nobody knows how far the value goes.
        let isName = mayHaveBlanks && isClosed || !name.contains(where: Self.endsWord)
        if hasBrace, isName { return name.endIndex + 1 }
        return Self.wordEnd(in: name)
    }

    /// The quote that closes the text: what follows it can follow a value. Another one begins a value further on, and this text is
    /// not closed yet.
    private static func closing(_ quote: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let next = index + 1 < bytes.endIndex ? bytes[index + 1] : nil
            if quote == UInt8(ascii: "\""), bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if quote == UInt8(ascii: "'"), bytes[index] == quote, next == quote {
                index += 2
            } else if bytes[index] == quote {
                return canFollowValue(bytes[(index + 1)...]) ? index : nil
            } else {
                index += 1
            }
        }
        return nil
    }

    private static func canFollowValue(_ bytes: ArraySlice<UInt8>) -> Bool {
        let rest = bytes.drop(while: isBlank)
        guard let first = rest.first else { return true }
        // A comment has a blank before it; a colour in quotes has not.
        return first == UInt8(ascii: "#") ? rest.startIndex > bytes.startIndex : ",]}:".utf8.contains(first)
    }

    /// Where a word without quotes ends.
    private static func wordEnd(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.indices.first { endsWord(bytes[$0]) || isColon(bytes[$0...]) } ?? bytes.endIndex
    }

    private static func endsWord(_ byte: UInt8) -> Bool { isBlank(byte) || ",[]{}\"'".utf8.contains(byte) }

    private static func isColon(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == UInt8(ascii: ":") && bytes.dropFirst().first.map(isBlank) ?? true
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
