// SPDX-License-Identifier: Apache-2.0

import JSONWriting
import Mustache

/// A value in a template.
///
/// Mustache asks each value what it is, protocol by protocol, and a `no` costs it many times as much as a `yes`: values say
/// yes where it makes no difference. Without ``MustacheParent`` it would look names up by reflection.
protocol TemplateValue: MustacheParent, MustacheCustomRepresentation, MustacheCustomRenderable {}

extension TemplateValue {
    var representation: Any? { self }
    var renderText: String { "" }
    var isNull: Bool { false }
    func child(named: String) -> Any? { nil }
}

/// A text in a template, with the transforms of ``TextTransform``.
struct TemplateText: TemplateValue, MustacheTransformable {
    let text: String

    init(_ text: String) { self.text = text }

    var renderText: String { text }

    func transform(_ name: String) -> Any? { TextTransform.named(name)?.apply(text) }
}

/// A number in a template.
struct TemplateNumber: TemplateValue, MustacheTransformable {
    let number: Double

    init(_ number: Double) { self.number = number }

    /// The fewest digits that give the same number again, without an exponent.
    var renderText: String { number.jsonNumber }

    func transform(_ name: String) -> Any? { NumberTransform(rawValue: name)?.apply(number) }
}

/// A thing with names of its own in a template.
///
/// A value around an object: Mustache tries to take every object apart as one of Foundation's.
struct TemplateRecord: TemplateValue {
    private let record: any ContextRecord

    init(_ record: any ContextRecord) { self.record = record }

    func child(named name: String) -> Any? { record.child(named: name) }
}

/// A list in a template. What Mustache needs of its elements is made when it comes to them.
struct TemplateList: MustacheSequence, TemplateValue, MustacheTransformable {
    private let values: [ContextValue]

    init(_ values: [ContextValue]) { self.values = values }

    func makeIterator() -> Iterator { Iterator(values: values.makeIterator()) }

    func transform(_ name: String) -> Any? {
        switch ListTransform(rawValue: name) {
        case .count: TemplateNumber(Double(values.count))
        case .isEmpty: values.isEmpty
        case nil: nil
        }
    }

    /// The elements as Mustache gets them.
    struct Iterator: IteratorProtocol {
        fileprivate var values: IndexingIterator<[ContextValue]>

        mutating func next() -> Any? { values.next()?.forMustache }
    }
}

/// What a name stands for that has no value: it shows nothing, and a section over it is left out.
struct TemplateNothing: TemplateValue {
    var isNull: Bool { true }
}
