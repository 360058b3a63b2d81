// SPDX-License-Identifier: Apache-2.0

/// Findings for people and tools: each in a line, in the form that Xcode, SwiftPM and most editors make links of.
///
/// ```
/// specs/owl.banner.yaml:14:11: error: text on tint is 2.98:1, below 4.5:1; black reaches 7.03:1 [BN401 contrast-text]
/// specs/owl.banner.yaml:9:19: note: `palette.green` is #6CA51E
/// ```
/// Behind the message stands the first way out. Related places and reasons follow as notes, which those tools show below the
/// finding.
public enum ConciseFormat {
    /// The findings of `report` in the order of ``Report/sorted()``. Empty if there are none.
    ///
    /// With a `limit`, no more than that many are shown, and a last line says how many are not. Nothing in it but the
    /// colours of `styling` can act on a terminal, and nothing breaks a line, whatever the files, paths and messages
    /// hold. It takes time in proportion to the files and findings.
    public static func render(_ report: Report, styling: Styling = .plain, limit: Int? = nil) -> String {
        render(Listing(report, limit: limit), styling)
    }

    static func render(_ listing: Listing, _ styling: Styling) -> String {
        var layouts = LineLayouts(listing.sources)
        let lines = listing.shown.reduce(into: "") { output, finding in
            let location = layouts.location(of: finding.place)
            let message = ([finding.message] + finding.remedies.prefix(1)).joined(separator: "; ")
            let rule = "[\(finding.rule.code) \(finding.rule.name)]"
            let word = styling.paint("\(finding.severity.rawValue):", .severity(finding.severity))
            output += line(location, word, "\(message) \(rule)", styling)
            let note = styling.paint("note:", .help)
            for label in finding.labels {
                output += line(layouts.location(of: label.place), note, label.message, styling)
            }
            for text in finding.notes { output += line(location, note, text, styling) }
        }
        return lines + (listing.omission.map { $0 + "\n" } ?? "")
    }

    private static func line(_ location: String, _ word: String, _ text: String, _ styling: Styling) -> String {
        styling.paint(location + ":", .headline) + " \(word) \(TerminalText.escapingControls(text))\n"
    }
}
