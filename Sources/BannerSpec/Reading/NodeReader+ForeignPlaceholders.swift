// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TextCatalogs
import YAMLSource

// Placeholders and plurals as other libraries of texts write them.

extension NodeReader {
    /// Reports a text with a plural of ICU's messages: `{count, plural, one {# item} other {# items}}`. `name` is what stands in its first
    /// braces.
    func reportIfICU(_ name: String, in node: Node) -> Bool {
        let words = name.split(separator: ",", maxSplits: 2).map { Self.trimmed($0) }
        guard words.count > 1, ["plural", "select", "selectordinal"].contains(words[1]) else { return false }
        let number = words[0].isEmpty ? "count" : words[0]
        report(
            .invalidText, "the text is an ICU message, which varies by `\(words[1])`", at: node.place,
            help: [
                words[1] == "plural"
                    ? "write a plural: \(shown(Self.plural(of: node.text, by: number)))"
                    : "a banner's text varies by number alone: write a text for each case"
            ])
        return true
    }

    /// The plural of the language that `text` is in ICU's messages, or what one looks like.
    private static func plural(of text: String, by number: String) -> String {
        var forms = ["one: …", "other: …"]
        if text.utf8.count < 200, case .plural(_, let found)? = try? ICUMessage.content(of: text, at: 0..<0) {
            // ICU has forms for single numbers too.
            let single = ["zero": "=0", "two": "=2"]
            forms = found.filter { category, _ in single[category].map { !text.holds($0) } ?? true }.map {
                category, form in
                let pieces = form.pieces.map { piece in
                    switch piece {
                    case .literal(let literal): literal
                    case .named(let name): "{\(name)}"
                    default: "…"
                    }
                }
                return "\(category): \(quoted(pieces.joined()))"
            }
        }
        return "{ plural: \(number), \(forms.joined(separator: ", ")) }"
    }

    /// Reports `{{count}}`, by which other libraries name a parameter: here it is the name itself between braces, which a text may show that
    /// names the parameter too. `rest` starts behind the two braces.
    func reportIfDoubled(
        _ rest: Slice<UnsafeBufferPointer<UInt8>>, _ node: Node, _ parameters: ParameterScope
    ) -> Bool {
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")), end + 1 < rest.endIndex, rest[end + 1] == rest[end],
            end + 2 == rest.endIndex || rest[end + 2] != rest[end]
        else { return false }
        let name = Self.trimmed(String(decoding: rest[..<end], as: UTF8.self)[...])
        guard parameters.index(of: name) != nil, !names(name, node) else {
            return false
        }
        let written = "{{\(String(decoding: rest[..<end], as: UTF8.self))}}"
        let place = node.source.bytes[node.place.bytes].firstOccurrence(of: written.utf8).map {
            Place(file: node.place.file, bytes: $0)
        }
        report(
            .invalidText,
            "`\(shown(written))` is not a placeholder: people would read `\(shown(String(written.dropFirst().dropLast())))`",
            at: place ?? node.place,
            help: ["write `{\(name)}`", "to show the braces literally, rename the parameter"],
            fix: place.map { Fix("write `{\(name)}`", .unsafe, edits: [Edit(replacing: $0, with: "{\(name)}")]) })
        return true
    }

    /// Reports `｛count｝`, whose braces are letters, if it would name a parameter: people would read it as it stands.
    func reportIfInWideBraces(_ node: Node, _ parameters: [Parameter]) -> Bool {
        // Hardly a text has a byte of those braces.
        guard !node.isAlias, node.withTextBytes({ $0.contains(0xEF) }) else { return false }
        let names = Set(parameters.map(\.name.value))
        let bytes = node.source.bytes
        let found = Self.wideBraces(in: bytes[node.place.bytes]).filter { names.contains($0.name) }
        guard let first = found.first else { return false }
        let written = String(decoding: bytes[first.bytes], as: UTF8.self)
        let isOnLine = !bytes[node.place.bytes].contains(0x0A)
        report(
            .invalidText, "`\(shown(written))` is not a placeholder: full-width braces are letters",
            at: Place(file: node.place.file, bytes: first.bytes), help: ["write `{\(first.name)}`"],
            fix: node.style != .plain || isOnLine ? Fix("write plain braces", .unsafe, edits: edits(found, node)) : nil)
        return true
    }

    /// What writes `placeholders` of the text at `node` with plain braces. Without quotes, these would be brackets.
    private func edits(_ placeholders: [(name: String, bytes: Range<Int>)], _ node: Node) -> [Edit] {
        guard node.style == .plain else {
            return placeholders.map {
                Edit(replacing: Place(file: node.place.file, bytes: $0.bytes), with: "{\($0.name)}")
            }
        }
        var text = ""
        var start = node.place.bytes.lowerBound
        for placeholder in placeholders {
            text += String(decoding: node.source.bytes[start..<placeholder.bytes.lowerBound], as: UTF8.self)
            text += "{\(placeholder.name)}"
            start = placeholder.bytes.upperBound
        }
        text += String(decoding: node.source.bytes[start..<node.place.bytes.upperBound], as: UTF8.self)
        return [Edit(replacing: node.place, with: Self.quoted(text))]
    }

    /// The words in full-width braces in `text`, with these. One of the braces may be plain.
    private static func wideBraces(in text: ArraySlice<UInt8>) -> [(name: String, bytes: Range<Int>)] {
        var found: [(name: String, bytes: Range<Int>)] = []
        var open: Int?
        var nameStart = text.startIndex
        var offset = text.startIndex
        while offset < text.endIndex {
            let isWideOpen = text[offset...].starts(with: "｛".utf8)
            let isWideClose = text[offset...].starts(with: "｝".utf8)
            let width = isWideOpen || isWideClose ? 3 : 1
            if isWideOpen {
                open = offset
                nameStart = offset + width
            } else if isWideClose || text[offset] == UInt8(ascii: "}"), let start = open {
                let name = trimmed(String(decoding: text[nameStart..<offset], as: UTF8.self)[...])
                found.append((name, start..<offset + width))
                open = nil
            }
            offset += width
        }
        return found
    }

    /// Whether the text at `node` has the placeholder `{name}`.
    private func names(_ name: String, _ node: Node) -> Bool {
        node.withTextBytes { text in
            var rest = text[...]
            while let found = rest.firstOccurrence(of: "{\(name)}".utf8) {
                if found.lowerBound == text.startIndex || text[found.lowerBound - 1] != UInt8(ascii: "{") {
                    return true
                }
                rest = rest[found.upperBound...]
            }
            return false
        }
    }
}
