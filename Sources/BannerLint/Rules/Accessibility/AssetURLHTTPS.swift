// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// An image that comes by a way that anybody may change, or by none.
enum AssetURLHTTPS: Rule {
    static let description = RuleDescription(
        "BN916", "asset-url-https", .accessibility, .error,
        summary: "images from the network are loaded over https",
        source: "Apple, App Transport Security; RFC 9110, 4.2.2 https URI Scheme",
        what:
            "The `url` of an image starts with `https://` and names a host with no empty part between its dots. A "
            + "port, if there is one, is a number from 0 to 65535 in digits. There is no user name, backslash, space "
            + "or control character.",
        why:
            "Over http, anybody along the way can put a different image into the banner, and iOS refuses to load it. "
            + "Addresses such as `javascript:` and `data:` are no place for an image.",
        how: "Write the https address of the image.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                banners:
                  replied:
                    level: error
                    text: Your adviser replied.
                    image: { url: "«http://example.com/adviser.png", placeholder: person, decorative: true }
                """),
            RuleExample(
                """
                banners:
                  replied:
                    level: error
                    text: Your adviser replied.
                    image: { url: "«data:image/png;base64,iVBORw0KGgo=", placeholder: person, decorative: true }
                """, title: "Another scheme"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  replied:
                    level: error
                    text: Your adviser replied.
                    image: { url: "https://example.com/adviser.png", placeholder: person, decorative: true }
                """)
        ])

    static func check(_ context: RuleContext) {
        SpecImage.forEach(in: context) { image in
            guard case .url(let url, _, _) = image.image.source, let fault = fault(in: url) else { return }
            let place = context.place(of: url, in: image.image)
            let fix = secured(url).map { Fix("write `https:`", .unsafe, edits: [Edit(replacing: place, with: $0)]) }
            context.report(
                "the address of \(image.subject) \(fault)", at: place,
                notes: ["anything that is not loaded over https can be changed in transit"],
                help: [fix?.message ?? "write an address that starts with `https://`"],
                fix: context.written(place) == url ? fix : nil)
        }
    }

    /// What is wrong with `url`, as a phrase.
    private static func fault(in url: String) -> String? {
        guard let scheme = scheme(of: url) else { return "has no scheme" }
        guard scheme == "https" else { return "has the scheme `\(scheme.prefix(20))`, not `https`" }
        let rest = url.utf8.dropFirst(6)
        guard rest.starts(with: "//".utf8) else { return "names no host" }
        let ends = "/?#".utf8
        let authority = rest.dropFirst(2).prefix { !ends.contains($0) }
        if url.utf8.contains(UInt8(ascii: "\\")) {
            return "contains a backslash, which each system reads in its own way"
        }
        if authority.contains(UInt8(ascii: "@")) { return "contains a user name" }
        // A host in brackets is an IPv6 address (RFC 3986, 3.2.2), whose colons are its own.
        let hostEnd = authority.lastIndex(of: UInt8(ascii: "]")) ?? authority.startIndex
        let colon = authority[hostEnd...].firstIndex(of: UInt8(ascii: ":"))
        let host = authority[..<(colon ?? authority.endIndex)]
        if host.allSatisfy({ $0 == UInt8(ascii: ".") }) { return "names no host" }
        if host.first == UInt8(ascii: ".") { return "names a host that begins with a dot" }
        if hasEmptyLabel(host) { return "names a host with nothing between two dots" }
        if let port = colon.map({ authority[authority.index(after: $0)...] }), !isPort(port) {
            return "has the port `\(String(decoding: port.prefix(20), as: UTF8.self))`, not a number up to 65535"
        }
        if url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) { return "contains a space or a control character" }
        return nil
    }

    /// Whether a host's name has nothing between two dots; one dot behind it may be there (RFC 1034, 3.1).
    private static func hasEmptyLabel(_ host: Substring.UTF8View) -> Bool {
        let dot = UInt8(ascii: ".")
        return zip(host, host.dropFirst()).contains { $0 == dot && $1 == dot }
    }

    /// Whether a port is one: digits alone, or none (RFC 3986, 3.2.3).
    private static func isPort(_ port: Substring.UTF8View) -> Bool {
        port.isEmpty
            || port.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                && UInt16(String(decoding: port, as: UTF8.self)) != nil
    }

    /// The part before the first colon, in lower case, if it has the form of a scheme (RFC 3986, 3.1).
    private static func scheme(of url: String) -> String? {
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = url[..<colon].lowercased()
        let isScheme =
            scheme.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
            && scheme.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
            }
        return isScheme ? scheme : nil
    }

    /// `url` over https, where that makes it right.
    private static func secured(_ url: String) -> String? {
        guard scheme(of: url) == "http" else { return nil }
        let secured = "https" + url.dropFirst(4)
        return fault(in: secured) == nil ? secured : nil
    }
}
