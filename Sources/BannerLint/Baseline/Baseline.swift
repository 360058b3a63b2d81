// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// The findings that a team lives with for now, so that only new ones count.
///
/// They are known by what is wrong, and never by line, so that a file may grow above them: by rule, file and key path, and by
/// the banner, theme, appearance and language in which they hold. A case that is not there is new, and so is one whose measured
/// value is worse, and one that is graver whatever the settings say. A baseline only shrinks: what was mended leaves it, and what is new never enters it.
///
/// Errors of the language are never among them (``Finding/isLanguageError``): once accepted, a file that can't be read would
/// count as one in which nothing is found.
public struct Baseline: Hashable, Sendable {
    /// What makes two cases the same.
    public struct Key: Hashable, Sendable {
        /// The path of the file, relative to the folder of the baseline.
        public var path: String
        /// The code of the rule.
        public var rule: String
        /// The keys that lead to what is at fault, such as `palette.green.light`.
        public var keyPath: String
        /// The banner, theme, appearance and language, as far as they matter.
        public var identity: Finding.Case.Identity

        /// The case `identity` of `rule` at `keyPath` in the file at `path`.
        public init(path: String, rule: String, keyPath: String, identity: Finding.Case.Identity = .init()) {
            self.path = path
            self.rule = rule
            self.keyPath = keyPath
            self.identity = identity
        }
    }

    /// What is allowed of a kind.
    public struct Allowance: Hashable, Sendable {
        /// How often; at least 1.
        public var count: Int
        /// The worst value that was measured; `nil` for what is not measured.
        public var measured: Double?
        /// How grave they can be at most, whatever the settings say (``Finding/limit``).
        public var limit: Severity

        /// `count` cases, none worse than `measured` and none graver than `limit`.
        public init(count: Int = 1, measured: Double? = nil, limit: Severity = .error) {
            self.count = count
            self.measured = measured
            self.limit = limit
        }
    }

    /// What is allowed, in the order in which it is written.
    public private(set) var allowances: [Key: Allowance]

    /// A baseline that allows `allowances`, of which those with a count below 1 count for nothing.
    public init(_ allowances: [Key: Allowance] = [:]) { self.allowances = allowances.filter { $0.value.count > 0 } }

    /// The baseline that allows what `report` holds. `path` is that of a file relative to the baseline's folder.
    public init(_ report: Report, path: (SourceFile) -> String) {
        allowances = Self.found(in: report, path).mapValues {
            Allowance(count: $0.count, measured: $0.worst.measured, limit: $0.limit)
        }
    }

    /// What a report holds of a kind.
    private struct Found {
        var count = 0
        var worst: Finding.Case
        var limit = Severity.info
    }

    /// The cases of a report by their keys: how many there are of each, the worst, and how grave they can be.
    private static func found(in report: Report, _ path: (SourceFile) -> String) -> [Key: Found] {
        var found: [Key: Found] = [:]
        for finding in report.sorted() where !finding.isLanguageError {
            for (key, failing) in cases(of: finding, report, path) {
                var known = found[key] ?? Found(worst: failing)
                known.count += 1
                if failing.isWorse(than: known.worst.measured) { known.worst = failing }
                known.limit = max(known.limit, finding.limit)
                found[key] = known
            }
        }
        return found
    }

    /// The findings of `report` that the baseline does not allow, in order, with what is new of their cases, which a note
    /// tells if not all are. Of more than it allows, the last ones are new.
    public func newFindings(in report: Report, path: (SourceFile) -> String) -> [Finding] {
        split(report, path).map { finding, new, known in
            guard !known.isEmpty else { return finding }
            var finding = finding
            finding.cases = new
            finding.notes.append(
                "new since the baseline: " + Figure.joined(new.prefix(5).map(\.words)) + Self.more(new))
            return finding
        }
    }

    /// The cases that it allows of findings of which it does not allow all, so that these can be told again by what is new.
    public func knownCases(in report: Report, path: (SourceFile) -> String) -> KnownCases {
        split(report, path).reduce(into: KnownCases()) { cases, part in
            guard !part.known.isEmpty else { return }
            cases.add(part.known, of: part.finding, in: report.sources[part.finding.place.file].path)
        }
    }

    /// The findings with something new, in order, each with its cases that are new and those that are allowed.
    private func split(
        _ report: Report, _ path: (SourceFile) -> String
    ) -> [(finding: Finding, new: [Finding.Case], known: [Finding.Case])] {
        var left = allowances
        return report.sorted().compactMap { finding in
            if finding.isLanguageError { return (finding, finding.cases, []) }
            var (new, known): ([Finding.Case], [Finding.Case]) = ([], [])
            for (key, failing) in Self.cases(of: finding, report, path) {
                if Self.take(key, failing, finding.limit, from: &left) {
                    known.append(failing)
                } else {
                    new.append(failing)
                }
            }
            return new.isEmpty ? nil : (finding, new, known)
        }
    }

    private static func more(_ cases: [Finding.Case]) -> String {
        cases.count > 5 ? " and \(cases.count - 5) more" : ""
    }

    private static func take(
        _ key: Key, _ failing: Finding.Case, _ limit: Severity, from left: inout [Key: Allowance]
    ) -> Bool {
        guard let allowance = left[key], allowance.count > 0, limit <= allowance.limit,
            !failing.isWorse(than: allowance.measured)
        else { return false }
        left[key]?.count -= 1
        return true
    }

    /// What is left of the baseline once those of its cases are gone that `report` does not hold any more, of which `isLookedFor`
    /// says that the run looked for them. A value that got better is kept as it is now.
    public func shrunk(
        to report: Report, path: (SourceFile) -> String, isLookedFor: (Key) -> Bool = { _ in true }
    ) -> Baseline {
        let found = Self.found(in: report, path)
        return Baseline(
            allowances.reduce(into: [:]) { left, old in
                guard isLookedFor(old.key) else { return left[old.key] = old.value }
                guard let now = found[old.key] else { return }
                let isWorse = now.worst.isWorse(than: old.value.measured)
                left[old.key] = Allowance(
                    count: min(old.value.count, now.count),
                    measured: isWorse ? old.value.measured : now.worst.measured,
                    limit: min(old.value.limit, now.limit))
            })
    }

    /// How many cases it allows.
    public var count: Int {
        allowances.values.reduce(0) { $0.addingReportingOverflow($1.count).partialValue }
    }

    private static func cases(
        of finding: Finding, _ report: Report, _ path: (SourceFile) -> String
    ) -> [(key: Key, failing: Finding.Case)] {
        let cases = finding.cases.isEmpty ? [Finding.Case(.init())] : finding.cases
        let key = Key(
            path: path(report.sources[finding.place.file]), rule: finding.rule.code, keyPath: finding.keyPath)
        return cases.map { failing in
            var key = key
            key.identity = failing.identity
            return (key, failing)
        }
    }
}

extension Finding.Case {
    /// The case in words, with its value.
    fileprivate var words: String {
        let value = measured.map { " (\(Figure.text($0)))" } ?? ""
        return identity.description + value
    }
}

extension Baseline.Key: Comparable {
    /// Whether `lhs` is written before `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.path, lhs.rule, lhs.keyPath, lhs.identity.description)
            < (rhs.path, rhs.rule, rhs.keyPath, rhs.identity.description)
    }
}
