// SPDX-License-Identifier: Apache-2.0

/// The digest by which a policy for a page knows its scripts (FIPS 180-4, SHA-256).
enum SHA256 {
    /// The 32 bytes of the digest of `message`.
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        let bytes = padded(message)
        var words = [UInt32](repeating: 0, count: 64)
        for block in stride(from: 0, to: bytes.count, by: 64) {
            for index in 0..<16 {
                let at = block + 4 * index
                words[index] = bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<64 {
                words[index] =
                    words[index - 16] &+ small0(words[index - 15]) &+ words[index - 7] &+ small1(words[index - 2])
            }
            mix(words, into: &state)
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    /// The message, a bit, zeros, and the length of the message in bits: whole blocks of 64 bytes.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        let bits = UInt64(message.count) * 8
        return bytes + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    }

    private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
            let sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    private static func small0(_ word: UInt32) -> UInt32 { turned(word, 7) ^ turned(word, 18) ^ word >> 3 }
    private static func small1(_ word: UInt32) -> UInt32 { turned(word, 17) ^ turned(word, 19) ^ word >> 10 }
    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes(64).map { prime in
        // The root times 2³², found bit by bit in whole numbers, so that no rounding gets in the way.
        var root: UInt64 = 0
        for bit in stride(from: 35, through: 0, by: -1) {
            let next = root | 1 << UInt64(bit)
            if isCube(of: next, atMost: prime) { root = next }
        }
        return UInt32(truncatingIfNeeded: root)
    }

    /// Whether (`root` / 2³²)³ is at most `prime`, for roots below 2³⁶.
    private static func isCube(of root: UInt64, atMost prime: UInt64) -> Bool {
        let square = root.multipliedFullWidth(by: root)
        // root³ has up to 108 bits; the square's upper and lower halves are multiplied apart.
        let low = square.low.multipliedFullWidth(by: root)
        let high = square.high * root &+ low.high
        // prime · 2⁹⁶ is prime · 2³² in the upper 64 bits.
        let limit = prime << 32
        return high < limit || high == limit && low.low == 0
    }

    private static func primes(_ count: Int) -> [UInt64] {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < count {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes
    }
}

extension [UInt8] {
    /// The bytes in base64 (RFC 4648, 4).
    var base64: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start..<Swift.min(start + 3, count)]
            var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(8 * (3 - group.count))
            for index in 0..<4 {
                // Six bits are less than 64.
                let letter = alphabet[Int(bits >> (18 - 6 * UInt32(index)) & 0x3F)]
                text.append(index <= group.count ? letter : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
