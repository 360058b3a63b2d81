// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageServer

/// The life of a conversation, and clients that mean no good.
struct LifeTests {
    private func server() -> LanguageServer { LanguageServer(project: MemoryProject(), version: "1.0") }

    private func answers(_ server: LanguageServer, _ text: String) -> [JSONValue] {
        server.receive([.message(Array(text.utf8))], at: 0).compactMap { try? JSONParser.value(of: $0) }
    }

    private func code(_ server: LanguageServer, _ text: String) -> Int? {
        answers(server, text).first?.at("error", "code")?.int
    }

    @Test("it begins with `initialize`, and ends with `shutdown` and `exit`")
    func life() {
        let server = server()
        #expect(code(server, #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#) == -32002)
        let answer = answers(server, #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"processId":12}}"#)
        #expect(answer.first?["id"] == "a")
        #expect(answer.first?.at("result", "serverInfo", "name") == "bannerc")
        #expect(answer.first?.at("result", "capabilities", "positionEncoding") == "utf-16")
        #expect(server.parentProcess == 12)
        #expect(code(server, #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}"#) == -32600)
        #expect(answers(server, #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#).first?["result"] == .null)
        #expect(code(server, #"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{}}"#) == -32600)
        #expect(server.exitStatus == nil)
        _ = answers(server, #"{"jsonrpc":"2.0","method":"exit"}"#)
        #expect(server.exitStatus == 0)
    }

    @Test("`exit` and the end of the input without `shutdown` are failures")
    func abruptEnd() {
        let first = server()
        _ = answers(first, #"{"jsonrpc":"2.0","method":"exit"}"#)
        #expect(first.exitStatus == 1)
        let second = server()
        second.endOfInput()
        #expect(second.exitStatus == 1)
    }

    @Test("the client's order of encodings decides", arguments: ["utf-8", "utf-16", "utf-32"])
    func encodings(name: String) {
        let text =
            #"{"id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["x","NAME","utf-16"]}}}}"#
        let answer = answers(server(), text.replacing("NAME", with: name))
        #expect(answer.first?.at("result", "capabilities", "positionEncoding")?.text == name)
    }

    @Test("the client tells of changes in all files that a spec can use")
    func watchedFiles() {
        let conversation = Conversation(
            capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
        let registration = conversation.heard.first { $0["method"] == "client/registerCapability" }
        let watchers = registration?.at("params", "registrations")?.elements.first?.at("registerOptions", "watchers")
        let patterns = watchers?.elements.compactMap { $0["globPattern"]?.text } ?? []
        for name in [
            "a.banner.yaml", "a.banner.yml", "bannerc.yaml", "banners.de.yaml", "de.yml", "res/values-de/acme.xml",
            "a.xcstrings", "a.strings", "a.stringsdict", "a.xliff", "a.xlf", "a.arb", "a.tokens", "a.tokens.json",
            "Colors.xcassets/red.colorset/Contents.json", "Brand.ttf", "Brand.otf", "Brand.ttc",
        ] {
            #expect(patterns.contains { name.hasSuffix($0.dropFirst("**/*".count)) }, "\(name)")
        }
    }

    @Test("folders come and go with the workspace; the first one stays")
    func folders() {
        let project = MemoryProject()
        let server = LanguageServer(project: project, version: "1.0")
        func folder(_ name: String) -> String { #"{"uri":"file:///\#(name)","name":"\#(name)"}"# }
        _ = answers(
            server,
            #"{"id":1,"method":"initialize","params":{"workspaceFolders":[\#(folder("one")),\#(folder("two"))]}}"#)
        #expect(project.folders == ["/one", "/two"])
        _ = answers(
            server,
            #"{"method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[\#(folder("three"))],"removed":[\#(folder("two"))]}}}"#
        )
        #expect(project.folders == ["/one", "/three"])
        #expect(server.dueCheck != nil)
    }

    @Test(
        "hostile messages get errors, and the conversation goes on",
        arguments: [
            ("{", -32700), ("", -32700), ("[]", -32600), ("1", -32600), ("null", -32600), ("{}", -32600),
            (#"{"id":1}"#, -32600), (#"{"id":{},"method":"a"}"#, -32600), (#"{"id":null,"method":"a"}"#, -32600),
            (#"{"id":1,"method":"a/b"}"#, -32601), (#"{"id":1,"method":7}"#, -32600),
            (#"{"id":1,"method":"textDocument/hover"}"#, -32602),
            (#"{"id":1,"method":"textDocument/hover","params":[1]}"#, -32602),
            (#"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///x"}}}"#, -32602),
            (#"{"id":1,"method":"textDocument/rename","params":{"textDocument":{"uri":3}}}"#, -32602),
            (#"{"id":1,"method":"workspace/executeCommand","params":{"command":"rm"}}"#, -32602),
        ])
    func hostile(message: String, expected: Int) {
        let conversation = Conversation()
        let answers = conversation.send(.message(Array(message.utf8)))
        #expect(answers.first?.at("error", "code")?.int == expected)
        #expect(conversation.result("workspace/symbol", ["query": ""]) == [])
    }

    @Test("positions that no document has are taken for the nearest")
    func positions() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", "bannerc: 1\n")
        for (line, character) in [(-1, -1), (0, 1 << 40), (1 << 40, 0), (7, 7)] {
            let parameters: JSONValue = [
                "textDocument": ["uri": "file:///project/a.banner.yaml"],
                "position": ["line": JSONValue(line), "character": JSONValue(character)],
            ]
            for method in ["hover", "completion", "definition", "references", "prepareRename", "onTypeFormatting"] {
                #expect(conversation.answer("textDocument/" + method, parameters)["error"] == nil || method == "rename")
            }
        }
    }

    @Test("a request that is cancelled before its turn is not answered with a result")
    func cancellation() {
        let conversation = Conversation()
        let answers = conversation.send([
            ["id": 5, "method": "workspace/symbol", "params": ["query": ""]],
            ["id": 6, "method": "workspace/symbol", "params": ["query": ""]],
            ["method": "$/cancelRequest", "params": ["id": 5]],
        ])
        #expect(answers.first { $0["id"] == 5 }?.at("error", "code")?.int == -32800)
        #expect(answers.first { $0["id"] == 6 }?["result"] == [])
    }

    @Test("what can't be told apart any more ends the conversation")
    func broken() {
        let conversation = Conversation()
        let answers = conversation.send(.broken("no length"))
        #expect(answers.first?.at("error", "code")?.int == -32700)
        #expect(conversation.server.exitStatus == 1)
    }

    @Test("random bytes and random messages never trap", arguments: 0..<200)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        let methods = [
            "textDocument/completion", "textDocument/hover", "textDocument/rename", "textDocument/codeAction",
            "textDocument/didChange", "textDocument/colorPresentation", "textDocument/selectionRange",
            "textDocument/inlayHint", "textDocument/rangeFormatting", "textDocument/foldingRange",
            "textDocument/documentSymbol", "textDocument/semanticTokens/full", "workspace/symbol",
        ]
        let method = methods[Int.random(in: 0..<methods.count, using: &generator)]
        let number = { (generator: inout SeededGenerator) in JSONValue(Int.random(in: -2...60, using: &generator)) }
        let position = { (generator: inout SeededGenerator) -> JSONValue in
            ["line": number(&generator), "character": number(&generator)]
        }
        let range: JSONValue = ["start": position(&generator), "end": position(&generator)]
        let parameters: JSONValue = [
            "textDocument": ["uri": "file:///project/a.banner.yaml", "version": 2],
            "position": position(&generator), "range": range, "newName": "x", "query": "a",
            "positions": [position(&generator)], "context": ["diagnostics": []],
            "color": ["red": .number(0.5), "green": .number(7), "blue": -1, "alpha": 1],
            "contentChanges": [["range": range, "text": "{"]],
        ]
        var bytes = ["id": 9, "method": JSONValue(method), "params": parameters].json.bytes
        if seed.isMultiple(of: 3) {
            for _ in 0..<4 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
        }
        _ = conversation.send(.message(bytes))
        conversation.settle()
        #expect(conversation.server.exitStatus == nil)
    }
}

extension [String: JSONValue] {
    fileprivate var json: JSONValue { .object(self) }
}
