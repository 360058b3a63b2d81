// SPDX-License-Identifier: Apache-2.0

import Diagnostics

/// How many findings there are of each rule, the most frequent first:
///
/// ```
/// 12  error    BN401 contrast-text
///  3  warning  BN602 duration-max     [safe fix]
/// ```
enum StatisticsListing {
    private struct Row {
        var rule: RuleID
        var count = 0
        var severity = Severity.info
        var fixes: Set<Fix.Safety> = []
    }

    static func text(_ report: Report) -> String {
        var rows: [RuleID: Row] = [:]
        for finding in report.sorted() {
            var row = rows[finding.rule] ?? Row(rule: finding.rule)
            row.count += 1
            row.severity = max(row.severity, finding.severity)
            if let fix = finding.fix { row.fixes.insert(fix.safety) }
            rows[finding.rule] = row
        }
        let sorted = rows.values.sorted { ($1.count, $0.rule.code) < ($0.count, $1.rule.code) }
        let numberWidth = sorted.map { "\($0.count)".count }.max() ?? 0
        let nameWidth = sorted.map(\.rule.name.count).max() ?? 0
        return sorted.map { row in
            let number = String(repeating: " ", count: numberWidth - "\(row.count)".count) + "\(row.count)"
            let fix = row.fixes.map { "[\($0.rawValue) fix]" }.sorted().joined(separator: " ")
            let severity = row.severity.rawValue.padding(to: 7)
            let line = "\(number)  \(severity)  \(row.rule.code) \(row.rule.name.padding(to: nameWidth))  \(fix)"
            return line.trimmingBlanks + "\n"
        }.joined()
    }
}
