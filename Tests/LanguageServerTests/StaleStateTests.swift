// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// What the server knew before is not what stands there now.
struct StaleStateTests {
    private static let shared = """
        bannerc: 1
        name: Shared
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF" }

        """
    private static let app = """
        bannerc: 1
        name: App
        use: [shared.banner.yaml]
        banners:
          offline: { level: error, text: Offline. }

        """
    private static let faulty = app.replacing("level: error", with: "level: nope")

    private func conversation(watches: Bool) -> Conversation {
        var workspace: [String: JSONValue] = ["workspaceEdit": ["documentChanges": true]]
        if watches { workspace["didChangeWatchedFiles"] = ["dynamicRegistration": true] }
        let conversation = Conversation(
            ["shared.banner.yaml": Self.shared],
            capabilities: ["general": ["positionEncodings": ["utf-8"]], "workspace": .object(workspace)])
        conversation.open("a.banner.yaml", Self.app)
        conversation.settle()
        return conversation
    }

    /// The file at `path`, as it is saved, after the level is renamed where `line` of the document uses it.
    private func renamed(_ conversation: Conversation, _ path: String, line: Int = 4) -> String? {
        let result = conversation.result(
            "textDocument/rename",
            [
                "textDocument": ["uri": JSONValue(Conversation.uri("a.banner.yaml"))],
                "position": TextPosition(line: line, character: 21).json, "newName": "failure",
            ])
        let change = result["documentChanges"]?.elements.first {
            $0.at("textDocument", "uri")?.text == Conversation.uri(path)
        }
        guard let edits = change?["edits"]?.elements, let text = conversation.project.disk[path] else { return nil }
        return Conversation.applying(edits, to: text)
    }

    @Test("a rename finds files as they are saved, whether or not the client watches them", arguments: [true, false])
    func renameAfterCheckout(watches: Bool) {
        let conversation = conversation(watches: watches)
        let moved = "# One\n# Two\n" + Self.shared
        conversation.project.disk["shared.banner.yaml"] = moved
        if watches {
            conversation.notify(
                "workspace/didChangeWatchedFiles",
                ["changes": [["uri": JSONValue(Conversation.uri("shared.banner.yaml")), "type": 2]]])
        }
        #expect(renamed(conversation, "shared.banner.yaml") == moved.replacing("  error:", with: "  failure:"))
    }

    @Test("a rename knows a file again that was closed without being saved")
    func renameAfterClosing() {
        let conversation = conversation(watches: true)
        conversation.open("shared.banner.yaml", Self.shared)
        conversation.replace("shared.banner.yaml", with: "bannerc: 1\nname: Shared\n")
        conversation.settle()
        conversation.close("shared.banner.yaml")
        #expect(renamed(conversation, "shared.banner.yaml") == Self.shared.replacing("  error:", with: "  failure:"))
    }

    @Test("what is found in a document that was closed is not told of one that is opened in its place")
    func reopened() {
        let conversation = conversation(watches: true)
        conversation.replace("a.banner.yaml", with: Self.faulty)
        let job = conversation.server.startCheck()
        conversation.close("a.banner.yaml")
        conversation.project.disk["a.banner.yaml"] = Self.app
        conversation.open("a.banner.yaml", Self.app)
        conversation.finish(job.run())
        #expect(conversation.rules("a.banner.yaml").isEmpty)
        conversation.settle()
        #expect(conversation.rules("a.banner.yaml").isEmpty && conversation.diagnostics("a.banner.yaml").version == 1)
    }

    @Test("what was not saved is not told of a file that was closed")
    func closed() {
        let conversation = conversation(watches: true)
        conversation.project.disk["a.banner.yaml"] = Self.app
        conversation.replace("a.banner.yaml", with: Self.faulty)
        let job = conversation.server.startCheck()
        conversation.close("a.banner.yaml")
        conversation.finish(job.run())
        #expect(conversation.rules("a.banner.yaml").isEmpty)
    }

    @Test("numbers of a client that go back silence nothing")
    func versionsThatGoBack() {
        let conversation = conversation(watches: true)
        for (version, text) in [(50, Self.app), (3, Self.app), (4, Self.faulty)] {
            conversation.notify(
                "textDocument/didChange",
                [
                    "textDocument": [
                        "uri": JSONValue(Conversation.uri("a.banner.yaml")), "version": JSONValue(version),
                    ],
                    "contentChanges": [["text": JSONValue(text)]],
                ])
            conversation.settle()
        }
        #expect(conversation.diagnostics("a.banner.yaml").version == 4)
        #expect(conversation.rules("a.banner.yaml").contains("unknown-reference"))
    }
}
