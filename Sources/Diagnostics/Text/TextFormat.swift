// SPDX-License-Identifier: Apache-2.0

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
    /// Nothing in it but the colours of `styling` can act on a terminal, whatever the files, paths and messages hold. It
    /// takes time in proportion to the files and findings.
    public static func render(_ report: Report, styling: Styling = .plain) -> String {
        let findings = report.sorted()
        var layouts = LineLayouts(report.sources)
        var output = ""
        for finding in findings {
            let message = AnnotatedFinding(finding, in: report.sources, layouts: &layouts)
            for line in message.lines(styling) { output += line + "\n" }
            output += "\n"
        }
        if !findings.isEmpty { output += summary(of: findings) + "\n" }
        return output
    }

    /// How many findings there are of each severity, the gravest first: `2 errors, 1 warning`.
    private static func summary(of findings: [Finding]) -> String {
        Severity.allCases.sorted(by: >).compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}
