// SPDX-License-Identifier: Apache-2.0

/// The names that a template may use in a place, in the order in which they are documented.
///
/// From shapes the checker of templates, the printed documentation and the printed context are derived, so that none of
/// them can disagree with what templates get.
final class ContextShape: Sendable {
    /// What has these names, such as `banner`; it heads a section of the documentation.
    let title: String
    /// What that is.
    let summary: String
    /// The names.
    let fields: [ContextField]

    /// A shape of `fields`, of which no two have the same name.
    init(_ title: String, _ summary: String, _ fields: [ContextField]) {
        self.title = title
        self.summary = summary
        self.fields = fields
    }

    /// The place of the field called `name`. A template asks for each name once, so that looking through all takes less time than an
    /// index of them would.
    func index(of name: String) -> Int? {
        // Most names differ in length, which is seen at once.
        let count = name.utf8.count
        return fields.firstIndex { $0.name.utf8.count == count && $0.name == name }
    }

    /// The field called `name`.
    subscript(name: String) -> ContextField? { index(of: name).map { fields[$0] } }
}

/// A name of the context, and what it stands for.
struct ContextField: Sendable {
    /// The name.
    let name: String
    /// What it stands for.
    let kind: ContextKind
    /// Whether there may be nothing. A section over such a name is left out then.
    var isOptional = false
    /// What it means, with its unit.
    let summary: String
}

/// What a name stands for.
enum ContextKind: Sendable {
    /// A text, which `{{name}}` escapes.
    case text
    /// A number, without an exponent.
    case number
    /// A yes or no, for sections.
    case flag
    /// Code of the target's language already, which only `{{{name}}}` writes.
    case code
    /// A list of texts; within its section `{{.}}` is each of them.
    case texts
    /// A thing with names of its own, which are made when a template asks for them: each shape costs a small build.
    case record(@Sendable () -> ContextShape)
    /// A list of things with names of their own.
    case list(@Sendable () -> ContextShape)

    /// The kind in words, with its article.
    var words: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .flag: "a flag"
        case .code: "code"
        case .texts: "a list of texts"
        case .record: "a section"
        case .list: "a list"
        }
    }

    /// The names within a section over it.
    var shape: ContextShape? {
        switch self {
        case .record(let shape), .list(let shape): shape()
        default: nil
        }
    }
}
