// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// A comment in which somebody is about to name what it suppresses: `# bannerc: ignore[|`, `# bannerc: ignore[duration-max: |`.
struct SuppressionContext {
    /// What is written of the name, up to the cursor.
    let word: Range<Int>
    /// Whether a banner is named, behind the rule.
    private let isBanner: Bool
    /// What is named already.
    private let named: Set<String>

    /// The context at `offset`; `nil` elsewhere.
    init?(_ content: TextContent, at offset: Int) {
        let line = content.lines.range(of: content.lines.line(at: offset), in: content.bytes)
        let before = content.bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)]
        guard let open = before.lastIndex(of: UInt8(ascii: "[")), !before[open...].contains(UInt8(ascii: "]")),
            case let opening = String(decoding: before[..<open], as: UTF8.self),
            opening.split(separator: " ").suffix(3).first == "#",
            opening.hasSuffix("bannerc: ignore") || opening.hasSuffix("bannerc: ignore-file")
        else { return nil }
        let list = before[(open + 1)...]
        let entry = list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).last ?? list
        isBanner = entry.contains(UInt8(ascii: ":"))
        let start = (entry.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }).map { $0 + 1 }
        word = (start ?? entry.startIndex)..<entry.endIndex
        named = Set(
            list[..<word.lowerBound].split { " ,:".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) })
    }

    /// The rules that can be suppressed, or the banners of `resolutions`.
    func items(_ resolutions: [Resolution]) -> [CompletionItem] {
        if isBanner {
            let names = Set(resolutions.flatMap { $0.symbols.names(of: .banners) })
            return names.subtracting(named).sorted().map { CompletionItem(label: $0, kind: .reference, text: $0) }
        }
        return RuleRegistry.all.map(\.description).filter { $0.refusal == nil && !named.contains($0.id.name) }.map {
            CompletionItem($0)
        }
    }
}
