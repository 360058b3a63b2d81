// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// Frames of the base protocol, good and hostile.
struct MessageReaderTests {
    private func items(_ text: String, chunk: Int = 1 << 20) -> [MessageReader.Item] {
        var reader = MessageReader()
        var items: [MessageReader.Item] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            reader.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
            while let item = reader.next() { items.append(item) }
        }
        return items
    }

    @Test("messages come out whole, however the stream is cut", arguments: [1, 2, 3, 7, 1000])
    func cuts(chunk: Int) {
        let text = "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x; charset=utf-8\r\n\r\n\"é\""
        let quoted = MessageReader.Item.message(Array("\"é\"".utf8.prefix(3)))
        #expect(items(text, chunk: chunk).prefix(2) == [.message(Array("{}".utf8)), quoted])
    }

    @Test(
        "what can't be told apart is broken, and nothing follows",
        arguments: [
            "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Length: +2\r\n\r\n{}",
            "Content-Length: 99999999999999999999\r\n\r\n{}", "Hello: 1\r\n\r\n{}", "\r\n\r\n{}",
            String(repeating: "a", count: 5000),
        ])
    func broken(text: String) {
        let found = items(text + "Content-Length: 2\r\n\r\n{}")
        #expect(found.count == 1)
        guard case .broken? = found.first else {
            Issue.record("\(found)")
            return
        }
    }

    @Test("a message that is too long is passed over, and the next one is read")
    func tooLong() {
        let count = MessageReader.messageLimit + 1
        var reader = MessageReader()
        reader.append(Array("Content-Length: \(count)\r\n\r\n".utf8))
        #expect(reader.next() == .tooLong(count))
        for _ in 0..<count / 65536 { reader.append([UInt8](repeating: 0x20, count: 65536)) }
        #expect(reader.next() == nil)
        reader.append([UInt8](repeating: 0x20, count: count % 65536))
        reader.append(MessageReader.framed(Array("1".utf8)))
        #expect(reader.next() == .message([0x31]))
    }
}

/// JSON of strangers.
struct JSONParserTests {
    private func value(_ text: String) -> JSONValue? { try? JSONParser.value(of: Array(text.utf8)) }

    @Test("values are read as RFC 8259 has them, and written so that they read the same")
    func values() {
        let text = #" {"a": [1, -2.5e3, true, null], "b": "x\n\"\u00e9\ud83d\ude00\\", "c": {}} "#
        let expected: JSONValue = [
            "a": [1, .number(-2500), true, .null], "b": "x\n\"é😀\\", "c": [:],
        ]
        #expect(value(text) == expected)
        #expect(value(String(decoding: expected.bytes, as: UTF8.self)) == expected)
    }

    @Test("half a pair of surrogates is no character")
    func surrogates() {
        #expect(value(#""\ud83dx""#) == "\u{FFFD}x")
        #expect(value(#""\ud83d\u0041""#) == "\u{FFFD}A")
        #expect(value(#""\ude00""#) == "\u{FFFD}")
    }

    @Test(
        "what is no JSON is refused",
        arguments: [
            "", " ", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", "1e", "--1", "+1", "\"", "\"\\x\"",
            "\"\\u12\"",
            "\"\\u+123\"", "tru", "nul", "1 2", "\"a\nb\"", "1e999", "'a'", "[1 2]", "\u{0}", "\"\\",
        ])
    func refused(text: String) { #expect(value(text) == nil) }

    @Test("nesting has a limit")
    func nesting() {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(value(nested(JSONParser.depthLimit)) != nil)
        #expect(value(nested(JSONParser.depthLimit + 1)) == nil)
        #expect(value(String(repeating: "[", count: 1_000_000)) == nil)
    }
}
