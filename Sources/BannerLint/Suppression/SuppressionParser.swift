// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// Reads a comment such as `bannerc: ignore[BN601: welcome, contrast-text] -- reason`.
struct SuppressionParser {
    /// What a comment says.
    struct Parsed {
        var isForFile: Bool
        /// The rules, each with the banner that it is about, if it names one, and where that is written, as offsets in the file.
        var names: [(rule: String, banner: String?, bytes: Range<Int>)]
        var hasReason: Bool
        /// The dash that some editors make of `--`, as offsets in the file; `nil` if there is none.
        var dash: Range<Int>?
    }

    enum Outcome {
        /// The comment is not for us.
        case other
        /// The comment is for us, but not in the form it should have.
        case malformed(String)
        case parsed(Parsed)
    }

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// A parser for the comment at `range`, which starts with `#`, of `bytes`.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes[range]
        position = range.lowerBound + 1
    }

    mutating func parse() -> Outcome {
        skipBlanks()
        guard skip("bannerc:") else {
            return isNearMiss ? .malformed("it does not begin with `bannerc: ignore`") : .other
        }
        skipBlanks()
        let others = Outcome.malformed("only `ignore[…]` or `ignore-file[…]` can follow `bannerc:`")
        guard skip("ignore") else { return others }
        let isForFile = skip("-file")
        if rest.first == UInt8(ascii: "-") { return others }
        skipBlanks()
        guard skip("[") else { return .malformed("no brackets with rules follow `ignore`") }
        guard let names = names() else { return .malformed("the bracket is not closed") }
        if names.isEmpty { return .malformed("the brackets name no rule") }
        if let rule = names.first(where: { $0.banner?.isEmpty == true })?.rule {
            return .malformed("no banner follows the colon after `\(rule.prefix(60))`")
        }
        skipBlanks()
        let start = position
        let dash = ["—", "–"].contains { skip($0) } ? start..<position : nil
        let hasReason = (dash != nil || skip("--")) && !rest.allSatisfy(Self.isBlank)
        return .parsed(Parsed(isForFile: isForFile, names: names, hasReason: hasReason, dash: hasReason ? dash : nil))
    }

    /// Whether the comment begins as a suppression does, but for its case, its sign or one letter: `bannerc-ignore`.
    private var isNearMiss: Bool {
        let words = rest.prefix(32).split { !Self.isLetter($0) }.prefix(2)
            .map { String(decoding: $0, as: UTF8.self).lowercased() }
        guard let first = words.first, words.count == 2, rest.first.map(Self.isLetter) == true,
            words[1] == "ignore" || words[1] == "disable"
        else { return false }
        let sign = rest.first { !Self.isLetter($0) }
        return first == "bannerc" || first == "banner" && (sign == UInt8(ascii: ":") || sign == UInt8(ascii: "-"))
    }

    private mutating func names() -> [(rule: String, banner: String?, bytes: Range<Int>)]? {
        guard let close = bytes[position...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        var names: [(rule: String, banner: String?, bytes: Range<Int>)] = []
        for part in bytes[position..<close].split(separator: UInt8(ascii: ",")) {
            let colon = part.firstIndex(of: UInt8(ascii: ":"))
            guard let rule = word(part[..<(colon ?? part.endIndex)]) else { continue }
            let banners = colon.map { part[($0 + 1)...].split(whereSeparator: Self.isBlank) } ?? []
            // A colon makes it one of some banners, even if none follows.
            if banners.isEmpty { names.append((rule.text, colon.map { _ in "" }, rule.bytes)) }
            for banner in banners.compactMap(word) { names.append((rule.text, banner.text, banner.bytes)) }
        }
        position = close + 1
        return names
    }

    /// The bytes without the blanks around them; `nil` if nothing is left.
    private func word(_ bytes: ArraySlice<UInt8>) -> (text: String, bytes: Range<Int>)? {
        guard let start = bytes.firstIndex(where: { !Self.isBlank($0) }),
            let end = bytes.lastIndex(where: { !Self.isBlank($0) })
        else { return nil }
        return (String(decoding: bytes[start...end], as: UTF8.self), start..<end + 1)
    }

    private var rest: ArraySlice<UInt8> { bytes[position...] }

    private mutating func skip(_ word: String) -> Bool {
        guard rest.starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func skipBlanks() {
        while let byte = rest.first, Self.isBlank(byte) { position += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
