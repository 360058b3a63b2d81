// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Whether bytes are text at all.
package enum FileText {
    /// Where the text of a file starts: behind a byte order mark. Throws for what is not UTF-8, and for NUL.
    static func start(of bytes: UnsafeBufferPointer<UInt8>) throws(TextFault) -> Int {
        let first = Array(bytes.prefix(4))
        if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF])
            || first.count == 4
                && [[false, true, false, true], [true, false, true, false]].contains(first.map { $0 == 0 })
        {
            throw TextFault(
                .syntax, "the file is UTF-16, not UTF-8", at: 0..<min(2, bytes.count),
                help: "save it as UTF-8; `iconv -f UTF-16 -t UTF-8` does it")
        }
        let start = first.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if let fault = firstFault(in: bytes, from: start) {
            let isNull = bytes[fault] == 0
            throw TextFault(
                .syntax, isNull ? "the file contains a NUL" : "the file is not UTF-8", at: fault..<fault + 1,
                help: isNull ? "" : "save it as UTF-8")
        }
        return start
    }

    /// The first byte that is NUL or part of no character (Unicode 16.0, table 3-7).
    private static func firstFault(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let raw = UnsafeRawBufferPointer(bytes)
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        var offset = start
        while offset < bytes.count {
            while offset + 8 <= bytes.count {
                let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                // A byte of zero borrows from its high bit; without high bits there is no other reason for one.
                guard (word | (word &- ones)) & high == 0 else { break }
                offset += 8
            }
            guard offset < bytes.count else { return nil }
            guard let length = length(of: bytes, at: offset) else { return offset }
            offset += length
        }
        return nil
    }

    private static func length(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        func isInside(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            offset + distance < bytes.count && range.contains(bytes[offset + distance])
        }
        switch bytes[offset] {
        case 0x01...0x7F: return 1
        case 0xC2...0xDF: return isInside(1) ? 2 : nil
        case 0xE0: return isInside(1, 0xA0...0xBF) && isInside(2) ? 3 : nil
        case 0xED: return isInside(1, 0x80...0x9F) && isInside(2) ? 3 : nil
        case 0xE1...0xEF: return isInside(1) && isInside(2) ? 3 : nil
        case 0xF0: return isInside(1, 0x90...0xBF) && isInside(2) && isInside(3) ? 4 : nil
        case 0xF1...0xF3: return isInside(1) && isInside(2) && isInside(3) ? 4 : nil
        case 0xF4: return isInside(1, 0x80...0x8F) && isInside(2) && isInside(3) ? 4 : nil
        default: return nil
        }
    }

    /// Refuses a text with a character that no one would see; `range` is where it is written.
    static func checkVisible(_ text: String, at range: Range<Int>) throws(TextFault) {
        guard let control = firstControl(in: text) else { return }
        throw TextFault(
            .text, "the text contains the invisible character \(control.codePointName)", at: range, help: "remove it")
    }

    /// The first character of `text` that no one would see, and that breaks lines or screens: a control character but tab and line
    /// feed, the separators of lines and paragraphs, and what Unicode has no character for.
    package static func firstControl(in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
            default: false
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes of the character that begins at `offset`; none at the end.
    func character(at offset: Int) -> Range<Int> {
        let start = Swift.min(offset, count)
        var end = Swift.min(start + 1, count)
        while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }
}
