// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// The edits that remove definitions, each with the lines that it stands on and no others.
struct DefinitionRemoval {
    /// A section of the file whose definitions stand on lines of their own.
    private struct Section {
        var count = 0
        /// The bytes of each definition, by the start of its name.
        var lines: [Int: Range<Int>] = [:]
    }

    private let file: FileID
    private var sections: [String: Section] = [:]
    /// What themes change, by the name of the section.
    private var themed: [String: Set<String>] = [:]

    /// Finds the definitions in `source`, which is known as `file` and has no error.
    init(_ source: SourceFile, _ file: FileID) {
        self.file = file
        var findings: [Finding] = []
        guard let tree = YAMLReader.read(source, as: file, findings: &findings), findings.isEmpty else { return }
        for (key, value) in tree.root.entries {
            if key.text == "themes" { addThemes(value) }
            guard value.kind == .mapping, !value.isAlias, let first = source.bytes[value.place.bytes].first,
                first != UInt8(ascii: "{")
            else { continue }
            var section = Section()
            for (key, value) in value.entries {
                section.count += 1
                section.lines[key.place.bytes.lowerBound] = Self.lines(of: key, value)
            }
            sections[key.text] = section
        }
    }

    private mutating func addThemes(_ themes: Node) {
        for (_, theme) in themes.entries {
            for (section, overrides) in theme.entries {
                themed[section.text, default: []].formUnion(overrides.entries.lazy.map(\.key.text))
            }
        }
    }

    /// Whether a theme of the file changes `definition`.
    func isThemed(_ definition: DefinitionUses.Unused) -> Bool {
        themed[definition.kind.rawValue]?.contains(definition.name) == true
    }

    /// The fix that removes `definition`, one of `count` unused ones of its kind; `nil` where more than its lines would
    /// change.
    ///
    /// A section from which all is removed would be left without a value, and a theme would change what is not there.
    func fix(of definition: DefinitionUses.Unused, among count: Int) -> Fix? {
        guard let section = sections[definition.kind.rawValue], section.count > count, !isThemed(definition),
            let lines = section.lines[definition.place.bytes.lowerBound]
        else { return nil }
        return Fix("remove it", .unsafe, edits: [Edit(replacing: Place(file: file, bytes: lines), with: "")])
    }

    /// The lines from `key` to the end of `value`, if nothing else but a comment stands on them, and nothing in them
    /// has an anchor that an alias elsewhere may need.
    private static func lines(of key: Node, _ value: Node) -> Range<Int>? {
        let bytes = key.source.bytes
        var start = key.place.bytes.lowerBound
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = max(value.place.bytes.upperBound, key.place.bytes.upperBound)
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "#") {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
        return bytes[start..<end].contains(UInt8(ascii: "&")) ? nil : start..<min(end + 1, bytes.count)
    }
}
