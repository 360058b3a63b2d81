// SPDX-License-Identifier: Apache-2.0

import Diagnostics

// Signs of other keyboards, which are none to YAML.

extension Explanation {
    /// `{ level: error， text: 失敗。 }`: a sign that is none to YAML, on the line on which reading stopped, on one on which what was
    /// read begins, or on the one before.
    var wideSign: SyntaxFault? {
        guard !problem.context.holds("quoted scalar") else { return nil }
        let places = [stop, context, opened.lastScalar?.lowerBound, text.contentBefore(stop)?.lowerBound]
        return places.lazy.compactMap { $0.flatMap(wideSign) }.first
    }

    func wideSign(onLineOf offset: Int) -> SyntaxFault? {
        let line = text.content(at: offset)
        let bracket = opened.bracket.flatMap { $0 < line.lowerBound ? text[$0] : nil }
        var signs = WideSigns(text, within: bracket)
        let isText = !signs.walk(line)
        guard let first = signs.all.first, first.range.lowerBound <= stop else { return nil }
        // One that is left would come to light only once these are mended.
        let isWhole = signs.walkEntry(below: line, isText: isText)
        let meant = signs.all.map(\.meant)
        var fault = SyntaxFault(
            message: Self.message(on: first, in: text), range: first.range, help: [Self.help(meant)])
        if isWhole, let last = signs.all.last {
            let range = first.whole.lowerBound..<last.whole.upperBound
            fault.fix = (fault.help[0], range, text.bytes.text(range, replacing: signs.all.map { ($0.whole, $0.text) }))
        }
        return fault
    }

    static func message(on sign: WideSigns.Sign, in text: Lines) -> String {
        let name = text.text(sign.range).unicodeScalars.first.map(ASCIIForm.name) ?? ""
        let place =
            sign.meant == UInt8(ascii: ":") ? " after a key" : sign.meant == UInt8(ascii: ",") ? " between entries" : ""
        return "\(name)\(place) instead of `\(Unicode.Scalar(sign.meant))`"
    }

    /// Which signs to write.
    static func help(_ meant: [UInt8]) -> String {
        if meant.allSatisfy({ $0 == UInt8(ascii: ":") }) { return "write `: `" }
        var seen: Set<UInt8> = []
        let signs = meant.filter { seen.insert($0).inserted }.map { "`\(Unicode.Scalar($0))`" }
        return "write " + Figure.joined(signs)
    }
}
