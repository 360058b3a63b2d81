// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// A client that talks with a server and keeps what it hears.
final class Conversation {
    let project: MemoryProject
    let server: LanguageServer
    /// What the server sent by itself, the last first.
    private(set) var heard: [JSONValue] = []
    private var time: UInt64 = 0
    private var number = 0
    private var versions: [String: Int] = [:]

    /// The abilities of a modern client.
    static let capabilities: JSONValue = [
        "general": ["positionEncodings": ["utf-8"]],
        "textDocument": [
            "completion": ["completionItem": ["snippetSupport": true]],
            "publishDiagnostics": ["relatedInformation": true],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        ],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]

    /// A conversation that has begun, over files that are saved.
    init(_ disk: [String: String] = [:], capabilities: JSONValue = Conversation.capabilities) {
        project = MemoryProject(disk)
        server = LanguageServer(project: project, version: "1.0")
        _ = result("initialize", ["capabilities": capabilities, "rootUri": "file:///project", "processId": 7])
        notify("initialized", [:])
    }

    static func uri(_ path: String) -> String { "file:///project/" + path }

    // MARK: Messages

    /// Sends messages in one go, and returns what comes back.
    func send(_ messages: [JSONValue]) -> [JSONValue] {
        receive(server.receive(messages.map { .message($0.bytes) }, at: time))
    }

    /// Sends bytes that may be anything.
    func send(_ item: MessageReader.Item) -> [JSONValue] { receive(server.receive([item], at: time)) }

    private func receive(_ messages: [[UInt8]]) -> [JSONValue] {
        let values = messages.compactMap { try? JSONParser.value(of: $0) }
        heard = values.filter { $0["method"] != nil }.reversed() + heard
        return values
    }

    /// The answer to a request.
    func answer(_ method: String, _ parameters: JSONValue) -> JSONValue {
        number += 1
        let id = JSONValue(number)
        let all = send([["jsonrpc": "2.0", "id": id, "method": JSONValue(method), "params": parameters]])
        return all.first { $0["id"] == id && $0["method"] == nil } ?? .null
    }

    /// The result of a request; `null` for an error.
    func result(_ method: String, _ parameters: JSONValue) -> JSONValue {
        answer(method, parameters)["result"] ?? .null
    }

    func notify(_ method: String, _ parameters: JSONValue) {
        _ = send([["jsonrpc": "2.0", "method": JSONValue(method), "params": parameters]])
    }

    /// Lets time go by until nothing is due.
    func settle() {
        while let due = server.dueCheck {
            time = max(time, due)
            _ = receive(server.finish(server.startCheck().run(), at: time))
        }
    }

    /// Hands the server what came of a check.
    func finish(_ result: CheckResult) { _ = receive(server.finish(result, at: time)) }

    // MARK: Documents

    func close(_ path: String) {
        versions[path] = nil
        notify("textDocument/didClose", ["textDocument": ["uri": JSONValue(Self.uri(path))]])
    }

    func open(_ path: String, _ text: String) {
        versions[path] = 1
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": JSONValue(Self.uri(path)), "languageId": "yaml", "version": 1, "text": JSONValue(text),
                ]
            ])
    }

    /// Replaces all of a document.
    func replace(_ path: String, with text: String) { change(path, [["text": JSONValue(text)]]) }

    func change(_ path: String, _ changes: [JSONValue]) {
        let version = (versions[path] ?? 1) + 1
        versions[path] = version
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": JSONValue(Self.uri(path)), "version": JSONValue(version)],
                "contentChanges": JSONValue(changes),
            ])
    }

    /// What the server last said of a document, with the version that it said it of.
    func diagnostics(_ path: String) -> (version: Int?, list: [JSONValue]) {
        let last = heard.first {
            $0["method"] == "textDocument/publishDiagnostics" && $0.at("params", "uri")?.text == Self.uri(path)
        }
        return (last?.at("params", "version")?.int, last?.at("params", "diagnostics")?.elements ?? [])
    }

    /// The rules that are broken in a document, by name.
    func rules(_ path: String) -> [String] {
        diagnostics(path).list.compactMap { $0.at("data", "rule")?.text }
    }

    /// Asks for something at the `|` in a text, which is opened without it.
    func ask(_ method: String, in text: String, path: String = "a.banner.yaml", _ more: [String: JSONValue] = [:])
        -> JSONValue
    {
        let (text, position) = Self.marked(text)
        if versions[path] == nil { open(path, text) } else { replace(path, with: text) }
        var parameters = more
        parameters["textDocument"] = ["uri": JSONValue(Self.uri(path))]
        parameters["position"] = position.json
        return result(method, .object(parameters))
    }

    /// A text without its `|`, and where that stood, in bytes.
    static func marked(_ text: String) -> (String, TextPosition) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.contains("|") } ?? 0
        let column = lines[line].prefix { $0 != "|" }.utf8.count
        let plain = lines.map { $0.filter { $0 != "|" } }.joined(separator: "\n")
        return (plain, TextPosition(line: line, character: column))
    }

    /// `text` after the edits of a `WorkspaceEdit` for one document, or of a list of edits.
    static func applying(_ edits: [JSONValue], to text: String) -> String {
        let content = TextContent(Array(text.utf8))
        var bytes = content.bytes
        let ranges = edits.compactMap { edit in
            TextRange(edit["range"]).map { (content.bytes(of: $0, .utf8), edit["newText"]?.text ?? "") }
        }
        for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: Array(new.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
