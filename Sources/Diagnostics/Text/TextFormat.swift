// SPDX-License-Identifier: Apache-2.0

import Parallelism

/// Findings for people: each with an excerpt of what it speaks of.
///
/// ```
/// error[BN401 contrast-text]: text on tint is 2.98:1, below 4.5:1 in light appearance
///   --> specs/owl.banner.yaml:14:11
///    |
/// 14 |     tint: "{palette.green}"
///    |           ^^^^^^^^^^^^^^^^^ resolves to #4CAF50
///    = note: subheadline bold is 15 pt, which counts as normal text
/// help: #2E7D32 keeps the hue and reaches 5.1:1                                          [unsafe fix]
/// ```
public enum TextFormat {
    /// The findings of `report` in the order of ``Report/sorted()``, an empty line after each, and then how many there
    /// are of each severity. Empty if there are none.
    ///
    /// With a `limit`, no more than that many are shown, and a line before the counts, which count all, says how many
    /// are not. Nothing in it but the colours of `styling` can act on a terminal, whatever the files, paths and messages
    /// hold. It takes time in proportion to the files and findings.
    public static func render(_ report: Report, styling: Styling = .plain, limit: Int? = nil) -> String {
        render(Listing(report, limit: limit), styling)
    }

    static func render(_ listing: Listing, _ styling: Styling) -> String {
        render(Array(listing.shown), in: listing.sources, styling: styling)
            + listing.closingLines.map { $0 + "\n" }.joined()
    }

    /// `findings` in their order, an empty line after each, without their counts.
    public static func render(_ findings: [Finding], in sources: SourceSet, styling: Styling = .plain) -> String {
        Parallel.map(0..<findings.count, piecesOf: pieceSize) {
            renderInTurn(findings[$0], in: sources, styling: styling)
        }.joined()
    }

    /// How many findings a core shows before it takes more. Each piece lays long lines out anew.
    private static let pieceSize = 512

    private static func renderInTurn(
        _ findings: ArraySlice<Finding>, in sources: SourceSet, styling: Styling
    ) -> String {
        var layouts = LineLayouts(sources)
        var output = ""
        for finding in findings {
            let message = AnnotatedFinding(finding, in: sources, layouts: &layouts)
            for line in message.lines(styling) {
                output += line
                output += "\n"
            }
            output += "\n"
        }
        return output
    }
}
