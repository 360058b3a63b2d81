// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// The sRGB colour written as `#RRGGBB` or `#RRGGBBAA`, digits in either case; `nil` for anything else.
    public init?(hex: String) {
        var bytes = hex.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "#") else { return nil }

        var value: UInt32 = 0
        var digits = 0
        while let byte = bytes.next() {
            guard digits < 8, let digit = Self.hexDigit(byte) else { return nil }
            value = value << 4 | digit
            digits += 1
        }
        switch digits {
        case 6: value = value << 8 | 0xFF
        case 8: break
        default: return nil
        }

        func channel(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        self.init(.srgb, channel(24), channel(16), channel(8), alpha: channel(0))
    }

    /// The colour as `#RRGGBB`, without alpha: the sRGB fallback of a DTCG colour.
    ///
    /// A colour outside sRGB is mapped first (``mapped(to:)``); each channel is rounded to 8 bits, halves away from
    /// zero.
    public var hex: String {
        let channels = mapped(to: .srgb).vector.mapped { ($0 * 255).rounded(.toNearestOrAwayFromZero) }
        // In 0...255, since `mapped(to:)` clips to 0...1.
        return "#" + Self.digits(UInt8(channels.x), UInt8(channels.y), UInt8(channels.z))
    }

    /// The colour as `#RRGGBB`, or as `#RRGGBBAA` where it is not opaque.
    public var hexWithAlpha: String {
        guard alpha < 1 else { return hex }
        // Alpha goes from 0 to 1.
        return hex + Self.digits(UInt8((max(0, alpha) * 255).rounded(.toNearestOrAwayFromZero)))
    }

    /// The colour as ``hexWithAlpha`` writes it, if these digits hold it without loss.
    package var exactHex: String? {
        guard let digits = exactHexDigits, let alpha = Self.byte(alpha) else { return nil }
        return "#" + digits + (alpha == 255 ? "" : Self.digits(alpha))
    }

    /// The digits `RRGGBB` of an sRGB colour whose components are whole multiples of 1/255; `nil` for another.
    package var exactHexDigits: String? {
        guard space == .srgb, let red = Self.byte(components.first), let green = Self.byte(components.second),
            let blue = Self.byte(components.third)
        else { return nil }
        return Self.digits(red, green, blue)
    }

    private static func byte(_ component: Double?) -> UInt8? {
        guard let scaled = component.map({ $0 * 255 }), (scaled - scaled.rounded()).magnitude < 1e-9 else {
            return nil
        }
        return UInt8(exactly: scaled.rounded())
    }

    private static func digits(_ byte: UInt8) -> String { String(digits(0, 0, byte).suffix(2)) }

    private static func digits(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
        let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        // `digits` has room for six, and each index is below that.
        return String(unsafeUninitializedCapacity: 6) { digits in
            for index in 0..<6 {
                let digit = UInt8(value >> (20 - 4 * UInt32(index)) & 0xF)
                digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
            }
            return 6
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}
