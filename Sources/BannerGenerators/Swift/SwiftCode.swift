// SPDX-License-Identifier: Apache-2.0

/// Swift code being written: a buffer of bytes, since most of a large catalogue passes through one.
struct SwiftCode {
    private var bytes: [UInt8] = []

    init() {}

    var isEmpty: Bool { bytes.isEmpty }

    /// The code as a text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The code, if there is any.
    var textIfAny: String? { isEmpty ? nil : text }

    /// Adds code as it is.
    mutating func add(_ code: String) { bytes.append(contentsOf: code.utf8) }

    /// Adds a line break and `depth` levels of indentation.
    mutating func line(_ depth: Int) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        for _ in 0..<(depth * 4) { bytes.append(UInt8(ascii: " ")) }
    }

    /// Adds a line.
    mutating func line(_ depth: Int, _ code: String) {
        line(depth)
        add(code)
    }
}
