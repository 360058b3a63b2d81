// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// A template being rendered.
///
/// Sections over lists multiply, and so do lists within lists: a template of 300 bytes could ask for more than any disk holds.
/// What is shown and the tags on the way to it are counted.
struct TemplateRendering {
    /// Bytes of a file: 256 MiB. A catalogue of 20,000 banners is a tenth of that in the longest of our templates.
    static let byteLimit = 256 * 1024 * 1024
    /// Tags and texts of a template that are gone through for a file, each as often as its section is repeated.
    static let stepLimit = 100_000_000

    /// A section that is being shown.
    private struct Section {
        /// What it is about.
        let item: ContextValue
        /// The place of that in its list, from 0.
        var index = 0
        /// Whether it is the last one there.
        var isLast = false
    }

    private let template: Template
    private var sections: [Section]
    private var buffer: PieceBuffer
    private var steps = 0
    /// The section that is being shown, where it is written.
    private var origin: Template.Origin
    private let byteLimit: Int
    private let stepLimit: Int

    /// `expected` is about how many bytes will be shown.
    init(
        _ template: Template, _ root: any ContextRecord, expected: Int = 0, byteLimit: Int = Self.byteLimit,
        stepLimit: Int = Self.stepLimit, _ take: @escaping ([UInt8]) -> Void
    ) {
        self.template = template
        buffer = PieceBuffer(expected: expected, to: take)
        self.byteLimit = byteLimit
        self.stepLimit = stepLimit
        origin = Template.Origin(path: template.path, line: 1, column: 1)
        sections = [Section(item: .record(root))]
    }

    mutating func run() throws(TemplateError) {
        try show(template.nodes)
        buffer.handOver()
    }

    private mutating func show(_ nodes: [Template.Node]) throws(TemplateError) {
        steps += nodes.count
        for node in nodes {
            switch node {
            case .text(let text): buffer.bytes.append(contentsOf: text)
            case .value(let reference, let language): show(value(of: reference), language)
            case .section(let reference, let nodes, let origin):
                self.origin = origin
                try showSection(value(of: reference), nodes)
            case .inverted(let reference, let nodes): if isNothing(value(of: reference)) { try show(nodes) }
            }
            // Before the next one, so that what is shown beyond the limit is one value at the most.
            if buffer.count > byteLimit || steps > stepLimit { throw excess }
            buffer.handOverIfLong()
        }
    }

    /// What goes beyond a limit, at the section that was entered last.
    private var excess: TemplateError {
        let message =
            buffer.count > byteLimit
            ? "the file that the template makes has more than \(byteLimit / 1024 / 1024) MiB"
            : "the template repeats more than \(stepLimit) tags and texts for a file"
        let fault = TemplateFault(
            path: origin.path, line: origin.line, column: origin.column, message: message,
            help: "this section is repeated too often; look at those around it")
        return TemplateError(faults: [fault])
    }

    private mutating func show(_ value: ContextValue, _ language: TargetLanguage?) {
        switch value {
        case .text(let text): buffer.bytes.append(utf8: language?.escape(text) ?? text)
        // It stands between three braces, or no template of it would have been accepted: nothing of it is escaped.
        case .code(let code): buffer.append(piece: code)
        case .number(let number): buffer.bytes.append(utf8: number.jsonNumber)
        case .flag(let flag): buffer.bytes.append(utf8: flag ? "true" : "false")
        case .none, .record, .list: break
        }
    }

    private mutating func showSection(_ value: ContextValue, _ nodes: [Template.Node]) throws(TemplateError) {
        steps += 1
        switch value {
        case .none: break
        case .flag(let flag): if flag { try show(nodes) }
        case .text, .code, .number, .record: try show(nodes, in: Section(item: value))
        case .list(let values):
            for (index, item) in values.enumerated() {
                try show(nodes, in: Section(item: item, index: index, isLast: index == values.count - 1))
            }
        }
    }

    private mutating func show(_ nodes: [Template.Node], in section: Section) throws(TemplateError) {
        sections.append(section)
        steps += 1
        try show(nodes)
        sections.removeLast()
    }

    private func isNothing(_ value: ContextValue) -> Bool {
        switch value {
        case .none: true
        case .flag(let flag): !flag
        case .list(let values): values.isEmpty
        case .text, .code, .number, .record: false
        }
    }

    // MARK: Values

    private func value(of reference: Template.Reference) -> ContextValue {
        var value = start(of: reference)
        for field in reference.fields { value = value.field(at: field) }
        for transform in reference.transforms { value = transform.apply(value) }
        return value
    }

    private func start(of reference: Template.Reference) -> ContextValue {
        // There is a section for each that the parser counted, and the template itself is one.
        switch reference.start {
        case .item: sections[sections.count - 1].item
        case .place(let place): self.place(place, in: sections[sections.count - 1])
        case .field(let section, let index): sections[section].item.field(at: index)
        }
    }

    private func place(_ place: PlaceInList, in section: Section) -> ContextValue {
        switch place {
        case .first: .flag(section.index == 0)
        case .last: .flag(section.isLast)
        case .index: .number(Double(section.index))
        case .even: .flag(section.index.isMultiple(of: 2))
        case .odd: .flag(!section.index.isMultiple(of: 2))
        }
    }
}

extension ContextValue {
    /// What a field of a record stands for; nothing for what is no record.
    fileprivate func field(at index: Int) -> ContextValue {
        guard case .record(let record) = self else { return .none }
        return record.value(at: index)
    }
}
