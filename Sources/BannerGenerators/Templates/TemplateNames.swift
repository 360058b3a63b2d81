// SPDX-License-Identifier: Apache-2.0

/// What names stand for in a place of a template.
///
/// It refuses what a template would ask for in vain: names that stand for nothing in their place, or for something else than
/// the tag takes, and transforms that do not exist. Mustache as others have it shows nothing for them, in silence.
struct TemplateNames {
    /// Why a tag is refused.
    struct Refusal: Error {
        let message: String
        /// What to write instead, unless one of the names is near that may have been meant.
        let help: String
        /// A name that there is none of, and those that there are.
        var meant: (name: String, candidates: @Sendable () -> [String])?
    }

    /// What a tag stands for.
    struct Found {
        let reference: Template.Reference
        let kind: ContextKind
        let isOptional: Bool
    }

    /// The sections around, the innermost last. The first is the template itself.
    private var scopes: [TemplateScope]

    init(_ shape: ContextShape) {
        scopes = [TemplateScope(shape: shape, item: .record { shape })]
    }

    mutating func enter(_ scope: TemplateScope) { scopes.append(scope) }

    mutating func leave() { scopes.removeLast() }

    /// Whether a section around has a fault, so that nobody can say what there is in it.
    var isUnknown: Bool { scopes.contains(where: \.isUnknown) }

    // MARK: What a tag takes

    /// The value that a tag `{{…}}` or `{{{…}}}` shows.
    func value(_ expression: TemplateExpression, isEscaped: Bool) throws(Refusal) -> Template.Reference {
        let found = try find(expression)
        switch found.kind {
        case .code where isEscaped:
            throw Refusal(
                message: "`\(expression.text)` is code already, which `{{…}}` would escape",
                help: "write `{{{\(expression.text)}}}`")
        case .text, .number, .flag, .code: return found.reference
        case .texts, .list, .record:
            throw Refusal(
                message: "`\(expression.text)` is \(found.kind.words), not a text",
                help: "write `{{#\(expression.text)}}…{{/\(expression.text)}}`")
        }
    }

    /// The value that a tag `{{#…}}` is over, and the section that it starts.
    func section(_ expression: TemplateExpression) throws(Refusal) -> (Template.Reference, TemplateScope) {
        let found = try find(expression)
        return (found.reference, try scope(over: found, expression))
    }

    /// The value that a tag `{{^…}}` asks for.
    func inverted(_ expression: TemplateExpression) throws(Refusal) -> Template.Reference {
        let found = try find(expression)
        switch found.kind {
        case .flag, .list, .texts: return found.reference
        case .text, .number, .code, .record:
            guard found.isOptional else { throw noSection(expression, found.kind) }
            return found.reference
        }
    }

    private func scope(over found: Found, _ expression: TemplateExpression) throws(Refusal) -> TemplateScope {
        switch found.kind {
        case .flag: return TemplateScope()
        case .record(let shape): return TemplateScope(shape: shape(), item: found.kind)
        case .list(let shape): return TemplateScope(shape: shape(), item: .record(shape), isList: true)
        case .texts: return TemplateScope(item: .text, isList: true)
        case .text, .number, .code:
            guard found.isOptional else { throw noSection(expression, found.kind) }
            return TemplateScope(item: found.kind)
        }
    }

    private func noSection(_ expression: TemplateExpression, _ kind: ContextKind) -> Refusal {
        if case .record = kind {
            return Refusal(
                message: "`\(expression.text)` is always there", help: "leave out `{{^\(expression.text)}}`")
        }
        return Refusal(
            message: "`\(expression.text)` is \(kind.words) that is always there, not a section",
            help: "write `{{\(expression.text)}}`")
    }

    // MARK: Names

    private func find(_ expression: TemplateExpression) throws(Refusal) -> Found {
        if expression.isPlace { return try place(expression) }
        let found = expression.isSelf ? item : try find(expression.path)
        var (reference, kind) = (found.reference, found.kind)
        for name in expression.transforms {
            guard let transform = TemplateTransform(name, on: kind) else { throw noTransform(name, kind, expression) }
            reference.transforms.append(transform)
            kind = transform.kind
        }
        return Found(reference: reference, kind: kind, isOptional: found.isOptional)
    }

    /// What `.` stands for. It can be asked for as if it were optional: `{{#.}}` is about nothing else.
    private var item: Found {
        let kind = scopes.last { $0.item != nil }?.item ?? .text
        return Found(reference: .init(start: .item), kind: kind, isOptional: true)
    }

    private func find(_ path: [String]) throws(Refusal) -> Found {
        var found = try findFirst(path[0])
        for part in path.dropFirst() {
            guard case .record(let names) = found.kind else {
                throw Refusal(
                    message: "`.\(part)` asks \(found.kind.words) for a part",
                    help: found.kind.shape == nil ? "" : "write `{{#\(path[0])}}{{\(part)}}{{/\(path[0])}}`")
            }
            let shape = names()
            guard let index = shape.index(of: part) else { throw unknown(part, among: shape.fields.map(\.name)) }
            var reference = found.reference
            reference.fields.append(index)
            let field = shape.fields[index]
            found = Found(
                reference: reference, kind: field.kind, isOptional: found.isOptional || field.isOptional)
        }
        return found
    }

    /// What the innermost section that has the name means by it.
    private func findFirst(_ name: String) throws(Refusal) -> Found {
        var section = scopes.count { !$0.isTransparent }
        for scope in scopes.reversed() where !scope.isTransparent {
            section -= 1
            guard let shape = scope.shape, let index = shape.index(of: name) else { continue }
            let field = shape.fields[index]
            return Found(
                reference: .init(start: .field(section: section, index: index)), kind: field.kind,
                isOptional: field.isOptional)
        }
        throw unknown(name, among: scopes.reversed().flatMap { $0.shape?.fields.map(\.name) ?? [] })
    }

    private func place(_ expression: TemplateExpression) throws(Refusal) -> Found {
        guard expression.transforms.count == 1, let name = expression.transforms.first else {
            throw Refusal(message: "the place in a list takes no other transform", help: "")
        }
        guard let place = PlaceInList(rawValue: name) else {
            throw unknown("\(name)()", among: PlaceInList.allCases.map { "\($0.rawValue)()" })
        }
        guard scopes.last(where: { !$0.isTransparent })?.isList == true else {
            throw Refusal(
                message: "`\(name)()` is not directly in the section of a list",
                help: "a section over a text or a thing has no place in a list")
        }
        return Found(reference: .init(start: .place(place)), kind: place.kind, isOptional: false)
    }

    // MARK: Refusals

    private func noTransform(_ name: String, _ kind: ContextKind, _ expression: TemplateExpression) -> Refusal {
        guard TemplateTransform.names.contains(name) else {
            return Refusal(
                message: "there is no transform `\(name)`", help: "", meant: (name, { TemplateTransform.names }))
        }
        return Refusal(message: "`\(name)` can't be applied to \(kind.words): `\(expression.text)`", help: "")
    }

    private func unknown(_ name: String, among names: @Sendable @autoclosure @escaping () -> [String]) -> Refusal {
        Refusal(
            message: "there is no `\(name)` here",
            help: "`bannerc build --print-context` shows the names that there are", meant: (name, names))
    }
}
