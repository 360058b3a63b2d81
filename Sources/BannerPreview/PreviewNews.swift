// SPDX-License-Identifier: Apache-2.0

/// What pages that are served are told whenever something changes.
public enum PreviewNews {
    /// The revision of each page by its path, and what no page can tell, a line each: one line of JSON.
    public static func json(pages: [(path: String, revision: String)], problems: [String]) -> [UInt8] {
        var json = CompactJSON()
        json.object { json in
            json.object("pages") { json in for page in pages { json.string(page.path, page.revision) } }
            json.strings("problems", problems)
        }
        return json.bytes
    }
}
