// SPDX-License-Identifier: Apache-2.0

import JSONWriting

extension JSONValue {
    /// The value as JSON, on one line. The members of an object come by their names, so that equal values are equal bytes.
    public var bytes: [UInt8] { JSONWriter.fragment { write(to: &$0) } }

    private func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.append(raw: "null")
        case .bool(let value): json.append(raw: value ? "true" : "false")
        case .number(let number): json.append(raw: number.jsonNumber)
        case .string(let text): json.append(quoted: text)
        case .array(let elements):
            json.append(raw: "[")
            for (index, element) in elements.enumerated() {
                if index > 0 { json.append(raw: ",") }
                element.write(to: &json)
            }
            json.append(raw: "]")
        case .object(let members):
            json.append(raw: "{")
            for (index, (name, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { json.append(raw: ",") }
                json.append(quoted: name)
                json.append(raw: ":")
                value.write(to: &json)
            }
            json.append(raw: "}")
        }
    }
}
