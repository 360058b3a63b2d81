// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LanguageServer

/// The schema of `bannerc.yaml`, as the program carries it. `ConfigurationTests` compare its keys with what the program reads.
struct ConfigurationSchemaTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "each key says what it means",
        arguments: [[], ["lint"], ["lint", "overrides", "[]"], ["diff"], ["targets", "swift"]])
    func described(path: [String]) {
        let keys = Schema.configuration.keys(at: path)
        #expect(keys.count > 1)
        for key in keys { #expect(Schema.configuration.description(at: path + [key.name]) != nil, "\(key.name)") }
    }

    @Test("the page for editors shows what lies in the repository")
    func page() throws {
        func text(_ path: String) throws -> String {
            String(decoding: try Data(contentsOf: Self.root.appending(path: path)), as: UTF8.self)
        }
        let page = try text("docs/editor.md")
        let helix = try text("editors/helix/languages.toml")
        let block = page.split(separator: "```toml\n").last?.split(separator: "```").first ?? ""
        #expect(!block.isEmpty && helix.contains(block))
        #expect(try text("editors/neovim/plugin/bannerc.lua").contains("vim.g.bannerc_path"))
        #expect(try text("editors/vscode/package.json").contains("\"bannerc.path\""))
        for command in [ServerCommand.explain, .showUses, .preview] { #expect(page.contains("`\(command.rawValue)`")) }
    }
}
