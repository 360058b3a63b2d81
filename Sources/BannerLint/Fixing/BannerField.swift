// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A new field of a banner, as an edit of its definition.
enum BannerField {
    /// Writes `field`, such as `metrics: { display: 8s }`, first in the definition of `banner`; `nil` where that is written in a way
    /// that has no room for it, such as an alias.
    static func insertion(_ field: String, in banner: Banner, _ context: RuleContext) -> Edit? {
        let key = banner.name.place
        let bytes = context.linted.sources[key.file].bytes
        var offset = key.bytes.upperBound
        // The key may end with a quotation mark.
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ":") {
            guard isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
            else {
                return nil
            }
            offset += 1
        }
        offset += 1
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
        guard offset < bytes.count else { return nil }
        func edit(at offset: Int, _ text: String) -> Edit {
            Edit(replacing: Place(file: key.file, bytes: offset..<offset), with: text)
        }
        if bytes[offset] == UInt8(ascii: "{") { return edit(at: offset + 1, " \(field),") }
        guard [0x0A, 0x0D, UInt8(ascii: "#")].contains(bytes[offset]),
            let line = firstLine(of: bytes[offset...])
        else { return nil }
        let indentation = String(repeating: " ", count: line.indentation)
        return edit(at: line.start, indentation + field + bytes.lineBreak)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The first line after this one that holds something other than a comment: its start and its indentation, which is not 0.
    private static func firstLine(of bytes: ArraySlice<UInt8>) -> (start: Int, indentation: Int)? {
        var rest = bytes
        while let lineBreak = rest.firstIndex(of: 0x0A) {
            rest = rest[(lineBreak + 1)...]
            let indentation = rest.prefix { $0 == 0x20 }.count
            guard let first = rest.dropFirst(indentation).first else { return nil }
            if first == 0x0A || first == 0x0D || first == UInt8(ascii: "#") { continue }
            return indentation > 0 ? (lineBreak + 1, indentation) : nil
        }
        return nil
    }
}
