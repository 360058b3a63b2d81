// SPDX-License-Identifier: Apache-2.0

/// An element of an XML file, and where it is written.
final class XMLElement {
    /// What stands between the tags of an element.
    enum Content {
        case element(XMLElement)
        case text(String)
    }

    /// The name, without the prefix of a namespace.
    let name: String
    /// The attributes, by name with prefix.
    let attributes: [String: String]
    /// The comment right before it; `nil` for none.
    let comment: String?
    /// From the start of its first tag to the end of its last.
    fileprivate(set) var range: Range<Int>
    /// What stands between its tags.
    fileprivate(set) var contentRange: Range<Int>
    fileprivate(set) var content: [Content] = []

    init(name: String, attributes: [String: String], comment: String?, tag: Range<Int>) {
        self.name = name
        self.attributes = attributes
        self.comment = comment
        range = tag
        contentRange = tag.upperBound..<tag.upperBound
    }

    /// The elements in it.
    var elements: [XMLElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The elements of this name in it.
    func elements(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

    /// The first element of this name in it.
    func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

    /// The text in it and in the elements in it.
    var text: String {
        content.reduce(into: "") { text, item in
            switch item {
            case .text(let part): text += part
            case .element(let element): text += element.text
            }
        }
    }
}

extension XMLElement {
    func add(_ item: Content) {
        if case .text(let next) = item, case .text(let before) = content.last {
            content[content.count - 1] = .text(before + next)
        } else {
            content.append(item)
        }
    }

    /// Closes the element with a tag at `tag`, which is empty where the first tag closes it too.
    func close(_ tag: Range<Int>) {
        guard tag.lowerBound >= contentRange.lowerBound else { return }
        contentRange = contentRange.lowerBound..<tag.lowerBound
        range = range.lowerBound..<max(range.upperBound, tag.upperBound)
    }
}
