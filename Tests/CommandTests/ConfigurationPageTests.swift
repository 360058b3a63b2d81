// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the pages show as `bannerc.yaml` is one.
@Suite struct ConfigurationPageTests {
    private static func blocks() throws -> [(page: String, text: String)] {
        let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs").standardized
        let pages =
            FileManager.default.enumerator(at: docs, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "md" } ?? []
        return try pages.flatMap { page in
            try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```yaml\n# bannerc.yaml\n")
                .dropFirst().map { (page.lastPathComponent, $0.components(separatedBy: "```\n")[0]) }
        }
    }

    @Test func configurationsAreRead() throws {
        let blocks = try Self.blocks()
        #expect(blocks.count >= 9)
        for (page, text) in blocks {
            let sandbox = try Sandbox()
            try sandbox.write(text, to: "bannerc.yaml")
            try sandbox.write(Specs.small(), to: "a.banner.yaml")
            let result = try sandbox.run("fmt", "--check", "a.banner.yaml")
            #expect(result.status != 2, "\(page): \(result.errors)\nin\n\(text)")
            #expect(!result.errors.contains("bannerc.yaml"), "\(page): \(result.errors)\nin\n\(text)")
        }
    }
}
