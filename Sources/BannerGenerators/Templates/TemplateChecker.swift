// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Finds what a template asks for in vain: names that stand for nothing in their place, or for something else than the tag
/// takes, and transforms that do not exist. Mustache itself would render nothing for them, in silence.
struct TemplateChecker {
    private let template: GeneratorOptions.Template
    private let text: [UInt8]
    /// The sections around, the innermost last.
    private var scopes: [TemplateScope]

    /// Throws a ``TemplateError`` at the first tag of `template` that asks in vain.
    static func check(_ template: GeneratorOptions.Template, _ shape: ContextShape) throws {
        var checker = TemplateChecker(template, shape)
        try checker.run()
    }

    private init(_ template: GeneratorOptions.Template, _ shape: ContextShape) {
        self.template = template
        text = Array(template.text.utf8)
        scopes = [TemplateScope(shape: shape, item: .record(shape))]
    }

    // MARK: Tags

    private mutating func run() throws {
        for tag in TemplateTags(text) { try check(tag.text, at: tag.range.lowerBound) }
    }

    private mutating func check(_ tag: String, at start: Int) throws {
        let rest = tag.dropFirst()
        switch tag.first {
        case "!", "%", "=": return
        case "/": if scopes.count > 1 { scopes.removeLast() }
        case "#": scopes.append(try section(rest, at: start))
        case "^":
            try inverted(rest, at: start)
            scopes.append(TemplateScope())
        case ">", "<", "$":
            throw error("there are no partial templates", at: start, help: "write it out in this template")
        case "&", "{": try value(rest, isEscaped: false, at: start)
        default: try value(tag[...], isEscaped: true, at: start)
        }
    }

    // MARK: What a tag takes

    private func value(_ tag: Substring, isEscaped: Bool, at start: Int) throws {
        guard let (_, found) = try resolve(tag, at: start) else { return }
        switch found.kind {
        case .text, .number, .flag: return
        case .code where isEscaped:
            let name = Self.trimmed(tag)
            throw error(
                "`\(name)` is code already, which `{{…}}` would escape", at: start, help: "write `{{{\(name)}}}`")
        case .code: return
        case .texts, .list, .record:
            let name = Self.trimmed(tag)
            throw error(
                "`\(name)` is \(found.kind.words), not a text", at: start, help: "write `{{#\(name)}}…{{/\(name)}}`")
        }
    }

    private func section(_ tag: Substring, at start: Int) throws -> TemplateScope {
        guard let (expression, found) = try resolve(tag, at: start) else { return TemplateScope() }
        switch found.kind {
        case .flag: return TemplateScope()
        case .record(let shape): return TemplateScope(shape: shape, item: found.kind)
        case .list(let shape): return TemplateScope(shape: shape, item: .record(shape), isList: true)
        case .texts: return TemplateScope(item: .text, isList: true)
        case .text, .number, .code:
            guard found.isOptional || expression.isSelf else { throw noSection(tag, found.kind, at: start) }
            return TemplateScope(item: found.kind)
        }
    }

    private func inverted(_ tag: Substring, at start: Int) throws {
        guard let (_, found) = try resolve(tag, at: start), !found.isOptional else { return }
        switch found.kind {
        case .flag, .list, .texts: return
        case .text, .number, .code, .record: throw noSection(tag, found.kind, at: start)
        }
    }

    private func noSection(_ tag: Substring, _ kind: ContextKind, at start: Int) -> TemplateError {
        let name = Self.trimmed(tag)
        if case .record = kind {
            return error("`\(name)` is always there", at: start, help: "leave out `{{^\(name)}}`")
        }
        return error(
            "`\(name)` is \(kind.words) that is always there, not a section", at: start, help: "write `{{\(name)}}`")
    }

    // MARK: Names

    private typealias Found = (kind: ContextKind, isOptional: Bool)

    /// What `tag` stands for; `nil` for what Mustache reports.
    private func resolve(_ tag: Substring, at start: Int) throws -> (TemplateExpression, Found)? {
        guard let expression = TemplateExpression(tag) else { return nil }
        if expression.isPlace { return (expression, try place(expression, at: start)) }
        var found: Found = try expression.isSelf ? (item, true) : self.found(expression.path, at: start)
        for transform in expression.transforms { found.kind = try apply(transform, to: found.kind, tag, at: start) }
        return (expression, found)
    }

    /// What `.` stands for.
    private var item: ContextKind { scopes.last { $0.item != nil }?.item ?? .text }

    private func found(_ path: [String], at start: Int) throws -> Found {
        guard let head = path.first else { return (item, true) }
        let shapes = scopes.reversed().compactMap(\.shape)
        guard let field = shapes.lazy.compactMap({ $0[head] }).first else {
            throw unknown(head, among: shapes.flatMap { $0.fields.map(\.name) }, at: start)
        }
        var found: Found = (field.kind, field.isOptional)
        for part in path.dropFirst() {
            guard case .record(let shape) = found.kind else {
                throw error(
                    "`.\(part)` asks \(found.kind.words) for a part", at: start,
                    help: found.kind.shape == nil ? "" : "write `{{#\(head)}}{{\(part)}}{{/\(head)}}`")
            }
            guard let next = shape[part] else { throw unknown(part, among: shape.fields.map(\.name), at: start) }
            found = (next.kind, found.isOptional || next.isOptional)
        }
        return found
    }

    private func place(_ expression: TemplateExpression, at start: Int) throws -> Found {
        guard expression.transforms.count == 1, let name = expression.transforms.first else {
            throw error("the place in a list takes no other transform", at: start, help: "")
        }
        guard let place = PlaceInList(rawValue: name) else {
            throw unknown("\(name)()", among: PlaceInList.allCases.map { "\($0.rawValue)()" }, at: start)
        }
        guard scopes.last(where: { !$0.isTransparent })?.isList == true else {
            throw error(
                "`\(name)()` is not directly in the section of a list", at: start,
                help: "a section over a text or a thing has no place in a list")
        }
        return (place.kind, false)
    }

    // MARK: Transforms

    private func apply(_ transform: String, to kind: ContextKind, _ tag: Substring, at start: Int) throws
        -> ContextKind
    {
        if let result = Self.result(of: transform, on: kind) { return result }
        let known = TextTransform.all.map(\.name) + NumberTransform.allCases.map(\.rawValue) + ["count"]
        guard known.contains(transform) else {
            throw error(
                "there is no transform `\(transform)`", at: start,
                help: NearestName.find(transform, among: known).map { "did you mean `\($0)`?" } ?? "")
        }
        throw error("`\(transform)` can't be applied to \(kind.words): `\(Self.trimmed(tag))`", at: start, help: "")
    }

    private static func result(of transform: String, on kind: ContextKind) -> ContextKind? {
        switch kind {
        case .text, .code: TextTransform.named(transform)?.kind
        case .number: NumberTransform(rawValue: transform)?.kind
        case .list, .texts: ListTransform(rawValue: transform).map { $0 == .count ? .number : .flag }
        case .flag, .record: nil
        }
    }

    // MARK: Messages

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

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
