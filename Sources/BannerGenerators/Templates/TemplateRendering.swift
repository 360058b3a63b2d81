// SPDX-License-Identifier: Apache-2.0

import JSONWriting

/// A template being rendered.
struct TemplateRendering {
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
    private var bytes: [UInt8] = []

    init(_ template: Template, _ root: any ContextRecord) {
        self.template = template
        sections = [Section(item: .record(root))]
    }

    mutating func run() -> [UInt8] {
        show(template.nodes)
        return bytes
    }

    private mutating func show(_ nodes: [Template.Node]) {
        for node in nodes {
            switch node {
            case .text(let text): bytes.append(contentsOf: text)
            case .value(let reference, let language): show(value(of: reference), language)
            case .section(let reference, let nodes): showSection(value(of: reference), nodes)
            case .inverted(let reference, let nodes): if isNothing(value(of: reference)) { show(nodes) }
            }
        }
    }

    private mutating func show(_ value: ContextValue, _ language: TargetLanguage?) {
        switch value {
        case .text(let text): bytes.append(contentsOf: (language?.escape(text) ?? text).utf8)
        case .number(let number): bytes.append(contentsOf: number.jsonNumber.utf8)
        case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
        case .none, .record, .list: break
        }
    }

    private mutating func showSection(_ value: ContextValue, _ nodes: [Template.Node]) {
        switch value {
        case .none: break
        case .flag(let flag): if flag { show(nodes) }
        case .text, .number, .record: show(nodes, in: Section(item: value))
        case .list(let values):
            for (index, item) in values.enumerated() {
                show(nodes, in: Section(item: item, index: index, isLast: index == values.count - 1))
            }
        }
    }

    private mutating func show(_ nodes: [Template.Node], in section: Section) {
        sections.append(section)
        show(nodes)
        sections.removeLast()
    }

    private func isNothing(_ value: ContextValue) -> Bool {
        switch value {
        case .none: true
        case .flag(let flag): !flag
        case .list(let values): values.isEmpty
        case .text, .number, .record: false
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
