// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

extension KnownCases {
    /// A rule and the file in which it finds something.
    private struct Part: Hashable {
        var rule: RuleID
        var path: String
    }

    /// `report` with what `retold` says in its place, where that tells of all that is new. A rule that does not choose among its
    /// cases tells what it told before.
    func joining(_ report: Report, _ retold: Report) -> Report {
        let (new, told) = (Self.identities(in: report), Self.identities(in: retold))
        let replaced = new.filter { part, cases in
            rules.contains(part.rule) && paths.contains(part.path) && cases.isSubset(of: told[part, default: []])
        }
        var merger = FindingMerger()
        merger.add(report.only { replaced[Part(rule: $0.rule, path: $1)] == nil })
        merger.add(retold.only { replaced[Part(rule: $0.rule, path: $1)] != nil })
        return merger.report
    }

    private static func identities(in report: Report) -> [Part: Set<Finding.Case.Identity>] {
        report.findings.reduce(into: [:]) { known, finding in
            let part = Part(rule: finding.rule, path: report.sources[finding.place.file].path)
            known[part, default: []].formUnion(finding.cases.map(\.identity))
        }
    }
}

extension Report {
    /// The findings for which `isMeant` holds, which is also given the path of the file.
    fileprivate func only(_ isMeant: (Finding, String) -> Bool) -> Report {
        Report(sources: sources, findings: findings.filter { isMeant($0, sources[$0.place.file].path) })
    }
}
