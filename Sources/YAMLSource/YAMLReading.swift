// SPDX-License-Identifier: Apache-2.0

import CYAML
import Diagnostics

/// The reading of one file: libyaml's events, with places in bytes, go to the builder.
struct YAMLReading {
    /// The bytes that places count in. They differ from the file's where the scan found faults, and where a syntax error is
    /// left out.
    let text: UnsafeBufferPointer<UInt8>
    /// What is left out.
    let cuts: Cuts
    let parser: EventParser
    var builder: TreeBuilder
    var cursor: MarkCursor
    /// The end of the last token that an event spoke of. Between it and the next one lie indicators and comments.
    private var lastEnd: Int
    /// The fault that stopped reading where libyaml would have gone on.
    private(set) var fault: SyntaxFault?
    /// Whether a `...` ends the document.
    private var hasEndMarker = false
    /// Whether ``PartedReading/lead`` is read first.
    private let hasLead: Bool

    /// Reads `text` from `start` on. `spelled` is what libyaml reads in its place, with as many characters but where it has `grown`.
    init(
        _ text: UnsafeBufferPointer<UInt8>, spelled: UnsafeBufferPointer<UInt8>, grown: [NarrowedText.Grown] = [],
        from start: Int, isASCII: Bool, cuts: Cuts, builder: TreeBuilder
    ) {
        self.text = text
        self.cuts = cuts
        self.builder = builder
        cursor = MarkCursor(text, from: start, isASCII: isASCII, grown: grown)
        parser = EventParser(UnsafeBufferPointer(rebasing: spelled[start...]))
        lastEnd = start
        hasLead = false
    }

    /// Reads `part` of a file as if `lead` stood before it. `text` is all of the file up to the end of the part.
    init(
        _ text: UnsafeBufferPointer<UInt8>, part: Range<Int>, behind lead: StaticString, isASCII: Bool,
        builder: TreeBuilder
    ) {
        self.text = text
        cuts = Cuts()
        self.builder = builder
        hasLead = lead.utf8CodeUnitCount > 0
        cursor = MarkCursor(text, from: part.lowerBound, first: lead.utf8CodeUnitCount, isASCII: isASCII, grown: [])
        parser = EventParser(UnsafeBufferPointer(rebasing: text[part]), behind: lead)
        lastEnd = part.lowerBound
    }

    /// Reads all and returns the tree; nil if there is none, or a limit is exceeded.
    mutating func run(source: SourceFile) throws(ReadingStopped) -> NodeTree? {
        defer { builder.reportUndefinedAliases() }
        do throws(ReadingStopped) {
            let end = try readDocument()
            if isEmpty { reportEmptyFile() }
            let tree = builder.finish(source: source, readCount: end)
            return isEmpty ? nil : tree
        } catch {
            if error == .syntax { throw error }
            return nil
        }
    }

    /// Whether there is no node, or only the one that an explicit document start implies.
    private var isEmpty: Bool {
        guard let root = builder.records.first else { return true }
        return builder.records.count == 1 && root.kind == .scalar && root.style == .plain && root.start == root.stop
    }

    private mutating func reportEmptyFile() {
        builder.log.report(.emptyFile, at: 0..<0, "the file is empty") {
            $0.help = ["a spec starts with `bannerc: 1`"]
        }
    }

    // MARK: - Parts

    /// A part of a file that has been read.
    struct Part: @unchecked Sendable {
        // Whoever reads the part hands it on, so that there is one thread at a time that knows it.
        var builder: TreeBuilder
        /// The offset at which reading ended.
        var readCount: Int
        /// Whether a `...` ends the document, so that nothing may follow.
        var hasEndMarker: Bool
    }

    /// Reads all as a part; nil if anything is wrong with it.
    mutating func readPart() -> Part? {
        do throws(ReadingStopped) {
            if hasLead { try skipLead() }
            let end = try readDocument()
            guard !isEmpty, builder.log.isEmpty else { return nil }
            return Part(builder: builder, readCount: end, hasEndMarker: hasEndMarker)
        } catch {
            return nil
        }
    }

    /// Passes over the lead. The builder has a root with a key in its place that was already reported.
    private mutating func skipLead() throws(ReadingStopped) {
        // The stream, the document, the root, its key.
        for _ in 0..<4 {
            var event = yaml_event_t()
            try parser.parse(&event)
            yaml_event_delete(&event)
        }
        try builder.open(.mapping, at: lastEnd, isFlow: false)
        try builder.addInvalid(at: lastEnd..<lastEnd)
    }

    // MARK: - Events

    /// Reads the first document and returns the offset at which reading ends.
    private mutating func readDocument() throws(ReadingStopped) -> Int {
        while true {
            var event = yaml_event_t()
            try parser.parse(&event)
            defer { yaml_event_delete(&event) }
            switch event.type {
            case YAML_SCALAR_EVENT: try addScalar(event)
            case YAML_MAPPING_START_EVENT:
                let data = event.data.mapping_start
                let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
                let hasProperties = data.anchor != nil || data.tag != nil
                try open(.mapping, event, isFlow: isFlow, hasProperties: hasProperties)
            case YAML_SEQUENCE_START_EVENT:
                let data = event.data.sequence_start
                let isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
                let hasProperties = data.anchor != nil || data.tag != nil
                try open(.sequence, event, isFlow: isFlow, hasProperties: hasProperties)
            case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
            case YAML_ALIAS_EVENT:
                let range = range(of: event)
                try builder.addAlias(at: range)
                lastEnd = range.upperBound
            case YAML_DOCUMENT_START_EVENT: lastEnd = cursor.offset(of: event.end_mark.index)
            case YAML_DOCUMENT_END_EVENT:
                hasEndMarker = event.data.document_end.implicit == 0
                return try endDocument(event)
            case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return text.count
            default: break
            }
        }
    }

    private mutating func range(of event: yaml_event_t) -> Range<Int> {
        let start = cursor.offset(of: event.start_mark.index)
        return start..<max(start, cursor.offset(of: event.end_mark.index))
    }

    @inline(__always)
    private mutating func addScalar(_ event: yaml_event_t) throws(ReadingStopped) {
        let data = event.data.scalar
        var range = range(of: event)
        var anchor: Int?
        var hasProperties = false
        // No plain scalar starts with `!`. A lone `!` is a tag that libyaml does not pass on.
        if data.anchor != nil || data.tag != nil || (!range.isEmpty && text[range.lowerBound] == UInt8(ascii: "!")) {
            let properties = takeProperties(from: range)
            anchor = properties.anchor
            range = properties.content..<range.upperBound
            hasProperties = true
            // What looks like a tag or an anchor was the text.
            if data.length == 0, range.isEmpty, let text = properties.tag ?? properties.written {
                if properties.tag == nil { builder.reportBareAnchor(at: text) }
                return try addInvalid(text, anchor: anchor)
            }
        }
        if !cuts.all.isEmpty, try addStandIn(at: range, anchor: anchor) { return }
        let style: Node.Style
        switch data.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: style = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: style = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
            style = data.style == YAML_LITERAL_SCALAR_STYLE ? .literal : .folded
            range = range.lowerBound..<BlockScalar.end(in: text, range)
        default:
            style = .plain
            if data.length == 0, !hasProperties { range = emptyRange(at: range.upperBound) }
        }
        if style == .doubleQuoted || style == .singleQuoted, range.upperBound < text.count,
            text[range.upperBound] == UInt8(ascii: "#"), let fault = MisclosedQuote.fault(of: range, in: Lines(text))
        {
            // libyaml takes `#FFFFFF" }` for a comment.
            self.fault = fault
            throw .syntax
        }
        let value = UnsafeBufferPointer(start: data.value.map { UnsafePointer($0) }, count: data.length)
        try builder.addScalar(value, style, at: range, anchor: anchor)
        lastEnd = range.upperBound
    }

    private mutating func addInvalid(_ range: Range<Int>, anchor: Int?) throws(ReadingStopped) {
        if let anchor { builder.anchors.close(anchor, target: builder.records.count, size: 1, height: 0) }
        try builder.addInvalid(at: range)
        lastEnd = range.upperBound
    }

    /// Adds what stands for a part that is left out, if the scalar at `range` does.
    private mutating func addStandIn(at range: Range<Int>, anchor: Int?) throws(ReadingStopped) -> Bool {
        // The mark of an empty value is that of what follows.
        let offset = range.isEmpty ? emptyRange(at: range.upperBound).lowerBound : range.lowerBound
        guard let cut = cuts.cut(at: offset), let standIn = cut.standIn, offset >= standIn else { return false }
        let isKey = offset == standIn && cut.key != nil
        try addInvalid(isKey ? cut.key ?? cut.range : cut.value, anchor: anchor)
        lastEnd = isKey ? standIn + 1 : cut.range.upperBound
        return true
    }

    private mutating func open(
        _ kind: Node.Kind, _ event: yaml_event_t, isFlow: Bool, hasProperties: Bool
    ) throws(ReadingStopped) {
        var range = range(of: event)
        var anchor: Int?
        if hasProperties {
            let properties = takeProperties(from: range.lowerBound..<text.count)
            anchor = properties.anchor
            range = properties.content..<max(properties.content, range.upperBound)
        }
        try builder.open(kind, at: range.lowerBound, isFlow: isFlow, anchor: anchor)
        if isFlow { lastEnd = range.lowerBound }
    }

    private mutating func close(_ event: yaml_event_t) {
        let isFlow = builder.frames.last?.isFlow ?? false
        // The pair in `[a: b]` is a mapping without brackets. Its end takes no room.
        guard isFlow, event.end_mark.index > event.start_mark.index else { return builder.close(at: nil) }
        lastEnd = cursor.offset(of: event.end_mark.index)
        builder.close(at: lastEnd)
    }

    /// Defines the anchor and rejects the tag at the start of `range`; the node's content follows them.
    private mutating func takeProperties(
        from range: Range<Int>
    ) -> (anchor: Int?, written: Range<Int>?, tag: Range<Int>?, content: Int) {
        let properties = NodeProperties(text, range)
        if let tag = properties.tag { builder.log.reportTag(at: tag) }
        let anchor = properties.anchor.map { builder.defineAnchor(at: $0) }
        return (anchor, properties.anchor, properties.tag, properties.content)
    }

    /// The place of an empty value whose mark is `mark`: right after its `:` or `-`.
    private func emptyRange(at mark: Int) -> Range<Int> {
        guard mark > lastEnd else { return mark..<mark }
        var place = lastEnd
        Gap.scan(text, lastEnd..<mark) { element in
            if case .indicator(let offset) = element { place = offset + 1 }
        }
        return place..<place
    }

    // MARK: - The end

    /// Looks at what follows the first document. A second one is not read: its directives could take libyaml hours.
    private mutating func endDocument(_ event: yaml_event_t) throws(ReadingStopped) -> Int {
        let end = cursor.offset(of: event.end_mark.index)
        let rest = Directives.skipBlank(in: text, from: end)
        guard rest < text.count else { return text.count }
        // Within what was left out, a `---` may have been part of a text.
        guard cuts.all.isEmpty else { return rest }
        if Directives.isMarker(UInt8(ascii: "-"), in: text, at: rest) || text[rest] == UInt8(ascii: "%") {
            builder.log.report(.multipleDocuments, at: rest..<min(rest + 3, text.count), "second document in one file")
            {
                $0.help = ["a spec is one document; put the second into a file of its own"]
            }
            return rest
        }
        // Not a document, so libyaml has something to say about it.
        var event = yaml_event_t()
        try parser.parse(&event)
        defer { yaml_event_delete(&event) }
        if event.type == YAML_DOCUMENT_START_EVENT {
            builder.log.report(
                .multipleDocuments, at: rest..<min(rest + 1, text.count), "text after the document's end")
        }
        return rest
    }
}
