// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The findings that a team lives with for now, so that only new ones count.
///
/// They are known by rule, file and key path, and never by line, so that a file may grow above them. A baseline only
/// shrinks: what was mended leaves it, and what is new never enters it.
public struct Baseline: Hashable, Sendable {
    /// What makes two findings the same.
    public struct Key: Hashable, Comparable, Sendable {
        /// The path of the file, relative to the folder of the baseline.
        public var path: String
        /// The code of the rule.
        public var rule: String
        /// The keys that lead to the place, such as `palette.green.light`.
        public var keyPath: String

        /// The findings of `rule` at `keyPath` in the file at `path`.
        public init(path: String, rule: String, keyPath: String) {
            self.path = path
            self.rule = rule
            self.keyPath = keyPath
        }

        /// Whether `lhs` is written before `rhs`.
        public static func < (lhs: Key, rhs: Key) -> Bool {
            (lhs.path, lhs.rule, lhs.keyPath) < (rhs.path, rhs.rule, rhs.keyPath)
        }
    }

    /// How many findings of each kind there may be; at least 1.
    public private(set) var counts: [Key: Int]

    /// A baseline that allows `counts`, of which those below 1 count for nothing.
    public init(counts: [Key: Int] = [:]) {
        self.counts = counts.filter { $0.value > 0 }
    }

    /// The baseline that allows what `report` holds. `path` is that of a file relative to the baseline's folder.
    public init(_ report: Report, path: (SourceFile) -> String) {
        counts = [:]
        for finding in report.sorted() { counts[Self.key(finding, report, path), default: 0] += 1 }
    }

    /// The findings of `report` that the baseline does not allow, in order. Of more than it allows, the last ones are new.
    public func newFindings(in report: Report, path: (SourceFile) -> String) -> [Finding] {
        var left = counts
        return report.sorted().filter { finding in
            let key = Self.key(finding, report, path)
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
    }

    /// What is left of the baseline once those of its findings are gone that `report` does not hold any more.
    public func shrunk(to report: Report, path: (SourceFile) -> String) -> Baseline {
        let found = Baseline(report, path: path).counts
        return Baseline(counts: counts.reduce(into: [:]) { $0[$1.key] = min($1.value, found[$1.key] ?? 0) })
    }

    /// How many findings it allows.
    public var count: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).partialValue } }

    private static func key(_ finding: Finding, _ report: Report, _ path: (SourceFile) -> String) -> Key {
        Key(path: path(report.sources[finding.place.file]), rule: finding.rule.code, keyPath: finding.keyPath)
    }
}
