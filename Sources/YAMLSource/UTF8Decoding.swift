// SPDX-License-Identifier: Apache-2.0

/// UTF-8 as RFC 3629 defines it: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Decoding {
    /// The code of the character that starts at `offset` and how many bytes it takes, or nil if there is none.
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (code: UInt32, count: Int)? {
        let lead = bytes[offset]
        let (count, least): (Int, UInt32)
        switch lead {
        case 0x00...0x7F: return (UInt32(lead), 1)
        case 0xC2...0xDF: (count, least) = (2, 0x80)
        case 0xE0...0xEF: (count, least) = (3, 0x800)
        case 0xF0...0xF4: (count, least) = (4, 0x10000)
        default: return nil
        }
        guard offset + count <= bytes.count else { return nil }
        var code = UInt32(lead) & (0x7F >> UInt32(count))
        for byte in bytes[offset + 1..<offset + count] {
            guard byte & 0xC0 == 0x80 else { return nil }
            code = code << 6 | UInt32(byte & 0x3F)
        }
        guard code >= least, code <= 0x10FFFF, !(0xD800...0xDFFF).contains(code) else { return nil }
        return (code, count)
    }

    /// How many bytes the character that starts with `lead` takes; 1 for a byte that starts none.
    @inline(__always)
    static func width(of lead: UInt8) -> Int {
        lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
}
