// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// The context of a spec as JSON, so that whoever writes a template sees what it gets.
enum ContextJSON {
    /// Bytes of all records: 256 MiB. They are written with all that is below them, in each theme; templates ask for a part.
    static let byteLimit = 256 * 1024 * 1024

    /// The names of `record` and what they stand for, at any depth, with a line feed at the end; `nil` if that is more than
    /// `limit` bytes.
    static func bytes(_ record: any ContextRecord, limit: Int = byteLimit) -> [UInt8]? {
        within(limit, JSONWriter.document { write(record, to: &$0, limit) })
    }

    /// The same for several records, as an array.
    static func bytes(_ records: [any ContextRecord], limit: Int = byteLimit) -> [UInt8]? {
        within(
            limit,
            JSONWriter.arrayDocument { json in for record in records { json.object { write(record, to: &$0, limit) } } }
        )
    }

    private static func within(_ limit: Int, _ bytes: [UInt8]) -> [UInt8]? { bytes.count <= limit ? bytes : nil }

    // Beyond the limit nothing more is written, since nobody gets it.
    private static func write(_ record: any ContextRecord, to json: inout JSONWriter, _ limit: Int) {
        let shape = record.shape
        for (index, field) in shape.fields.enumerated() {
            // A name that another one hides can't be asked for.
            if json.bytes.count > limit { return }
            if shape.index(of: field.name) == index { write(record.value(at: index), field.name, to: &json, limit) }
        }
    }

    private static func write(_ value: ContextValue, _ key: String?, to json: inout JSONWriter, _ limit: Int) {
        switch value {
        case .none: if let key { json.null(key) }
        case .text(let text): key.map { json.member($0, text) } ?? json.element(text)
        case .code(let code): write(.text(String(decoding: code, as: UTF8.self)), key, to: &json, limit)
        case .number(let number): key.map { json.member($0, number) } ?? json.element(number)
        case .flag(let flag): key.map { json.member($0, flag) } ?? json.element(flag)
        case .record(let record): json.object(key) { write(record, to: &$0, limit) }
        case .list(let values):
            json.array(key) { json in
                for value in values where json.bytes.count <= limit { write(value, nil, to: &json, limit) }
            }
        }
    }
}
