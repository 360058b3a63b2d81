// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import TestSupport
import YAMLSource

/// Files of design tokens and resolver documents, under a spec that takes values from them.
struct TokensHarness: Harness {
    private static let path = "t.tokens.json"

    init(folder: String) {}

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        SpecMutation.apply(to: input, using: &random)
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        let source = SourceFile(path: "m.banner.yaml", bytes: Array(Self.spec(of: input).utf8))
        let output = try Compiler.compile(source, for: Target.allCases) { path in
            path == Self.path ? .bytes(input) : .missing
        }
        try Findings.check(output.report)
        try Findings.checkFormats(of: output.report, turn: input.count, input: input.count + source.bytes.count)
        try require(
            output.report.contains(atLeast: .error) == (output.spec == nil), "there is no spec, and no error, or both")
        try WellFormed.check(output.files)
        try Cost.check(output: output.files.reduce(0) { $0 + $1.bytes.count }, input: input.count + source.bytes.count)
        return output.spec != nil
    }

    /// A spec with what the file has to offer: colours in the palette, and of the rest one of each type.
    private static func spec(of input: [UInt8]) -> String {
        var sources = SourceSet()
        var findings: [Finding] = []
        let source = SourceFile(path: path, bytes: input)
        var found: [String: [String]] = [:]
        if let tree = JSONReader.read(source, as: sources.add(source), findings: &findings) {
            collect(tree.root, type: "", path: [], into: &found)
        }
        let colors = (found["color"] ?? []).prefix(12).enumerated().map { "  c\($0.offset): \"{\($0.element)}\"\n" }
        func alias(_ type: String, or value: String) -> String { found[type]?.first.map { "\"{\($0)}\"" } ?? value }
        return """
            bannerc: 1
            name: Acme
            use: [\(path)]
            palette:
              own: "#B3261E"
            \(colors.joined())
            levels: { e: { tint: "{palette.own}", onTint: "#FFFFFF", icon: { symbol: xmark } } }
            metrics: { standard: { display: \(alias("duration", or: "4s")), easing: \(alias("cubicBezier", or: "[0, 0, 1, 1]")) } }
            styles: { bar: { padding: \(alias("dimension", or: "8")), bufferHeight: \(alias("number", or: "9")) } }
            banners: { s: { level: e, style: bar, text: Sync } }

            """
    }

    /// The tokens of a group by type, which a group may say for all in it.
    private static func collect(
        _ node: Node, type: String, path: [String], into found: inout [String: [String]]
    ) {
        guard path.count < 8, found.count < 100 else { return }
        let type = node.entries.first { $0.key.text == "$type" }?.value.text ?? type
        for (key, value) in node.entries where value.kind == .mapping {
            let name = key.text
            guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x2D && $0 < 0x7B && $0 != 0x5C }), !name.contains(".")
            else { continue }
            let path = path + [name]
            if value.entries.contains(where: { $0.key.text == "$value" || $0.key.text == "$ref" }) {
                let own = value.entries.first { $0.key.text == "$type" }?.value.text ?? type
                found[own, default: []].append(path.joined(separator: "."))
            } else {
                collect(value, type: type, path: path, into: &found)
            }
        }
    }
}
