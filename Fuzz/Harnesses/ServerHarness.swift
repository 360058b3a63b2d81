// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import TestSupport

@testable import LanguageServer

/// Messages of an editor, one a line, to a server that is set up and knows two open documents.
struct ServerHarness: Harness {
    private static let uri = "file:///project/owl.banner.yaml"
    private let disk: [String: String]
    private let text: String

    init(folder: String) throws {
        let sample = try Sample.shared(folder: folder)
        disk = Dictionary(
            uniqueKeysWithValues: sample.files.map { path, bytes in
                (String(path.dropFirst("specs/".count)), String(decoding: bytes, as: UTF8.self))
            })
        text = disk["owl.banner.yaml"] ?? ""
    }

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        Mutation.apply(to: input, using: &random)
    }

    /// Each request at some places, and edits between them.
    func seeds() -> [[UInt8]] {
        let requests = [
            "completion", "hover", "definition", "references", "documentHighlight", "prepareRename", "rename",
            "documentSymbol", "documentColor", "colorPresentation", "foldingRange", "selectionRange", "documentLink",
            "inlayHint", "codeLens", "semanticTokens/full", "semanticTokens/range", "codeAction", "formatting",
            "rangeFormatting", "onTypeFormatting",
        ]
        return requests.map { request in
            let lines = [3, 15, 40].map { line in
                Self.request("textDocument/" + request, line: line, character: line % 11)
            }
            let edit = Self.message(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": JSONValue(Self.uri), "version": 2],
                    "contentChanges": [["range": Self.range(15, 4), "text": "tint: \"{palette.\""]],
                ])
            return Array(([lines[0], edit] + lines).map { $0 + [0x0A] }.joined())
        }
    }

    private static func range(_ line: Int, _ character: Int) -> JSONValue {
        let start: JSONValue = ["line": JSONValue(line), "character": JSONValue(character)]
        return ["start": start, "end": start]
    }

    private static func request(_ method: String, line: Int, character: Int) -> [UInt8] {
        let range = range(line, character)
        return message(
            method,
            [
                "textDocument": ["uri": JSONValue(uri)], "position": range["start"] ?? .null, "range": range,
                "positions": [range["start"] ?? .null], "context": ["diagnostics": [], "triggerKind": 1], "ch": "\n",
                "newName": "other", "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1],
                "options": ["tabSize": 2, "insertSpaces": .bool(true)],
            ], id: line)
    }

    private static func message(_ method: String, _ parameters: JSONValue, id: Int? = nil) -> [UInt8] {
        JSONValue.members([
            "jsonrpc": "2.0", "id": id.map { JSONValue($0) }, "method": JSONValue(method), "params": parameters,
        ]).bytes
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        try checkFraming(of: input)
        var session = Session(LanguageServer(project: MemoryProject(disk), version: "1.0"))
        try session.send(
            Self.message(
                "initialize",
                [
                    "rootUri": "file:///project",
                    "capabilities": [
                        "general": ["positionEncodings": [input.count.isMultiple(of: 2) ? "utf-8" : "utf-16"]]
                    ],
                ], id: 1_000_000))
        try session.send(Self.message("initialized", [:]))
        try session.send(
            Self.message(
                "textDocument/didOpen",
                ["textDocument": ["uri": JSONValue(Self.uri), "version": 1, "text": JSONValue(text)]]))
        for line in input.split(separator: 0x0A).prefix(24) where session.isRunning {
            try session.send(Array(line))
        }
        try session.settle()
        return session.answers > 1
    }

    /// However a stream is cut into pieces, the same messages come out of it.
    private func checkFraming(of input: [UInt8]) throws {
        func items(_ pieces: [ArraySlice<UInt8>]) -> [MessageReader.Item] {
            var reader = MessageReader()
            var items: [MessageReader.Item] = []
            for piece in pieces {
                reader.append(Array(piece))
                while let item = reader.next() { items.append(item) }
            }
            return items
        }
        let middle = input.count / 3
        try require(
            items([input[...]]) == items([input[..<middle], input[middle...]]), "pieces of a stream make other messages"
        )
    }
}

/// What is said to a server, and what comes of it.
private struct Session {
    private let server: LanguageServer
    private var time: UInt64 = 0
    /// The numbers of requests that wait for an answer.
    private var open: [JSONValue] = []
    /// How many requests were answered with something.
    private(set) var answers = 0

    init(_ server: LanguageServer) { self.server = server }

    var isRunning: Bool { server.exitStatus == nil }

    mutating func send(_ message: [UInt8]) throws {
        // What has no method is answered, too: with an error.
        if let value = try? JSONParser.value(of: message), let id = value["id"] { open.append(id) }
        time += 1_000_000
        try take(server.receive([.message(message)], at: time), sent: message.count)
        // As if people paused now and then.
        if message.count.isMultiple(of: 4) { try settle() }
    }

    mutating func settle() throws {
        var rounds = 0
        while isRunning, let due = server.dueCheck {
            rounds += 1
            try require(rounds < 10, "checks have no end")
            time = max(time, due)
            try take(server.finish(server.startCheck().run(), at: time), sent: 0)
        }
    }

    private mutating func take(_ messages: [[UInt8]], sent: Int) throws {
        for bytes in messages {
            try Cost.check(output: bytes.count, input: sent)
            guard let message = try? JSONParser.value(of: bytes) else { throw BrokenProperty("an answer is no JSON") }
            try require(message["jsonrpc"] == "2.0", "an answer of another protocol")
            if message["method"]?.text == "textDocument/publishDiagnostics" { try checkPlaces(of: message) }
            guard message["method"] == nil, let id = message["id"] else { continue }
            try require((message["result"] == nil) != (message["error"] == nil), "an answer is a result or an error")
            if id == .null { continue }
            guard let index = open.firstIndex(of: id) else { throw BrokenProperty("an answer that nobody asked for") }
            open.remove(at: index)
            if message["result"] != .null, message["error"] == nil { answers += 1 }
        }
    }

    /// Diagnostics lie in their document.
    private func checkPlaces(of message: JSONValue) throws {
        guard let uri = message.at("params", "uri")?.text, let document = server.openDocument(uri) else { return }
        let lines = document.content.position(of: document.content.bytes.count, .utf8).line
        for diagnostic in message.at("params", "diagnostics")?.elements ?? [] {
            guard let range = TextRange(diagnostic["range"]) else { throw BrokenProperty("a diagnostic has no place") }
            try require(range.end.line <= lines, "a diagnostic in line \(range.end.line) of \(lines)")
        }
    }
}

extension LanguageServer {
    fileprivate func openDocument(_ uri: String) -> TextDocument? {
        openFiles.lazy.compactMap { self.document(at: $0.path) }.first { $0.uri == uri }
    }
}
