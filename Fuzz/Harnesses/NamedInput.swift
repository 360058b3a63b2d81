// SPDX-License-Identifier: Apache-2.0

/// An input whose first line says what the rest is.
struct NamedInput {
    let name: String
    let content: [UInt8]

    /// `nil` if there is no first line.
    init?(_ input: [UInt8]) {
        guard let end = input.prefix(64).firstIndex(of: 0x0A) else { return nil }
        name = String(decoding: input[..<end], as: UTF8.self)
        content = Array(input[(end + 1)...])
    }

    /// An input that is read as this one.
    static func bytes(_ name: String, _ content: [UInt8]) -> [UInt8] { Array((name + "\n").utf8) + content }
}
