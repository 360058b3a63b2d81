// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

/// A mapping that is being read, of which a key may stand too deep: below another one.
struct OuterMapping {
    let node: Node
    /// What it is, such as `a banner`.
    let subject: String
    /// Whether it has a key of that name.
    let hasKey: (String) -> Bool
    /// The keys that were found below others.
    var strays: [String] = []

    init(node: Node, subject: String, hasKey: @escaping (String) -> Bool) {
        self.node = node
        self.subject = subject
        self.hasKey = hasKey
    }
}

extension NodeReader {
    /// Reports a key that `mapping` does not have, but one around it, which is written as lines and lacks it: it is indented too
    /// deep. Language tags are shorter than four letters, or no word of ours.
    func reportIfTooDeep(_ key: Node, _ value: Node, in mapping: Node) -> Bool {
        let name = key.text
        guard name.utf8.count > 3, let column = column(of: key) else { return false }
        for index in outer.indices.reversed() {
            let frame = outer[index]
            guard frame.node.place != mapping.place, frame.hasKey(name) else { continue }
            guard let first = frame.node.entries.first(where: { _ in true })?.key, let meant = self.column(of: first),
                meant < column
            else { return false }
            if frame.node.entries.contains(where: { $0.key.text == name }) || frame.strays.contains(name) {
                return false
            }
            outer[index].strays.append(name)
            reportTooDeep(key, value, frame.subject, column: column, meant: meant)
            return true
        }
        return false
    }

    private func reportTooDeep(_ key: Node, _ value: Node, _ subject: String, column: Int, meant: Int) {
        let owner = subject.hasPrefix("a ") ? "the " + subject.dropFirst(2) : subject
        let isOnLine = value.kind == .scalar && !value.place.bytes.isEmpty
        let help = meant == 0 ? "start it in the first column" : "indent it by \(Figure.count(meant, "space"))"
        let start = key.place.bytes.lowerBound
        let blanks = Place(file: key.place.file, bytes: start - column..<start)
        report(
            .unknownKey, "`\(shown(key.text))` is a key of \(owner), but is indented too far", at: key.place,
            help: [help + (isOnLine ? "" : ", along with what belongs to it")],
            fix: isOnLine
                ? Fix(help, .unsafe, edits: [Edit(replacing: blanks, with: String(repeating: " ", count: meant))]) : nil
        )
    }

    /// How many blanks stand before `key`, if nothing else does on its line.
    func column(of key: Node) -> Int? {
        let before = key.source.bytes[..<key.place.bytes.lowerBound]
        let blanks = before.reversed().prefix { $0 == 0x20 }.count
        let start = before.count - blanks
        return start == 0 || before[start - 1] == 0x0A || before[start - 1] == 0x0D ? blanks : nil
    }
}
