// SPDX-License-Identifier: Apache-2.0

/// The findings of a report in the order in which they are shown, and how many of them are.
struct Listing {
    /// The files that the findings' places lie in.
    let sources: SourceSet

    /// All findings, in order.
    let findings: [Finding]

    /// How many of `findings`, from the first on, are shown.
    private let shownCount: Int

    /// The findings of `report` in the order of ``Report/sorted()``, of which `limit` are shown; nil for all.
    init(_ report: Report, limit: Int?) {
        self.init(report.sorted(), in: report.sources, limit: limit)
    }

    /// The first `limit` of `findings` are shown; all if it is nil.
    init(_ findings: [Finding], in sources: SourceSet, limit: Int?) {
        self.sources = sources
        self.findings = findings
        self.shownCount = min(findings.count, max(0, limit ?? .max))
    }

    /// The findings that are shown.
    var shown: ArraySlice<Finding> { findings[..<shownCount] }

    /// The findings that are not.
    var hidden: ArraySlice<Finding> { findings[shownCount...] }

    /// How many findings of `severity` there are, shown or not.
    func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// A line on the findings that are not shown; nil if all are.
    var omission: String? {
        hidden.isEmpty ? nil : "… and \(Figure.count(hidden.count, "more finding"))"
    }

    /// How many findings there are of each severity, the gravest first: `2 errors, 1 warning`. Nil if there are none.
    private var summary: String? {
        let counts = Severity.allCases.sorted(by: >).compactMap { severity in
            let count = count(of: severity)
            return count == 0 ? nil : Figure.count(count, severity.rawValue)
        }
        return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }

    /// What follows the findings where people read them: how many are not shown, and how many there are.
    var closingLines: [String] { [omission, summary].compactMap(\.self) }
}
