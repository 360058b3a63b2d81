// SPDX-License-Identifier: Apache-2.0

/// What a browser asks for, as far as a server of pages has to understand it (RFC 9112).
struct HTTPRequest: Hashable {
    /// Whether the page itself is left out of the answer (`HEAD`).
    let isHead: Bool
    /// The path without its query, decoded: `/owl.html`.
    let path: String

    /// Why a request is refused.
    enum Refusal: UInt16, Error {
        /// What is no HTTP, or what servers have been fooled by.
        case malformed = 400
        /// A method that would change something.
        case method = 405
        /// A body, which no request for a page has.
        case body = 413
        /// It is meant for another host: a page of somebody else whose name leads here (DNS rebinding).
        case host = 421
        /// A head that is too long.
        case tooLong = 431
        /// Another version of HTTP.
        case version = 505
    }

    /// The longest head, in bytes. Browsers send less than 2 KiB where no cookie is set.
    static let headLimit = 16 * 1024

    /// The request with this head, which ends with an empty line. `hosts` are the names that the server answers to, port
    /// included.
    init(head: [UInt8], hosts: Set<String>) throws(Refusal) {
        guard let text = String(validating: head, as: UTF8.self),
            // Nothing but the ends of lines may stand where others see one.
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || "\r\n\t".unicodeScalars.contains($0) })
        else { throw .malformed }
        let lines = try Self.lines(head)
        guard let first = lines.first else { throw .malformed }
        let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard words.count == 3, words[2].hasPrefix("HTTP/") else { throw .malformed }
        guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .version }
        let fields = try Self.fields(lines.dropFirst())
        let named = fields.filter { $0.name == "host" }
        guard named.count == 1, let host = named.first?.value else { throw .malformed }
        guard hosts.contains(host.lowercased()) else { throw .host }
        guard words[0] == "GET" || words[0] == "HEAD" else { throw .method }
        for field in fields where field.name == "transfer-encoding" || field.name == "content-length" {
            guard field.value == "0" else { throw .body }
        }
        isHead = words[0] == "HEAD"
        path = try Self.path(words[1])
    }

    /// The lines before the empty one. Each ends with CR and LF, which stand nowhere else.
    private static func lines(_ head: [UInt8]) throws(Refusal) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = head.startIndex
        for (index, byte) in head.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            let isEnd = byte == UInt8(ascii: "\r")
            let neighbour = isEnd ? index + 1 : index - 1
            // Each is looked at beside its other half.
            guard head.indices.contains(neighbour), head[neighbour] == UInt8(ascii: isEnd ? "\n" : "\r") else {
                throw .malformed
            }
            if isEnd { lines.append(head[start..<index]) } else { start = index + 1 }
        }
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }

    private static func fields(
        _ lines: ArraySlice<ArraySlice<UInt8>>
    ) throws(Refusal) -> [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        for line in lines {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .malformed }
            let name = line[..<colon]
            // No blank before the colon, and no line that goes on the one before.
            guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .malformed }
            let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
            let rest = line[(colon + 1)...].drop { blanks.contains($0) }
            let end = rest.lastIndex { !blanks.contains($0) }
            fields.append(
                (
                    String(decoding: name, as: UTF8.self).lowercased(),
                    end.map { String(decoding: rest[...$0], as: UTF8.self) } ?? ""
                ))
        }
        return fields
    }

    /// `/a%20b.html?x` → `/a b.html`.
    private static func path(_ target: String) throws(Refusal) -> String {
        guard target.hasPrefix("/") else { throw .malformed }
        var bytes: [UInt8] = []
        var rest = Array(target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(Self.digit), let low = rest.popFirst().flatMap(Self.digit) else {
                throw .malformed
            }
            bytes.append(high << 4 | low)
        }
        guard let path = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { throw .malformed }
        return path
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
