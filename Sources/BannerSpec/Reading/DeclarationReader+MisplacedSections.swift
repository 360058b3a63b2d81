// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

// Sections that are indented as the definitions of the one above them, so that YAML takes them for such.

extension DeclarationReader {
    /// Among more definitions no section is sought: what makes it one is a look at each.
    private static let mostSought = 1000

    /// Takes sections out of those in `sections` among whose definitions they stand, and reports them. The result are those of which
    /// nothing is known.
    func takeOut(_ sections: inout FieldTable<RootKey, Section>) -> [RootKey] {
        var failed: [RootKey] = []
        for (owner, section) in sections.items where section.value.kind == .mapping {
            failed += takeOut(of: owner, Array(section.value.entries.prefix(Self.mostSought)), &sections)
        }
        return failed
    }

    private func takeOut(
        of owner: RootKey, _ entries: [Section], _ sections: inout FieldTable<RootKey, Section>
    ) -> [RootKey] {
        // Those whose line alone is indented, so that their definitions stand beside it.
        var open: [RootKey] = []
        for (index, entry) in entries.enumerated() where entry.key.kind == .scalar {
            if let field = missing(entry, in: sections) {
                if entry.value.kind == .mapping, reader.isSection(field, entry.value, among: owner) {
                    sections[field] = entry
                    report(field, entry.key, among: owner, ", and move what belongs to it by as many columns")
                } else if entry.value.isEmptyPlain, index + 1 < entries.count,
                    reader.isDefinition(of: field, entries[index + 1].value, among: owner)
                {
                    open.append(field)
                    report(field, entry.key, among: owner)
                }
            } else if let field = open.last, reader.isDefinition(of: field, entry.value, among: owner) {
                reader.misplaced.insert(entry.key.place)
            }
        }
        return open
    }

    /// The section that `entry` has the name of, if it may be that, and is not in `sections`.
    private func missing(_ entry: Section, in sections: FieldTable<RootKey, Section>) -> RootKey? {
        guard entry.value.kind == .mapping || entry.value.isEmptyPlain, let field = RootKey(rawValue: entry.key.text)
        else {
            return nil
        }
        return sections[field] == nil ? field : nil
    }

    private func report(_ field: RootKey, _ key: Node, among owner: RootKey, _ further: String = "") {
        reader.report(
            .unknownKey, "`\(field.rawValue)` is a section of the spec, but is written among the `\(owner.rawValue)`",
            at: key.place,
            help: ["start its line in the first column\(further)"])
        reader.misplaced.insert(key.place)
    }
}
