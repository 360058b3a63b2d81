// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import YAMLSource

/// What files of texts have, such as a String Catalog: `text: { key: sync.failed, table: Banners }`.
extension Completer {
    /// Whether a value is written of a text that a file has.
    var isOfKeyedText: Bool {
        schema.keys(at: Array(context.path.dropLast())).count { $0.name == "key" || $0.name == "table" } == 2
    }

    private var files: [TextUses.Keys] {
        resolutions.lazy.compactMap { $0.spec?.textUses.files }.first { !$0.isEmpty } ?? []
    }

    /// The keys that hold what is typed, those that begin with it first.
    mutating func textKeys() -> [CompletionItem] {
        let typed = context.typed.lowercased()
        var seen: Set<String> = []
        var items: [CompletionItem] = []
        for file in files {
            for key in file.keys where typed.isEmpty || key.lowercased().holds(typed) {
                guard seen.insert(key).inserted else { continue }
                guard items.count < Self.keyLimit else {
                    isIncomplete = true
                    return items
                }
                items.append(
                    CompletionItem(
                        label: key, kind: .value, text: written(key), detail: file.table,
                        rank: key.lowercased().hasPrefix(typed) ? 0 : 1))
            }
        }
        return items
    }

    func textTables() -> [CompletionItem] {
        Set(files.map(\.table)).sorted().map {
            CompletionItem(label: $0, kind: .value, text: written($0), detail: "a table of texts")
        }
    }

    /// A key may be a whole sentence.
    private func written(_ name: String) -> String {
        context.quote == nil && PlainScalar.isSafe(name) ? name : QuotedScalar.quoting(name)
    }

    /// Nobody looks through more.
    private static let keyLimit = 500
}
