// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// A set of ASCII characters, as bits: it is asked for each byte of what is written.
package struct ASCIISet: Sendable {
    /// Those below 64, and the others.
    @usableFromInline let halves: (low: UInt64, high: UInt64)

    /// Letters, digits, and `others`. What is not ASCII is left out.
    package init(alphanumericsAnd others: String) {
        var halves: (low: UInt64, high: UInt64) = (0, 0)
        for byte in ("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" + others).utf8 {
            switch byte {
            case ..<64: halves.low |= 1 << UInt64(byte)
            case ..<128: halves.high |= 1 << UInt64(byte - 64)
            default: break
            }
        }
        self.halves = halves
    }

    @inlinable package func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? halves.low : halves.high) & 1 << UInt64(byte & 63) != 0
    }

    /// Whether `text` is made of these characters alone.
    package func containsAll(of text: String) -> Bool {
        text.withUTF8Bytes { $0.allSatisfy(contains) }
    }
}
