// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// Something that may be written at the cursor.
struct CompletionItem {
    /// What it is, by the numbers of `CompletionItemKind` (LSP 3.17).
    enum Kind: Int {
        case text = 1
        case property = 10
        case value = 12
        case word = 20
        case reference = 18
        case color = 16
        case snippet = 15
        case file = 17
        case symbol = 13
    }

    var label: String
    var kind: Kind
    /// What is written. Places to fill in are `$1`, `${2:text}` and `$0`, if ``isSnippet``.
    var text: String
    var isSnippet = false
    var detail: String?
    /// In Markdown.
    var documentation: String?
    /// What it is found by; `nil` for the label.
    var filter: String?
    /// A lower one comes first.
    var rank = 5

    /// The item, in the place of `range`.
    func json(_ range: TextRange, _ client: Client, order: Int) -> JSONValue {
        let text = isSnippet && !client.takesSnippets ? Snippet.plain(self.text) : self.text
        return .members([
            "label": JSONValue(label),
            "kind": JSONValue(kind.rawValue),
            "detail": detail.map { JSONValue($0) },
            "documentation": documentation.map { ["kind": "markdown", "value": JSONValue($0)] },
            "filterText": filter.map { JSONValue($0) },
            "sortText": JSONValue(Self.sortText(rank, order)),
            "insertTextFormat": isSnippet && client.takesSnippets ? 2 : 1,
            "textEdit": ["range": range.json, "newText": JSONValue(text)],
        ])
    }

    private static func sortText(_ rank: Int, _ order: Int) -> String {
        let digits = String(order)
        return "\(rank)" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}

extension CompletionItem {
    /// The name of `rule`, with `suffix` behind it.
    init(_ rule: RuleDescription, _ suffix: String = "", rank: Int = 5) {
        self.init(
            label: rule.id.name, kind: .value, text: rule.id.name + suffix,
            detail: "\(rule.id.code), \(rule.severity.rawValue)", documentation: rule.summary, rank: rank)
    }
}

/// Texts with places to fill in (LSP 3.17, "Snippet Syntax").
enum Snippet {
    /// `text` as it is, within a snippet.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "$}\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// A snippet without its marks, for clients that know none.
    static func plain(_ snippet: String) -> String {
        var text = ""
        var rest = snippet[...]
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.popFirst() {
                text.append(next)
            } else if character == "$" {
                if rest.first == "{", let end = rest.firstIndex(of: "}") {
                    let parts = rest[..<end].dropFirst().split(separator: ":", maxSplits: 1)
                    if parts.count == 2 { text += parts[1] }
                    rest = rest[rest.index(after: end)...]
                } else {
                    rest = rest.drop { $0.isNumber }
                }
            } else {
                text.append(character)
            }
        }
        return text
    }
}
