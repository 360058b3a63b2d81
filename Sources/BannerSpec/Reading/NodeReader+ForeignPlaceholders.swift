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
