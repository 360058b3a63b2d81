// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

/// Commands by which actions and lenses do something.
enum ServerCommand: String {
    /// Shows all about a rule, whose code is the argument.
    case explain = "bannerc.explain"
    /// Shows where something is used. It is the client's own, with an address and a position.
    case showUses = "bannerc.showUses"
    /// Shows a banner as it looks. It is the client's own, with the address of a spec and the name of a banner; only clients that say
    /// that they know it are offered it.
    case preview = "bannerc.preview"
}

extension LanguageServer {
    /// `textDocument/codeAction`: fixes, comments that suppress findings, and explanations.
    func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let range = TextRange(parameters["range"]) else { throw .invalidParameters("`range` is missing") }
        let kinds = parameters.at("context", "only")?.elements.compactMap(\.text)
        func isWanted(_ kind: String) -> Bool {
            kinds.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
        }
        // Clients ask by themselves with each key, and again once findings come: nobody waits for a check there.
        let trigger = parameters.at("context", "triggerKind")?.int
        let isAutomatic = trigger == 2 || trigger == nil && isLarge(document) && kinds == nil
        if isAutomatic, !isChecked { return [] }
        checkNow()
        var actions: [JSONValue] = []
        if isWanted("quickfix") { actions += fixes(in: range, of: document) }
        if kinds != nil || !actions.isEmpty, isWanted("source.fixAll.bannerc"), let all = fixAll(document) {
            actions.append(all)
        }
        return JSONValue(actions)
    }

    private func fixes(in range: TextRange, of document: TextDocument) -> [JSONValue] {
        let report = latest.check.report
        let bytes = document.content.bytes(of: range, client.encoding)
        let found = report.sorted().filter { finding in
            let place = finding.place.bytes
            return report.sources[finding.place.file].path == document.path && place.lowerBound <= bytes.upperBound
                && bytes.lowerBound <= place.upperBound
        }.prefix(Self.actionLimit)
        let fixes = found.compactMap { finding in finding.fix.flatMap { action($0, finding, report) } }
        return fixes + found.compactMap { pass($0, report) } + explanations(Array(found))
    }

    private static let actionLimit = 50

    private func action(_ fix: Fix, _ finding: Finding, _ report: Report) -> JSONValue? {
        guard !fix.edits.isEmpty else { return nil }
        return [
            "title": JSONValue(Self.title(fix.message)), "kind": "quickfix",
            "isPreferred": .bool(fix.safety == .safe),
            "diagnostics": [diagnostic(finding, report)],
            "edit": workspaceEdit(edits(fix.edits, report)),
        ]
    }

    /// The comment that suppresses a finding; not for one that no comment can suppress.
    private func pass(_ finding: Finding, _ report: Report) -> JSONValue? {
        guard let rule = RuleRegistry.rule(named: finding.rule.code), rule.refusal == nil else { return nil }
        let only = Report(sources: report.sources, findings: [finding])
        let offer = SuppressionOffer([rule], reason: "TODO: say why this may stay")
        guard let fix = offer.offering(only).findings.first?.fix else { return nil }
        return [
            "title": JSONValue("Suppress `\(finding.rule.name)` here"), "kind": "quickfix",
            "diagnostics": [diagnostic(finding, report)],
            "edit": workspaceEdit(edits(fix.edits, report)),
        ]
    }

    /// Commands, and no actions with commands in them: some clients take those for commands without a name.
    private func explanations(_ findings: [Finding]) -> [JSONValue] {
        var seen: Set<RuleID> = []
        return findings.filter { seen.insert($0.rule).inserted && RuleRegistry.rule(named: $0.rule.code) != nil }.map {
            [
                "title": JSONValue("Explain \($0.rule.code) \($0.rule.name)"),
                "command": JSONValue(ServerCommand.explain.rawValue), "arguments": [JSONValue($0.rule.code)],
            ]
        }
    }

    private static func title(_ message: String) -> String { message.prefix(1).uppercased() + message.dropFirst() }

    private func diagnostic(_ finding: Finding, _ report: Report) -> JSONValue {
        let check = ProjectCheck(report: Report(sources: report.sources, findings: [finding]))
        return DiagnosticList(check, client) { self.uri(of: $0) }.byPath.values.first?.first ?? .null
    }

    /// Edits by the address of their file.
    private func edits(_ edits: [Edit], _ report: Report) -> [String: [JSONValue]] {
        var changes: [String: [JSONValue]] = [:]
        for edit in edits {
            let source = report.sources[edit.place.file]
            let content = document(at: source.path)?.content ?? TextContent(source.bytes)
            changes[uri(of: source.path), default: []].append([
                "range": content.range(of: edit.place.bytes, client.encoding).json,
                "newText": JSONValue(edit.replacement),
            ])
        }
        return changes
    }

    // MARK: All fixes

    /// What `bannerc lint --fix` would change in the open documents, as one action of `document`.
    private func fixAll(_ document: TextDocument) -> JSONValue? {
        let report = latest.check.report
        let hasFix = report.findings.contains {
            $0.fix?.safety == .safe && report.sources[$0.place.file].path == document.path
        }
        guard hasFix else { return nil }
        let (project, files) = (project, openFiles)
        var loop = FixLoop(allowsUnsafe: false) { contents in
            let next = files.map { file in
                contents[file.path].map { OpenFile(path: file.path, bytes: $0, version: Self.trialVersion(file, $0)) }
                    ?? file
            }
            return project.check(next).report
        }
        _ = loop.run(from: only(document, report))
        guard let bytes = loop.contents[document.path] else { return nil }
        let edit = Self.difference(document.content, TextContent(bytes), client.encoding)
        return [
            "title": "Fix all that can be fixed without a second thought", "kind": "source.fixAll.bannerc",
            "edit": workspaceEdit([document.uri: edit]),
        ]
    }

    /// A report in which nothing but `document` is fixed: an action of one document changes no other.
    private func only(_ document: TextDocument, _ report: Report) -> Report {
        var report = report
        for index in report.findings.indices {
            let edits = report.findings[index].fix?.edits ?? []
            let isOutside = edits.contains { report.sources[$0.place.file].path != document.path }
            if isOutside { report.findings[index].fix = nil }
        }
        return report
    }

    /// A version that no client gives, and another one for other bytes.
    private static func trialVersion(_ file: OpenFile, _ bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        hasher.combine(file.version)
        hasher.combine(bytes)
        return -1 - (hasher.finalize() & 0xFFFF_FFFF)
    }

    // MARK: Commands

    /// `workspace/executeCommand`.
    func execute(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        guard parameters["command"]?.text.flatMap(ServerCommand.init) == .explain else {
            throw .invalidParameters("there is no such command")
        }
        guard let name = parameters["arguments"]?.elements.first?.text, let rule = RuleRegistry.rule(named: name) else {
            throw .invalidParameters("there is no such rule")
        }
        if client.showsDocuments {
            ask("window/showDocument", ["uri": JSONValue(RulePage.address(rule)), "external": true])
        } else {
            send(
                "window/showMessage", ["type": 3, "message": JSONValue("\(rule.id.code) \(rule.id.name): \(rule.why)")])
        }
        return JSONValue(RuleExplanation.text(rule))
    }
}
