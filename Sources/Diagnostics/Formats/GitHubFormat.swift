// SPDX-License-Identifier: Apache-2.0

/// Findings as workflow commands of GitHub Actions, which makes annotations of them.
///
/// ```
/// ::error file=owl.yaml,line=14,endLine=14,col=11,endColumn=27,title=BN401 contrast-text::text on tint is 2.98:1
/// ```
///
/// Of each of errors, warnings and notices GitHub shows the first ten of a step, so the gravest come first. At the end
/// the log says how many there are.
enum GitHubFormat {
    /// The commands for the findings of `report`, `limit` of them; nil for all. Nothing if there are none.
    static func render(_ report: Report, limit: Int?) -> [UInt8] {
        let sorted = report.sorted()
        let gravestFirst = Severity.allCases.sorted(by: >).flatMap { severity in
            sorted.filter { $0.severity == severity }
        }
        let listing = Listing(gravestFirst, in: report.sources, limit: limit)
        var layouts = LineLayouts(report.sources)
        var output: [UInt8] = []
        for finding in listing.shown { output += (command(finding, in: report.sources, &layouts) + "\n").utf8 }
        for line in listing.closingLines { output += (line + "\n").utf8 }
        return output
    }

    private static func command(
        _ finding: Finding, in sources: SourceSet, _ layouts: inout LineLayouts
    ) -> String {
        let path = TerminalText.escapingControls(sources[finding.place.file].location)
        let title = TerminalText.escapingControls("\(finding.rule.code) \(finding.rule.name)")
        let lines = [TerminalText.escapingControls(finding.message)] + finding.plainDetails(&layouts)
        let properties =
            [("file", path)] + region(of: finding.place, &layouts).map { ($0, String($1)) } + [("title", title)]
        return "::\(name(of: finding.severity)) "
            + properties.map { "\($0)=\(escaping(property: $1))" }.joined(separator: ",")
            + "::\(escaping(data: lines.joined(separator: "\n")))"
    }

    private static func name(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }

    /// GitHub takes the end for the last character, not for what follows it, and columns only within a line.
    private static func region(of place: Place, _ layouts: inout LineLayouts) -> [(String, Int)] {
        let start = layouts.point(at: place.bytes.lowerBound, in: place.file)
        let last = layouts.point(at: max(place.bytes.lowerBound, place.bytes.upperBound - 1), in: place.file)
        let lines = [("line", start.line), ("endLine", last.line)]
        return lines + (start.line == last.line ? [("col", start.column), ("endColumn", last.column)] : [])
    }

    /// `text` as the message of a command: what ends the line, and the sign of escapes itself, is escaped.
    private static func escaping(data text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// `text` as the value of a property, which a comma or colon would end.
    private static func escaping(property text: String) -> String {
        escaping(data: text).unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
