// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Writes the group of a surface into a spec.
enum SurfaceGroupEdit {
    /// The edit that makes `surface` one of `group`; `nil` where the surface is not written out in place.
    static func edit(_ surface: Surface, group: String, _ source: SourceFile) -> Edit? {
        guard let name = surface.place else { return nil }
        let bytes = source.bytes
        guard let start = firstContent(after: name, bytes) else { return nil }
        if let written = surface.group.place {
            // Before the definition lies what an anchor holds for several surfaces.
            let isOwn = written.file == name.file && written.bytes.lowerBound >= start
            return isOwn ? Edit(replacing: written, with: group) : nil
        }
        let isBrace = bytes[start] == UInt8(ascii: "{")
        let offset = isBrace ? start + 1 : start
        let place = Place(file: name.file, bytes: offset..<offset)
        if isBrace {
            let isEmpty = bytes[offset...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "}")
            return Edit(replacing: place, with: isEmpty ? " group: \(group) " : " group: \(group),")
        }
        let column = indentation(of: start, bytes)
        guard let column, column > (indentation(of: name.bytes.lowerBound, bytes) ?? .max) else { return nil }
        return Edit(replacing: place, with: "group: \(group)\(bytes.lineBreak)" + String(repeating: " ", count: column))
    }

    /// The offset of an opening brace on the line of the key, or of the first key below it; `nil` for anything else.
    private static func firstContent(after name: Place, _ bytes: [UInt8]) -> Int? {
        var offset = name.bytes.upperBound
        var isBelow = false
        var hasColon = false
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: ":") where !hasColon: hasColon = true
            case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
            case UInt8(ascii: "\n"): isBelow = true
            case UInt8(ascii: "#"):
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
                continue
            case UInt8(ascii: "{"): return offset
            case UInt8(ascii: "a")...UInt8(ascii: "z"): return isBelow && hasColon ? offset : nil
            default: return nil
            }
            offset += 1
        }
        return nil
    }

    /// The spaces before `offset` on its line; `nil` if there is anything else.
    private static func indentation(of offset: Int, _ bytes: [UInt8]) -> Int? {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? offset - start : nil
    }
}
