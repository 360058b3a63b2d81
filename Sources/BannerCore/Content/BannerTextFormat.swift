// SPDX-License-Identifier: Apache-2.0

/// A format of Foundation's in its pieces, as far as banners fill any in (String Programming Guide, "String Format Specifiers").
struct BannerTextFormat {
    /// A piece of a format.
    enum Piece: Hashable {
        /// Text as it is.
        case literal(String)
        /// The argument at `position`, from 0.
        case argument(position: Int, isNumber: Bool)
        /// What `%#@name@` comes to.
        case substitution(name: String, position: Position)
        /// What no banner can fill in.
        case invalid
    }

    /// The argument of a placeholder, from 0: the one that it names, or the next.
    struct Position: Hashable {
        var explicit: Int?
        var next: Int
    }

    private(set) var pieces: [Piece] = []
    /// The argument of the substitution that the format is a form of, which its first number without a position stands for.
    private var own: Int?
    private let text: [UInt8]
    private var offset = 0
    private var literal: [UInt8] = []
    private var next = 0
    private var hasOwnNumber = false

    /// The pieces of `text`. For a form of a substitution, `own` is the argument of that.
    init(_ text: String, own: Int? = nil) {
        self.text = Array(text.utf8)
        self.own = own
        read()
    }

    private var byte: UInt8? { offset < text.count ? text[offset] : nil }

    private mutating func read() {
        while let byte {
            offset += 1
            if byte != UInt8(ascii: "%") {
                literal.append(byte)
            } else if takes("%") {
                literal.append(byte)
            } else {
                let piece = placeholder()
                flush()
                pieces.append(piece)
            }
        }
        flush()
    }

    private mutating func flush() {
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
    }

    /// What stands behind a percent sign.
    private mutating func placeholder() -> Piece {
        if let own, takes("arg") { return .argument(position: own, isNumber: true) }
        let explicit = readPosition()
        if takes("#@") {
            guard let name = readName() else { return .invalid }
            return .substitution(name: name, position: Position(explicit: explicit, next: take()))
        }
        while let byte, "hlqzjtL".utf8.contains(byte) { offset += 1 }
        guard let letter = byte else { return .invalid }
        offset += 1
        switch letter {
        case UInt8(ascii: "@"): return .argument(position: explicit ?? take(), isNumber: false)
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"):
            return .argument(position: explicit ?? takeNumber(), isNumber: true)
        default: return .invalid
        }
    }

    private mutating func take() -> Int {
        defer { next += 1 }
        return next
    }

    private mutating func takeNumber() -> Int {
        let position = take()
        guard let own, !hasOwnNumber else { return position }
        hasOwnNumber = true
        return own
    }

    /// Takes `word` if it stands here.
    private mutating func takes(_ word: String) -> Bool {
        guard text[offset...].starts(with: word.utf8) else { return false }
        offset += word.utf8.count
        return true
    }

    /// The position behind a percent sign, such as `2$`, from 0. That of no argument is one that no text has.
    private mutating func readPosition() -> Int? {
        var (end, number) = (offset, 0)
        // No text has a thousand arguments.
        while end < text.count, (0x30...0x39).contains(text[end]), number < 1000 {
            number = number * 10 + Int(text[end] - 0x30)
            end += 1
        }
        guard end > offset, end < text.count, text[end] == UInt8(ascii: "$") else { return nil }
        offset = end + 1
        return number == 0 ? .max : number - 1
    }

    private mutating func readName() -> String? {
        guard let end = text[offset...].firstIndex(of: UInt8(ascii: "@")), end > offset else { return nil }
        defer { offset = end + 1 }
        return String(decoding: text[offset..<end], as: UTF8.self)
    }
}
