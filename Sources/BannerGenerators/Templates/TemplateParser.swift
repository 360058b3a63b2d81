// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Reads Mustache templates: texts, values, sections and inverted ones, comments, delimiters, and a pragma for the language.
/// <https://mustache.github.io/mustache.5.html>
///
/// It finds every fault of a template in one go: a tag with a fault is left out, and a section over nobody knows what is
/// read on for its end only.
struct TemplateParser {
    /// So deep may sections stand within each other.
    private static let depthLimit = 100

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
    private var tags: TemplateTags
    private var names: TemplateNames
    private var language: TargetLanguage?
    private var open: [Section] = []
    /// What was read of the template, and behind that of each open section.
    private var levels: [[Template.Node]] = [[]]
    private var faults: [(offset: Int, message: String, help: String)] = []
    /// The end of what was read.
    private var offset = 0

    /// Reads `template`, whose names are those of `shape`. What `{{…}}` shows is escaped for `language` where the template
    /// doesn't name another one. Throws a ``TemplateError`` with all that is wrong.
    static func parse(_ template: GeneratorOptions.Template, _ shape: ContextShape, _ language: TargetLanguage)
        throws(TemplateError) -> Template
    {
        var parser = TemplateParser(template, shape, language)
        parser.run()
        guard parser.faults.isEmpty else { throw TemplateError(faults: parser.placedFaults()) }
        return Template(text: parser.text, nodes: parser.levels[0])
    }

    private init(_ template: GeneratorOptions.Template, _ shape: ContextShape, _ language: TargetLanguage) {
        path = template.path
        text = Array(template.text.utf8)
        tags = TemplateTags(text)
        names = TemplateNames(shape)
        self.language = language
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
        let rest = tag.text.dropFirst()
        guard let kind = tag.text.first, "#^/!=%><${&".contains(kind) else {
            return value(tag, tag.text[...], language)
        }
        switch kind {
        case "{", "&": return value(tag, rest, nil)
        case ">":
            offset = tag.range.upperBound
            return noPartials(tag)
        default: addText(before: tag)
        }
        switch kind {
        case "#": section(tag, rest)
        case "^": inverted(tag, rest)
        case "/": close(tag, rest)
        case "=":
            if !tags.setDelimiters(rest) { fault(tag, "the delimiters are not two words between `=`", help: "") }
        case "%": pragma(tag, rest)
        case "<", "$":
            noPartials(tag)
            begin(tag, String(rest.trimmed), TemplateScope(isUnknown: true), nil)
        default: break
        }
    }

    private mutating func value(_ tag: TemplateTags.Tag, _ text: Substring, _ language: TargetLanguage?) {
        addText(upTo: tag.range.lowerBound)
        offset = tag.range.upperBound
        let isEscaped = tag.text.first != "{" && tag.text.first != "&"
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
        begin(tag, String(text.trimmed), scope, found.map { found in { .section(found.0, $0) } })
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
        let types = TargetLanguage.allCases.map(\.contentType) + [Self.plainText]
        if let found = TargetLanguage.allCases.first(where: { $0.contentType == parts[1] }) {
            language = found
        } else if parts[1] == Self.plainText {
            language = nil
        } else {
            let list = types.map { "`\($0)`" }.joined(separator: ", ")
            fault(
                tag, "there is no content type `\(parts[1])`",
                help: NearestName.find(parts[1], among: types).map { "did you mean `\($0)`?" } ?? "there are \(list)")
        }
    }

    /// The content type in which nothing is escaped.
    static let plainText = "TEXT"

    private mutating func noPartials(_ tag: TemplateTags.Tag) {
        fault(tag, "there are no partial templates", help: "write it out in this template")
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
            if !names.isUnknown { fault(tag, error.message, help: error.help) }
            return nil
        }
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
        if offset < end { add(.text(offset..<end)) }
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
        let blanks = " \t".utf8
        var start = tag.lowerBound
        while start > 0, blanks.contains(text[start - 1]) { start -= 1 }
        guard start == 0 || text[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = tag.upperBound
        while end < text.count, blanks.contains(text[end]) { end += 1 }
        if end == text.count { return start..<end }
        if text[end] == UInt8(ascii: "\r"), end + 1 < text.count, text[end + 1] == UInt8(ascii: "\n") { end += 1 }
        return text[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }

    // MARK: Faults

    private mutating func fault(_ tag: TemplateTags.Tag, _ message: String, help: String) {
        faults.append((tag.range.lowerBound, message, help))
    }

    /// The faults in the order of their places, with lines and columns.
    private func placedFaults() -> [TemplateFault] {
        var (line, column, scanned) = (1, 1, 0)
        return faults.sorted { $0.offset < $1.offset }.map { fault in
            let between = text[scanned..<fault.offset]
            let lineStart = between.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            if lineStart != nil {
                line += between.count { $0 == UInt8(ascii: "\n") }
                column = 1
            }
            column += String(decoding: between[(lineStart ?? scanned)...], as: UTF8.self).count
            scanned = fault.offset
            return TemplateFault(path: path, line: line, column: column, message: fault.message, help: fault.help)
        }
    }
}
