// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// A line of Swift in the layout of swift-format, as far as it says what it declares.
struct DeclarationLine {
    /// The line.
    let text: Substring
    /// How many blanks it starts with.
    let indentation: Int
    /// Whether it is a comment, a directive or blank.
    let isAside: Bool
    /// The attributes at its start, with the blanks behind them.
    let attributes: Substring
    /// What follows the attributes.
    let rest: Substring
    /// What is declared; `nil` for anything else.
    let declaration: Declaration?

    /// What a line declares.
    struct Declaration {
        /// Whether it is a type, a protocol or an extension.
        var isType: Bool
        var isExtension: Bool
        var isActor: Bool
        /// Whether the line says itself that it is isolated to nothing.
        var isNonisolated: Bool
        /// As it is written, such as `BannerFeedback.Impact`, without generic arguments.
        var name: Substring
        /// What a type inherits from or conforms to, as it is written.
        var inherited: [String]
    }

    init(_ text: Substring) {
        self.text = text
        let line = text.withoutIndentation
        indentation = text.utf8.count - line.utf8.count
        isAside = line.isEmpty || line.hasPrefix("#") || line.hasPrefix("//")
        var rest = line
        while let next = Self.afterAttribute(rest) { rest = next }
        attributes = line[..<rest.startIndex]
        self.rest = rest
        declaration = isAside ? nil : Self.declaration(rest)
    }

    /// Whether it has attributes alone, which belong to a line below.
    var hasAttributesOnly: Bool { !attributes.isEmpty && rest.isEmpty }

    /// The line with `word` behind its attributes.
    func inserting(_ word: String) -> Substring { text[..<rest.startIndex] + word + " " + rest }

    /// The line with what a package sees made what a module sees, the default.
    var internalized: Substring {
        var word = rest
        while let next = Self.after(Self.modifiers, word) { word = next }
        if word.hasPrefix("package ") { return text[..<word.startIndex] + word.dropFirst("package ".count) }
        guard word.hasPrefix("package(set) ") else { return text }
        return text[..<word.startIndex] + "internal(set) " + word.dropFirst("package(set) ".count)
    }
}

extension DeclarationLine {
    /// What may stand before `package`.
    private static let modifiers: Set<Substring> = [
        "public", "final", "static", "class", "override", "mutating", "nonisolated", "required", "convenience", "lazy",
        "weak",
        "indirect",
    ]
    /// What may stand before the keyword of a declaration.
    private static let declarationModifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect", "nonisolated",
    ]
    private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let members: Set<Substring> = ["func", "var", "let"]

    /// What follows the attribute that `text` starts with; `nil` if it starts with none.
    private static func afterAttribute(_ text: Substring) -> Substring? {
        guard text.utf8.first == UInt8(ascii: "@") else { return nil }
        let word = text.dropFirst()
        var rest = word[word.name.endIndex...]
        guard rest.startIndex > word.startIndex else { return nil }
        if rest.hasPrefix("("), let end = closing(rest) { rest = rest[end...].dropFirst() }
        return rest.withoutIndentation
    }

    /// Where the parenthesis closes that `text` starts with; `nil` if that is in another line.
    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        return text.utf8.indices.first { index in
            switch text.utf8[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            return depth == 0
        }
    }

    /// What follows the first word of `text`, if it is one of `words`, perhaps with an argument, as `private(set)` has.
    private static func after(_ words: Set<Substring>, _ text: Substring) -> Substring? {
        let word = text.firstWord
        guard word.endIndex < text.endIndex, words.contains(word.prefix { $0 != "(" }) else { return nil }
        return text[word.endIndex...].withoutIndentation
    }

    private static func declaration(_ text: Substring) -> Declaration? {
        var rest = text
        while let next = after(declarationModifiers, rest) { rest = next }
        let modifiers = text[..<rest.startIndex]
        let keyword = rest.firstWord
        let isType = types.contains(keyword)
        guard isType || members.contains(keyword) else { return nil }
        rest = rest[keyword.endIndex...].withoutIndentation
        // `class func` and the like are members.
        if keyword == "class", members.contains(rest.firstWord) { return nil }
        let name = rest.name
        return Declaration(
            isType: isType, isExtension: keyword == "extension", isActor: keyword == "actor",
            isNonisolated: modifiers.holds("nonisolated"), name: name,
            inherited: isType ? inherited(rest[name.endIndex...]) : [])
    }

    /// What stands behind the colon after a type's name.
    private static func inherited(_ text: Substring) -> [String] {
        let plain = withoutArguments(text)
        guard let colon = plain.firstIndex(where: { $0 != " " }), plain[colon] == ":" else { return [] }
        let list = plain[plain.index(after: colon)...].prefix { $0 != "{" }.pieces(between: " where ")[0]
        return list.split { $0 == "," || $0 == "&" }.map { part in
            // Attributes, such as `@unchecked`, are no part of the name.
            part.split(separator: " ").filter { !$0.hasPrefix("@") }.joined()
        }
    }

    /// `text` without what stands between angle brackets.
    private static func withoutArguments(_ text: Substring) -> String {
        var depth = 0
        return text.reduce(into: "") { plain, character in
            if character == "<" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" { depth = max(depth - 1, 0) }
        }
    }
}

extension Substring {
    /// What follows the blanks at its start.
    var withoutIndentation: Substring { self[(utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? endIndex)...] }

    /// What stands before the first blank.
    fileprivate var firstWord: Substring { self[..<(utf8.firstIndex(of: UInt8(ascii: " ")) ?? endIndex)] }

    /// The name at its start, which may be several with dots between them.
    fileprivate var name: Substring {
        let end = utf8.firstIndex { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): false
            default: true
            }
        }
        return self[..<(end ?? endIndex)]
    }
}
