// SPDX-License-Identifier: Apache-2.0

import BannerProject

/// An answer to a browser.
struct HTTPResponse: Hashable, Sendable {
    /// The status, as RFC 9110 numbers it.
    var status: UInt16 = 200
    var type: String
    var body: [UInt8]

    /// A page.
    static func page(_ body: [UInt8], status: UInt16 = 200) -> HTTPResponse {
        HTTPResponse(status: status, type: "text/html; charset=utf-8", body: body)
    }

    /// A picture.
    static func picture(_ body: [UInt8]) -> HTTPResponse { HTTPResponse(type: "image/svg+xml", body: body) }

    /// A sentence for whoever asked for something else.
    static func refusal(_ status: UInt16) -> HTTPResponse {
        HTTPResponse(
            status: status, type: "text/plain; charset=utf-8",
            body: Array("\(status) \(reasons[status] ?? "")\n".utf8))
    }

    /// What goes before the body. A connection serves one request: on this computer another one costs nothing.
    var head: [UInt8] {
        var lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "OK")", "Content-Length: \(body.count)"]
        if status == 405 { lines.append("Allow: GET, HEAD") }
        return Self.head(lines, type)
    }

    /// What goes before events, which have no end.
    static let eventsHead = head(["HTTP/1.1 200 OK"], "text/event-stream; charset=utf-8")

    private static func head(_ lines: [String], _ type: String) -> [UInt8] {
        // Pages change whenever somebody saves, and are nothing that other sites may show, read or guess at.
        let fields = [
            "Content-Type: \(type)", "Cache-Control: no-store", "Connection: close",
            "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
            "Content-Security-Policy: frame-ancestors 'none'", "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer",
        ]
        return Array(((lines + fields).joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static let reasons: [UInt16: String] = [
        200: "OK", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout",
        413: "Content Too Large", 421: "Misdirected Request", 431: "Request Header Fields Too Large",
        503: "Service Unavailable", 505: "HTTP Version Not Supported",
    ]
}
