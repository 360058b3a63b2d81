// SPDX-License-Identifier: Apache-2.0

import Mustache

/// What a name of the context stands for in a spec.
enum ContextValue {
    /// Nothing.
    case none
    case text(String)
    case number(Double)
    case flag(Bool)
    case record(any ContextRecord)
    case list([ContextValue])

    /// What Mustache gets.
    ///
    /// Nothing is an object of its own: for `nil` Mustache would look the name up in the sections around, and so show
    /// the description of a spec for a banner that has none.
    var forMustache: Any {
        switch self {
        case .none: TemplateNothing()
        case .text(let text): TemplateText(text)
        case .number(let number): TemplateNumber(number)
        case .flag(let flag): flag
        case .record(let record): TemplateRecord(record)
        case .list(let values): TemplateList(values)
        }
    }
}

/// A thing of the context with names of its own.
protocol ContextRecord: AnyObject, MustacheParent {
    /// Its names.
    var shape: ContextShape { get }

    /// What its field at `index` of ``shape`` stands for.
    func value(at index: Int) -> ContextValue
}
