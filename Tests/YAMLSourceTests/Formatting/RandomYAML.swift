// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Writes random documents as nobody would: odd indentation, comments and line breaks wherever YAML lets them stand.
///
/// Not all of them are without errors; most are.
struct RandomYAML {
    private var random: SeededGenerator
    private(set) var text = ""
    private var anchors = 0
    private var keys = 0
    private var newline = "\n"

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        if chance(8) { newline = "\r\n" }
        if chance(10) { text += "\u{FEFF}" }
        if chance(4) { lines(near: 0) }
        if chance(6) {
            if chance(3) { text += "%YAML 1.1" + (chance(2) ? " # directive" : "") + newline }
            text += "---"
            endLine(near: 0)
        }
        root()
        if chance(8) {
            if !text.hasSuffix("\n") { text += newline }
            text += "..."
            endLine(near: 0)
        }
        if chance(5), text.hasSuffix("\n") { text.removeLast() }
    }

    /// True once in `count` times.
    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    private mutating func root() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: flow(depth: 0, indent: 2)
        case 1: scalar(indent: 2, parent: 0)
        case 2: block(depth: 0, indent: 1)
        default: block(depth: 0, indent: 0)
        }
        if !text.hasSuffix("\n") { endLine(near: 0) }
    }

    // MARK: - Blocks

    /// Entries whose first starts where the text stands, which is at column `indent` of its line.
    private mutating func block(depth: Int, indent: Int) {
        if text.isEmpty || text.hasSuffix("\n") { pad(indent) }
        let isSequence = chance(3)
        let count = Int.random(in: 1...4, using: &random)
        for number in 0..<count {
            if number > 0 {
                if !text.hasSuffix("\n") { endLine(near: indent) }
                pad(indent)
            }
            if isSequence {
                text += "-"
                value(depth: depth, indent: indent, isCompact: true)
            } else if chance(12) {
                text += "?"
                explicitKey(indent: indent)
                guard !chance(4) else { continue }
                if !text.hasSuffix("\n") { endLine(near: indent) }
                pad(indent)
                text += ":"
                value(depth: depth, indent: indent, isCompact: true)
            } else {
                if chance(12) { anchor() }
                key()
                text += pick(["", "", "", " ", "  "]) + ":"
                value(depth: depth, indent: indent, isCompact: false)
            }
        }
    }

    private mutating func explicitKey(indent: Int) {
        text += pick([" ", "  "])
        if chance(4) {
            endLine(near: indent + 2)
            pad(indent + 2)
        }
        if chance(5) { anchor() }
        keys += 1
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            text += "|" + newline
            pad(indent + 3)
            text += "key \(keys)" + newline
        case 1: text += "key" + newline + String(repeating: " ", count: indent + 1) + "\(keys)"
        case 2: text += "'key \(keys)'"
        default: text += "key \(keys)"
        }
    }

    private mutating func value(depth: Int, indent: Int, isCompact: Bool) {
        let blanks = pick([" ", " ", "  ", "     "])
        if chance(12) { return }
        let deeper = indent + Int.random(in: 1...4, using: &random)
        if chance(10) {
            text += blanks
            anchor()
            if chance(5) { return }
        } else {
            text += blanks
        }
        let isAnchored = text.hasSuffix("  ") == false && !text.hasSuffix(" ")
        if isAnchored { text += " " }
        if depth < 4, chance(2) {
            let column = text.reversed().prefix { $0 != "\n" && $0 != "\r\n" }.count
            if isCompact, !isAnchored, chance(2) { return block(depth: depth + 1, indent: column) }
            endLine(near: deeper)
            let isUnindented = chance(6)
            pad(isUnindented ? indent : deeper)
            return block(depth: depth + 1, indent: isUnindented ? indent : deeper)
        }
        if chance(8) {
            endLine(near: deeper)
            pad(deeper)
        }
        if chance(3), depth < 6 {
            flow(depth: depth + 1, indent: deeper)
        } else {
            scalar(indent: deeper, parent: indent)
        }
    }

    private mutating func anchor() {
        anchors += 1
        text += "&a\(anchors) "
    }

    private mutating func key() {
        keys += 1
        switch Int.random(in: 0..<6, using: &random) {
        case 0: text += "'key \(keys)'"
        case 1: text += "\"鍵\\t\(keys)\""
        case 2: text += "it's-\(keys)#"
        case 3: text += "'it''s \(keys)'"
        default: text += "キー\(keys)"
        }
    }

    // MARK: - Flow

    private mutating func flow(depth: Int, indent: Int) {
        let isMapping = chance(2)
        text += isMapping ? "{" : "["
        // Some are longer than a line may be, so that they become blocks.
        let count = chance(6) ? 0 : Int.random(in: 1...(chance(4) ? 16 : 4), using: &random)
        let isLoose = chance(3)
        for number in 0..<count {
            flowGap(indent, isLoose)
            flowEntry(isMapping: isMapping, depth: depth, indent: indent, isLoose)
            flowGap(indent, isLoose)
            if number < count - 1 || chance(5) { text += "," }
        }
        flowGap(indent, isLoose)
        text += isMapping ? "}" : "]"
    }

    private mutating func flowEntry(isMapping: Bool, depth: Int, indent: Int, _ isLoose: Bool) {
        guard isMapping || chance(5) else { return flowValue(depth: depth, indent: indent, isLoose) }
        let isExplicit = chance(8)
        if isExplicit {
            text += "? "
            flowGap(indent, isLoose)
        }
        if chance(12) { anchor() }
        key()
        if isExplicit { flowGap(indent, isLoose) }
        guard !isMapping || !chance(6) else { return }
        text += pick(["", "", " "]) + ":"
        guard !chance(6) else { return }
        text += pick([" ", "  "])
        flowGap(indent, isLoose)
        flowValue(depth: depth, indent: indent, isLoose)
    }

    private mutating func flowValue(depth: Int, indent: Int, _ isLoose: Bool) {
        if chance(10) {
            anchor()
            flowGap(indent, isLoose)
        }
        if depth < 6, chance(3) { return flow(depth: depth + 1, indent: indent) }
        flowScalar(indent: indent, isLoose)
    }

    private mutating func flowScalar(indent: Int, _ isLoose: Bool) {
        if anchors > 0, chance(8) {
            text += "*a\(Int.random(in: 1...anchors, using: &random)) "
        } else if chance(2) {
            text += pick([
                "-", "?", "-x", "a:b", "x#y", "?y", "::", "é", "字 字", "1.0", "~", "yes", "'-'", "a'b\"c", "''",
            ])
        } else {
            text += quotedOrPlain(indent: indent, isLoose)
        }
    }

    /// What may stand between two tokens within brackets.
    private mutating func flowGap(_ indent: Int, _ isLoose: Bool) {
        guard isLoose, chance(3) else {
            text += pick(["", "", " ", "  "])
            return
        }
        endLine(near: indent)
        pad(indent + Int.random(in: 0...3, using: &random))
    }

    // MARK: - Scalars

    private mutating func scalar(indent: Int, parent: Int) {
        if chance(4) { return blockScalar(indent: indent, parent: parent) }
        if anchors > 0, chance(8) {
            text += "*a\(Int.random(in: 1...anchors, using: &random))"
        } else {
            text += quotedOrPlain(indent: indent, chance(3))
        }
        if chance(3) { endLine(near: indent) }
    }

    private mutating func quotedOrPlain(indent: Int, _ isLong: Bool) -> String {
        let words = [
            "a", "字", "🏳️‍🌈", "e\u{301}", "x:y", "c#d", "it's", "-", "?", ":z", "1", "!", "&", "%", "مرحبا",
            "https://example.com/a?b#c",
        ]
        let quote = pick(["", "", "'", "\""])
        var result = pick(["a", "-b", "?c", ":d", "字", "-", "?", "0.5", "yes", "-字"])
        if isLong, chance(4) { result += String(repeating: " word", count: Int.random(in: 1...30, using: &random)) }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            if isLong, chance(2) {
                result += pick(["", "", " ", "\t"])
                if quote == "\"", chance(3) { result += pick(["\\", "\\ ", "\\\t", "\\\\ ", "\\n "]) }
                result += newline
                while chance(4) { result += pick(["", "  "]) + newline }
                result += String(repeating: " ", count: indent + Int.random(in: 0...3, using: &random))
                if quote == "\"", chance(5) { result += "\\ " }
            } else {
                result += " "
            }
            result += quote.isEmpty ? pick(words.filter { !["!", "&", "%"].contains($0) }) : pick(words)
        }
        switch quote {
        case "'":
            return "'" + result.replacing("'", with: "''") + (chance(8) ? "\"" : "") + (chance(8) ? "\\" : "") + "'"
        case "\"": return "\"" + result + pick(["", "", "\\u00e9", "\\\"", "'"]) + "\""
        default: return result
        }
    }

    private mutating func blockScalar(indent: Int, parent: Int) {
        text += pick(["|", ">"])
        let chomping = pick(["", "", "-", "+"])
        let isGiven = chance(3)
        let isFirst = chance(2)
        text += isFirst ? chomping : ""
        if isGiven { text += String(min(9, max(1, indent - parent))) }
        text += isFirst ? "" : chomping
        if chance(4) { text += "  #header" }
        text += pick(["", " "]) + newline
        for number in 0..<Int.random(in: 0...5, using: &random) {
            if number > 0 || isGiven, chance(3) {
                text += pick(["", "  ", String(repeating: " ", count: indent + 2)]) + newline
                continue
            }
            text += String(repeating: " ", count: indent)
            if number > 0 || isGiven { text += pick(["", "", " ", "\t", "   "]) }
            text += pick(["text", "# no comment", "- x", "k: v  ", "字\t", "'", "---"]) + newline
        }
        while chance(4) { text += pick(["", " "]) + newline }
        if chance(4) { lines(near: parent) }
    }

    // MARK: - Gaps

    private mutating func pad(_ count: Int) { text += String(repeating: " ", count: count) }

    private mutating func endLine(near indent: Int) {
        if chance(4) {
            text += pick([" ", "  ", "\t", "      "]) + comment()
        } else {
            text += pick(["", "", " ", "\t"])
        }
        text += newline
        if chance(3) { lines(near: indent) }
    }

    private mutating func lines(near indent: Int) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if chance(2) {
                pad(max(0, indent + Int.random(in: -3...3, using: &random)))
                text += comment() + newline
            } else {
                text += pick(["", "", "  "]) + newline
            }
        }
    }

    private mutating func comment() -> String {
        pick([
            "# a comment", "#comment  ", "#", "##### ", "#!x", "#\ttab", "#  字", "# { [ \" '",
            "# bannerc: ignore[x] -- y",
            "#yaml-language-server: $schema=x",
        ])
    }
}
