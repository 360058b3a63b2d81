// SPDX-License-Identifier: Apache-2.0

/// What a name of the context stands for in a spec.
enum ContextValue {
    /// Nothing.
    case none
    /// A text, or code.
    case text(String)
    /// Long code, as the UTF-8 that it was written in.
    case code([UInt8])
    case number(Double)
    case flag(Bool)
    case record(any ContextRecord)
    case list([ContextValue])

    /// Whether a template gets the same of both.
    func isSame(as other: ContextValue) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.text(let text), .text(let other)): text == other
        case (.code(let code), .code(let other)): code == other
        case (.number(let number), .number(let other)): number == other
        case (.flag(let flag), .flag(let other)): flag == other
        case (.record(let record), .record(let other)): record.isSame(as: other)
        case (.list(let values), .list(let others)):
            values.count == others.count && zip(values, others).allSatisfy { $0.isSame(as: $1) }
        default: false
        }
    }
}

/// A thing of the context with names of its own.
protocol ContextRecord: AnyObject {
    /// Its names.
    var shape: ContextShape { get }

    /// What its field at `index` of ``shape`` stands for.
    func value(at index: Int) -> ContextValue
}

extension ContextRecord {
    /// Whether a template gets the same of both, which are of the same shape.
    func isSame(as other: any ContextRecord) -> Bool {
        shape.fields.indices.allSatisfy { value(at: $0).isSame(as: other.value(at: $0)) }
    }
}
