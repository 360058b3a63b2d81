// SPDX-License-Identifier: Apache-2.0

/// Writes a JSON document (RFC 8259) straight into bytes, without a tree in between.
///
/// Members and elements stand on lines of their own, indented by two spaces, or all on one line in an ``Layout/inline``
/// container. The caller writes members in objects and elements in arrays, and no key twice.
package struct JSONWriter {
    /// How the values of a container are set.
    package enum Layout {
        /// Each on a line of its own.
        case block
        /// All on one line, those of inner containers too.
        case inline
    }

    private var buffer = PieceBuffer()
    private var depth = 0
    /// Whether the open container holds nothing yet.
    private var isEmpty = true
    private var layout = Layout.block

    /// The document that is one object, with a line feed at its end.
    package static func document(_ layout: Layout = .block, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.container("{", "}", layout, body)
        json.append(raw: UInt8(ascii: "\n"))
        return json.bytes
    }

    /// Hands the document that is one object to `take`, in pieces of about 256 KiB, so that it is nowhere held as a whole. `expected` is about
    /// how many bytes it will have.
    package static func document(
        expected: Int = 0, to take: @escaping ([UInt8]) -> Void, _ body: (inout JSONWriter) -> Void
    ) {
        var json = JSONWriter()
        json.buffer = PieceBuffer(expected: expected, to: take)
        json.container("{", "}", .block, body)
        json.append(raw: UInt8(ascii: "\n"))
        json.buffer.handOver()
    }

    /// The document that is one array, with a line feed at its end.
    package static func arrayDocument(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        json.container("[", "]", .block, body)
        json.append(raw: UInt8(ascii: "\n"))
        return json.bytes
    }

    /// The members that `body` writes, outside any document, to be compared with others.
    package static func fragment(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        body(&json)
        return json.bytes
    }

    // MARK: Containers

    /// An object: a member called `key`, or an element.
    package mutating func object(_ key: String? = nil, _ layout: Layout = .block, _ body: (inout JSONWriter) -> Void) {
        begin(key)
        container("{", "}", layout, body)
    }

    /// An array: a member called `key`, or an element.
    package mutating func array(_ key: String? = nil, _ layout: Layout = .block, _ body: (inout JSONWriter) -> Void) {
        begin(key)
        container("[", "]", layout, body)
    }

    /// An object that is left out, key and all, if `body` writes nothing into it.
    package mutating func objectIfAny(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
        let start = buffer.count
        let wasEmpty = isEmpty
        begin(key)
        if !container("{", "}", .block, body) {
            // Nothing was handed over meanwhile: only values make that happen.
            buffer.bytes.removeLast(buffer.count - start)
            isEmpty = wasEmpty
        }
    }

    /// Writes a container and returns whether it holds anything.
    @discardableResult
    private mutating func container(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ inner: Layout, _ body: (inout JSONWriter) -> Void
    ) -> Bool {
        let outer = layout
        if inner == .inline { layout = .inline }
        buffer.bytes.append(UInt8(ascii: open))
        depth += 1
        isEmpty = true
        if layout == .inline, open == "{" { buffer.bytes.append(UInt8(ascii: " ")) }
        let start = buffer.count
        body(&self)
        depth -= 1
        let isFilled = buffer.count > start
        if layout == .block, isFilled {
            newLine()
        } else if layout == .inline, open == "{" {
            if isFilled { buffer.bytes.append(UInt8(ascii: " ")) } else { buffer.bytes.removeLast() }
        }
        buffer.bytes.append(UInt8(ascii: close))
        layout = outer
        isEmpty = false
        return isFilled
    }

    // MARK: Values

    /// A member of the open object.
    package mutating func member(_ key: String, _ value: some JSONScalar) {
        begin(key)
        value.write(to: &self)
        buffer.handOverIfLong()
    }

    /// A member of the open object that has no value.
    package mutating func null(_ key: String) {
        begin(key)
        append(raw: "null")
    }

    /// An element of the open array.
    package mutating func element(_ value: some JSONScalar) {
        begin(nil)
        value.write(to: &self)
        buffer.handOverIfLong()
    }

    /// A member that is an array of `values`, on one line.
    package mutating func list(_ key: String, _ values: some Sequence<some JSONScalar>) {
        array(key, .inline) { json in
            for value in values { json.element(value) }
        }
    }

    /// Separates a value from the one before, and writes its key.
    private mutating func begin(_ key: String?) {
        switch layout {
        case .block where depth > 0: buffer.bytes.appendLine(indentedBy: 2 * depth, behindComma: !isEmpty)
        case .block: if !isEmpty { append(raw: UInt8(ascii: ",")) }
        case .inline: if !isEmpty { append(raw: ", ") }
        }
        isEmpty = false
        if let key { append(quoted: key, ending: "\": ") }
    }

    private mutating func newLine() { buffer.bytes.appendLine(indentedBy: 2 * depth) }

    // MARK: Bytes

    /// What was written up to now, but for what was handed over.
    package var bytes: [UInt8] { buffer.bytes }

    /// Appends `text` as it is.
    package mutating func append(raw text: String) { buffer.bytes.append(utf8: text) }

    /// Appends `bytes` as they are.
    package mutating func append(raw bytes: UnsafeBufferPointer<UInt8>) { buffer.bytes.append(contentsOf: bytes) }

    /// Appends one byte.
    package mutating func append(raw byte: UInt8) { buffer.bytes.append(byte) }
}

/// A value that a ``JSONWriter`` writes in one go.
package protocol JSONScalar {
    func write(to json: inout JSONWriter)
}

extension Bool: JSONScalar {
    package func write(to json: inout JSONWriter) { json.append(raw: self ? "true" : "false") }
}

extension Int: JSONScalar {
    package func write(to json: inout JSONWriter) { json.append(raw: String(self)) }
}

extension Double: JSONScalar {
    package func write(to json: inout JSONWriter) { json.append(raw: jsonNumber) }
}

extension String: JSONScalar {
    package func write(to json: inout JSONWriter) { json.append(quoted: self) }
}
