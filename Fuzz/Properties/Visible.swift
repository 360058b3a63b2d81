// SPDX-License-Identifier: Apache-2.0

/// Nothing that is written acts on a terminal, or shows another order than it has ("Trojan Source", CVE-2021-42574).
enum Visible {
    /// Throws unless `bytes`, which `what` is about, are UTF-8 without characters that act instead of being seen.
    static func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw BrokenProperty("\(what()) is no UTF-8") }
        for scalar in text.unicodeScalars where isHidden(scalar) {
            throw BrokenProperty("\(what()) holds U+\(String(scalar.value, radix: 16, uppercase: true))")
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        // Controls, separators of lines, embeddings, overrides and isolates.
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
