// SPDX-License-Identifier: Apache-2.0

import JSONWriting
import Testing

struct TextBytesTests {
    @Test("texts of every length are appended as they are", arguments: ["", "é", "a", "\u{1F600}"])
    func append(unit: String) {
        for count in 0..<40 {
            let text = String(repeating: unit, count: count)
            var bytes = Array("before".utf8)
            bytes.append(utf8: text)
            #expect(bytes == Array(("before" + text).utf8))
            #expect(text.withUTF8Bytes { Array($0) } == Array(text.utf8))
        }
    }

    @Test("lines are indented by as many blanks as asked for") func indentation() {
        for width in 0..<100 {
            var bytes = Array("{".utf8)
            bytes.appendLine(indentedBy: width)
            bytes.appendLine(indentedBy: width, behindComma: true)
            let blanks = String(repeating: " ", count: width)
            #expect(bytes == Array("{\n\(blanks),\n\(blanks)".utf8))
        }
    }

    @Test("plain bytes are counted up to the first that some literal escapes") func plainCount() {
        func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) && byte != 0x22 && byte != 0x5C }
        for byte in UInt8.min...UInt8.max {
            // Every place within a word and behind the last whole one.
            for position in 0..<20 {
                var bytes = [UInt8](repeating: 0x21, count: 20)
                bytes[position] = byte
                let count = bytes.withUnsafeBufferPointer { $0.plainCount(from: 0) }
                #expect(count == (isPlain(byte) ? 20 : position))
            }
        }
    }

    @Test("a byte next to one that is escaped hides it no more than it looks like one") func plainWords() {
        let seed = UInt64.random(in: .min ... .max)
        var state = seed
        for _ in 0..<20_000 {
            let bytes = (0..<24).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let edges: [UInt8] = [0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7E, 0x7F, 0x80, 0xFF]
                let draw = Int(state >> 33)
                return draw % 5 == 0 ? edges[draw / 5 % edges.count] : UInt8(0x30 + draw % 10)
            }
            let start = Int(state >> 40) % 24
            let expected = bytes[start...].prefix { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }.count
            let count = bytes.withUnsafeBufferPointer { $0.plainCount(from: start) }
            #expect(count == expected, "seed \(seed), \(bytes) from \(start)")
        }
    }
}
