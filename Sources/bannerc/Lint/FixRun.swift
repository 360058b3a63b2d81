// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// Applies fixes in memory, until there are none left that do only good.
///
/// A fixed spec is read and checked again. A fix that makes a new finding is taken back and not tried again: what is fixed
/// must not break what was whole.
struct FixRun {
    /// How often fixed specs are read again: a fix may make room for another, but not for ever.
    private static let passLimit = 10
    /// How many fixes are tried one by one if they do harm together.
    private static let trialLimit = 200

    /// Checks the specs as `files` holds them.
    let check: () -> SpecChecker.Outcome
    let files: InputFiles
    let allowsUnsafe: Bool

    /// What the changed files held before, by path.
    private(set) var originals: [String: [UInt8]] = [:]
    /// What they hold now.
    private(set) var contents: [String: [UInt8]] = [:]
    /// How many fixes were applied.
    private(set) var count = 0

    private var refused: Set<Finding> = []

    init(files: InputFiles, allowsUnsafe: Bool, check: @escaping () -> SpecChecker.Outcome) {
        self.files = files
        self.allowsUnsafe = allowsUnsafe
        self.check = check
    }

    /// Applies what fixes there are, and returns what is then found.
    mutating func run(from outcome: SpecChecker.Outcome) -> SpecChecker.Outcome {
        var outcome = outcome
        for _ in 0..<Self.passLimit {
            let fixes = FixSet(fixable(outcome.report), allowsUnsafe: allowsUnsafe)
            guard !fixes.items.isEmpty, let next = pass(fixes, outcome) else { break }
            outcome = next
        }
        return outcome
    }

    private func fixable(_ report: Report) -> Report {
        Report(sources: report.sources, findings: report.findings.filter { !refused.contains($0) })
    }

    /// What is found once `fixes` are applied; `nil` if none of them can be.
    private mutating func pass(_ fixes: FixSet, _ outcome: SpecChecker.Outcome) -> SpecChecker.Outcome? {
        var good = Array(fixes.items.indices)
        if let next = attempt(good, fixes, outcome) { return finish(next, good, fixes, outcome) }
        good = []
        for index in fixes.items.indices {
            if index < Self.trialLimit, attempt(good + [index], fixes, outcome) != nil {
                good.append(index)
            } else {
                refused.insert(fixes.items[index].finding)
            }
        }
        guard !good.isEmpty, let next = attempt(good, fixes, outcome) else { return nil }
        return finish(next, good, fixes, outcome)
    }

    /// What is found once the fixes at `indices` are applied; `nil`, and nothing changed, if something in it is new.
    private func attempt(
        _ indices: [Int], _ fixes: FixSet, _ outcome: SpecChecker.Outcome
    ) -> SpecChecker.Outcome? {
        let before = before(outcome, fixes)
        let changed = fixes.contents(applying: indices)
        for (path, bytes) in before { files.replace(path, with: changed[path] ?? bytes) }
        let next = check()
        if !hasNewFinding(next.report, since: outcome.report) { return next }
        for (path, bytes) in before { files.replace(path, with: bytes) }
        return nil
    }

    private mutating func finish(
        _ next: SpecChecker.Outcome, _ indices: [Int], _ fixes: FixSet, _ outcome: SpecChecker.Outcome
    ) -> SpecChecker.Outcome {
        for (path, bytes) in before(outcome, fixes) where originals[path] == nil { originals[path] = bytes }
        contents.merge(fixes.contents(applying: indices)) { $1 }
        count += indices.count
        return next
    }

    /// What the files that `fixes` change hold without them, by path.
    private func before(_ outcome: SpecChecker.Outcome, _ fixes: FixSet) -> [String: [UInt8]] {
        let paths = Set(fixes.contents(applying: fixes.items.indices).keys)
        var contents: [String: [UInt8]] = [:]
        for source in outcome.report.sources.files where paths.contains(source.path) {
            contents[source.path] = source.bytes
        }
        return contents
    }

    /// Whether `report` holds more findings of a rule at a key path than `old` did. Items of a list count as one, since an
    /// item that is gone gives its number to the next.
    private func hasNewFinding(_ report: Report, since old: Report) -> Bool {
        !Baseline(withoutItems(old)) { $0.path }.newFindings(in: withoutItems(report)) { $0.path }.isEmpty
    }

    private func withoutItems(_ report: Report) -> Report {
        Report(
            sources: report.sources,
            findings: report.findings.map { finding in
                var finding = finding
                finding.keyPath = String(finding.keyPath.prefix { $0 != "[" })
                return finding
            })
    }
}
