// SPDX-License-Identifier: Apache-2.0

/// The hash FNV-1a of 128 bits (Fowler, Noll, Vo): the same on every machine and in every run, unlike `Hasher`. Collisions among
/// texts that nobody chose for it are out of the question.
struct FNV128 {
    // The offset basis.
    private var high: UInt64 = 0x6C62_272E_07BB_0142
    private var low: UInt64 = 0x62B8_2175_6295_C58D

    /// Adds the bytes of `text`, and a byte that is in no text, so that `a` and `bc` differ from `ab` and `c`.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0xFF)
    }

    /// Adds one byte.
    mutating func add(_ byte: UInt8) {
        low ^= UInt64(byte)
        // The prime is 2⁸⁸ + 0x13B. All that leaves the 128 bits is lost.
        let product = low.multipliedFullWidth(by: 0x13B)
        high = high &* 0x13B &+ product.high &+ (low << 24)
        low = product.low
    }

    /// The hash as 32 hexadecimal digits.
    var digits: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }
}
