// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// The name of the code point, as messages and the Unicode Standard write it: `U+202E`.
    package var codePointName: String { "U+" + value.hex(digits: 4) }
}
