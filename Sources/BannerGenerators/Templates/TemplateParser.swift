// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Reads Mustache templates: texts, values, sections and inverted ones, partials, comments, delimiters, and a pragma for the
/// language. <https://mustache.github.io/mustache.5.html>
///
/// A partial template is read where it is named, with the names that there are in that place.
///
/// It finds every fault of a template in one go: a tag with a fault is left out, and a section over nobody knows what is
/// read on for its end only.
struct TemplateParser {
    /// So deep may sections stand within each other.
    private static let depthLimit = 100
    /// So many partial templates may a template be made of, however they name each other.
    private static let partialLimit = 10_000
    /// Bytes of all of them together: 16 MiB, as much as a file may have.
    private static let partialBytes = 16 * 1024 * 1024

    /// A section whose end is still to come.
    private struct Section {
        /// Its tag.
        let tag: TemplateTags.Tag
        /// What its end has to name.
        let name: String
        /// What it becomes of what is in it; `nil` if its tag has a fault.
        let node: (([Template.Node]) -> Template.Node)?
        /// The language around it.
        let language: TargetLanguage?
    }

    private let path: String
    private let text: [UInt8]
    /// The partial templates by name.
    private let partials: [String: GeneratorOptions.Template]
    /// The partial templates around this one, the innermost last.
    private var around: [String] = []
    /// How many partial templates were read, and how many bytes they have.
    private var partialCount = 0
    private var partialByteCount = 0
    private var tags: TemplateTags
    private var names: TemplateNames
    private var language: TargetLanguage?
    private var open: [Section] = []
    /// What was read of the template, and behind that of each open section.
    private var levels: [[Template.Node]] = [[]]
    private var faults: [(offset: Int, message: String, help: String)] = []
    /// What is wrong with partial templates, each once.
    private var faultsOfPartials: [TemplateFault] = []
    private var knownFaults: Set<TemplateFault> = []
    private let advice: TemplateAdvice
    /// The lines up to the last section.
    private var counted = (offset: 0, line: 1, lineStart: 0)
    /// The end of what was read.
    private var offset = 0

    /// Reads `template`, whose names are those of `shape`, and which may name `partials`. What `{{…}}` shows is escaped for
    /// `language` where the template doesn't name another one. Throws a ``TemplateError`` with all that is wrong.
    static func parse(
        _ template: GeneratorOptions.Template, _ shape: ContextShape, _ language: TargetLanguage,
        partials: [String: GeneratorOptions.Template] = [:]
    ) throws(TemplateError) -> Template {
        var parser = TemplateParser(template, TemplateNames(shape), language, partials, TemplateAdvice(partials.keys))
        parser.run()
        let faults = parser.placedFaults()
        guard faults.isEmpty else { throw TemplateError(faults: faults) }
        return Template(nodes: parser.levels[0], path: template.path)
    }

    private init(
        _ template: GeneratorOptions.Template, _ names: TemplateNames, _ language: TargetLanguage?,
        _ partials: [String: GeneratorOptions.Template], _ advice: TemplateAdvice
    ) {
        self.advice = advice
        path = template.path
        text = Array(template.text.utf8)
        tags = TemplateTags(text)
        self.names = names
        self.language = language
        self.partials = partials
    }

    private mutating func run() {
        while let tag = tags.next() {
            read(tag)
            // Deeper sections would be a danger to whoever renders or frees them.
            if open.count > Self.depthLimit {
                return fault(tag, "sections are more than \(Self.depthLimit) deep", help: "")
            }
        }
        addText(upTo: text.count)
        while let section = open.last {
            unclosed(section)
            end(section)
        }
    }

    // MARK: Tags

    private mutating func read(_ tag: TemplateTags.Tag) {
        guard tag.isClosed else {
            offset = tag.range.upperBound
            return fault(tag, "the tag is not closed", help: "")
        }
        let sign = tag.text.utf8.first.map { Unicode.Scalar($0) }
        // Where there is a sign, it is one of ASCII.
        let rest = Substring(tag.text.utf8.dropFirst())
        switch sign {
        case "{", "&": return value(tag, rest, nil)
        case ">": return partial(tag, rest)
        case "#", "^", "/", "!", "=", "%", "<", "$": addText(before: tag)
        default: return value(tag, tag.text[...], language)
        }
        switch sign {
        case "#": section(tag, rest)
        case "^": inverted(tag, rest)
        case "/": close(tag, rest)
        case "=":
            if !tags.setDelimiters(rest) { fault(tag, "the delimiters are not two words between `=`", help: "") }
        case "%": pragma(tag, rest)
        case "<", "$":
            fault(tag, "templates can't inherit from each other", help: "write `{{> name}}` for a partial template")
            begin(tag, String(rest.trimmed), TemplateScope(isUnknown: true), nil)
        default: break
        }
    }

    private mutating func value(_ tag: TemplateTags.Tag, _ text: Substring, _ language: TargetLanguage?) {
        addText(upTo: tag.range.lowerBound)
        offset = tag.range.upperBound
        let sign = tag.text.utf8.first
        let isEscaped = sign != UInt8(ascii: "{") && sign != UInt8(ascii: "&")
        let found = resolve(tag, text) { (names, expression) throws(TemplateNames.Refusal) in
            try names.value(expression, isEscaped: isEscaped)
        }
        if let found { add(.value(found, language)) }
    }

    private mutating func section(_ tag: TemplateTags.Tag, _ text: Substring) {
        let found = resolve(tag, text) { (names, expression) throws(TemplateNames.Refusal) in
            try names.section(expression)
        }
        let scope = found?.1 ?? TemplateScope(isUnknown: true)
        let origin = origin(of: tag)
        begin(tag, String(text.trimmed), scope, found.map { found in { .section(found.0, $0, origin) } })
    }

    /// Where `tag` is written. Tags are read in their order, so that each line feed is looked at once.
    private mutating func origin(of tag: TemplateTags.Tag) -> Template.Origin {
        for byte in counted.offset..<tag.range.lowerBound where text[byte] == UInt8(ascii: "\n") {
            counted.line += 1
            counted.lineStart = byte + 1
        }
        counted.offset = tag.range.lowerBound
        return Template.Origin(path: path, line: counted.line, column: counted.offset - counted.lineStart + 1)
    }

    private mutating func inverted(_ tag: TemplateTags.Tag, _ text: Substring) {
        let found = resolve(tag, text) { (names, expression) throws(TemplateNames.Refusal) in
            try names.inverted(expression)
        }
        begin(tag, String(text.trimmed), TemplateScope(), found.map { found in { .inverted(found, $0) } })
    }

    private mutating func pragma(_ tag: TemplateTags.Tag, _ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
        guard parts.count == 2, parts[0] == "CONTENT_TYPE" else {
            return fault(tag, "the pragma is unknown", help: "write `{{% CONTENT_TYPE:XML}}`")
        }
        if let found = TargetLanguage.allCases.first(where: { $0.contentType == parts[1] }) {
            language = found
        } else if parts[1] == Self.plainText {
            language = nil
        } else {
            refuse(
                tag,
                .init(
                    message: "there is no content type `\(parts[1])`", help: Self.listOfTypes,
                    meant: (parts[1], { Self.types })))
        }
    }

    /// The content type in which nothing is escaped.
    static let plainText = "TEXT"

    private static let types = TargetLanguage.allCases.map(\.contentType) + [plainText]
    private static let listOfTypes = TemplateAdvice.list(types)

    /// Puts a partial template in the place of the tag. If the tag is alone on its line, the blanks before it stand before each
    /// line of the partial one; if not, the line feed at the end of that is left out, so that it can stand within a line.
    private mutating func partial(_ tag: TemplateTags.Tag, _ rest: Substring) {
        let name = String(rest.trimmed)
        let line = line(of: tag.range)
        addText(before: tag)
        guard var partial = partials[name] else { return noPartial(tag, name) }
        guard !around.contains(name) else {
            return fault(tag, "the partial template `\(name)` is part of itself", help: "")
        }
        partialCount += 1
        guard partialCount <= Self.partialLimit else {
            return fault(tag, "the template is made of more than \(Self.partialLimit) partial ones", help: "")
        }
        partialByteCount += partial.text.utf8.count
        guard partialByteCount <= Self.partialBytes else {
            let limit = "\(Self.partialBytes / 1024 / 1024) MiB"
            return fault(tag, "the partial templates that the template is made of have more than \(limit)", help: "")
        }
        let blanks = line.map { String(decoding: text[$0.lowerBound..<tag.range.lowerBound], as: UTF8.self) }
        partial.text = blanks.map { Self.indented(partial.text, by: $0) } ?? Self.withoutLineFeed(partial.text)
        var parser = TemplateParser(partial, names, language, partials, advice)
        parser.around = around + [name]
        (parser.partialCount, parser.partialByteCount) = (partialCount, partialByteCount)
        parser.run()
        (partialCount, partialByteCount) = (parser.partialCount, parser.partialByteCount)
        for node in parser.levels[0] { add(node) }
        for fault in parser.placedFaults(columnsFrom: blanks?.count ?? 0) where knownFaults.insert(fault).inserted {
            faultsOfPartials.append(fault)
        }
    }

    private mutating func noPartial(_ tag: TemplateTags.Tag, _ name: String) {
        guard !partials.isEmpty else {
            return fault(tag, "the target has no partial templates", help: "write it out in this template")
        }
        refuse(
            tag,
            .init(
                message: "there is no partial template `\(name)`", help: advice.listOfPartials,
                meant: (name, { [partials] in Array(partials.keys) })))
    }

    private static func indented(_ text: String, by blanks: String) -> String {
        guard !blanks.isEmpty else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * text.utf8.count)
        var isAtStart = true
        for byte in text.utf8 {
            if isAtStart, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                bytes.append(contentsOf: blanks.utf8)
            }
            isAtStart = byte == UInt8(ascii: "\n")
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func withoutLineFeed(_ text: String) -> String {
        text.utf8.last == UInt8(ascii: "\n") ? String(decoding: text.utf8.dropLast(), as: UTF8.self) : text
    }

    /// What `find` finds for the name in a tag; `nil` and a fault if it refuses, or if the section around is not known.
    private mutating func resolve<Found>(
        _ tag: TemplateTags.Tag, _ text: Substring,
        _ find: (TemplateNames, TemplateExpression) throws(TemplateNames.Refusal) -> Found
    ) -> Found? {
        guard let expression = TemplateExpression(text) else {
            let name = text.trimmed
            fault(tag, name.isEmpty ? "the tag is empty" : "`\(name)` is not a name", help: "")
            return nil
        }
        do {
            return try find(names, expression)
        } catch {
            if !names.isUnknown { refuse(tag, error) }
            return nil
        }
    }

    private mutating func refuse(_ tag: TemplateTags.Tag, _ refusal: TemplateNames.Refusal) {
        fault(tag, refusal.message, help: advice.help(for: refusal, at: tag.range.lowerBound, of: path))
    }

    // MARK: Sections

    private mutating func begin(
        _ tag: TemplateTags.Tag, _ name: String, _ scope: TemplateScope,
        _ node: (([Template.Node]) -> Template.Node)?
    ) {
        open.append(Section(tag: tag, name: name, node: node, language: language))
        levels.append([])
        names.enter(scope)
    }

    /// Ends the section that the tag names. Sections within it that have no end are told of; an end that no section waits
    /// for is taken for a slip of the pen in that of the innermost one.
    private mutating func close(_ tag: TemplateTags.Tag, _ text: Substring) {
        let name = text.trimmed
        guard let innermost = open.last else {
            return fault(tag, "there is no section that `{{/\(name)}}` could end", help: "")
        }
        guard let index = open.lastIndex(where: { $0.name == name }) else {
            fault(
                tag, "the section `\(innermost.name)` is ended as `\(name)`", help: "write `{{/\(innermost.name)}}`")
            return end(innermost)
        }
        for section in open[index...].reversed() {
            if section.name != name { unclosed(section) }
            end(section)
        }
    }

    private mutating func unclosed(_ section: Section) {
        fault(section.tag, "the section `\(section.name)` is not closed", help: "write `{{/\(section.name)}}`")
    }

    private mutating func end(_ section: Section) {
        open.removeLast()
        names.leave()
        language = section.language
        // There is a level for every section.
        let nodes = levels.removeLast()
        if let node = section.node?(nodes) { add(node) }
    }

    private mutating func add(_ node: Template.Node) { levels[levels.count - 1].append(node) }

    // MARK: Text

    private mutating func addText(upTo end: Int) {
        if offset < end { add(.text(text[offset..<end])) }
        offset = max(offset, end)
    }

    /// Adds the text before a tag that shows nothing itself. If it is alone on its line, the line is left out.
    private mutating func addText(before tag: TemplateTags.Tag) {
        let line = line(of: tag.range)
        addText(upTo: line?.lowerBound ?? tag.range.lowerBound)
        offset = line?.upperBound ?? tag.range.upperBound
    }

    /// The line of a tag that is alone on it, with its line break.
    private func line(of tag: Range<Int>) -> Range<Int>? {
        func isBlank(_ place: Int) -> Bool { text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t") }
        var start = tag.lowerBound
        while start > 0, isBlank(start - 1) { start -= 1 }
        guard start == 0 || text[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = tag.upperBound
        while end < text.count, isBlank(end) { end += 1 }
        if end == text.count { return start..<end }
        if text[end] == UInt8(ascii: "\r"), end + 1 < text.count, text[end + 1] == UInt8(ascii: "\n") { end += 1 }
        return text[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }

    // MARK: Faults

    private mutating func fault(_ tag: TemplateTags.Tag, _ message: String, help: String) {
        faults.append((tag.range.lowerBound, message, help))
    }

    /// The faults in the order of their places, with lines and columns, and then those of partial templates, each once.
    /// `indentation` is what was put before the lines of the template.
    private func placedFaults(columnsFrom indentation: Int = 0) -> [TemplateFault] {
        var (line, column, scanned) = (1, 1, 0)
        let own = faults.sorted { $0.offset < $1.offset }.map { fault in
            let between = text[scanned..<fault.offset]
            let lineStart = between.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            if lineStart != nil {
                line += between.count { $0 == UInt8(ascii: "\n") }
                column = 1
            }
            column += String(decoding: between[(lineStart ?? scanned)...], as: UTF8.self).count
            scanned = fault.offset
            return TemplateFault(
                path: path, line: line, column: max(1, column - indentation), message: fault.message, help: fault.help)
        }
        return own + faultsOfPartials
    }
}
