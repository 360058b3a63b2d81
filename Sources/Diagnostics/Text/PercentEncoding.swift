// SPDX-License-Identifier: Apache-2.0

/// The escapes of URIs (RFC 3986, section 2.1), written.
package enum PercentEncoding {
    /// What never needs an escape (section 2.3).
    package static let unreserved = ASCIISet(alphanumericsAnd: "-._~")
    /// The same, and slashes.
    package static let path = ASCIISet(alphanumericsAnd: "-._~/")

    /// `text` with all bytes of its UTF-8 escaped but those of `plain`: `a b` → `a%20b`.
    package static func encoded(_ text: String, keeping plain: ASCIISet) -> String {
        text.utf8.reduce(into: "") { result, byte in
            if plain.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + byte.hex(digits: 2)
            }
        }
    }
}
