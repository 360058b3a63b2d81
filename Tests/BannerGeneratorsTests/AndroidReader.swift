// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What Android takes from a file of resources: an XML parser, and then the rules of "String resources" and "More resource
/// types" (Android Developers), with nothing of the code that writes them.
struct AndroidReader {
    /// A resource: `type` `/` `name`, and its text; items of plurals and styles by their names behind another `/`.
    private(set) var values: [String: String] = [:]
    /// The names in the order of the file.
    private(set) var names: [String] = []
    /// Comments, in order.
    private(set) var comments: [String] = []
    private(set) var attributes: [String: [String: String]] = [:]

    init(_ xml: String) throws {
        let delegate = Delegate()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = delegate
        try #require(parser.parse(), "\(String(describing: parser.parserError))\n\(xml)")
        for element in delegate.elements {
            let isText = element.path.hasPrefix("string/") || element.path.hasPrefix("plurals/")
            values[element.path] = isText ? Self.unescape(element.text) : element.text
            names.append(element.path)
            attributes[element.path] = element.attributes
        }
        comments = delegate.comments
    }

    /// The text that `getString` returns for the content of a `<string>`: unquoted white space becomes one blank and none at
    /// the ends, `\` starts an escape, and quotes go.
    static func unescape(_ content: String) -> String {
        var result = String.UnicodeScalarView()
        // Where in the result an escape or a quote keeps blanks.
        var kept = 0
        var isQuoted = false
        var units: [UInt16] = []
        var rest = content.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar != "\\" || rest.first != "u" { flush(&units, &result, &kept) }
            switch scalar {
            case "\\":
                let escaped = rest.popFirst() ?? "\\"
                switch escaped {
                case "n": result.append("\n")
                case "t": result.append("\t")
                case "u":
                    units.append(UInt16(String(String.UnicodeScalarView(rest.prefix(4))), radix: 16) ?? 0)
                    rest = rest.dropFirst(4)
                default: result.append(escaped)
                }
                kept = result.count
            case "\"": isQuoted.toggle()
            case " ", "\n", "\t", "\r":
                if isQuoted {
                    result.append(scalar)
                    kept = result.count
                } else if !result.isEmpty, result.count == kept || result.last != " " {
                    result.append(" ")
                }
            default:
                result.append(scalar)
                kept = result.count
            }
        }
        flush(&units, &result, &kept)
        if result.count > kept, result.last == " " { result.removeLast() }
        return String(result)
    }

    private static func flush(_ units: inout [UInt16], _ result: inout String.UnicodeScalarView, _ kept: inout Int) {
        guard !units.isEmpty else { return }
        result.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
        kept = result.count
        units = []
    }

    private final class Delegate: NSObject, XMLParserDelegate {
        struct Element {
            var path: String
            var text = ""
            var attributes: [String: String]
        }

        var elements: [Element] = []
        var comments: [String] = []
        private var open: [Int] = []
        private var parents: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard name != "resources" else { return }
            let key = attributes["name"] ?? attributes["quantity"] ?? ""
            let type = name == "item" ? parents.last ?? attributes["type"] ?? "" : name
            parents.append("\(type)/\(key)")
            open.append(elements.count)
            elements.append(Element(path: parents.last ?? "", attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if let index = open.last { elements[index].text += text }
        }

        func parser(_ parser: XMLParser, foundComment comment: String) { comments.append(comment) }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            _ = open.popLast()
            _ = parents.popLast()
        }
    }
}
