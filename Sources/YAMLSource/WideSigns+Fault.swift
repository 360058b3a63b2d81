// SPDX-License-Identifier: Apache-2.0

import Diagnostics

extension WideSigns {
    /// What the signs on `line` of `text`, and on the lines that belong to it, do where the first of them is as `isFirst` has it.
    static func fault(
        in text: Lines, onLine line: Range<Int>, within bracket: UInt8? = nil, where isFirst: (Sign) -> Bool
    ) -> SyntaxFault? {
        var signs = WideSigns(text, within: bracket)
        let isText = !signs.walk(line)
        guard let first = signs.all.first, isFirst(first) else { return nil }
        // One that is left would come to light only once these are mended.
        let isWhole = signs.walkEntry(below: line, isText: isText)
        var fault = SyntaxFault(
            message: message(on: first, in: text), range: first.range, help: [help(signs.all.map(\.meant))])
        if isWhole, let last = signs.all.last {
            let range = first.whole.lowerBound..<last.whole.upperBound
            fault.fix = (fault.help[0], range, text.bytes.text(range, replacing: signs.all.map { ($0.whole, $0.text) }))
        }
        return fault
    }

    private static func message(on sign: Sign, in text: Lines) -> String {
        let name = text.text(sign.range).unicodeScalars.first.map(ASCIIForm.name) ?? ""
        let place =
            sign.meant == UInt8(ascii: ":") ? " after a key" : sign.meant == UInt8(ascii: ",") ? " between entries" : ""
        return "\(name)\(place) instead of `\(Unicode.Scalar(sign.meant))`"
    }

    /// Which signs to write.
    private static func help(_ meant: [UInt8]) -> String {
        if meant.allSatisfy({ $0 == UInt8(ascii: ":") }) { return "write `: `" }
        var seen: Set<UInt8> = []
        let signs = meant.filter { seen.insert($0).inserted }.map { "`\(Unicode.Scalar($0))`" }
        return "write " + Figure.joined(signs)
    }
}
