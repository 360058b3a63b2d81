// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads what formats write, by other means than they write it.
enum Reading {
    /// The JSON object in `bytes`.
    static func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    /// Whether `texts` are `expected`, scalar by scalar, in any order: findings are ordered by their paths.
    static func same(_ texts: [String?], _ expected: [String]) -> Bool {
        func scalars(_ texts: [String]) -> [[UInt32]] {
            texts.map { $0.unicodeScalars.map(\.value) }.sorted { $0.lexicographicallyPrecedes($1) }
        }
        return scalars(texts.compactMap(\.self)) == scalars(expected)
    }

    /// `text` with what XML 1.0 has no character for as it is written there.
    static func withoutWhatXMLCannotHold(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0...8, 0xB, 0xC, 0xE...0x1F, 0xFFFE, 0xFFFF:
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// An element of an XML document.
    struct Element {
        let name: String
        let attributes: [String: String]
        /// What is written right in it, and not in elements within.
        var text = ""
    }

    /// The elements of the XML document in `bytes`, in the order in which they start.
    static func elements(_ bytes: [UInt8]) throws -> [Element] {
        let collector = Collector()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = collector
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
        ) {
            open.append(elements.count)
            elements.append(Element(name: elementName, attributes: attributeDict))
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            guard let last = open.last else { return }
            elements[last].text += string
        }
    }
}
