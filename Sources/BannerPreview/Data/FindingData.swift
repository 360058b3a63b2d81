// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

/// Findings as the page reads them.
struct FindingData {
    let findings: [Finding]
    let sources: SourceSet
    let links: FindingLinks

    /// The findings, and what their rules ask for.
    func write(to json: inout CompactJSON) {
        json.array("findings") { json in
            for (index, finding) in findings.enumerated() { write(finding, index, &json) }
        }
        json.object("rules") { json in
            var seen: Set<String> = []
            for finding in findings where seen.insert(finding.rule.code).inserted {
                guard let rule = RuleRegistry.rule(named: finding.rule.code) else { continue }
                json.object(rule.id.code) { json in
                    json.string("summary", rule.summary)
                    json.string("source", rule.source)
                    json.string("why", rule.why)
                    json.string("how", rule.how)
                }
            }
        }
    }

    private func write(_ finding: Finding, _ index: Int, _ json: inout CompactJSON) {
        json.object { json in
            json.string("code", finding.rule.code)
            json.string("rule", finding.rule.name)
            json.string("severity", finding.severity.rawValue)
            json.string("message", finding.message)
            json.string("label", ifAny: finding.label)
            json.string("place", place(finding.place))
            json.string("path", ifAny: finding.keyPath)
            if !finding.notes.isEmpty { json.strings("notes", finding.notes) }
            if !finding.help.isEmpty { json.strings("help", finding.help) }
            json.string("fix", ifAny: finding.fix?.message)
            if finding.fix?.safety == .unsafe { json.bool("isUnsafe", true) }
            json.int("part", MarkedPart(finding).rawValue)
            json.ints("banners", links.banners[index])
            let cases = finding.cases.prefix(Self.mostCases)
            if !cases.isEmpty {
                json.array("cases") { json in for failing in cases { write(failing.identity, &json) } }
            }
        }
    }

    /// A page leads to so many combinations of a finding; the worst come first.
    private static let mostCases = 40

    private func write(_ identity: Finding.Case.Identity, _ json: inout CompactJSON) {
        json.object { json in
            json.string("banner", ifAny: identity.banner)
            json.string("theme", ifAny: identity.theme)
            json.string("appearance", ifAny: identity.appearance)
            json.string("locale", ifAny: identity.locale)
        }
    }

    /// `specs/owl.banner.yaml:14:11`, as editors take it.
    private func place(_ place: Place) -> String {
        let file = sources[place.file]
        let position = file.position(at: place.bytes.lowerBound)
        return "\(file.path):\(position.line):\(position.column)"
    }
}
