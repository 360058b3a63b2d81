// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Addresses of files (RFC 8089), as clients write them.
enum FileURI {
    /// The path of `file:///specs/owl.banner.yaml`; `nil` for what is no address of a file on this machine, and for one with a NUL.
    static func path(_ uri: String) -> String? {
        guard uri.lowercased().hasPrefix("file://") else { return nil }
        let rest = uri.utf8.dropFirst("file://".utf8.count)
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let host = String(decoding: rest[..<slash], as: UTF8.self)
        guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
        let bytes = decoded(rest[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        let path = String(decoding: bytes, as: UTF8.self)
        // Who looks in all folders around a file looks for long where no system can have one.
        guard bytes.count <= longestPath else { return nil }
        // A path that is not UTF-8 would become another one.
        return bytes.contains(0) || !path.utf8.elementsEqual(bytes) ? nil : path
    }

    /// The bytes of a path at the most (`PATH_MAX` of Linux; other systems have fewer).
    private static let longestPath = 4096

    /// The address of the file at an absolute `path`.
    static func uri(_ path: String) -> String {
        "file://" + PercentEncoding.encoded(path, keeping: PercentEncoding.path)
    }

    /// `text` without its escapes. A percent sign without two digits behind it stands for itself: some clients escape none.
    private static func decoded(_ text: some Sequence<UInt8>) -> [UInt8] {
        let text = Array(text)
        var bytes: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
                text[index + 1...index + 2].allSatisfy(\.isASCIIHexDigit),
                let byte = UInt8(String(decoding: text[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return bytes
    }
}
