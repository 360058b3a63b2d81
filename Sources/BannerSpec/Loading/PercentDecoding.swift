// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// The escapes of URIs (RFC 3986, section 2.1), read.
enum PercentDecoding {
    /// `a%20b.json` → `a b.json`; `nil` where a `%` has no two digits behind it, or the bytes are no UTF-8.
    static func decoded(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(Substring(rest.prefix(2)))
            guard digits.utf8.count == 2, digits.utf8.allSatisfy(\.isASCIIHexDigit),
                let value = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
