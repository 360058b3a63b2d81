// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// What a check found, as diagnostics of the protocol.
struct DiagnosticList {
    /// The diagnostics of each file, by its path.
    private(set) var byPath: [String: [JSONValue]] = [:]

    /// Diagnostics of a file at the most: more than anybody reads, and less than makes a client slow. The gravest stay.
    static let limit = 1000

    private let client: Client
    private let uri: (String) -> String
    private var contents: [String: TextContent] = [:]

    /// The diagnostics of `check`, where `uri` gives the address of a path.
    init(_ check: ProjectCheck, _ client: Client, uri: @escaping (String) -> String) {
        self.client = client
        self.uri = uri
        for report in check.configurationReports + [check.report] { add(report) }
    }

    private mutating func add(_ report: Report) {
        contents = [:]
        let byFile = Dictionary(grouping: report.sorted()) { report.sources[$0.place.file].path }
        for (path, findings) in byFile {
            var kept = findings
            if findings.count > Self.limit {
                kept = Array(findings.sorted { $0.severity > $1.severity }.prefix(Self.limit))
            }
            for finding in kept { byPath[path, default: []].append(diagnostic(finding, report.sources)) }
        }
    }

    private mutating func diagnostic(_ finding: Finding, _ sources: SourceSet) -> JSONValue {
        let rule = RuleRegistry.rule(named: finding.rule.code)
        var places: [JSONValue] = []
        if client.takesRelatedInformation {
            for label in finding.labels { places.append(related(label, sources)) }
        }
        let tags = Self.tags(finding)
        return .members([
            "range": range(finding.place, sources).json,
            "severity": JSONValue(Self.severity(finding.severity)),
            "code": JSONValue(finding.rule.code),
            "codeDescription": rule.map { ["href": JSONValue(RulePage.address($0))] },
            "source": "bannerc",
            "message": JSONValue(Self.message(finding)),
            "tags": tags.isEmpty ? nil : JSONValue(tags),
            "relatedInformation": places.isEmpty ? nil : JSONValue(places),
            "data": ["rule": JSONValue(finding.rule.name)],
        ])
    }

    /// What is wrong, why, and what to do, a line each.
    static func message(_ finding: Finding) -> String {
        let label = finding.label.isEmpty ? [] : [finding.label]
        return ([finding.message] + (label + finding.notes).map { "note: \($0)" } + finding.help.map { "help: \($0)" })
            .joined(separator: "\n")
    }

    /// `DiagnosticSeverity` of LSP 3.17.
    private static func severity(_ severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }

    /// `DiagnosticTag` of LSP 3.17: what may be removed is shown faded, and what had its day is struck through.
    private static func tags(_ finding: Finding) -> [JSONValue] {
        switch finding.rule.name {
        case "unused-definition", "suppression-unused": [1]
        default: []
        }
    }

    private mutating func related(_ label: Label, _ sources: SourceSet) -> JSONValue {
        [
            "location": [
                "uri": JSONValue(uri(sources[label.place.file].path)), "range": range(label.place, sources).json,
            ],
            "message": JSONValue(label.message),
        ]
    }

    private mutating func range(_ place: Place, _ sources: SourceSet) -> TextRange {
        let source = sources[place.file]
        let content = contents[source.path] ?? TextContent(source.bytes)
        contents[source.path] = content
        return content.range(of: place.bytes, client.encoding)
    }
}
