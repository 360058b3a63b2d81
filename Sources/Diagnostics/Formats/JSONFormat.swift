// SPDX-License-Identifier: Apache-2.0

internal import JSONWriting

/// All findings as one JSON object, with `version`, `findings` and `summary`.
///
/// Columns count what ``OutputFormat/text`` counts, characters; offsets count bytes, from the file's first one, a byte
/// order mark included. A range ends before its `end`. The summary counts all findings by severity, and under `notShown`
/// those that are not among `findings`.
enum JSONFormat {
    /// Raised when what was there means something else or is gone; not when something is added.
    private static let version = 1

    /// The document.
    static func render(_ listing: Listing) -> [UInt8] {
        var layouts = LineLayouts(listing.sources)
        return JSONWriter.document { json in
            json.member("version", version)
            json.array("findings") { json in
                for finding in listing.shown {
                    json.object { $0.members(of: finding, in: listing.sources, &layouts) }
                }
            }
            json.object("summary", .inline) { json in
                for severity in Severity.allCases.sorted(by: >) {
                    json.member(severity.rawValue, listing.count(of: severity))
                }
                json.member("notShown", listing.hidden.count)
            }
        }
    }
}
