// SPDX-License-Identifier: Apache-2.0

/// A character that is a grapheme cluster for sure, as neither it nor the next one joins its neighbours (UAX #29). Most
/// characters are, and the standard library takes long to say so.
struct LoneScalar {
    let scalar: Unicode.Scalar
    let utf16: UInt16
    let utf8Count: Int

    /// The character that starts at `position`, if it is one.
    /// - Parameter bytes: valid UTF-8, longer than `position`.
    init?(at position: Int, of bytes: UnsafeBufferPointer<UInt8>) {
        guard let unit = Self.unit(at: position, of: bytes), unit != Self.carriageReturn,
            let scalar = Unicode.Scalar(unit)
        else { return nil }
        let utf8Count = unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
        guard position + utf8Count == bytes.count || Self.unit(at: position + utf8Count, of: bytes) != nil else {
            return nil
        }
        self.scalar = scalar
        utf16 = unit
        self.utf8Count = utf8Count
    }

    /// A line feed joins it.
    private static let carriageReturn: UInt16 = 0x0D

    /// The character at `position` if it joins no other but a line feed.
    private static func unit(at position: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
        let lead = UInt16(bytes[position])
        if lead < 0x80 { return lead }
        guard lead < 0xF0, position + 1 < bytes.count else { return nil }
        let second = UInt16(bytes[position + 1]) & 0x3F
        if lead < 0xE0 { return joinsNone(lead << 6 & 0x7C0 | second) }
        guard position + 2 < bytes.count else { return nil }
        return joinsNone(lead << 12 | second << 6 | UInt16(bytes[position + 2]) & 0x3F)
    }

    /// Blocks of characters whose Grapheme_Cluster_Break is Other, Control or, as no jamo are among them, a Hangul
    /// syllable's. None is an emoji by itself.
    private static func joinsNone(_ unit: UInt16) -> UInt16? {
        switch unit {
        // Latin, Greek, Cyrillic, Armenian; letters of Hebrew, Arabic, Thai.
        case 0x80...0x2FF, 0x370...0x482, 0x48A...0x590, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30, 0xE40...0xE46:
            unit
        // Georgian, Ethiopic; more Latin and Greek; punctuation.
        case 0x10A0...0x10FF, 0x1200...0x135A, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x203B: unit
        // Kana, ideographs, Hangul, full-width forms and their punctuation.
        case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0xFF01...0xFF9D:
            unit
        default: nil
        }
    }
}
