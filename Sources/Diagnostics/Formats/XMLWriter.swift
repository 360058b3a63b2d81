// SPDX-License-Identifier: Apache-2.0

/// Writes a document of XML 1.0 (fifth edition) straight into bytes, without a tree in between.
///
/// Elements stand on lines of their own, indented by two spaces. Names come from the caller and are not checked.
struct XMLWriter {
    private var bytes: [UInt8] = []
    private var depth = 0

    /// The document whose root element `body` writes.
    static func document(_ body: (inout XMLWriter) -> Void) -> [UInt8] {
        var xml = XMLWriter()
        xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        body(&xml)
        xml.append("\n")
        return xml.bytes
    }

    /// An element with what `body` writes into it.
    mutating func element(
        _ name: String, _ attributes: KeyValuePairs<String, String>, _ body: (inout XMLWriter) -> Void = { _ in }
    ) {
        open(name, attributes)
        let start = bytes.count
        depth += 1
        body(&self)
        depth -= 1
        if bytes.count == start {
            bytes.removeLast()
            append("/>")
        } else {
            newLine()
            append("</\(name)>")
        }
    }

    /// An element with nothing but `text` in it.
    mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
        open(name, attributes)
        append(XMLText.escaping(text, inAttribute: false))
        append("</\(name)>")
    }

    private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        newLine()
        append("<\(name)")
        for (key, value) in attributes { append(" \(key)=\"\(XMLText.escaping(value, inAttribute: true))\"") }
        append(">")
    }

    private mutating func newLine() { append("\n" + String(repeating: "  ", count: depth)) }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
