// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Testing

/// What the README shows of a spec and its outputs is so.
@Suite struct ReadmeTests {
    /// A fenced block and the comment right before it, such as `output: acme.swift`.
    private struct Block {
        var kind: Substring
        var file: String
        var lines: [Substring]
    }

    @Test func outputsAreThoseOfTheSpec() throws {
        let blocks = Self.blocks(try Repository.text("README.md"))
        let spec = try #require(blocks.first { $0.kind == "spec" })
        let source = SourceFile(path: spec.file, bytes: Array(spec.lines.joined(separator: "\n").utf8))
        let output = try Compiler.compile(source, for: Target.allCases) { _ in .missing }
        #expect(output.report.findings.isEmpty)
        let outputs = blocks.filter { $0.kind == "output" }
        #expect(outputs.count >= 6)
        for block in outputs {
            let file = try #require(output.files.first { $0.name == block.file }, "\(block.file) is not written")
            Self.expect(block, in: String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// Each line stands in the file, in this order and without its indent; after `…` and at the end of a shown line, more may follow.
    private static func expect(_ block: Block, in text: String) {
        var rest = text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)[...]
        for line in block.lines.map(trimmed) where line != "…" && !line.isEmpty {
            guard let index = rest.firstIndex(where: { $0.contains(line) }) else {
                Issue.record("\(block.file) has no line “\(line)” there")
                return
            }
            rest = rest[index...]
        }
    }

    private static func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), lines.first?.hasPrefix("```") == true else {
                continue
            }
            let words = line.dropFirst(5).dropLast(4).split(separator: ": ", maxSplits: 1)
            guard words.count == 2 else { continue }
            lines = lines.dropFirst()
            let body = lines.prefix { $0 != "```" }
            blocks.append(Block(kind: words[0], file: String(words[1]), lines: Array(body)))
        }
        return blocks
    }

    private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
