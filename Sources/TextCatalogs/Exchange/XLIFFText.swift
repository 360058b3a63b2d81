// SPDX-License-Identifier: Apache-2.0

/// Reads the text of sources and targets of a unit, whose inline elements mark parts of it or stand for codes.
struct XLIFFText {
    /// What XLIFF 2 keeps of codes apart from the text, by `id`.
    private var data: [String: String] = [:]
    /// What codes of the sources stand for, by `id`: a target may repeat them without saying so again.
    private var codes: [String: String] = [:]

    /// A reader for `unit`, whose sources are `sources`.
    init(_ unit: XMLElement, _ sources: [XMLElement]) {
        for element in unit.first("originalData")?.elements("data") ?? [] {
            if let id = element.attributes["id"] { data[id] = element.text }
        }
        for source in sources { noteCodes(in: source) }
    }

    private mutating func noteCodes(in element: XMLElement) {
        for inner in element.elements {
            if let id = inner.attributes["id"], let code = ownCode(inner), codes[id] == nil { codes[id] = code }
            noteCodes(in: inner)
        }
    }

    /// The text of a source or a target.
    func text(of element: XMLElement) throws(TextFault) -> String {
        var text = ""
        for item in element.content {
            switch item {
            case .text(let part): text += part
            case .element(let inner): text += try self.text(inline: inner)
            }
        }
        return text
    }

    private func text(inline element: XMLElement) throws(TextFault) -> String {
        switch element.name {
        // Marks around a part of the text.
        case "g", "mrk", "pc": return try text(of: element)
        // The same as two elements. Where they say what they stand for, that is text of the app's.
        case "sm", "em": return ""
        case "bx", "ex", "bpt", "ept", "it", "sc", "ec": return code(element) ?? ""
        case "ph", "x":
            if let code = code(element) { return code }
            throw TextFault(
                .text, "`<\(element.name)>` does not say what it stands for", at: element.range,
                help: "write the placeholder as text, or give it as `equiv`")
        case "cp": return try character(element)
        default:
            throw TextFault(
                .format, "`<\(element.name.prefix(40))>` is not read within a text", at: element.range,
                help: "write what it stands for as text")
        }
    }

    private func code(_ element: XMLElement) -> String? {
        if let code = ownCode(element) { return code }
        return (element.attributes["id"] ?? element.attributes["copyOf"]).flatMap { codes[$0] }
    }

    /// What the element itself says that it stands for, or what it refers to.
    private func ownCode(_ element: XMLElement) -> String? {
        let attributes = element.attributes
        let kept = attributes["dataRef"].flatMap { data[$0] }
        return [attributes["equiv-text"], attributes["equiv"], kept, element.text].lazy.compactMap { $0 }
            .first { !$0.isEmpty }
    }

    /// A character that XML can't hold, given by its number.
    private func character(_ element: XMLElement) throws(TextFault) -> String {
        guard let hex = element.attributes["hex"], let value = UInt32(hex, radix: 16),
            let scalar = Unicode.Scalar(value)
        else {
            throw TextFault(.text, "`<cp>` names no character", at: element.range, help: "remove it")
        }
        return String(Character(scalar))
    }
}

extension XLIFFText {
    /// `text` without the white space that printing XML in a pretty way puts into it: line breaks at its ends, and those before an
    /// indentation, which are one blank. A line break that nothing is indented behind was written by somebody.
    static func folded(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard lines.count > 1 else { return text }
        let isOpened = lines.first.map(isBlank) ?? false
        let isClosed = lines.last.map(isBlank) ?? false
        while let line = lines.first, isBlank(line) { lines.removeFirst() }
        while let line = lines.last, isBlank(line) { lines.removeLast() }
        guard var folded = lines.first.map({ isOpened ? $0.drop(while: isSpace) : $0 }).map(String.init) else {
            return ""
        }
        for (before, line) in zip(lines, lines.dropFirst()) {
            let isIndented = line.first.map(isSpace) ?? false
            if isIndented, !isBlank(line), !isBlank(before) {
                trimEnd(of: &folded)
                folded += " " + line.drop(while: isSpace)
            } else {
                folded += "\n" + line
            }
        }
        if isClosed { trimEnd(of: &folded) }
        return folded
    }

    private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

    private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(isSpace) }

    private static func trimEnd(of text: inout String) {
        while text.last.map(isSpace) == true { text.removeLast() }
    }
}
