// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// What may stand outside of documents.
enum Directives {
    /// Reports each `%TAG` before the first document and hides it from libyaml, which compares each with all before it.
    static func rejectTagDirectives(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, scan: inout ByteScan, log: inout FindingLog
    ) {
        var offset = skipBlank(in: bytes, from: start)
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "%") {
            let end = bytes.lineEnd(from: offset)
            if UnsafeBufferPointer(rebasing: bytes[offset..<end]).starts(with: "%TAG".utf8) {
                log.report(.tag, at: offset..<end, "tags are not part of the language") {
                    $0.help = ["remove the line"]
                }
                scan.replace(offset..<offset + 1, with: UInt8(ascii: "#"), bytes)
            }
            offset = skipBlank(in: bytes, from: end)
        }
    }

    /// The offset of the first byte from `start` on that is neither white space, nor a comment, nor a `...`.
    static func skipBlank(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x09, 0x0A, 0x0D, 0x20: offset += 1
            case UInt8(ascii: "#"): offset = bytes.lineEnd(from: offset)
            case UInt8(ascii: "."):
                guard isMarker(UInt8(ascii: "."), in: bytes, at: offset) else { return offset }
                offset += 3
            default: return offset
            }
        }
        return offset
    }

    /// Whether a line starts at `offset` with three times `character` and white space.
    static func isMarker(_ character: UInt8, in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset + 3 <= bytes.count, offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") else { return false }
        guard bytes[offset..<offset + 3].allSatisfy({ $0 == character }) else { return false }
        return offset + 3 == bytes.count || [0x09, 0x0A, 0x0D, 0x20].contains(bytes[offset + 3])
    }
}
