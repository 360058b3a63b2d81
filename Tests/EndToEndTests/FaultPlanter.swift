// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import TestSupport
import YAMLSource

/// Plants faults that can be fixed into sound specs, written in all the ways that YAML has.
///
/// What a plant makes must still be a spec; whatever is not is put back.
struct FaultPlanter {
    /// The spec's path.
    let spec: String
    /// The files, as they are by now.
    private(set) var files: [String: [UInt8]]
    private(set) var count = 0

    init(_ spec: String, _ files: [String: [UInt8]]) {
        self.spec = spec
        self.files = files
    }

    /// Tries one plant at a random place.
    mutating func plant(using random: inout SeededGenerator) {
        let loaded = load(files)
        guard let tree = loaded.trees.randomElement(using: &random) else { return }
        let path = tree.source.path
        guard path.hasSuffix(".yaml"), let edit = edit(tree, using: &random) else { return }
        var bytes = tree.source.bytes
        for (range, text) in edit.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(range, with: Array(text.utf8))
        }
        var planted = files
        planted[path] = bytes
        guard bytes != tree.source.bytes, load(planted).spec != nil else { return }
        files = planted
        count += 1
    }

    private func load(_ files: [String: [UInt8]]) -> SpecLoader.Result {
        var sources = SourceSet()
        let source = SourceFile(path: spec, bytes: files[spec] ?? [])
        return SpecLoader.load(source, into: &sources) { path in files[path].map(FileAccess.bytes) ?? .missing }
    }

    private typealias Edits = [(range: Range<Int>, text: String)]

    private func edit(_ tree: NodeTree, using random: inout SeededGenerator) -> Edits? {
        let entries = TreeEntry.all(of: tree)
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<4: return faultyText(entries, using: &random)
        case 4..<7: return faultyValue(entries, using: &random)
        case 7, 8: return insertedKey(entries, using: &random)
        case 9: return suppression(tree, entries, using: &random)
        case 10: return unusedDefinition(entries, using: &random)
        case 11: return alias(entries, using: &random)
        case 12, 13: return comment(tree, using: &random)
        case 14: return parameters(entries, using: &random)
        default: return wholeFile(tree, entries, using: &random)
        }
    }

    // MARK: Texts

    private static let endings = [
        "...", " ", "  ", "… ", " {count}", " {network}", " {who}", "{who}...", ".. .", "....", "\u{301}", "\"\u{301}",
        " \u{2069}",
        " {who} {who} ", "{{x}} {who}", "#", ": x", "\\", "\"", "'", "\\ ", "' ", "\u{A0}", "\n", "\n...", "... ",
        "…...",
    ]

    private func faultyText(_ entries: [TreeEntry], using random: inout SeededGenerator) -> Edits? {
        // Few texts stand outside of braces, where blocks are possible: they get a larger share.
        let onlyBlocks = Bool.random(using: &random)
        let texts = entries.filter { $0.isText && !($0.isFlow && onlyBlocks) }
        guard let entry = texts.randomElement(using: &random) else { return nil }
        let fault = Self.endings.randomElement(using: &random) ?? ""
        let old = entry.value.text
        let text =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: fault + old
            case 1: old.replacing(" ", with: fault + " ", maxReplacements: 1)
            default: old + fault
            }
        return [(entry.value.place.bytes, Self.written(text, entry, using: &random))]
    }

    private static func written(_ text: String, _ entry: TreeEntry, using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<(entry.isFlow ? 5 : 9), using: &random) {
        case 0: return text
        case 1: return "'" + text.replacing("'", with: "''") + "'"
        case 2, 3, 4: return quoted(text, escapes: Int.random(in: 0..<4, using: &random) == 0, using: &random)
        case 5:
            return quoted(text, escapes: false, using: &random).replacing(
                " ", with: "\n\(entry.indent)  ", maxReplacements: 1)
        default:
            let header =
                ["|", ">", "|-", ">-", "|+", "| # note ... x ", "> # \"... ", "|2"].randomElement(using: &random) ?? "|"
            return header + "\n" + text.split(separator: "\n").map { entry.indent + "  " + $0 + "\n" }.joined()
        }
    }

    private static func quoted(_ text: String, escapes: Bool, using random: inout SeededGenerator) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\"", "\\": result += "\\\(Character(scalar))"
            case _ where escapes && Int.random(in: 0..<4, using: &random) == 0 && scalar.value < 0x1_0000:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // MARK: Values

    private static let values: [String: [String]] = [
        "bufferHeight": ["0", "1", "12.5", "100", "\"100\"", "1e1"], "maxWidth": ["2000", "673", "1e4", "\"2000\""],
        "edge": ["bottom", "\"bottom\"", "top"], "statusBar": ["light", "dark", "'dark'"],
        "announcement": ["none", "assertive", "\"assertive\""], "display": ["1s", "500ms", "60s", "\"1s\"", "7s"],
        "present": ["5s", "10ms", "\"9s\""], "dismiss": ["5s", "10ms", "0ms"],
        "key": ["[style]", "[level, style]", "[parameters]", "\n  - style\n  - level"],
        "order": ["fifo", "lifo", "priority"],
        "conflict": ["enqueue", "suspend", "replace", "preempt", "drop"],
        "coalesce": ["adjacent", "all", "never", "always"],
        "maxDepth": ["1", "500", "1000"], "dismissal": ["[swipe]", "[ swipe, timer ]", "[timer]", "\n      - swipe"],
        "size": ["10", "\"10\"", "30"], "url": ["http://example.com/a.png", "\"http://example.com/a.png\""],
        "group": ["other", "main"], "symbol": ["arrow.left", "\"chevron.right\"", "chevron.right"],
        "decorative": ["yes", "on"],
        "profile": ["material", "orange", "apple", "owl"],
        "damping": ["0.1", "0.5"], "velocity": ["10", "-3"],
    ]

    private static let colors = [
        "\"#FFFFFF\"", "\"#000000\"", "'#777777'", "\"#9A9A9A\"", "\"#FF9500\"", "\"#34C75980\"", "\"#1D2D3EE6\"",
        "\"#FFFFFF10\"",
        "{ colorSpace: display-p3, components: [0.9, 0.6, 0.1] }",
    ]

    private func faultyValue(_ entries: [TreeEntry], using random: inout SeededGenerator) -> Edits? {
        let known = entries.filter { Self.values[$0.name] != nil || $0.isColor }
        guard let entry = known.randomElement(using: &random) else { return nil }
        let values = Self.values[entry.name] ?? Self.colors
        var text = values.randomElement(using: &random) ?? ""
        if Int.random(in: 0..<5, using: &random) == 0 { text = "&a\(count)v " + text }
        return [(entry.value.place.bytes, text)]
    }

    private static let insertions: [String: [String]] = [
        "styles": [
            "bufferHeight: 20", "bufferHeight: &b 30", "maxWidth: 2000", "edge: bottom", "statusBar: light",
            "statusBar: dark",
            "dismissal: [swipe]", "material: thin", "opacity: 0.5",
        ],
        "buttons": ["size: 12", "size: \"12\"", "image: { symbol: chevron.right }"],
        "levels": ["announcement: none", "announcement: assertive"],
        "banners": [
            "metrics: { display: 1s }", "metrics: { present: 3s, display: 100s, dismiss: 5s }",
            "announcement: assertive",
            "statusBar: light", "bufferHeight: 5", "dismissal: [swipe, timer]", "edge: bottom",
            "image: { url: http://example.com/a.png, placeholder: { asset: p }, decorative: true }",
            "image: { symbol: arrow.right, decorative: true }", "tint: \"#FFFFFF\"", "onTint: \"#808080\"",
            "maxWidth: 5000",
        ],
        "surfaces": ["group: other", "group: 'third'"], "metrics": ["display: 1s", "present: 4s", "dismiss: 3s"],
    ]

    private func insertedKey(_ entries: [TreeEntry], using random: inout SeededGenerator) -> Edits? {
        let known = entries.filter {
            $0.path.count == 2 && Self.insertions[$0.path[0]] != nil && $0.value.kind == .mapping
        }
        guard let entry = known.randomElement(using: &random), let section = entry.path.first,
            let text = Self.insertions[section]?.randomElement(using: &random)
        else { return nil }
        return entry.inserting(text)
    }

    private func unusedDefinition(_ entries: [TreeEntry], using random: inout SeededGenerator) -> Edits? {
        let texts = [
            "palette": [
                "\"#123456\"  # spare ...", "{ light: \"#123456\",\n    dark: \"#654321\" }", "&c\(count) \"#123456\"",
            ],
            "metrics": ["{ display: 4s }", "\n    # why not\n    display: 4s  # spare"],
            "styles": ["{ extends: standard }", "\n    extends: standard\n    description: |\n      Two\n      lines"],
            "buttons": ["{ kind: emphasis, title: Spare }"],
            "surfaces": ["{ scope: scene }", "\n    scope: screen\n    edge: bottom", "{}", "{ # c\n    scope: app }"],
            "screens": ["{ surfaces: [] }"],
        ]
        let known = entries.filter { $0.path.count == 1 && texts[$0.name] != nil && !$0.value.isAlias }
        guard let entry = known.randomElement(using: &random),
            let text = texts[entry.name]?.randomElement(using: &random)
        else { return nil }
        return entry.inserting("spare\(count): \(text)")
    }

    /// One scalar, and another with the same key that is now an alias of it.
    private func alias(_ entries: [TreeEntry], using random: inout SeededGenerator) -> Edits? {
        let scalars = entries.filter { $0.value.kind == .scalar && !$0.value.isAlias && $0.path.count > 1 }
        guard let first = scalars.randomElement(using: &random) else { return nil }
        let others = scalars.filter {
            $0.name == first.name && $0.value.place.bytes.lowerBound > first.value.place.bytes.lowerBound
        }
        guard let other = others.randomElement(using: &random) else { return nil }
        let start = first.value.place.bytes.lowerBound
        return [(start..<start, "&a\(count) "), (other.value.place.bytes, "*a\(count)" + (other.isFlow ? " " : ""))]
    }

    /// A parameter for a banner that has none, so that texts can show a name.
    private func parameters(_ entries: [TreeEntry], using random: inout SeededGenerator) -> Edits? {
        if Bool.random(using: &random), let supported = entries.first(where: { $0.path == ["locales", "supported"] }) {
            let end = supported.value.place.bytes.upperBound - 1
            return [(end..<end, Bool.random(using: &random) ? ", ar" : ", he")]
        }
        let banners = entries.filter { $0.path.count == 2 && $0.path[0] == "banners" }
        return banners.randomElement(using: &random)?.inserting("parameters: { who: { type: string, maxLength: 9 } }")
    }

    // MARK: Comments and lines

    private func suppression(
        _ tree: NodeTree, _ entries: [TreeEntry], using random: inout SeededGenerator
    ) -> Edits? {
        let rules = [
            "contrast-text", "duration-max", "text-no-trailing-space", "buffer-overshoot", "contrast-tex",
            "unused-definition",
        ]
        let rule = rules.randomElement(using: &random) ?? ""
        if Int.random(in: 0..<4, using: &random) == 0, let lint = entries.first(where: { $0.path == ["lint"] }) {
            return lint.inserting("rules: { \(rule)\(rule.hasSuffix("x") ? "" : "s"): info }")
        }
        let isForFile = Int.random(in: 0..<4, using: &random) == 0
        let text = "# bannerc: ignore\(isForFile ? "-file" : "")[\(rule)] -- why not"
        let lines = tree.source.lines
        let line = Int.random(in: 0..<lines.count, using: &random)
        if Bool.random(using: &random) { return [(lines.start(ofLine: line)..<lines.start(ofLine: line), text + "\n")] }
        return behind(line, "  " + text, tree)
    }

    private func comment(_ tree: NodeTree, using random: inout SeededGenerator) -> Edits? {
        let texts = [" # note \(count)", "  # a ... b", " # \"quoted\" {who}", "\t# tab", " #", " # trailing  "]
        let text = texts.randomElement(using: &random) ?? ""
        return behind(Int.random(in: 0..<tree.source.lines.count, using: &random), text, tree)
    }

    /// A comment at the end of a line; `nil` where it would not be one.
    private func behind(_ line: Int, _ text: String, _ tree: NodeTree) -> Edits? {
        let lines = tree.source.lines
        var end = lines.range(ofLine: line, in: tree.source.bytes).upperBound
        while end > 0, tree.source.bytes[end - 1] == 0x0A || tree.source.bytes[end - 1] == 0x0D { end -= 1 }
        var bytes = tree.source.bytes
        bytes.insert(contentsOf: Array(text.utf8), at: end)
        var findings: [Finding] = []
        let source = SourceFile(path: tree.source.path, bytes: bytes)
        guard let changed = YAMLReader.read(source, as: tree.file, findings: &findings),
            changed.comments.count == tree.comments.count + 1
        else { return nil }
        return [(end..<end, text)]
    }

    private func wholeFile(
        _ tree: NodeTree, _ entries: [TreeEntry], using random: inout SeededGenerator
    ) -> Edits? {
        let bytes = tree.source.bytes
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? nil : [(0..<0, "\u{FEFF}")]
        case 1:
            let text = String(decoding: bytes, as: UTF8.self)
            return [(bytes.indices, text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))]
        case 2: return bytes.last == UInt8(ascii: "\n") ? [(bytes.count - 1..<bytes.count, "")] : nil
        default: return insertedKey(entries, using: &random)
        }
    }
}
