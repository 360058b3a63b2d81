// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// The context of a spec as JSON, so that whoever writes a template sees what it gets.
enum ContextJSON {
    /// The names of `record` and what they stand for, at any depth, with a line feed at the end.
    static func bytes(_ record: any ContextRecord) -> [UInt8] {
        JSONWriter.document { write(record, to: &$0) }
    }

    /// The same for several records, as an array.
    static func bytes(_ records: [any ContextRecord]) -> [UInt8] {
        JSONWriter.arrayDocument { json in for record in records { json.object { write(record, to: &$0) } } }
    }

    private static func write(_ record: any ContextRecord, to json: inout JSONWriter) {
        let shape = record.shape
        for (index, field) in shape.fields.enumerated() {
            // A name that another one hides can't be asked for.
            if shape.index(of: field.name) == index { write(record.value(at: index), field.name, to: &json) }
        }
    }

    private static func write(_ value: ContextValue, _ key: String?, to json: inout JSONWriter) {
        switch value {
        case .none: if let key { json.null(key) }
        case .text(let text): key.map { json.member($0, text) } ?? json.element(text)
        case .number(let number): key.map { json.member($0, number) } ?? json.element(number)
        case .flag(let flag): key.map { json.member($0, flag) } ?? json.element(flag)
        case .record(let record): json.object(key) { write(record, to: &$0) }
        case .list(let values): json.array(key) { json in for value in values { write(value, nil, to: &json) } }
        }
    }
}
