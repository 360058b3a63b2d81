// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// What the server tells by itself.
struct DiagnosticTests {
    @Test("findings come with version, rule, page, and related places")
    func findings() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan.replacing("#8C1D18", with: "#F08080"))
        conversation.settle()
        let (version, list) = conversation.diagnostics("a.banner.yaml")
        #expect(version == 1)
        let contrast = list.first { $0.at("data", "rule") == "contrast-text" }
        #expect(contrast?["code"] == "BN401")
        #expect(contrast?["severity"] == 1)
        #expect(contrast?.at("codeDescription", "href")?.text?.hasSuffix("rules/contrast-text.md") == true)
        #expect(contrast?["relatedInformation"]?.elements.isEmpty == false)
        #expect(contrast?["message"]?.text?.contains("help: ") == true)
        conversation.replace("a.banner.yaml", with: Samples.plan)
        conversation.settle()
        #expect(conversation.diagnostics("a.banner.yaml").version == 2)
        #expect(conversation.diagnostics("a.banner.yaml").list == [])
    }

    @Test("what nothing uses is shown faded")
    func unused() {
        let conversation = Conversation()
        conversation.open(
            "a.banner.yaml", Samples.plan.replacing("palette:\n", with: "palette:\n  grey: \"#808080\"\n"))
        conversation.settle()
        let unused = conversation.diagnostics("a.banner.yaml").list.first {
            $0.at("data", "rule") == "unused-definition"
        }
        #expect(unused?["tags"] == [1])
    }

    @Test("a used file that is not saved counts, and what is saved counts once it is closed")
    func unsaved() {
        let conversation = Conversation(["shared.banner.yaml": Samples.shared, "main.banner.yaml": Samples.main])
        conversation.open("main.banner.yaml", Samples.main)
        conversation.settle()
        #expect(conversation.rules("main.banner.yaml") == [])
        conversation.open("shared.banner.yaml", Samples.shared.replacing("warning:", with: "caution:"))
        conversation.settle()
        #expect(conversation.rules("main.banner.yaml") == ["unknown-reference"])
        conversation.notify("textDocument/didClose", ["textDocument": ["uri": "file:///project/shared.banner.yaml"]])
        conversation.settle()
        #expect(conversation.rules("main.banner.yaml") == [])
    }

    @Test("a check waits until nobody types, and each version is told of once")
    func debounce() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        conversation.settle()
        let checks = conversation.project.checks
        for letter in "abc" {
            conversation.change(
                "a.banner.yaml",
                [
                    [
                        "range": ["start": ["line": 1, "character": 10], "end": ["line": 1, "character": 10]],
                        "text": JSONValue(String(letter)),
                    ]
                ])
        }
        conversation.settle()
        #expect(conversation.project.checks == checks + 1)
        #expect(conversation.diagnostics("a.banner.yaml").version == 4)
    }

    @Test("what was checked before a change is not told of the changed document")
    func stale() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        let job = conversation.server.startCheck()
        conversation.replace("a.banner.yaml", with: "bannerc: 1\n")
        let sent = conversation.server.finish(job.run(), at: 0).map { String(decoding: $0, as: UTF8.self) }
        #expect(!sent.contains { $0.contains("publishDiagnostics") })
        conversation.settle()
        #expect(conversation.diagnostics("a.banner.yaml").version == 2)
    }

    @Test("a document that is opened again begins anew")
    func reopening() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan)
        for _ in 0..<3 { conversation.replace("a.banner.yaml", with: Samples.plan) }
        conversation.settle()
        conversation.notify("textDocument/didClose", ["textDocument": ["uri": "file:///project/a.banner.yaml"]])
        conversation.open("a.banner.yaml", "bannerc: 1\nname: A\nlevels: { e: { tint: 1 } }\n")
        conversation.settle()
        #expect(conversation.diagnostics("a.banner.yaml").version == 1)
        #expect(conversation.rules("a.banner.yaml").contains("invalid-color"))
    }
}
