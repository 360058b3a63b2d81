// SPDX-License-Identifier: Apache-2.0

internal import JSONWriting

/// Each finding as a JSON object on a line, with the members that it has in ``JSONFormat``. Nothing if there are none.
///
/// If not all are shown, a last line says how many are not, as an object with the only member `notShown`.
enum JSONLinesFormat {
    /// The lines.
    static func render(_ listing: Listing) -> [UInt8] {
        var layouts = LineLayouts(listing.sources)
        var lines: [UInt8] = []
        for finding in listing.shown {
            lines += JSONWriter.document(.inline) { $0.members(of: finding, in: listing.sources, &layouts) }
        }
        if !listing.hidden.isEmpty {
            lines += JSONWriter.document(.inline) { $0.member("notShown", listing.hidden.count) }
        }
        return lines
    }
}
