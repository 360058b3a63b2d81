// SPDX-License-Identifier: Apache-2.0

/// A document that a client has open, as it stands there, saved or not.
struct TextDocument {
    /// A replacement of bytes.
    struct Change {
        /// When it was made, as ``TextDocument/edit`` counts.
        var edit: Int
        var range: Range<Int>
        var count: Int
    }

    /// Its name, exactly as the client writes it.
    let uri: String
    /// The path by which messages name the file.
    let path: String
    /// The client's number for what stands there. It begins anew when a document is opened again.
    private(set) var version: Int
    private(set) var content: TextContent
    /// When it was opened or changed last, as a number that grows, and that no two states of documents share.
    private(set) var edit: Int
    /// What was changed, so that what is known of an earlier state can be found in this one.
    private var changes: [Change] = []

    /// So many changes are kept. What is known of a state before them can't be found any more.
    private static let changeLimit = 2000

    init(uri: String, path: String, version: Int, text: String, edit: Int = 0) {
        self.uri = uri
        self.path = path
        self.version = version
        self.edit = edit
        content = TextContent(Array(text.utf8))
    }

    /// Applies the `contentChanges` of a client, each to what the one before made.
    mutating func apply(_ changes: [JSONValue], version: Int, edit: Int, _ encoding: PositionEncoding) {
        (self.version, self.edit) = (version, edit)
        for change in changes {
            let text = Array((change["text"]?.text ?? "").utf8)
            let range = TextRange(change["range"]).map { content.bytes(of: $0, encoding) } ?? 0..<content.bytes.count
            var bytes = content.bytes
            bytes.replaceSubrange(range, with: text)
            content = TextContent(bytes)
            self.changes.append(Change(edit: edit, range: range, count: text.count))
        }
        if self.changes.count > Self.changeLimit { self.changes.removeFirst(self.changes.count - Self.changeLimit) }
    }

    /// Where the byte at `offset` stands now that stood there after an earlier `edit`. What was replaced counts as the start of what took
    /// its place.
    func now(_ offset: Int, since edit: Int) -> Int {
        changes(since: edit).reduce(offset) { offset, change in
            guard offset >= change.range.lowerBound else { return offset }
            if offset >= change.range.upperBound { return offset - change.range.count + change.count }
            return change.range.lowerBound
        }
    }

    /// Where the byte at `offset` stood after an earlier `edit`.
    func before(_ offset: Int, since edit: Int) -> Int {
        changes(since: edit).reversed().reduce(offset) { offset, change in
            guard offset > change.range.lowerBound else { return offset }
            if offset >= change.range.lowerBound + change.count { return offset - change.count + change.range.count }
            return change.range.lowerBound
        }
    }

    /// The changes after `edit`: few, and asked for again for each place.
    private func changes(since edit: Int) -> ArraySlice<Change> {
        let last = changes.lastIndex { $0.edit <= edit }
        return changes[(last.map { $0 + 1 } ?? 0)...]
    }
}
