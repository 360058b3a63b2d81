// SPDX-License-Identifier: Apache-2.0

/// The names of a kind of things, and where their values come from: each is declared once, here.
struct Shape<Subject>: Sendable {
    /// A name and its value.
    struct Field: Sendable {
        let field: ContextField
        let value: @Sendable (Subject) -> ContextValue
    }

    /// The names.
    let names: ContextShape
    /// What reads the values of a record of this shape. An array of functions of subjects would have the runtime look up their type for
    /// each value.
    fileprivate let values: [@Sendable (any ContextRecord) -> ContextValue]

    /// A shape of `fields`, of which no two have the same name.
    init(_ title: String, _ summary: String, _ fields: [Field]) {
        names = ContextShape(title, summary, fields.map(\.field))
        values = fields.map { field in
            // Only records of this shape have its values read.
            { field.value(unsafeDowncast($0, to: ShapedRecord<Subject>.self).subject) }
        }
    }

    /// The record of `subject`.
    func record(_ subject: Subject) -> any ContextRecord { ShapedRecord(self, subject) }
}

extension Shape.Field {
    private static func field(
        _ name: String, _ kind: ContextKind, _ summary: String, isOptional: Bool = false,
        _ value: @escaping @Sendable (Subject) -> ContextValue
    ) -> Self {
        Self(field: ContextField(name: name, kind: kind, isOptional: isOptional, summary: summary), value: value)
    }

    /// A text that is always there.
    static func text(_ name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> String) -> Self {
        field(name, .text, summary) { .text(value($0)) }
    }

    /// A text that may be missing.
    static func text(optional name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> String?)
        -> Self
    {
        field(name, .text, summary, isOptional: true) { value($0).map(ContextValue.text) ?? .none }
    }

    /// Code of the target's language that is always there.
    static func code(_ name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> String) -> Self {
        field(name, .code, summary) { .text(value($0)) }
    }

    /// Code of the target's language that may be missing.
    static func code(optional name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> String?)
        -> Self
    {
        field(name, .code, summary, isOptional: true) { value($0).map(ContextValue.text) ?? .none }
    }

    /// Long code that is always there.
    static func code(_ name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> SwiftCode) -> Self {
        field(name, .code, summary) { .code(value($0).bytes) }
    }

    /// Long code, which is missing where there is none.
    static func code(ifAny name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> SwiftCode)
        -> Self
    {
        field(name, .code, summary, isOptional: true) { subject in
            let code = value(subject)
            return code.isEmpty ? .none : .code(code.bytes)
        }
    }

    /// A list of texts.
    static func texts(_ name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> [String]) -> Self {
        field(name, .texts, summary) { .list(value($0).map(ContextValue.text)) }
    }

    /// A number that is always there.
    static func number(_ name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> Double) -> Self {
        field(name, .number, summary) { .number(value($0)) }
    }

    /// A number that may be missing.
    static func number(optional name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> Double?)
        -> Self
    {
        field(name, .number, summary, isOptional: true) { value($0).map(ContextValue.number) ?? .none }
    }

    /// A yes or no.
    static func flag(_ name: String, _ summary: String, _ value: @escaping @Sendable (Subject) -> Bool) -> Self {
        field(name, .flag, summary) { .flag(value($0)) }
    }

    /// A thing that is always there.
    static func record<Other>(
        _ name: String, _ summary: String, _ shape: @escaping @autoclosure @Sendable () -> Shape<Other>,
        _ value: @escaping @Sendable (Subject) -> Other
    ) -> Self {
        field(name, .record { shape().names }, summary) { .record(shape().record(value($0))) }
    }

    /// A thing that may be missing.
    static func record<Other>(
        optional name: String, _ summary: String, _ shape: @escaping @autoclosure @Sendable () -> Shape<Other>,
        _ value: @escaping @Sendable (Subject) -> Other?
    ) -> Self {
        field(name, .record { shape().names }, summary, isOptional: true) { subject in
            value(subject).map { .record(shape().record($0)) } ?? .none
        }
    }

    /// What is another than in what the thing is made from, if anything is.
    static func changes<Value>(
        _ name: String, _ summary: String, _ shape: @escaping @autoclosure @Sendable () -> Shape<ContextChange<Value>>,
        _ value: @escaping @Sendable (Subject) -> ContextChange<Value>?
    ) -> Self {
        field(name, .record { shape().names }, summary, isOptional: true) { subject in
            value(subject).flatMap { shape().record($0).ifAny }.map(ContextValue.record) ?? .none
        }
    }

    /// A list of things.
    static func list<Other>(
        _ name: String, _ summary: String, _ shape: @escaping @autoclosure @Sendable () -> Shape<Other>,
        _ value: @escaping @Sendable (Subject) -> [Other]
    ) -> Self {
        field(name, .list { shape().names }, summary) { subject in
            let shape = shape()
            return .list(value(subject).map { .record(shape.record($0)) })
        }
    }
}

/// A thing with the names of its shape. Nothing is computed before a template asks for it.
private final class ShapedRecord<Subject>: ContextRecord {
    private let definition: Shape<Subject>
    fileprivate let subject: Subject

    init(_ definition: Shape<Subject>, _ subject: Subject) {
        self.definition = definition
        self.subject = subject
    }

    var shape: ContextShape { definition.names }

    // Indices are those of the shape, which has a value for each of its fields.
    func value(at index: Int) -> ContextValue { definition.values[index](self) }
}
