// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Finds names in a template that stand for nothing. Mustache itself would render nothing for them, in silence.
struct TemplateChecker {
    private let template: GeneratorOptions.Template
    private let text: [UInt8]
    private var opening: [UInt8] = Array("{{".utf8)
    private var closing: [UInt8] = Array("}}".utf8)
    /// The names of the sections around, the innermost last; those of a plain value's section are its surroundings'.
    private var scopes: [TemplateNames]

    /// Throws a ``TemplateError`` at the first tag of `template` that names nothing in its place.
    static func check(_ template: GeneratorOptions.Template, _ names: TemplateNames) throws {
        var checker = TemplateChecker(template, names)
        try checker.run()
    }

    private init(_ template: GeneratorOptions.Template, _ names: TemplateNames) {
        self.template = template
        text = Array(template.text.utf8)
        scopes = [names]
    }

    private mutating func run() throws {
        var offset = 0
        while let start = find(opening, from: offset) {
            let inside = start + opening.count
            // `{{{name}}}` ends with three braces.
            let isTriple = text[inside...].first == UInt8(ascii: "{")
            let end = isTriple ? [UInt8(ascii: "}")] + closing : closing
            // An unclosed tag is Mustache's to report.
            guard let stop = find(end, from: inside) else { return }
            try check(String(decoding: text[(inside + (isTriple ? 1 : 0))..<stop], as: UTF8.self), at: start)
            offset = stop + end.count
        }
    }

    private func find(_ bytes: [UInt8], from offset: Int) -> Int? {
        guard !bytes.isEmpty, text.count >= bytes.count, offset <= text.count - bytes.count else { return nil }
        return (offset...(text.count - bytes.count)).first { text[$0..<($0 + bytes.count)].elementsEqual(bytes) }
    }

    private mutating func check(_ tag: String, at start: Int) throws {
        let name = Self.trimmed(tag.dropFirst())
        switch tag.first {
        case "!", "%": return
        case "=": changeDelimiters(tag)
        case "/": if scopes.count > 1 { scopes.removeLast() }
        case "#":
            guard case .section(let names) = try kind(of: name, at: start) else {
                return scopes.append(TemplateNames([]))
            }
            scopes.append(names)
        // An inverted section is rendered where there is nothing, so it has the names around it.
        case "^":
            _ = try kind(of: name, at: start)
            scopes.append(TemplateNames([]))
        case ">", "<", "$":
            throw error("there are no partial templates", at: start, help: "write it out in this template")
        case "&": _ = try kind(of: name, at: start)
        default: _ = try kind(of: Self.trimmed(tag[...]), at: start)
        }
    }

    private mutating func changeDelimiters(_ tag: String) {
        let words = tag.dropFirst().dropLast().split(separator: " ")
        guard words.count == 2 else { return }
        opening = Array(words[0].utf8)
        closing = Array(words[1].utf8)
    }

    private func kind(of expression: String, at start: Int) throws -> TemplateNames.Kind {
        let name = Self.withoutTransforms(expression)
        let parts = name.split(separator: ".").map(String.init)
        // `.` is the thing itself; `first()` asks of the place in a list.
        guard let head = parts.first else { return .value }
        guard var kind = scopes.reversed().lazy.compactMap({ $0.kinds[head] }).first else {
            throw unknown(head, among: scopes.flatMap(\.kinds.keys), at: start)
        }
        for part in parts.dropFirst() {
            guard case .section(let names) = kind, let next = names.kinds[part] else {
                throw unknown(part, among: [], at: start)
            }
            kind = next
        }
        return kind
    }

    private func unknown(_ name: String, among names: [String], at start: Int) -> TemplateError {
        let known = Set(names).sorted()
        let help = NearestName.find(name, among: known).map { "did you mean `\($0)`?" }
        return error(
            "there is no `\(name)` here", at: start,
            help: help ?? (known.isEmpty ? "" : "there are \(known.map { "`\($0)`" }.joined(separator: ", "))"))
    }

    private func error(_ message: String, at start: Int, help: String) -> TemplateError {
        let before = text[..<start]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return TemplateError(
            path: template.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: String(decoding: text[lineStart..<start], as: UTF8.self).count + 1, message: message, help: help)
    }

    /// `uppercased(name)` → `name`.
    private static func withoutTransforms(_ expression: String) -> String {
        guard let start = expression.lastIndex(of: "("), let end = expression.firstIndex(of: ")"), start < end else {
            return expression
        }
        return trimmed(expression[expression.index(after: start)..<end])
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
