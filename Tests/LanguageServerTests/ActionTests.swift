// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageServer

/// Fixes, comments that suppress findings, and layout.
struct ActionTests {
    private let document: JSONValue = ["uri": "file:///project/a.banner.yaml"]

    private func actions(_ conversation: Conversation, line: Int, only kind: String? = nil) -> [JSONValue] {
        let range: JSONValue = [
            "start": ["line": JSONValue(line), "character": 0], "end": ["line": JSONValue(line), "character": 200],
        ]
        let context: JSONValue = .members(["diagnostics": [], "only": kind.map { [JSONValue($0)] }])
        return conversation.result(
            "textDocument/codeAction", ["textDocument": document, "range": range, "context": context]
        ).elements
    }

    private func applied(_ action: JSONValue?, to text: String) -> String {
        let edits = action?.at("edit", "documentChanges")?.elements.first?["edits"]?.elements ?? []
        return Conversation.applying(edits, to: text)
    }

    @Test("a fix mends its finding")
    func fix() {
        let conversation = Conversation()
        let broken = Samples.plan.replacing("tint: \"{palette.red}\"", with: "tint: #8C1D18")
        conversation.open("a.banner.yaml", broken)
        let fix = actions(conversation, line: 8).first { $0["isPreferred"] == true }
        #expect(fix?["title"]?.text?.hasPrefix("Quote the colour") == true)
        #expect(applied(fix, to: broken).contains("tint: \"#8C1D18\""))
        #expect(fix?["diagnostics"]?.elements.first?["code"] == "BN205")
    }

    @Test("all fixes at once are those of `bannerc lint --fix`")
    func fixAll() {
        let conversation = Conversation()
        let broken = Samples.shared.replacing(
            "{ tint: \"#FFF3D6\", onTint: \"#1A1A1A\",", with: "\n    tint: #FFF3D6\n    onTint: #1A1A1A\n   "
        )
        .replacing(" icon: { symbol: bolt, decorative: true },", with: " icon: { symbol: bolt, decorative: true }\n   ")
        .replacing(" spokenPrefix: Warning }", with: " spokenPrefix: Warning")
        conversation.open("a.banner.yaml", broken)
        let all = actions(conversation, line: 0, only: "source.fixAll").first
        let text = applied(all, to: broken)
        #expect(text.contains("tint: \"#FFF3D6\"") && text.contains("onTint: \"#1A1A1A\""))
        conversation.replace("a.banner.yaml", with: Samples.plan)
        #expect(actions(conversation, line: 0, only: "source.fixAll") == [])
    }

    @Test("a finding can be suppressed with a comment, an error of the language can't")
    func pass() {
        let conversation = Conversation()
        let faint = Samples.plan.replacing("#8C1D18", with: "#F08080")
        conversation.open("a.banner.yaml", faint)
        let action = actions(conversation, line: 8).first { $0["title"] == "Suppress `contrast-text` here" }
        let text = applied(action, to: faint)
        #expect(text.contains("    # bannerc: ignore[contrast-text] -- "))
        conversation.replace("a.banner.yaml", with: text)
        conversation.settle()
        #expect(!conversation.rules("a.banner.yaml").contains("contrast-text"))
        conversation.replace("a.banner.yaml", with: Samples.plan.replacing("level: error", with: "level: eror"))
        let titles = actions(conversation, line: 16).compactMap { $0["title"]?.text }
        #expect(!titles.contains { $0.hasPrefix("Let") })
        #expect(titles.contains { $0.hasPrefix("Explain BN") })
    }

    @Test("an editor that asks by itself does not wait for a check")
    func automatic() {
        let conversation = Conversation()
        conversation.open("a.banner.yaml", Samples.plan.replacing("level: error", with: "level: eror"))
        let parameters: JSONValue = [
            "textDocument": document,
            "range": ["start": ["line": 0, "character": 0], "end": ["line": 30, "character": 0]],
            "context": ["diagnostics": [], "triggerKind": 2],
        ]
        #expect(conversation.result("textDocument/codeAction", parameters) == [])
        #expect(conversation.project.checks == 0)
        conversation.settle()
        #expect(!conversation.result("textDocument/codeAction", parameters).elements.isEmpty)
    }

    @Test("a rule is explained")
    func explain() {
        let conversation = Conversation()
        let text = conversation.result(
            "workspace/executeCommand", ["command": "bannerc.explain", "arguments": ["BN401"]])
        #expect(text.text?.contains("contrast-text") == true)
        #expect(conversation.heard.first?["method"] == "window/showMessage")
    }

    @Test("formatting is that of `bannerc fmt`, of all or of some lines")
    func formatting() {
        let conversation = Conversation()
        let loose = "bannerc:   1\nname:  A\n\n\nlevels:\n    error:   { tint:  \"#8C1D18\" }\n"
        conversation.open("a.banner.yaml", loose)
        let options: JSONValue = ["tabSize": 2, "insertSpaces": true]
        let edits = conversation.result("textDocument/formatting", ["textDocument": document, "options": options])
        let expected = "bannerc: 1\nname: A\n\nlevels:\n  error: { tint: \"#8C1D18\" }\n"
        #expect(Conversation.applying(edits.elements, to: loose) == expected)
        let range: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 5]]
        let some = conversation.result(
            "textDocument/rangeFormatting", ["textDocument": document, "range": range, "options": options])
        #expect(Conversation.applying(some.elements, to: loose) == loose.replacing("bannerc:   1", with: "bannerc: 1"))
        conversation.replace("a.banner.yaml", with: "a: [\n")
        #expect(conversation.result("textDocument/formatting", ["textDocument": document]) == .null)
    }

    @Test("a new line gets its indentation")
    func onType() {
        let conversation = Conversation()
        let edits = conversation.ask(
            "textDocument/onTypeFormatting", in: "banners:\n  a:\n  |", ["ch": "\n", "options": [:]])
        #expect(edits.elements.first?["newText"] == "    ")
    }
}
