// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// The tokens of files in the form of Tokens Studio and Style Dictionary.
struct LegacyTokens {
    /// The paths of the tokens of each such file, by the places of their keys: sets and themes decide which names count as parts of a path.
    private(set) var paths: [FileID: [Place: String]] = [:]
    /// All of these paths.
    private(set) var known: Set<String> = []

    init(_ tokens: [ForeignToken]) {
        for token in tokens where token.form == .legacy {
            guard let place = token.place else { continue }
            paths[place.file, default: [:]][place] = token.path
            known.insert(token.path)
        }
    }
}

/// The symbols of such a file.
struct LegacyTokenSymbols {
    /// The paths of its tokens, by the places of their keys.
    let paths: [Place: String]
    /// The paths of the tokens of all such files.
    let known: Set<String>
    let report: (Occurrence) -> Void

    func walk(_ group: Node) {
        for (key, value) in group.entries where key.kind == .scalar {
            if let path = paths[key.place] {
                report(
                    Occurrence(
                        symbol: Symbol(kind: .token, name: path), role: .definition, place: key.place.unquoted,
                        whole: key.place.joined(with: value.place)))
            }
            // A group may be called `value`, too.
            if key.text == "value" && group.hasLegacyValue || key.text == "$value" {
                findAliases(value)
            } else {
                walk(value)
            }
        }
    }

    /// `{color.red}`, `{color.red.value}`, `rgba({color.red}, 0.5)`, `{space} * 2` and `$color.red`.
    private func findAliases(_ node: Node) {
        for (_, value) in node.entries { findAliases(value) }
        for item in node.items { findAliases(item) }
        let text = Array(node.text.utf8)
        // Escapes of JSON would shift the places.
        guard node.kind == .scalar, node.place.bytes.count == text.count + 2 else { return }
        if text.first == UInt8(ascii: "$") { return use(text.dropFirst(), in: node) }
        var rest = text[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            use(text[open + 1..<close], in: node)
            rest = text[(close + 1)...]
        }
    }

    private func use(_ bytes: ArraySlice<UInt8>, in node: Node) {
        var path = String(decoding: bytes, as: UTF8.self)
        for ending in [".value", ".$value"] where path.hasSuffix(ending) && !known.contains(path) {
            path.removeLast(ending.utf8.count)
        }
        guard !path.isEmpty else { return }
        // Behind the quote.
        let start = node.place.bytes.lowerBound + 1 + bytes.startIndex
        let place = Place(file: node.place.file, bytes: start..<start + path.utf8.count)
        report(Occurrence(symbol: Symbol(kind: .token, name: path), role: .use, place: place, whole: place))
    }
}

extension Place {
    /// The place of what stands in quotes, without these.
    var unquoted: Place {
        bytes.count < 2 ? self : Place(file: file, bytes: bytes.lowerBound + 1..<bytes.upperBound - 1)
    }
}
