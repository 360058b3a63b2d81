// SPDX-License-Identifier: Apache-2.0

/// Where browsers break lines otherwise than UAX #14 says.
///
/// WebKit and Blink, its descendant, decide about two ASCII characters by a table of their own, which they keep for the
/// sake of old pages, and end lines after any run of spaces, whatever follows. Which of both a layout engine follows is
/// not ours to know, so texts are counted at either reading (``LineReading``).
enum BrowserBreaks {
    /// Whether a line may end before the UTF-16 unit at `position`; nil where browsers follow UAX #14.
    static func isBreak(before position: Int, in units: [UInt16]) -> Bool? {
        guard position > 0, position < units.count else { return nil }
        let before = units[position - 1]
        let after = units[position]
        switch before {
        case space: return after == space || isNewline(after) ? nil : true
        // Other engines than browsers have no break after a slash even before letters beyond ASCII.
        case slash: return false
        default: break
        }
        guard isVisible(before), isVisible(after) else { return nil }
        switch before {
        // A minus sign stays with its number; "AB-12" may break.
        case hyphen where isDigit(after): return position > 1 && isAlphanumeric(units[position - 2])
        case hyphen: return !afterHyphen.contains(after)
        case question: return !afterQuestion.contains(after)
        default: return openings.contains(after) && beforeOpenings.contains(before)
        }
    }

    private static let space = UInt16(ascii: " ")
    private static let slash = UInt16(ascii: "/")
    private static let hyphen = UInt16(ascii: "-")
    private static let question = UInt16(ascii: "?")

    private static let afterHyphen = ASCIISet("!$),./:;?]}")
    private static let afterQuestion = ASCIISet("!\"'),./:;?]}")
    private static let openings = ASCIISet("(<[{")
    private static let beforeOpenings = ASCIISet("!\"#%&)*+,.:;=>\\]|}~")

    private static func isVisible(_ unit: UInt16) -> Bool {
        0x21...0x7E ~= unit
    }

    private static func isNewline(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isDigit(_ unit: UInt16) -> Bool {
        0x30...0x39 ~= unit
    }

    private static func isAlphanumeric(_ unit: UInt16) -> Bool {
        isDigit(unit) || 0x41...0x5A ~= unit || 0x61...0x7A ~= unit
    }
}

/// Some ASCII characters, one bit each.
private struct ASCIISet {
    private let low: UInt64
    private let high: UInt64

    init(_ characters: StaticString) {
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        characters.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte < 64 { bits.low |= 1 << byte } else { bits.high |= 1 << (byte & 63) }
            }
        }
        low = bits.low
        high = bits.high
    }

    func contains(_ unit: UInt16) -> Bool {
        unit < 64 ? low >> unit & 1 != 0 : unit < 128 && high >> (unit & 63) & 1 != 0
    }
}

extension UInt16 {
    fileprivate init(ascii scalar: Unicode.Scalar) {
        self = UInt16(UInt8(ascii: scalar))
    }
}
