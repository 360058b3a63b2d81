// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerGenerators
public import Diagnostics
import JSONWriting

/// The ways in which changes are written, for people and for machines.
public enum ChangeFormat: String, CaseIterable, Sendable {
    /// Annotated excerpts of both versions.
    case text
    /// One JSON object with all changes and their counts.
    case json
    /// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
    case sarif
    /// Workflow commands that GitHub Actions shows beside the lines of a change.
    case github
    /// A list for a changelog or a pull request.
    case markdown

    /// The changes of `report`, as UTF-8. Whatever the specs hold, the result is well-formed, and nothing of them acts on who looks
    /// at it.
    public func render(
        _ report: ChangeReport, styling: Styling = .plain, toolVersion: String = "", folderInRepository: String = ""
    ) -> [UInt8] {
        switch self {
        case .text: Array(Self.text(report, styling).utf8)
        case .json: Self.json(report)
        case .sarif:
            OutputFormat.sarif.render(
                Report(sources: report.sources, findings: report.findings),
                options: FormatOptions(
                    rules: Self.rules, toolVersion: toolVersion, folderInRepository: folderInRepository))
        case .github:
            OutputFormat.github.render(
                Report(sources: report.sources, findings: report.findings),
                options: FormatOptions(folderInRepository: folderInRepository))
                + Array("\(report.summary)\n".utf8)
        case .markdown: Array(MarkdownChanges(report).text.utf8)
        }
    }

    private static func text(_ report: ChangeReport, _ styling: Styling) -> String {
        TextFormat.render(report.findings, in: report.sources, styling: styling) + report.summary + "\n"
    }

    private static let rules = ChangeCode.all.map { code in
        RuleSummary(
            id: code.id, group: code.group.rawValue, severity: code.level.severity, summary: code.summary,
            explanation: code.summary)
    }

    // MARK: JSON

    private static func json(_ report: ChangeReport) -> [UInt8] {
        JSONWriter.document { json in
            json.member("version", 1)
            json.object("summary") { json in
                for level in ChangeLevel.allCases.reversed() {
                    json.member(level.rawValue, report.counted.count { $0.level == level })
                }
                json.member("ignored", report.changes.count - report.counted.count)
                json.member("faults", report.faults.count)
                json.member("text", report.summary)
            }
            if let level = report.level { json.member("level", level.rawValue) } else { json.null("level") }
            json.array("changes") { json in
                for change in report.changes { json.object { write(change, report.sources, &$0) } }
            }
            json.array("faults") { json in
                for fault in report.faults {
                    json.object { json in
                        json.member("code", fault.rule.code)
                        json.member("name", fault.rule.name)
                        json.member("severity", fault.severity.rawValue)
                        json.member("message", fault.message)
                        write(fault.place, report.sources, &json)
                    }
                }
            }
        }
    }

    private static func write(_ change: Change, _ sources: SourceSet, _ json: inout JSONWriter) {
        json.member("code", change.code.id.code)
        json.member("name", change.code.id.name)
        json.member("group", change.code.group.rawValue)
        json.member("level", change.level.rawValue)
        json.member("message", change.message)
        json.member("keyPath", change.keyPath)
        json.list("specs", change.specs)
        for (key, side) in [("old", change.old), ("new", change.new)] {
            json.object(key) { json in
                if let value = side.value { json.member("value", value) } else { json.null("value") }
                if let place = side.place { write(place, sources, &json) }
            }
        }
        json.list("languages", change.languages.map(\.rawValue))
        json.array("notes") { json in
            for note in change.notes { json.element(note) }
        }
        if let reason = change.reason { json.member("ignored", reason) } else { json.null("ignored") }
    }

    private static func write(_ place: Place, _ sources: SourceSet, _ json: inout JSONWriter) {
        let file = sources[place.file]
        json.member("path", file.path)
        json.member("line", file.lines.line(at: place.bytes.lowerBound) + 1)
    }
}

/// Changes as Markdown, by level.
package struct MarkdownChanges {
    private let report: ChangeReport

    package init(_ report: ChangeReport) { self.report = report }

    var text: String {
        var page = MarkdownPage(["## Changes of banners", "", sentence(report.summary) + "."])
        for level in ChangeLevel.allCases.reversed() {
            let heading = level.rawValue.prefix(1).uppercased() + level.rawValue.dropFirst()
            for change in report.counted where change.level == level {
                page.add(item(change), of: "change", below: heading)
            }
        }
        for change in report.changes where change.reason != nil {
            page.add(item(change), of: "change", below: "Accepted")
        }
        for fault in report.faults {
            let line = "- **\(fault.rule.code)** \(Self.escape(fault.message)) (\(place(fault.place)))"
            page.add([line], of: "error", below: "Errors")
        }
        return page.text
    }

    /// The lines of a list that tell of `change`.
    package func item(_ change: Change) -> [String] {
        let languages = change.languages.isEmpty ? "" : " — \(change.languages.map(\.rawValue).joined(separator: ", "))"
        let where_ = (change.new.place ?? change.old.place).map { " (\(place($0)))" } ?? ""
        var lines = ["- **\(change.code.id.code)** \(Self.escape(change.message))\(languages)\(where_)"]
        lines += report.notes(of: change).map { "  - \(Self.escape($0))" }
        if let reason = change.reason { lines.append("  - accepted: \(Self.escape(reason))") }
        return lines
    }

    private func place(_ place: Place) -> String {
        let file = report.sources[place.file]
        return Self.code("\(file.path):\(file.lines.line(at: place.bytes.lowerBound) + 1)")
    }

    private func sentence(_ text: String) -> String { Self.escape(text.prefix(1).uppercased() + text.dropFirst()) }

    /// A message: what stands between ticks as code, and the rest as plain text.
    private static func escape(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // Ticks that are not in pairs are no marks of ours.
        guard !parts.count.isMultiple(of: 2) else { return plain(text) }
        return parts.enumerated().map { $0.isMultiple(of: 2) ? plain(String($1)) : code(String($1)) }.joined()
    }

    /// Plain text in the middle of a line.
    private static func plain(_ text: String) -> String {
        guard let first = text.first else { return "" }
        // At the start of a line it would be safe; here a first blank is one.
        let rest = MarkdownText.escape(TerminalText.escapingControls(text))
        return first == " " && rest.hasPrefix("&#32;") ? " " + rest.dropFirst("&#32;".count) : rest
    }

    /// A code span, which nothing in it can end.
    package static func code(_ text: String) -> String {
        let shown = String(TerminalText.escapingControls(text).map { $0 == "`" ? "ˋ" : $0 })
        return shown.allSatisfy { $0 == " " }
            ? "` `" : shown.first == " " || shown.last == " " ? "` \(shown) `" : "`\(shown)`"
    }
}
