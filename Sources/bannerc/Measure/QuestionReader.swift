// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerPreview
import BannerProject
import Diagnostics
import YAMLSource

/// Reads a question of `bannerc measure --jsonl`.
enum QuestionReader {
    /// The question that the JSON object `line` asks. Members that are left out, or `null`, are as in `defaults`, but for the
    /// text. Throws ``CommandFailure`` for whatever is wrong.
    static func read(
        _ line: [UInt8], defaults: TextMeasurer.Question
    ) throws(CommandFailure) -> TextMeasurer.Question {
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: "line", bytes: line)
        let tree = JSONReader.read(source, as: sources.add(source), findings: &findings)
        guard let root = tree?.root, findings.isEmpty else {
            throw CommandFailure(Report(sources: sources, findings: findings))
        }
        guard root.kind == .mapping else { throw CommandFailure("a line is an object with `text`") }
        var question = defaults
        var hasText = false
        // A line's own style or size says more than the size in points that holds for all of them.
        if root.entries.contains(where: { ["style", "size"].contains($0.key.text) && word($0.value) != "null" }) {
            question.toldPoints = nil
        }
        for (key, value) in root.entries {
            if key.text == "text" {
                question.text = try text(value, key)
                hasText = true
            } else {
                try read(key, value, into: &question)
            }
        }
        guard hasText else { throw CommandFailure("`text` is missing") }
        return question
    }

    private static func read(
        _ key: Node, _ value: Node, into question: inout TextMeasurer.Question
    ) throws(CommandFailure) {
        let isDefault = word(value) == "null"
        switch key.text {
        case "locale": if !isDefault { question.locale = try text(value, key) }
        case "style": if !isDefault { question.style = try choice(value, key) }
        case "size": if !isDefault { question.size = try size(value, key) }
        case "sizePt": if !isDefault { question.toldPoints = try points(value, key) }
        case "weight": if !isDefault { question.weight = try choice(value, key) as BannerFontWeight }
        case "estimate": if !isDefault { question.estimate = try choice(value, key) }
        case "widthPt": if !isDefault { question.width = try points(value, key) }
        case "limit": if !isDefault { question.limit = try count(value, key) }
        case "keepAll": if !isDefault { question.keepsWords = try flag(value, key) }
        case "fonts": if !isDefault { question.fonts = try files(value, key) }
        default: throw CommandFailure("there is no key \(key.text.shown)")
        }
    }

    /// A number, `true`, `false` or `null`, as it is written; `nil` for all else.
    private static func word(_ value: Node) -> String? {
        value.kind == .scalar && value.style == .plain ? value.text : nil
    }

    private static func text(_ value: Node, _ key: Node) throws(CommandFailure) -> String {
        guard value.kind == .scalar, value.style != .plain else { throw CommandFailure("`\(key.text)` is a string") }
        return value.text
    }

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: Node, _ key: Node
    ) throws(CommandFailure) -> Choice {
        let word = try text(value, key)
        if let choice = Choice(rawValue: word) { return choice }
        let choices = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        throw CommandFailure("`\(key.text)` is one of \(choices)")
    }

    /// A text size, by either of its names.
    private static func size(_ value: Node, _ key: Node) throws(CommandFailure) -> BannerDynamicTypeSize {
        if let size = BannerDynamicTypeSize(called: try text(value, key)) { return size }
        return try choice(value, key)
    }

    private static func points(_ value: Node, _ key: Node) throws(CommandFailure) -> Double {
        guard let number = word(value).flatMap(Double.init), number > 0, number.isFinite else {
            throw CommandFailure("`\(key.text)` is a number above 0")
        }
        return number
    }

    private static func count(_ value: Node, _ key: Node) throws(CommandFailure) -> Int {
        let word = word(value) ?? ""
        // JSON has one kind of number: 2.0 is 2.
        guard let count = Int(word) ?? Double(word).flatMap(Int.init(exactly:)), count > 0 else {
            throw CommandFailure("`\(key.text)` is a whole number above 0")
        }
        return count
    }

    private static func flag(_ value: Node, _ key: Node) throws(CommandFailure) -> Bool {
        guard let flag = word(value).flatMap(Bool.init) else { throw CommandFailure("`\(key.text)` is true or false") }
        return flag
    }

    private static func files(_ value: Node, _ key: Node) throws(CommandFailure) -> [String] {
        guard value.kind == .sequence else { throw CommandFailure("`\(key.text)` is a list of files") }
        var files: [String] = []
        for item in value.items { files.append(try text(item, key)) }
        return files
    }
}
