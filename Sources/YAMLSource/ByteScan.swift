// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// One pass over a file's bytes that finds everything wrong with them before anyone parses.
struct ByteScan {
    /// Which characters are wrong depends on the language.
    enum Language {
        /// Only LF and CR LF end a line, and no control characters but tab.
        case yaml
        /// RFC 8259: in addition to YAML's, bare CR is white space and everything from U+007F on is text.
        case json
    }

    /// The bytes to parse where they differ from the file's: each faulty byte is replaced by a harmless one, so that
    /// one fault does not hide others. The offsets stay the same.
    private(set) var cleaned: [UInt8]?
    /// The offsets of characters that reorder text. Whether they are wrong depends on where they stand.
    private(set) var bidiControls: [UInt32] = []
    /// Whether all bytes are below 0x80, so that characters and bytes count alike.
    private(set) var isASCII = true

    private let language: Language
    private var run: Run?
    private var lineBreaks: [Fault: (first: Range<Int>, count: Int)] = [:]

    private enum Fault {
        case invalidUTF8, null, control, byteOrderMark, noncharacter
        case carriageReturn, nextLine, lineSeparator, paragraphSeparator
    }

    private struct Run {
        var fault: Fault
        var range: Range<Int>
        var code: UInt32
        var count = 1
    }

    /// Scans `bytes` from `start` on and reports what is wrong.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, language: Language, log: inout FindingLog) {
        self.language = language
        var offset = start
        while offset < bytes.count {
            offset = Self.endOfPlainText(in: bytes, from: offset)
            guard offset < bytes.count else { break }
            offset = examine(bytes, at: offset, log: &log)
        }
        flush(&log)
        reportLineBreaks(&log)
    }

    /// The offset of the first word of eight bytes with a byte that is neither LF nor printable ASCII; near the end,
    /// of any byte.
    private static func endOfPlainText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        var offset = start
        while offset + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word & high == 0 else { break }
            // No byte exceeds 0x7F, so none of these sums carries into the next byte.
            let below32 = ~(word &+ ones &* 0x60)
            let lineFeed = ~((word ^ ones &* 0x0A) &+ ones &* 0x7F)
            let delete = word &+ ones
            guard (below32 & ~lineFeed | delete) & high == 0 else { break }
            offset += 8
        }
        return offset
    }

    /// Looks at the character at `offset` and returns the offset after it.
    private mutating func examine(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, log: inout FindingLog) -> Int {
        let byte = bytes[offset]
        if byte < 0x80 {
            if let fault = asciiFault(byte, in: bytes, at: offset) {
                note(fault, offset..<offset + 1, UInt32(byte), bytes, &log)
            }
            return offset + 1
        }
        isASCII = false
        guard let (code, count) = UTF8Decoding.scalar(in: bytes, at: offset) else {
            note(.invalidUTF8, offset..<offset + 1, UInt32(byte), bytes, &log)
            return offset + 1
        }
        if let fault = fault(of: code) {
            note(fault, offset..<offset + count, code, bytes, &log)
        } else if Self.isBidiControl(code) {
            bidiControls.append(UInt32(truncatingIfNeeded: offset))
        }
        return offset + count
    }

    private func asciiFault(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Fault? {
        switch byte {
        case 0: .null
        case 0x09, 0x0A: nil
        case 0x0D:
            language == .json || (offset + 1 < bytes.count && bytes[offset + 1] == 0x0A) ? nil : .carriageReturn
        case 0x7F: language == .json ? nil : .control
        case ..<0x20: .control
        default: nil
        }
    }

    private func fault(of code: UInt32) -> Fault? {
        guard language == .yaml else { return nil }
        return switch code {
        case 0x85: .nextLine
        case 0x80...0x9F: .control
        case 0x2028: .lineSeparator
        case 0x2029: .paragraphSeparator
        case 0xFEFF: .byteOrderMark
        case 0xFFFE, 0xFFFF: .noncharacter
        default: nil
        }
    }

    /// Whether `code` has the Unicode property Bidi_Control.
    static func isBidiControl(_ code: UInt32) -> Bool {
        switch code {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private mutating func note(
        _ fault: Fault, _ range: Range<Int>, _ code: UInt32, _ bytes: UnsafeBufferPointer<UInt8>,
        _ log: inout FindingLog
    ) {
        clean(range, of: fault, bytes)
        switch fault {
        case .carriageReturn, .nextLine, .lineSeparator, .paragraphSeparator:
            lineBreaks[fault, default: (range, 0)].count += 1
        case .invalidUTF8, .null, .control, .byteOrderMark, .noncharacter:
            if var run, run.fault == fault, run.range.upperBound == range.lowerBound {
                run.range = run.range.lowerBound..<range.upperBound
                run.count += 1
                self.run = run
            } else {
                flush(&log)
                run = Run(fault: fault, range: range, code: code)
            }
        }
    }

    private mutating func clean(_ range: Range<Int>, of fault: Fault, _ bytes: UnsafeBufferPointer<UInt8>) {
        let harmless: UInt8 =
            switch fault {
            case .carriageReturn: 0x0A
            case .nextLine, .lineSeparator, .paragraphSeparator: 0x20
            case .invalidUTF8, .null, .control, .byteOrderMark, .noncharacter: UInt8(ascii: "_")
            }
        replace(range, with: harmless, bytes)
    }

    /// Makes all bytes of `range` in the bytes to parse `byte`. `bytes` are the file's.
    mutating func replace(_ range: Range<Int>, with byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) {
        if cleaned == nil { cleaned = Array(bytes) }
        for offset in range { cleaned?[offset] = byte }
    }

    private mutating func flush(_ log: inout FindingLog) {
        guard let run else { return }
        self.run = nil
        let times = run.count > 1 ? ", \(run.count) times" : ""
        switch run.fault {
        case .invalidUTF8:
            let what = run.count > 1 ? "\(run.count) bytes that are" : "byte 0x\(run.code.hex(digits: 2)) is"
            log.report(.encoding, at: run.range, "\(what) not UTF-8") { $0.help = ["save the file as UTF-8"] }
        case .null:
            log.report(.controlCharacter, at: run.range, "NUL character\(times)") { $0.help = ["remove it"] }
        case .byteOrderMark:
            log.report(.controlCharacter, at: run.range, "byte order mark within the file\(times)") {
                $0.help = ["remove it; a byte order mark has a meaning only at the start of a file"]
            }
        case .control, .noncharacter:
            let what = run.fault == .control ? "control character" : "character that Unicode does not define,"
            log.report(.controlCharacter, at: run.range, "\(what) U+\(run.code.hex(digits: 4))\(times)") {
                $0.help = ["remove it"]
            }
        case .carriageReturn, .nextLine, .lineSeparator, .paragraphSeparator: break
        }
    }

    private func reportLineBreaks(_ log: inout FindingLog) {
        let names: [(fault: Fault, name: String)] = [
            (.carriageReturn, "CR without LF"), (.nextLine, "NEL, U+0085"), (.lineSeparator, "LS, U+2028"),
            (.paragraphSeparator, "PS, U+2029"),
        ]
        for (fault, name) in names {
            guard let (first, count) = lineBreaks[fault] else { continue }
            let times = count > 1 ? ", \(count) times in this file" : ""
            log.report(.lineBreak, at: first, "unusual line break (\(name))\(times)") {
                $0.help = ["end lines with LF or CR LF"]
            }
        }
    }
}
