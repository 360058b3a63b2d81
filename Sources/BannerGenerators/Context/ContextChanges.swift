// SPDX-License-Identifier: Apache-2.0

/// A thing and what it is made from: a level in a theme and without it, a style and the one that it extends.
struct ContextChange<Value: Sendable>: Sendable {
    let value: Value
    let base: Value
    /// In a theme: the same without it, which is what the thing is made from where something is said there already.
    var usual: Usual?

    /// A thing without a theme, and what it is made from.
    struct Usual: Sendable {
        let value: Value
        let base: Value
    }

    /// What an attribute is and what it would be if the theme, or the thing itself, said nothing of it.
    func attribute<Attribute>(
        _ attribute: (Value) -> Attribute, isSame: (Attribute, Attribute) -> Bool
    ) -> (value: Attribute, base: Attribute) {
        guard let usual, !isSame(attribute(usual.value), attribute(usual.base)) else {
            return (attribute(value), attribute(base))
        }
        return (attribute(value), attribute(usual.value))
    }

    /// Whether an attribute is another one.
    func differs<Attribute: Equatable>(_ attribute: (Value) -> Attribute) -> Bool {
        let found = self.attribute(attribute, isSame: ==)
        return found.value != found.base
    }
}

extension Shape {
    /// The names of a thing's attributes, each there only if it is another one than in what the thing is made from. What is
    /// not there any more has a flag: `dropsIcon`.
    static func changes<Value>(
        _ title: String, _ summary: String, _ fields: [Shape<Value>.Field], and more: [Field] = []
    ) -> Self where Subject == ContextChange<Value> {
        let changes = fields.flatMap { field in field.isOptional ? [field.changed, field.dropped] : [field.changed] }
        return Self(title, summary, changes + more)
    }
}

extension ContextRecord {
    /// Itself, if something is another one than in what it is made from.
    var ifAny: (any ContextRecord)? {
        let isSome = shape.fields.indices.contains { index in
            switch value(at: index) {
            case .none: false
            case .flag(let flag): flag
            case .text, .code, .number, .record, .list: true
            }
        }
        return isSome ? self : nil
    }
}

extension Shape.Field where Subject: Sendable {
    fileprivate var isOptional: Bool { field.isOptional }

    /// The attribute, where it is another one. A flag is a word then, and a list has the name `values`, so that one that is
    /// off or empty is told from one that is as it was.
    fileprivate var changed: Shape<ContextChange<Subject>>.Field {
        let value = value
        let kind: ContextKind =
            switch field.kind {
            case .flag: .text
            case .texts: .record { ContextList.shape }
            default: field.kind
            }
        return Shape<ContextChange<Subject>>.Field(
            field: ContextField(name: field.name, kind: kind, isOptional: true, summary: field.summary)
        ) { change in
            let (new, old) = change.attribute(value) { $0.isReferenceSame(as: $1) }
            guard !new.isReferenceSame(as: old) else { return .none }
            return switch new {
            case .flag(let flag): .text(flag ? "true" : "false")
            case .list: .record(ContextList(new))
            default: new
            }
        }
    }

    /// Whether the attribute is gone.
    fileprivate var dropped: Shape<ContextChange<Subject>>.Field {
        let value = value
        return .flag("drops\(LetterCase.pascal.apply(field.name))", "Whether there is no `\(field.name)` any more.") {
            change in
            let (new, old) = change.attribute(value) { $0.isReferenceSame(as: $1) }
            return new.isNone && !old.isNone
        }
    }
}

/// A list of texts as a thing, which is there or not.
private final class ContextList: ContextRecord {
    static let shape = ContextShape(
        "texts", "A list of texts, which may be empty.",
        [ContextField(name: "values", kind: .texts, summary: "The texts.")])

    private let list: ContextValue

    init(_ list: ContextValue) { self.list = list }

    var shape: ContextShape { Self.shape }

    func value(at index: Int) -> ContextValue { list }
}

extension ContextValue {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }

    /// Whether a template says the same of both, which refers to palette colours by their names: they are the same if they
    /// have the same name, whatever colours stand behind it.
    func isReferenceSame(as other: ContextValue) -> Bool {
        guard case .record(let record) = self, case .record(let other) = other else { return isSame(as: other) }
        return record.isReferenceSame(as: other)
    }
}

extension ContextRecord {
    /// The same for records of the same shape.
    func isReferenceSame(as other: any ContextRecord) -> Bool {
        if let index = shape.index(of: "alias"), case .text(let alias) = value(at: index),
            case .text(let name) = other.value(at: index)
        {
            return alias == name
        }
        return shape.fields.indices.allSatisfy { index in
            // What follows from the colours follows their names.
            Shapes.isOfColors(shape.fields[index], in: shape)
                || value(at: index).isReferenceSame(as: other.value(at: index))
        }
    }
}

extension Shapes {
    /// Whether a field of a colour only sums up those of its appearances.
    fileprivate static func isOfColors(_ field: ContextField, in shape: ContextShape) -> Bool {
        guard shape === color.names, case .flag = field.kind else { return false }
        return true
    }
}
