// SPDX-License-Identifier: Apache-2.0

/// Text in URIs (RFC 3986).
enum URIText {
    /// `path` as a reference: relative for a relative path, with the scheme `file` for one from the root of the machine.
    ///
    /// All but the characters of path segments (3.3) is percent-encoded; the colon too, since before the first slash it
    /// would end a scheme.
    static func reference(toPath path: String) -> String {
        let prefix = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        return prefix + PercentEncoding.encoded(path, keeping: Self.path)
    }

    /// Whether `text` is a URI with a scheme, as far as its characters tell.
    static func isAbsolute(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon]
        let rest = text.utf8[text.utf8.index(after: colon)...]
        guard let first = scheme.first, isLetter(first), !rest.isEmpty else { return false }
        return scheme.allSatisfy(Self.scheme.contains) && rest.allSatisfy(all.contains)
    }

    private static let path = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=@/")

    /// What stands in an address: no blank, no quotation mark, no brace.
    private static let all = ASCIISet(alphanumericsAnd: "-._~!$&'()*+,;=@/:?#[]%")

    private static let scheme = ASCIISet(alphanumericsAnd: "+-.")

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
