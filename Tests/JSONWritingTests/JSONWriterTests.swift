// SPDX-License-Identifier: Apache-2.0

import Foundation
import JSONWriting
import Testing

struct JSONWriterTests {
    @Test func layout() {
        let bytes = JSONWriter.document { json in
            json.member("a", 1)
            json.objectIfAny("nothing") { $0.objectIfAny("at all") { _ in } }
            json.object("b") { json in
                json.list("list", ["x", "y"])
                json.list("empty", [Int]())
                json.object("o", .inline) { json in
                    json.member("t", true)
                    json.array("deep") { $0.object { $0.member("p", 0.5) } }
                    json.object("none") { _ in }
                }
            }
            json.array("c") { json in
                json.element("d")
                json.object { _ in }
            }
        }
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                {
                  "a": 1,
                  "b": {
                    "list": ["x", "y"],
                    "empty": [],
                    "o": { "t": true, "deep": [{ "p": 0.5 }], "none": {} }
                  },
                  "c": [
                    "d",
                    {}
                  ]
                }

                """)
    }

    @Test("a document handed over in pieces is the same as a whole") func pieces() {
        func write(_ json: inout JSONWriter) {
            for number in 0..<3_000 {
                json.objectIfAny("none\(number)") { $0.objectIfAny("at all") { $0.objectIfAny("of it") { _ in } } }
                json.objectIfAny("some\(number)") { json in
                    json.objectIfAny("nothing") { _ in }
                    json.member("long", String(repeating: "\(number) ", count: 200))
                    json.array("list") { $0.element(number) }
                    json.object("empty") { _ in }
                }
            }
        }
        let whole = JSONWriter.document { write(&$0) }
        for expected in [0, 500, 20 << 20] {
            var pieces: [[UInt8]] = []
            JSONWriter.document(expected: expected) {
                pieces.append($0)
            } _: {
                write(&$0)
            }
            #expect(pieces.count > whole.count >> 19 && Array(pieces.joined()) == whole)
        }
    }

    @Test func otherDocuments() {
        let array = JSONWriter.arrayDocument { json in
            json.object { $0.null("n") }
            json.element(1)
        }
        #expect(String(decoding: array, as: UTF8.self) == "[\n  {\n    \"n\": null\n  },\n  1\n]\n")
        #expect(String(decoding: JSONWriter.arrayDocument { _ in }, as: UTF8.self) == "[]\n")
        let line = JSONWriter.document(.inline) { json in
            json.null("n")
            json.array("a") { $0.object { $0.member("b", "\n") } }
        }
        #expect(String(decoding: line, as: UTF8.self) == #"{ "n": null, "a": [{ "b": "\n" }] }"# + "\n")
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-250, "-250"), (0.3, "0.3"), (27.0 / 255, "0.10588235294117647"),
        (0.00001, "0.00001"), (-1.5e-7, "-0.00000015"), (1e-13, "1e-13"), (4000.5, "4000.5"),
        (0.1 + 0.2, "0.30000000000000004"),
        (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"), (1.5e16, "15000000000000000"),
        (-1.2345678901234568e20, "-123456789012345680000"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null"),
    ])
    func numbers(value: Double, text: String) { #expect(value.jsonNumber == text) }

    @Test func numbersComeBackAsTheyWere() throws {
        let seed = UInt64.random(in: .min ... .max)
        var state = seed
        for _ in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(bitPattern: state)
            guard value.isFinite else { continue }
            let text = value.jsonNumber
            #expect(Double(text) == value, "seed \(seed)")
            #expect(!text.contains("e") || !(1e-12..<1e21).contains(value.magnitude), "\(text), seed \(seed)")
            // JSON allows no leading zero, no bare point, no sign but minus.
            #expect(text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?(e[+-]?[0-9]+)?/) != nil, "\(text), seed \(seed)")
        }
    }

    /// Every scalar that there is, among others and alone.
    @Test func everyCharacterComesBack() throws {
        let scalars = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
        var text = ""
        var texts: [String] = []
        for scalar in scalars where scalar.value < 0x3000 || scalar.value % 61 == 0 || scalar.value & 0xFFFF >= 0xFFF0 {
            text.unicodeScalars.append(scalar)
            if text.utf8.count >= 200 {
                texts.append(text)
                text = ""
            }
        }
        texts.append(text)
        let bytes = JSONWriter.document { $0.list("texts", texts) }
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [String]]
        let read = try #require(object?["texts"])
        #expect(read.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
    }

    /// What would act on a terminal, an editor or a browser is not there as such.
    @Test func nothingInvisibleActs() {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
        ]
        let harmful = ranges.flatMap { Array($0) }
        let text = String(String.UnicodeScalarView(harmful.compactMap(Unicode.Scalar.init)))
        let bytes = JSONWriter.fragment { $0.member("é", text + "\"\\/é{}") }
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(written.unicodeScalars.allSatisfy { !harmful.contains($0.value) })
        #expect(written.hasPrefix(#""é": "\u0000\u0001"#))
        #expect(written.contains(#"\t\n\u000B\u000C\r\u000E"#))
        #expect(written.hasSuffix(#"\u2069\"\\/é{}""#))
    }
}
