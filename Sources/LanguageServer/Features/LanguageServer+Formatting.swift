// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import YAMLSource

extension LanguageServer {
    /// `textDocument/formatting`: what `bannerc fmt` does. A document that is no YAML stays as it is.
    func formatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let formatted = formatted(document) else { return .null }
        return JSONValue(Self.difference(document.content, formatted, client.encoding))
    }

    /// `textDocument/rangeFormatting`: of what `bannerc fmt` changes, what lies in the range, if that makes whole lines of it.
    func rangeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let range = TextRange(parameters["range"]) else { throw .invalidParameters("`range` is missing") }
        guard let formatted = formatted(document) else { return .null }
        let edits = LineEdits.between(document.content, formatted).filter { edit in
            edit.old.lowerBound >= range.start.line && edit.old.upperBound <= range.end.line + 1
        }
        // What is laid out in part has to say the same as before.
        let bytes = LineEdits.applying(edits, to: document.content, from: formatted)
        guard let before = Self.tree(document.path, document.content.bytes),
            let after = Self.tree(document.path, bytes),
            YAMLFormatter.format(before) == YAMLFormatter.format(after)
        else { return [] }
        return JSONValue(edits.map { Self.json($0, document.content, formatted, client.encoding) })
    }

    private func formatted(_ document: TextDocument) -> TextContent? {
        guard isSpec(document) || isConfiguration(document), let tree = Self.tree(document.path, document.content.bytes)
        else {
            return nil
        }
        return TextContent(YAMLFormatter.format(tree))
    }

    private static func tree(_ path: String, _ bytes: [UInt8]) -> NodeTree? {
        var findings: [Finding] = []
        var sources = SourceSet()
        let source = SourceFile(path: path, bytes: bytes)
        let tree = YAMLReader.read(source, as: sources.add(source), findings: &findings)
        return findings.contains { $0.severity == .error } ? nil : tree
    }

    /// `textDocument/onTypeFormatting`: a new line is indented like what it goes on with.
    func onTypeFormatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let position = TextPosition(parameters["position"]) else {
            throw .invalidParameters("`position` is missing")
        }
        guard parameters["ch"] == "\n", isSpec(document) || isConfiguration(document),
            let wanted = Indentation.ofLine(position.line, in: document.content)
        else { return [] }
        let bytes = document.content.lines.range(of: position.line, in: document.content.bytes)
        let line = document.content.bytes[bytes]
        let blanks = line.prefix { $0 == 0x20 }.count
        // Someone who indents a line that holds something has his reasons.
        guard blanks == line.count, blanks != wanted else { return [] }
        let range = TextRange(
            TextPosition(line: position.line, character: 0), TextPosition(line: position.line, character: blanks))
        return [["range": range.json, "newText": JSONValue(String(repeating: " ", count: wanted))]]
    }

    // MARK: Edits

    /// The edits that make `new` of `old`, line by line.
    static func difference(_ old: TextContent, _ new: TextContent, _ encoding: PositionEncoding) -> [JSONValue] {
        LineEdits.between(old, new).map { json($0, old, new, encoding) }
    }

    private static func json(
        _ edit: LineEdits.Edit, _ old: TextContent, _ new: TextContent, _ encoding: PositionEncoding
    ) -> JSONValue {
        let range = old.range(of: old.bytes(ofLines: edit.old), encoding)
        return ["range": range.json, "newText": JSONValue(new.text(new.bytes(ofLines: edit.new)))]
    }
}
