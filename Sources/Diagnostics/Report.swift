// SPDX-License-Identifier: Apache-2.0

/// The findings of a run and the files that they speak of.
public struct Report: Sendable {
    /// The files that the findings' places lie in.
    public var sources: SourceSet

    /// The findings, in any order until ``sorted()``.
    public var findings: [Finding]

    /// A report of `findings` in `sources`.
    public init(sources: SourceSet = SourceSet(), findings: [Finding] = []) {
        self.sources = sources
        self.findings = findings
    }

    /// Whether a finding is at least as grave as `severity`.
    public func contains(atLeast severity: Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }

    /// The findings by path, place, code and message, each once. The order is the same in every run.
    public func sorted() -> [Finding] {
        var seen = Set<Finding>()
        return findings.filter { seen.insert($0).inserted }.sorted { lhs, rhs in
            let left = (sources[lhs.place.file].path, lhs.place.bytes.lowerBound, lhs.place.bytes.upperBound)
            let right = (sources[rhs.place.file].path, rhs.place.bytes.lowerBound, rhs.place.bytes.upperBound)
            return left != right ? left < right : (lhs.rule.code, lhs.message) < (rhs.rule.code, rhs.message)
        }
    }
}
