// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// Swift code being written: a buffer of bytes, since most of a large catalogue passes through one.
struct SwiftCode: Sendable {
    /// The code, in UTF-8.
    private(set) var bytes: [UInt8] = []

    init() {}

    /// What `write` writes for each number below `count`, on all cores. It begins with a line.
    init(count: Int, _ write: @escaping @Sendable (Int, inout SwiftCode) -> Void) {
        let starts = Array(stride(from: 0, to: count, by: Self.pieceCount))
        let pieces = Parallel.map(starts) { start in
            var code = SwiftCode()
            for number in start..<min(start + Self.pieceCount, count) { write(number, &code) }
            return code.bytes
        }
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count + 1 })
        for piece in pieces where !piece.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            bytes += piece
        }
    }

    /// How much one thread writes at a time.
    private static let pieceCount = 1_000

    var isEmpty: Bool { bytes.isEmpty }

    /// The code as a text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds code as it is.
    mutating func add(_ code: String) { bytes.append(contentsOf: code.utf8) }

    /// Adds a line break and `depth` levels of indentation.
    mutating func line(_ depth: Int) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 4))
    }

    /// Adds a line.
    mutating func line(_ depth: Int, _ code: String) {
        line(depth)
        add(code)
    }
}
