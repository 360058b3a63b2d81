// SPDX-License-Identifier: Apache-2.0

/// Takes a text for a format of `printf`'s kind, and finds its pieces.
struct FormatReading {
    private let text: [UInt8]
    private let notation: PlaceholderNotation
    private var offset = 0
    private var pieces: [FormatPiece] = []
    private var literal: [UInt8] = []
    /// The argument that the next placeholder without a position takes.
    private var next = 0

    private init(_ text: String, _ notation: PlaceholderNotation) {
        self.text = Array(text.utf8)
        self.notation = notation
    }

    /// The pieces of `text`.
    static func pieces(of text: String, _ notation: PlaceholderNotation) -> [FormatPiece] {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.literal(text)] }
        var reading = FormatReading(text, notation)
        reading.run()
        return reading.pieces
    }

    private mutating func run() {
        while let byte = byte {
            if byte == UInt8(ascii: "%") {
                readPlaceholder()
            } else {
                literal.append(byte)
                offset += 1
            }
        }
        flush()
    }

    private var isOfApple: Bool { notation != .android }

    private var byte: UInt8? { offset < text.count ? text[offset] : nil }

    private mutating func flush() {
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
    }

    private mutating func add(_ piece: FormatPiece) {
        flush()
        pieces.append(piece)
    }

    private mutating func readPlaceholder() {
        let start = offset
        offset += 1
        if byte == UInt8(ascii: "%") {
            offset += 1
            return literal.append(UInt8(ascii: "%"))
        }
        if isOfApple, text[offset...].starts(with: "arg".utf8) {
            offset += 3
            return add(.ownArgument)
        }
        let position = readPosition()
        if isOfApple, text[offset...].starts(with: "#@".utf8), let name = readSubstitution() {
            return add(.substitution(name: name, position: take(position)))
        }
        if isOfApple { skipLabel() }
        // Groups of digits are what a banner writes anyway.
        let isGrouped = notation != .apple && byte == UInt8(ascii: ",")
        if isGrouped { offset += 1 }
        let flags = skip { "-+ 0#,(".utf8.contains($0) }
        let width = skip { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "*") }
        var precision = 0
        if byte == UInt8(ascii: ".") {
            offset += 1
            precision = 1 + skip { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "*") }
        }
        let length = skip { "hlqzjtL".utf8.contains($0) }
        guard let letter = byte, letter < 0x80 else {
            let written = String(decoding: text[start..<offset], as: UTF8.self)
            return add(
                .argument(
                    position: take(position), kind: .unsupported("it does not name a kind of value"), written: written))
        }
        offset += 1
        let written = String(decoding: text[start..<offset], as: UTF8.self)
        var kind = kind(of: letter)
        if notation == .android, length > 0 { kind = .unsupported("Android's formats have no length modifiers") }
        if flags + width + precision > 0 || isGrouped && kind != .integer, !isUnsupported(kind) {
            kind = .unsupported("banners don't support the widths, flags and fractions of formats")
        }
        add(.argument(position: take(position), kind: kind, written: written))
    }

    /// The position behind a percent sign, such as `2$`, from 0.
    private mutating func readPosition() -> Int? {
        var end = offset
        var number = 0
        while end < text.count, (0x30...0x39).contains(text[end]), number < 1000 {
            number = number * 10 + Int(text[end] - 0x30)
            end += 1
        }
        guard end > offset, end < text.count, text[end] == UInt8(ascii: "$") else { return nil }
        offset = end + 1
        // The argument 0 is none; it is reported as one that is not there.
        return number == 0 ? 999 : number - 1
    }

    /// A name for the argument, such as `(count)` in `%1$(count)lld`, which Xcode shows translators. It changes nothing: arguments go
    /// by position. A parenthesis without a name is a flag of Android's.
    private mutating func skipLabel() {
        guard byte == UInt8(ascii: "("), let end = text[offset...].firstIndex(of: UInt8(ascii: ")")) else { return }
        let name = text[offset + 1..<end]
        let isName = name.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
                || byte >= 0x80
        }
        guard isName, !name.isEmpty else { return }
        offset = end + 1
    }

    private mutating func readSubstitution() -> String? {
        let start = offset + 2
        guard let end = text[start...].firstIndex(of: UInt8(ascii: "@")), end > start else { return nil }
        offset = end + 1
        return String(decoding: text[start..<end], as: UTF8.self)
    }

    /// The argument of a placeholder. One without a position takes the next, as `printf` does.
    private mutating func take(_ position: Int?) -> Int {
        if let position { return position }
        defer { next += 1 }
        return next
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) -> Int {
        let start = offset
        while let byte, isSkipped(byte) { offset += 1 }
        return offset - start
    }

    private func isUnsupported(_ kind: FormatPiece.Kind) -> Bool {
        if case .unsupported = kind { true } else { false }
    }

    private func kind(of letter: UInt8) -> FormatPiece.Kind {
        switch letter {
        case UInt8(ascii: "d"): .integer
        case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"):
            isOfApple ? .integer : .unsupported("Android's formats don't have it")
        case UInt8(ascii: "@"): isOfApple ? .text : .unsupported("Android's formats don't have it")
        case UInt8(ascii: "s"), UInt8(ascii: "S"):
            notation == .apple ? .unsupported("it takes a C string; a text is `%@`") : .text
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            .unsupported("no parameter of a banner can be a fraction")
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
            .unsupported("a banner writes numbers in the digits of the language")
        default: .unsupported("it does not name a kind of value that a banner can fill in")
        }
    }
}
