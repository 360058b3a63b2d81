// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `bannerc lsp` as a process: its end, and what it reads from the disk. What it answers is tested in `LanguageServerTests`.
@Suite("Language server")
struct LanguageServerCommandTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func framed(_ messages: String...) -> String {
        messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    }

    private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

    @Test("it ends with 0 after `shutdown` and `exit`, and with 1 when the client goes away or makes no sense")
    func ends() throws {
        let whole = try sandbox.run("lsp", "--stdio", input: framed(Self.initialize, Self.shutdown, Self.exit))
        #expect(whole.status == 0)
        #expect(whole.output.contains("\"result\":null"))
        #expect(whole.errors == "")
        #expect(try sandbox.run("lsp", input: framed(Self.initialize)).status == 1)
        #expect(try sandbox.run("lsp", input: "").status == 1)
        let broken = try sandbox.run("lsp", input: framed(Self.initialize) + "GET / HTTP/1.1\r\n\r\n")
        #expect(broken.status == 1)
        #expect(broken.output.contains("-32700"))
    }

    @Test("it ends when the client's process is gone, though nobody closed the input")
    func orphan() throws {
        let message = Self.initialize.replacing("\"params\":{", with: "\"params\":{\"processId\":PID,")
        // A process that has ended, and a pipe that stays open for longer than the server looks on.
        let run = try sandbox.shell(
            """
            gone=$(sh -c 'echo $$')
            message=$(printf %s '\(message)' | sed "s/PID/$gone/")
            mkfifo input
            { printf 'Content-Length: %d\\r\\n\\r\\n%s' "${#message}" "$message"; exec sleep 10; } > input &
            "$BANNERC" lsp < input > /dev/null
            echo "ended with $?"
            kill $! && echo "before its input"
            """)
        #expect(run.output == "ended with 1\nbefore its input\n")
    }

    @Test("findings are those of a fresh lint, with the configuration above the document")
    func findings() throws {
        try sandbox.write("specs: [specs/*.banner.yaml]\nlint: { ignore: [text-required] }\n", to: "bannerc.yaml")
        try sandbox.write(Specs.faulty, to: "specs/a.banner.yaml")
        let lint = try sandbox.run("lint", "--format", "jsonl")
        let uri = "file://" + sandbox.folder.path
        let initialize = Self.initialize.replacing("\"params\":{", with: "\"params\":{\"rootUri\":\"\(uri)\",")
        let initialized = #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#
        let action =
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"URI/specs/a.banner.yaml"},"position":{"line":0,"character":0}}}"#
        let text = String(decoding: try JSONEncoder().encode(Specs.faulty), as: UTF8.self)
        let open =
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/specs/a.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
        // A request for references waits for a check, so that the findings come before the end.
        let messages = [initialize, initialized, open.replacing("TEXT", with: text), action, Self.shutdown, Self.exit]
        let input = messages.map { $0.replacing("URI", with: uri) }.map { framed($0) }.joined()
        let run = try sandbox.run("lsp", input: input)
        #expect(run.status == 0)
        let codes = lint.output.matches(of: /"code": "(BN\d+)"/).map { String($0.1) }.sorted()
        let told = run.output.matches(of: /"code":"(BN\d+)"/).map { String($0.1) }.sorted()
        #expect(!codes.isEmpty)
        #expect(told == codes)
        #expect(run.output.contains("publishDiagnostics"))
    }

    @Test("a workspace that is not there has no files, whatever lies where the server was started")
    func missingFolder() throws {
        try sandbox.write("specs: [specs/*.banner.yaml]\n", to: "bannerc.yaml")
        try sandbox.write(Specs.faulty, to: "specs/a.banner.yaml")
        let initialize = Self.initialize.replacing(
            "\"params\":{", with: "\"params\":{\"rootUri\":\"file:///nowhere/at/all\",")
        let open =
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/at/all/b.banner.yaml","languageId":"yaml","version":1,"text":"bannerc: 1\nname: Small\nx: 1\n"}}}"#
        let ask =
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"file:///nowhere/at/all/b.banner.yaml"},"position":{"line":0,"character":0}}}"#
        let initialized = #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#
        let messages = [initialize, initialized, open, ask, Self.shutdown, Self.exit]
        let run = try sandbox.run("lsp", input: messages.map { framed($0) }.joined())
        #expect(run.status == 0 && run.output.contains("unknown-key"))
        #expect(!run.output.contains("specs/a.banner.yaml"), "\(run.output)")
    }

    @Test("each folder of a workspace is checked, by its own configuration")
    func folders() throws {
        for folder in ["one", "two"] {
            let setting = folder == "two" ? "lint: { ignore: [text-required] }\n" : ""
            try sandbox.write("specs: [specs/*.banner.yaml]\n" + setting, to: "\(folder)/bannerc.yaml")
            try sandbox.write(Specs.faulty, to: "\(folder)/specs/a.banner.yaml")
        }
        let uri = "file://" + sandbox.folder.path
        let text = String(decoding: try JSONEncoder().encode(Specs.faulty), as: UTF8.self)
        let input = [
            Self.initialize.replacing(
                "\"params\":{",
                with: #""params":{"workspaceFolders":[{"uri":"URI/one","name":"one"},{"uri":"URI/two","name":"two"}],"#),
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/one/specs/a.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
                .replacing("TEXT", with: text),
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"URI/one/specs/a.banner.yaml"},"position":{"line":0,"character":0}}}"#,
            Self.shutdown, Self.exit,
        ].map { framed($0.replacing("URI", with: uri)) }.joined()
        let told = try sandbox.run("lsp", input: input).output.split(separator: "Content-Length")
        for folder in ["one", "two"] {
            let lint = try sandbox.shell("cd \(folder) && \"$BANNERC\" lint --format jsonl").output
            let codes = lint.matches(of: /"code": "(BN\d+)"/).map { String($0.1) }.sorted()
            let found = told.last {
                $0.contains("publishDiagnostics") && $0.contains("/\(folder)/specs/a.banner.yaml\"")
            }
            #expect(!codes.isEmpty)
            #expect(try #require(found).matches(of: /"code":"(BN\d+)"/).map { String($0.1) }.sorted() == codes)
        }
    }

    @Test("a file that is closed and opened again is another one, though its versions have the same numbers")
    func reopened() throws {
        let uri = "file://" + sandbox.folder.path
        let watching =
            #""params":{"capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}},"rootUri":"URI"}}"#
        func open(_ text: String) throws -> String {
            let text = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            return
                #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/a.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
                .replacing("TEXT", with: text)
        }
        // Waits for a check.
        let references =
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"URI/a.banner.yaml"},"position":{"line":0,"character":0}}}"#
        let close =
            #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"URI/a.banner.yaml"}}}"#
        let input = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","# + watching,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#, try open(Specs.small()), references, close,
            try open(Specs.faulty), references, Self.shutdown, Self.exit,
        ].map { framed($0.replacing("URI", with: uri)) }.joined()
        let told = try sandbox.run("lsp", input: input).output.split(separator: "Content-Length")
        let found = try #require(told.last { $0.contains("publishDiagnostics") })
        try sandbox.write(Specs.faulty, to: "a.banner.yaml")
        let lint = try sandbox.run("lint", "a.banner.yaml", "--format", "jsonl")
        #expect(
            found.matches(of: /"code":"(BN\d+)"/).map { String($0.1) }.sorted()
                == lint.output.matches(of: /"code": "(BN\d+)"/).map { String($0.1) }.sorted())
    }

    @Test(
        "a folder that is entered by a symbolic link keeps the name that the client has for it",
        arguments: ["real", "José", "日本/語"])
    func linkedRoot(real: String) throws {
        try sandbox.write("specs: [specs/*.banner.yaml]\n", to: "\(real)/bannerc.yaml")
        try sandbox.write(Specs.faulty, to: "\(real)/specs/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "\(real)/specs/b.banner.yaml")
        _ = try sandbox.shell("ln -s '\(real)' link")
        let uri = "file://" + sandbox.folder.path + "/link"
        let text = String(decoding: try JSONEncoder().encode(Specs.small()), as: UTF8.self)
        let input = [
            Self.initialize.replacing("\"params\":{", with: "\"params\":{\"rootUri\":\"\(uri)\","),
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/specs/b.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
                .replacing("TEXT", with: text),
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"URI/specs/b.banner.yaml"},"position":{"line":0,"character":0}}}"#,
            Self.shutdown, Self.exit,
        ].map { framed($0.replacing("URI", with: uri)) }.joined()
        let output = try sandbox.run("lsp", input: input).output
        #expect(output.contains("/link/specs/a.banner.yaml"))
        #expect(!output.contains("/real/") && !output.contains("%"))
    }

    @Test("the root of all files is a folder like others")
    func rootOfAll() throws {
        try sandbox.write("specs: ['*.banner.yaml']\n", to: "bannerc.yaml")
        try sandbox.write(Specs.faulty, to: "a.banner.yaml")
        let uri = "file://" + sandbox.folder.path
        let input = [
            Self.initialize.replacing("\"params\":{", with: "\"params\":{\"rootUri\":\"file:///\","),
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/b.banner.yaml","languageId":"yaml","version":1,"text":"bannerc: 1\n"}}}"#,
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"URI/b.banner.yaml"},"position":{"line":0,"character":0}}}"#,
            Self.shutdown, Self.exit,
        ].map { framed($0.replacing("URI", with: uri)) }.joined()
        let output = try sandbox.run("lsp", input: input).output
        #expect(output.contains("\"\(uri)/a.banner.yaml\""))
    }

    @Test("a folder of the workspace is spelled as the client does, though another one leads to it by a link")
    func linkedSecondFolder() throws {
        try sandbox.write(Specs.faulty, to: "real/sub/a.banner.yaml")
        _ = try sandbox.shell("ln -s real link")
        let uri = "file://" + sandbox.folder.path
        let input = [
            Self.initialize.replacing(
                "\"params\":{",
                with:
                    #""params":{"workspaceFolders":[{"uri":"URI/real/sub","name":"a"},{"uri":"URI/link","name":"b"}],"#),
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/real/sub/b.banner.yaml","languageId":"yaml","version":1,"text":"bannerc: 1\n"}}}"#,
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/references","params":{"textDocument":{"uri":"URI/real/sub/b.banner.yaml"},"position":{"line":0,"character":0}}}"#,
            Self.shutdown, Self.exit,
        ].map { framed($0.replacing("URI", with: uri)) }.joined()
        let output = try sandbox.run("lsp", input: input).output
        #expect(output.contains("/real/sub/a.banner.yaml") && !output.contains("/link/"))
    }

    @Test("a save notices what went from an asset catalogue, of which a client need not tell")
    func assets() throws {
        try sandbox.write("specs: ['*.banner.yaml']\nlint: { assets: Assets.xcassets }\n", to: "bannerc.yaml")
        try sandbox.write("{ \"info\": { \"version\": 1 } }", to: "Assets.xcassets/logo.imageset/Contents.json")
        let spec = Specs.small().replacing("symbol: xmark.octagon.fill", with: "asset: logo")
        try sandbox.write(spec, to: "a.banner.yaml")
        let uri = "file://" + sandbox.folder.path
        let text = String(decoding: try JSONEncoder().encode(spec), as: UTF8.self)
        let before = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}},"rootUri":"URI"}}"#,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/a.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
                .replacing("TEXT", with: text),
        ]
        let save =
            #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{"textDocument":{"uri":"URI/a.banner.yaml"}}}"#
        for (name, messages) in [("before", before), ("after", [save]), ("end", [Self.shutdown, Self.exit])] {
            try sandbox.write(messages.map { framed($0.replacing("URI", with: uri)) }.joined(), to: name)
        }
        // As long as the answer takes.
        let told = #"until grep -q "$1" told; do sleep 0.05; done"#
        let run = try sandbox.shell(
            """
            wait_for() { \(told); }
            touch told
            { cat before; wait_for '"diagnostics"'; grep BN915 told > early; rm -r Assets.xcassets/logo.imageset; cat after
              wait_for BN915; cat end; } | timeout 60 "$BANNERC" lsp > told
            echo "ended with $?"
            cat early
            """)
        #expect(run.output == "ended with 0\n")
    }

    @Test("what a message offers is not offered once it is gone")
    func offers() throws {
        let spec = Specs.small().replacing("levels:", with: "use: [brnd.banner.yaml]\nlevels:")
        try sandbox.write(spec, to: "a.banner.yaml")
        try sandbox.write("bannerc: 1\n", to: "brand.banner.yaml")
        let uri = "file://" + sandbox.folder.path
        let text = String(decoding: try JSONEncoder().encode(spec), as: UTF8.self)
        let before = [
            Self.initialize.replacing("\"params\":{", with: "\"params\":{\"rootUri\":\"URI\","),
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/a.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
                .replacing("TEXT", with: text),
        ]
        let gone =
            #"{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"URI/brand.banner.yaml","type":3}]}}"#
        for (name, messages) in [("before", before), ("after", [gone]), ("end", [Self.shutdown, Self.exit])] {
            try sandbox.write(messages.map { framed($0.replacing("URI", with: uri)) }.joined(), to: name)
        }
        let run = try sandbox.shell(
            """
            wait_for() { until [ "$(grep -c 'there is no file' told)" -ge "$1" ]; do sleep 0.05; done; }
            touch told
            { cat before; wait_for 1; cp told early; rm brand.banner.yaml; cat after; wait_for 2; cat end; } \
              | timeout 60 "$BANNERC" lsp > told
            echo "ended with $?"
            grep -c 'did you mean' early
            grep 'there is no file' told | tail -n 1 | grep -c 'did you mean'
            """)
        #expect(run.output == "ended with 0\n1\n0\n", "\(run.output)\(sandbox.read("told") ?? "")")
    }

    @Test("without a configuration, a name is renamed in specs that nobody has open, too")
    func renameWithoutConfiguration() throws {
        let part = "bannerc: 1\nbuttons:\n  close: { kind: emphasis, title: Close }\n"
        try sandbox.write(part, to: "shared/closing.banner.yaml")
        let using = Specs.small().replacing("levels:", with: "use: [PATH]\nlevels:")
            .replacing("banners:\n", with: "banners:\n  more: { level: error, text: More., buttons: [close] }\n")
        try sandbox.write(using.replacing("PATH", with: "shared/closing.banner.yaml"), to: "one.banner.yaml")
        try sandbox.write(using.replacing("PATH", with: "../shared/closing.banner.yaml"), to: "deep/two.banner.yaml")
        let uri = "file://" + sandbox.folder.path
        let initialize = Self.initialize.replacing("\"params\":{", with: "\"params\":{\"rootUri\":\"\(uri)\",")
        let text = String(decoding: try JSONEncoder().encode(part), as: UTF8.self)
        let input = [
            initialize, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"URI/shared/closing.banner.yaml","languageId":"yaml","version":1,"text":TEXT}}}"#
                .replacing("TEXT", with: text),
            #"{"jsonrpc":"2.0","id":9,"method":"textDocument/rename","params":{"textDocument":{"uri":"URI/shared/closing.banner.yaml"},"position":{"line":2,"character":3},"newName":"shut"}}"#,
            Self.shutdown, Self.exit,
        ].map { framed($0.replacing("URI", with: uri)) }.joined()
        let run = try sandbox.run("lsp", input: input)
        #expect(run.status == 0)
        let answer = try #require(run.output.split(separator: "Content-Length").first { $0.contains("\"id\":9") })
        for file in ["shared/closing", "one", "deep/two"] { #expect(answer.contains("\(file).banner.yaml")) }
        #expect(answer.components(separatedBy: "\"newText\":\"shut\"").count == 4)
    }

    @Test("the schema of the configuration has the keys that the program reads", arguments: ["", "lint", "diff"])
    func schemaKeys(section: String) throws {
        let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "schema/configuration.schema.json"))
        var schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        if !section.isEmpty {
            let sections = try #require(schema["properties"] as? [String: [String: Any]])
            schema = try #require(sections[section])
        }
        let keys = try #require(schema["properties"] as? [String: Any]).keys.sorted()
        try sandbox.write(section.isEmpty ? "zzzzzzzz: 1\n" : "\(section): { zzzzzzzz: 1 }\n", to: "bannerc.yaml")
        let errors = try sandbox.run("lint").errors
        let help = try #require(errors.split(separator: "\n").first { $0.contains("its keys are") })
        let read = help.matches(of: /`(\w+)`/).map { String($0.1) }.sorted()
        #expect(read == keys)
    }
}
