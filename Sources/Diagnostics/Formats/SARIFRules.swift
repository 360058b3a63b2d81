// SPDX-License-Identifier: Apache-2.0

internal import JSONWriting

/// The rules of a SARIF run.
struct SARIFRules {
    /// GitHub shows no more characters of a rule's full description ("SARIF support for code scanning", reportingDescriptor).
    private static let descriptionLimit = 1024

    /// By code, each once.
    private let rules: [RuleSummary]
    private let indices: [String: Int]

    /// The rules that ran, and those that have `findings` without being among them.
    init(_ ran: [RuleSummary], findings: ArraySlice<Finding>) {
        var byCode: [String: RuleSummary] = [:]
        for rule in ran where byCode[rule.id.code] == nil { byCode[rule.id.code] = rule }
        for finding in findings where byCode[finding.rule.code] == nil {
            byCode[finding.rule.code] = RuleSummary(
                id: finding.rule, group: "", severity: finding.severity, summary: "", explanation: "")
        }
        self.rules = byCode.values.sorted { $0.id.code < $1.id.code }
        self.indices = Dictionary(
            rules.enumerated().map { ($0.element.id.code, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where `rule` is in the array; nil if it is not.
    func index(of rule: RuleID) -> Int? { indices[rule.code] }

    /// Writes the array as the member `rules`.
    func write(to json: inout JSONWriter) {
        json.array("rules") { json in
            for rule in rules { json.object { write(rule, to: &$0) } }
        }
    }

    private func write(_ rule: RuleSummary, to json: inout JSONWriter) {
        json.member("id", rule.id.code)
        json.member("name", rule.id.name)
        let summary = rule.summary.isEmpty ? rule.id.name : rule.summary
        let explanation = rule.explanation.isEmpty ? summary : rule.explanation
        json.message("shortDescription", SARIFText.plain(summary))
        json.message("fullDescription", SARIFText.plain(explanation, limit: Self.descriptionLimit))
        json.object("help", .inline) { json in
            json.member("text", SARIFText.plain(explanation))
            if !rule.markdown.isEmpty { json.member("markdown", SARIFText.doublingBraces(rule.markdown)) }
        }
        if let uri = rule.helpURI, URIText.isAbsolute(uri) { json.member("helpUri", uri) }
        json.object("defaultConfiguration", .inline) { $0.member("level", rule.severity.inSARIF) }
        if !rule.group.isEmpty {
            json.object("properties", .inline) { $0.list("tags", [rule.group]) }
        }
    }
}
