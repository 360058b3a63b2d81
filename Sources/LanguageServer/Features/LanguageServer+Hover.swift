// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics
import YAMLSource

extension LanguageServer {
    /// `textDocument/hover`.
    func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let offset = try offset(parameters, in: document)
        if let (rule, bytes) = RuleWord.rule(at: offset, in: document.content) {
            return hover(RuleText.markdown(rule), document.content.range(of: bytes, client.encoding))
        }
        if isConfiguration(document) { return configurationHover(document, offset) }
        for resolution in resolutions(of: document) {
            guard let tree = resolution.tree(document.path) else { continue }
            let before = self.offset(offset, of: document, in: resolution)
            if let (text, place) = HoverText(resolution).text(at: before, in: tree) {
                return hover(text, range(place, resolution))
            }
        }
        return .null
    }

    private func hover(_ markdown: String, _ range: TextRange) -> JSONValue {
        [
            "contents": [
                "kind": client.takesMarkdown ? "markdown" : "plaintext", "value": JSONValue(markdown),
            ],
            "range": range.json,
        ]
    }

    private func configurationHover(_ document: TextDocument, _ offset: Int) -> JSONValue {
        var findings: [Finding] = []
        var sources = SourceSet()
        let source = SourceFile(path: document.path, bytes: document.content.bytes)
        guard let tree = YAMLReader.read(source, as: sources.add(source), findings: &findings) else { return .null }
        let path = NodePath(at: offset, in: tree)
        guard path.node.kind == .scalar,
            let text = RuleText.parameter(at: path.keys) ?? Schema.configuration.description(at: path.keys)
        else { return .null }
        return hover(text, document.content.range(of: path.node.place.bytes, client.encoding))
    }
}

/// The name or code of a rule in a document.
enum RuleWord {
    /// The rule that is named at `offset`, such as in a comment or in a section `rules`, and where.
    static func rule(at offset: Int, in content: TextContent) -> (RuleDescription, Range<Int>)? {
        let bytes = content.bytes
        var (start, end) = (offset, offset)
        while start > 0, isPart(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        let word = content.text(start..<end)
        // Names of rules have hyphens, which names of a spec have not.
        guard end - start <= 60, word.contains("-") || word.hasPrefix("BN"), let rule = RuleRegistry.rule(named: word)
        else {
            return nil
        }
        return (rule, start..<end)
    }

    private static func isPart(_ byte: UInt8) -> Bool { byte.isNameByte || byte == UInt8(ascii: "-") }
}

/// What there is to say of a rule.
enum RuleText {
    /// What it asks for, why, and what to do.
    static func markdown(_ rule: RuleDescription) -> String {
        "**\(rule.id.code) \(rule.id.name)**: \(rule.summary)\n\n\(RulePage.help(rule))\n[All about it](\(RulePage.address(rule)))"
    }
}

extension RuleText {
    /// The rule whose settings the mapping at `keys` has: `lint.rules.contrast-text` of a spec or a configuration.
    static func rule(ofSettingsAt keys: [String]) -> RuleDescription? {
        guard keys.first == "lint", keys.count > 2, keys[keys.count - 2] == "rules" else { return nil }
        return keys.last.flatMap { RuleRegistry.rule(named: $0) }
    }

    /// What the parameter of a rule means that the last of `keys` is.
    static func parameter(at keys: [String]) -> String? {
        guard let rule = rule(ofSettingsAt: Array(keys.dropLast())) else { return nil }
        return rule.parameters.first { $0.name == keys.last }.map { "**\($0.name)**: " + sentence($0) }
    }

    /// What a parameter means, and its default.
    static func sentence(_ parameter: RuleParameter) -> String {
        let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
        return parameter.wholeMeaning + (parameter.standard.map { "; default: \($0)\(unit)" } ?? "") + "."
    }
}
