// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// Keeps the findings of a rule in a file to so many that someone may read them: a generated file can have the same fault a
/// hundred thousand times, and its report would be longer than itself.
enum FindingCap {
    /// Findings of one rule in one file that are shown one by one; the rest is counted.
    static let findingsPerRule = 10_000

    private struct Kind: Hashable {
        let file: FileID
        let rule: RuleID
    }

    /// `findings` without those beyond the limit, each kind of which is summed up in one, where the first of them is; and whether
    /// there are any.
    static func capped(_ findings: [Finding]) -> (findings: [Finding], isCapped: Bool) {
        guard findings.count > findingsPerRule else { return (findings, false) }
        var counts: [Kind: Int] = [:]
        var sums: [Kind: Int] = [:]
        var kept: [Finding] = []
        // What is found in each appearance of a colour is told once.
        var seen: Set<Finding> = []
        for finding in findings where seen.insert(finding).inserted {
            let kind = Kind(file: finding.place.file, rule: finding.rule)
            let count = counts[kind, default: 0] + 1
            counts[kind] = count
            if count <= findingsPerRule {
                kept.append(finding)
            } else if count == findingsPerRule + 1 {
                sums[kind] = kept.count
                kept.append(Finding(finding.rule, finding.severity, "", at: finding.place))
            }
        }
        for (kind, index) in sums {
            kept[index].message = "\((counts[kind] ?? 0) - findingsPerRule) more of this kind"
        }
        return (kept, !sums.isEmpty)
    }
}
