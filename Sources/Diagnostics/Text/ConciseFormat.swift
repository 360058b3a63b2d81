// SPDX-License-Identifier: Apache-2.0

/// Findings for people and tools: each in a line, in the form that Xcode, SwiftPM and most editors make links of.
///
/// ```
/// specs/owl.banner.yaml:14:11: error: text on tint is 2.98:1, below 4.5:1 in light appearance [BN401 contrast-text]
/// ```
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
            let message = TerminalText.escapingControls(finding.message)
            let rule = TerminalText.escapingControls("\(finding.rule.code) \(finding.rule.name)")
            output += styling.paint(layouts.location(of: finding.place) + ":", .headline)
            output += " " + styling.paint("\(finding.severity.rawValue):", .severity(finding.severity))
            output += " \(message) [\(rule)]\n"
        }
        return lines + (listing.omission.map { $0 + "\n" } ?? "")
    }
}
