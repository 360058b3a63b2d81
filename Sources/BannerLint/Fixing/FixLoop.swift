// SPDX-License-Identifier: Apache-2.0

public import Diagnostics

/// Applies fixes in memory, until there are none left that do only good.
///
/// What is fixed is checked again. A fix that leaves its finding or makes a new one is taken back, and tried again only once
/// others have changed something: what is fixed must not break what was whole, and two fixes that undo each other would go on
/// for ever. Errors of the language come first: what rules find once one is gone was hidden by it, and is not new.
public struct FixLoop {
    /// How often what is fixed is read again: a fix may make room for another, but not for ever.
    public static let passLimit = 20
    /// How often files are checked with fixes to find out which of them do harm; a few checks find one among thousands.
    public static let trialLimit = 100
    /// Bytes of files that are checked with fixes, all times together: 64 MiB. Ten checks are made of however much.
    public static let trialBytes = 64 * 1024 * 1024
    /// Findings of these checks, all together: a file of few bytes may have thousands, which are made and compared each time. Ten checks
    /// are made of however many.
    public static let trialFindings = 100_000

    /// What the changed files held before, by path.
    public private(set) var originals: [String: [UInt8]] = [:]
    /// What they hold now.
    public private(set) var contents: [String: [UInt8]] = [:]
    /// How many fixes were applied.
    public private(set) var count = 0

    /// The findings whose fixes were left out, since each would have made a new finding or left its own.
    public private(set) var refused: Set<Finding> = []

    /// Whether some of them were not tried, since what a run may check was checked.
    public private(set) var isExhausted = false

    /// How often files were checked, how many bytes that were, and how much was found.
    private var trials = 0
    private var checkedBytes = 0
    private var checkedFindings = 0

    private let allowsUnsafe: Bool
    private let check: ([String: [UInt8]]) -> Report

    /// A loop that takes safe fixes, and with `allowsUnsafe` the others too.
    ///
    /// `check` finds out what is found once files hold other bytes than they did, by path.
    public init(allowsUnsafe: Bool, check: @escaping ([String: [UInt8]]) -> Report) {
        self.allowsUnsafe = allowsUnsafe
        self.check = check
    }

    /// Applies what fixes there are in `report`, and returns what is then found.
    public mutating func run(from report: Report) -> Report {
        var report = report
        var hasChanged = false
        for _ in 0..<Self.passLimit {
            var fixes = openFixes(report)
            if fixes.items.isEmpty, hasChanged {
                // What did harm to the file as it was may do none now.
                refused = []
                hasChanged = false
                fixes = openFixes(report)
            }
            guard !fixes.items.isEmpty else { break }
            // If none can be applied, those that were in their way are still to be tried.
            guard let next = pass(fixes, report) else { continue }
            report = next
            hasChanged = true
        }
        return report
    }

    private func openFixes(_ report: Report) -> FixSet {
        let open = report.findings.filter { !refused.contains($0) }
        // Rules look at what errors of the language hid once these are gone, and only then is seen what other fixes make new.
        let language = Report(sources: report.sources, findings: open.filter(\.isLanguageError))
        let first = FixSet(language, allowsUnsafe: allowsUnsafe)
        if !first.items.isEmpty { return first }
        return FixSet(Report(sources: report.sources, findings: open), allowsUnsafe: allowsUnsafe)
    }

    /// What is found once `fixes` are applied; `nil` if none of them can be.
    private mutating func pass(_ fixes: FixSet, _ report: Report) -> Report? {
        var good: [Int] = []
        var best: Report?
        // Halves are tried until what does harm stands alone: the first half of what is open comes first.
        var open = [fixes.items.indices]
        while let range = open.popLast() {
            if range.isEmpty { continue }
            let isTried = mayTry
            if isTried, let next = attempt(good + range, fixes, report) {
                good += range
                best = next
            } else if range.count == 1 || !isTried {
                if !isTried { isExhausted = true }
                for index in range { refused.insert(fixes.items[index].finding) }
            } else {
                let middle = range.lowerBound + range.count / 2
                open += [middle..<range.upperBound, range.lowerBound..<middle]
            }
        }
        return best.map { finish($0, good, fixes, report) }
    }

    /// Whether there is time for one more check.
    private var mayTry: Bool {
        trials < 10
            || trials < Self.trialLimit && checkedBytes < Self.trialBytes && checkedFindings < Self.trialFindings
    }

    /// What is found once the fixes at `indices` are applied; `nil` if something in it is new or should be gone.
    private mutating func attempt(_ indices: [Int], _ fixes: FixSet, _ report: Report) -> Report? {
        trials += 1
        checkedBytes += report.sources.files.reduce(0) { $0 + $1.bytes.count }
        let next = check(contents.merging(fixes.contents(applying: indices)) { $1 })
        checkedFindings += next.findings.count
        let mended = Set(indices.map { fixes.items[$0].finding })
        let rest = Report(sources: report.sources, findings: report.findings.filter { !mended.contains($0) })
        // What a finding said for other rules, these may say now.
        let also = Set(
            mended.flatMap { finding in
                finding.also.map { Other(rule: $0, definition: Self.definition(finding.keyPath)) }
            })
        let uncovers = mended.allSatisfy(\.isLanguageError)
        let found = Report(
            sources: next.sources,
            findings: next.findings.filter { finding in
                let other = Other(rule: finding.rule, definition: Self.definition(finding.keyPath))
                return !also.contains(other) && (!uncovers || finding.isLanguageError)
            })
        return hasNewFinding(found, since: rest) ? nil : next
    }

    /// Another rule that a finding spoke for, of the same definition.
    private struct Other: Hashable {
        let rule: RuleID
        let definition: Substring
    }

    /// `levels.error` of `levels.error.onTint`; in a theme, its own part of that.
    private static func definition(_ keyPath: String) -> Substring {
        let count = keyPath.hasPrefix("themes.") ? 4 : 2
        let points = keyPath.indices.lazy.filter { keyPath[$0] == "." }
        return points.dropFirst(count - 1).first.map { keyPath[..<$0] } ?? keyPath[...]
    }

    private mutating func finish(_ next: Report, _ indices: [Int], _ fixes: FixSet, _ report: Report) -> Report {
        let changed = fixes.contents(applying: indices)
        for source in report.sources.files where changed[source.path] != nil && originals[source.path] == nil {
            originals[source.path] = source.bytes
        }
        contents.merge(changed) { $1 }
        count += indices.count
        return next
    }

    /// Whether `report` holds more findings of a rule at a key path than `old` did. Items of a list count as one, since an
    /// item that is gone gives its number to the next.
    private func hasNewFinding(_ report: Report, since old: Report) -> Bool {
        // A baseline never allows errors of the language.
        let known = languageErrors(old)
        if languageErrors(report).contains(where: { $0.value > known[$0.key, default: 0] }) { return true }
        return !Baseline(ofRules(old)) { $0.path }.newFindings(in: ofRules(report)) { $0.path }.isEmpty
    }

    /// An error of the language, wherever in its file it stands.
    private struct LanguageError: Hashable {
        let rule: RuleID
        let path: String
        let message: String
    }

    private func languageErrors(_ report: Report) -> [LanguageError: Int] {
        report.findings.lazy.filter(\.isLanguageError).reduce(into: [:]) { errors, finding in
            let path = report.sources[finding.place.file].path
            errors[LanguageError(rule: finding.rule, path: path, message: finding.message), default: 0] += 1
        }
    }

    /// What rules found, at the lists that they found it in.
    private func ofRules(_ report: Report) -> Report {
        let findings = report.findings.lazy.filter { !$0.isLanguageError }.map { finding in
            var finding = finding
            finding.keyPath = String(finding.keyPath.prefix { $0 != "[" })
            return finding
        }
        return Report(sources: report.sources, findings: Array(findings))
    }
}
