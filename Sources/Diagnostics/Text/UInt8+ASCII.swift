// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
    /// Whether the byte is a digit of ASCII.
    @inlinable package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    /// Whether the byte is a capital letter of ASCII.
    @inlinable package var isASCIIUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    /// Whether the byte is a small letter of ASCII.
    @inlinable package var isASCIILowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    /// Whether the byte is a letter or a digit of ASCII.
    @inlinable package var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIIUppercase || isASCIILowercase }
    /// Whether the byte is a hexadecimal digit, a capital letter or a small one.
    @inlinable package var isASCIIHexDigit: Bool {
        isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
    }
}
