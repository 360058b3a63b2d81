// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// JSON without spaces, in which nothing ends an element of HTML: every `<` is escaped.
struct CompactJSON {
    private(set) var bytes: [UInt8] = []
    /// Whether a comma goes before the next value.
    private var needsComma = false

    mutating func object(_ key: String? = nil, _ body: (inout CompactJSON) -> Void) { container(key, "{", "}", body) }

    mutating func array(_ key: String? = nil, _ body: (inout CompactJSON) -> Void) { container(key, "[", "]", body) }

    mutating func string(_ key: String? = nil, _ value: String) {
        begin(key)
        quote(value)
    }

    /// A member that is left out where there is no value.
    mutating func string(_ key: String, ifAny value: String?) {
        if let value, !value.isEmpty { string(key, value) }
    }

    mutating func int(_ key: String? = nil, _ value: Int) {
        begin(key)
        bytes += String(value).utf8
    }

    /// A length in tenths of a point.
    mutating func tenths(_ value: Double) {
        // What no screen is wide.
        int(nil, value.isFinite ? Int((min(max(value, -1e7), 1e7) * 10).rounded()) : 0)
    }

    mutating func number(_ key: String? = nil, _ value: Double) {
        begin(key)
        bytes += value.jsonNumber.utf8
    }

    mutating func bool(_ key: String, _ value: Bool) {
        begin(key)
        bytes += (value ? "true" : "false").utf8
    }

    mutating func ints(_ key: String? = nil, _ values: some Sequence<Int>) {
        array(key) { json in for value in values { json.int(nil, value) } }
    }

    mutating func strings(_ key: String? = nil, _ values: some Sequence<String>) {
        array(key) { json in for value in values { json.string(nil, value) } }
    }

    /// A value that was written before.
    mutating func raw(_ key: String? = nil, _ value: [UInt8]) {
        begin(key)
        bytes += value
    }

    private mutating func container(
        _ key: String?, _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout CompactJSON) -> Void
    ) {
        begin(key)
        bytes.append(UInt8(ascii: open))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    private mutating func begin(_ key: String?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        guard let key else { return }
        quote(key)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func quote(_ text: String) {
        for byte in JSONWriter.fragment({ $0.append(quoted: text) }) {
            // `</script` and `<!--` would act on the page.
            if byte == UInt8(ascii: "<") { bytes += "\\u003C".utf8 } else { bytes.append(byte) }
        }
    }
}
