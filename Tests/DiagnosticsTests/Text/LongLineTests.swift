// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Foundation
import Testing

/// Of a line of megabytes, an excerpt costs what it shows.
@Suite struct LongLineTests {
    private func excerpt(_ bytes: [UInt8], at offset: Int) -> String {
        var desk = Desk()
        let file = desk.file("a.yaml", bytes: bytes)
        desk.add(Finding(.key, .error, "here", at: Place(file: file, bytes: offset..<offset + 4)))
        return desk.text()
    }

    @Test("the mark stands below what it is about, wherever that is", arguments: [0, 5_000, 16_384, 100_000, 199_996])
    func marks(offset: Int) {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
        bytes.replaceSubrange(offset..<offset + 4, with: Array("HERE".utf8))
        let lines = excerpt(bytes, at: offset).split(separator: "\n").map(String.init)
        #expect(lines[1].hasSuffix("a.yaml:1:\(offset + 1)"))
        let column = lines[3].range(of: "HERE").map { lines[3].distance(from: lines[3].startIndex, to: $0.lowerBound) }
        let mark = lines[4].firstIndex(of: "^").map { lines[4].distance(from: lines[4].startIndex, to: $0) }
        #expect(column != nil && column == mark, "\(lines)")
        #expect(lines[4].hasSuffix("^^^^") && lines[3].count < 120)
        #expect(lines[3].contains("x…") == (offset < 199_900))
    }

    @Test("columns are scalars there, in all formats") func columns() {
        let text = String(repeating: "e\u{301}🦉", count: 20_000) + "HERE"
        let bytes = Array(text.utf8)
        let source = SourceFile(path: "a.yaml", bytes: bytes)
        let position = source.position(at: bytes.count - 4)
        #expect(position.column == 60_001 && position.utf16Column == 80_000 && position.byteColumn == bytes.count - 4)
        #expect(source.position(at: bytes.count - 5).column == 60_000, "within a character")
        #expect(source.position(at: bytes.count).column == 60_005)
        #expect(excerpt(bytes, at: bytes.count - 4).contains("a.yaml:1:60001"))
    }

    @Test("hostile lines take no longer than others", arguments: [0, 0xFF, 0x0D, 0xCC, 0x80])
    func hostile(byte: UInt8) {
        func cost(_ count: Int) -> Duration {
            let bytes = [UInt8](repeating: byte, count: count)
            return ContinuousClock().measure {
                for offset in stride(from: 0, to: count - 4, by: count / 8) { _ = excerpt(bytes, at: offset) }
            }
        }
        _ = cost(5_000)
        let ratio = cost(100_000) / cost(10_000)
        #expect(ratio < 25, "ten times as long took \(ratio) times as long")
    }
}
