// SPDX-License-Identifier: Apache-2.0

/// Text in URIs (RFC 3986).
enum URIText {
    /// `path` as a reference: relative for a relative path, with the scheme `file` for one from the root of the machine.
    ///
    /// All but the characters of path segments (3.3) is percent-encoded; the colon too, since before the first slash it
    /// would end a scheme.
    static func reference(toPath path: String) -> String {
        let prefix = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
        return path.utf8.reduce(into: prefix) { reference, byte in
            if isOfPath(byte) {
                reference.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                reference += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
    }

    /// Whether `text` is a URI with a scheme, as far as its characters tell.
    static func isAbsolute(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon]
        let rest = text.utf8[text.utf8.index(after: colon)...]
        guard let first = scheme.first, isLetter(first), !rest.isEmpty else { return false }
        return scheme.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
            && rest.allSatisfy { isOfPath($0) || ":?#[]%".utf8.contains($0) }
    }

    private static func isOfPath(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || "-._~!$&'()*+,;=@/".utf8.contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
