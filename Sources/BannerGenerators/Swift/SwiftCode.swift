// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import JSONWriting
import Parallelism

/// Swift code being written: a buffer of bytes, since most of a large catalogue passes through one.
struct SwiftCode: Sendable {
    /// The code, in UTF-8.
    private(set) var bytes: [UInt8] = []

    init() {}

    /// What `write` writes.
    init(_ write: (inout SwiftCode) -> Void) { write(&self) }

    /// What `write` writes for each number below `count`, on all cores. It begins with a line.
    init(count: Int, _ write: @escaping @Sendable (Int, inout SwiftCode) -> Void) {
        let pieces = Self.pieces(of: count, size: 1_000, write)
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.bytes.count + 1 })
        for piece in pieces where !piece.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            bytes += piece.bytes
        }
    }

    /// What `write` writes for each number below `count`, a piece for `size` of them, on all cores.
    static func pieces(
        of count: Int, size: Int, _ write: @escaping @Sendable (Int, inout SwiftCode) -> Void
    ) -> [SwiftCode] {
        Parallel.map(0..<count, piecesOf: size) { numbers in
            var code = SwiftCode()
            for number in numbers { write(number, &code) }
            code.fit()
            return code
        }
    }

    /// Gives back the room that is left: pieces wait for each other, and a buffer that has doubled may be half empty.
    private mutating func fit() {
        if bytes.capacity > bytes.count + bytes.count / 8 { bytes = bytes.withUnsafeBufferPointer { Array($0) } }
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// The code as a text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds code as it is.
    mutating func add(_ code: String) { bytes.append(utf8: code) }

    /// Adds the text as a string literal, quotes included.
    mutating func add(literal text: String) {
        bytes.append(UInt8(ascii: "\""))
        add(escaped: text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Adds the text for the inside of a string literal. Most need no escape, and are not copied.
    mutating func add(escaped text: String) {
        let isPlain = text.withUTF8Bytes { letters in
            guard SwiftLiteral.isPlain(letters) else { return false }
            bytes.append(contentsOf: letters)
            return true
        }
        if !isPlain { add(SwiftLiteral.escaped(text)) }
    }

    /// Adds `.syncFailed(let count, _)`: of the parameters of a case, what is `used` is bound.
    mutating func addPattern(_ name: String, _ parameters: [Parameter], used: ParameterSet) {
        // A byte by itself costs a tenth of a text.
        bytes.append(UInt8(ascii: "."))
        add(name)
        guard !used.isEmpty else { return }
        // By their indices: a parameter that is handed over is copied, and has four texts.
        for position in parameters.indices {
            add(position == 0 ? "(" : ", ")
            if used.contains(position) {
                add("let ")
                add(SwiftIdentifier.parameter(parameters[position].name.value))
            } else {
                bytes.append(UInt8(ascii: "_"))
            }
        }
        bytes.append(UInt8(ascii: ")"))
    }

    /// Adds a line break and `depth` levels of indentation.
    mutating func line(_ depth: Int) {
        if bytes.isEmpty {
            add(String(repeating: " ", count: depth * 4))
        } else {
            bytes.appendLine(indentedBy: depth * 4)
        }
    }

    /// Adds a line.
    mutating func line(_ depth: Int, _ code: String) {
        line(depth)
        add(code)
    }
}
