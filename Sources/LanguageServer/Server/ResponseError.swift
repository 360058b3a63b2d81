// SPDX-License-Identifier: Apache-2.0

/// Why a request has no result (JSON-RPC 2.0, 5.1; LSP 3.17, `ErrorCodes`).
struct ResponseError: Error, Hashable {
    var code: Int
    var message: String

    static func parse(_ message: String) -> ResponseError { .init(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> ResponseError { .init(code: -32600, message: message) }
    static func unknownMethod(_ method: String) -> ResponseError {
        .init(code: -32601, message: "there is no method `\(method.prefix(100))`")
    }
    static func invalidParameters(_ message: String) -> ResponseError { .init(code: -32602, message: message) }
    static let notInitialized = ResponseError(code: -32002, message: "the server is not initialized")
    static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")
    static func failed(_ message: String) -> ResponseError { .init(code: -32803, message: message) }

    var json: JSONValue { ["code": JSONValue(code), "message": JSONValue(message)] }
}
