// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// The name of the code point, as messages and the Unicode Standard write it: `U+202E`.
    package var codePointName: String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
}
