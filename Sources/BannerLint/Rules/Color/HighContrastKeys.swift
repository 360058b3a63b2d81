// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics

/// Where a colour that borrows the plain colours for high contrast takes its own.
struct HighContrastKeys {
    /// The appearances with high contrast that borrow, each with the plain colour that serves it and where that is written.
    private let borrowed: [(appearance: Appearance, literal: Place)]
    private let isSingle: Bool
    private let bytes: [UInt8]
    private let written: (Place) -> String

    /// `nil` if `color` borrows nothing, or is not all written in one definition.
    init?(_ color: ResolvedColor, _ context: RuleContext) {
        let slots = [Appearance.lightHighContrast, .darkHighContrast].filter { color[$0].writtenFor != $0 }
        borrowed = slots.compactMap { appearance in color[appearance].literal.map { (appearance, $0) } }
        let origins = slots.map { color[$0].sources.last?.origin }
        guard let first = borrowed.first, borrowed.count == slots.count, origins.allSatisfy({ $0 == origins.first })
        else { return nil }
        isSingle = color[first.appearance].writtenFor == nil
        bytes = context.linted.sources[first.literal.file].bytes
        written = context.written
    }

    /// Writes `colors` beside the plain ones, which stay; what has no new colour keeps the plain one.
    func edit(adding colors: [Appearance: Color]) -> Edit? {
        guard let last = borrowed.last?.literal else { return nil }
        let entries = borrowed.map { appearance, literal in
            "\(appearance.rawValue): " + (colors[appearance].map { "\"\($0.hex)\"" } ?? written(literal))
        }
        if isSingle {
            let plain = written(last)
            let all = ["light: \(plain)", "dark: \(plain)"] + entries
            return Edit(replacing: last, with: "{ " + all.joined(separator: ", ") + " }")
        }
        if isInFlow(last) { return insertion(at: last.bytes.upperBound, in: last, entries.map { ", " + $0 }) }
        let lineEnd = bytes[last.bytes.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        let indentation = indentation(at: last.bytes.lowerBound)
        return insertion(at: lineEnd, in: last, entries.map { bytes.lineBreak + indentation + $0 })
    }

    private func insertion(at offset: Int, in place: Place, _ texts: [String]) -> Edit {
        Edit(replacing: Place(file: place.file, bytes: offset..<offset), with: texts.joined())
    }

    /// Whether the entry stands between braces: then a comma or a brace follows it, maybe on another line.
    private func isInFlow(_ place: Place) -> Bool {
        var isComment = false
        for byte in bytes[place.bytes.upperBound...] {
            switch byte {
            case 0x0A, 0x0D: isComment = false
            case 0x20, 0x09: break
            case UInt8(ascii: "#"): isComment = true
            case _ where isComment: break
            default: return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
            }
        }
        return false
    }

    private func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...].prefix { $0 == 0x20 }, as: UTF8.self)
    }
}
