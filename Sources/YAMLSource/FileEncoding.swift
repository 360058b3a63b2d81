// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What the first bytes of a file tell, and whether it is worth reading at all.
enum FileEncoding {
    /// Reports a file that is too large, is UTF-16 or UTF-32, or is no text at all; returns where its text starts, or nil to stop.
    static func textStart(of bytes: UnsafeBufferPointer<UInt8>, log: inout FindingLog) -> Int? {
        if bytes.count > Limits.fileBytes {
            log.report(.fileSizeLimit, at: 0..<0, "the file is larger than 16 MiB") {
                $0.help = ["split it, and name its parts under `use`"]
            }
            return nil
        }
        if let name = wideEncoding(bytes) {
            log.report(.encoding, at: 0..<min(4, bytes.count), "the file is \(name), not UTF-8") {
                $0.help = ["save the file as UTF-8"]
            }
            return nil
        }
        if let name = documentFormat(bytes) {
            log.report(.encoding, at: 0..<min(5, bytes.count), "the file is \(name), not plain text") {
                $0.help = ["save it as plain text"]
            }
            return nil
        }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The format of the file, if it is one in which word processors save what is typed.
    private static func documentFormat(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        for (start, name) in [
            (#"{\rtf"# as StaticString, "rich text"), ("PK\u{3}\u{4}", "an office document or another archive"),
            ("%PDF-", "a PDF"),
        ] where start.withUTF8Buffer({ bytes.starts(with: $0) }) {
            return name
        }
        return nil
    }

    /// The name of the encoding, by its byte order mark or by where the zeros of the first characters are.
    private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let first = Array(bytes.prefix(4))
        if first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
        if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        guard first.count == 4 else { return nil }
        switch first.map({ $0 != 0 }) {
        case [true, false, false, false], [false, false, false, true]: return "UTF-32"
        case [true, false, true, false], [false, true, false, true]: return "UTF-16"
        default: return nil
        }
    }
}
