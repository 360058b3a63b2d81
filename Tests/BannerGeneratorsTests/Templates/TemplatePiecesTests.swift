// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import BannerSpec
import Diagnostics
import Testing

/// Long templates are read in pieces, which shows in nothing but the time it takes.
@Suite struct TemplatePiecesTests {
    /// Delimiters set anew keep a template in one piece.
    private static let inOnePiece = "{{={{ }}=}}\n"

    private func input(_ yaml: String) throws -> GeneratorInput {
        var sources = SourceSet()
        let result = SpecLoader.load(SourceFile(path: "acme.banner.yaml", bytes: Array(yaml.utf8)), into: &sources) {
            used in
            (try? RecordedFile.text("specs/\(used)")).map { .bytes(Array($0.utf8)) } ?? .missing
        }
        return GeneratorInput(spec: try #require(result.spec, "\(result.findings)"), fileName: "acme.banner.yaml")
    }

    private func sample() throws -> GeneratorInput { try input(try RecordedFile.text("specs/owl.banner.yaml")) }

    private func render(_ target: Target, _ name: String, _ text: String, _ input: GeneratorInput) throws
        -> [OutputFile]
    {
        var options = GeneratorOptions()
        options.templates[name] = .init(path: "ours.mustache", text: text)
        return try Generators.generate(target, from: input, options: options)
    }

    /// Our own templates are sound too: only as a team's are their names checked.
    @Test(arguments: Target.allCases) func oursAreTheSameInOnePiece(_ target: Target) throws {
        let input = try sample()
        let ours = try Generators.generate(target, from: input)
        for name in target.templates {
            let text = try #require(BuiltInTemplates.text(named: name))
            #expect(try render(target, name, text, input) == ours)
            #expect(try render(target, name, Self.inOnePiece + text, input) == ours)
        }
    }

    @Test func anyTemplateIsTheSameInOnePiece() throws {
        let input = try input(
            """
            bannerc: 1
            name: Acme
            description: |
              One line,
              and another.
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" }, info: { tint: "#1E26B3", onTint: "#FFFFFF" } }
            banners: { failed: { level: error, text: Failed. }, done: { level: info, text: Done. } }
            """)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = Seeded(state: seed)
        for _ in 0..<60 {
            var lines: [String] = []
            while lines.count < 120 { Self.add(depth: 0, to: &lines, using: &random) }
            let text = lines.joined()
            #expect(
                try render(.markdown, "markdown", text, input)
                    == render(.markdown, "markdown", Self.inOnePiece + text, input), "seed \(seed)")
        }
    }

    @Test func faultsKeepTheirPlace() throws {
        let line = "A line of a template, which is longer than what is read at once: {{name}} {\n"
        let text = String(repeating: line, count: 100) + "{{#banners}}\n" + line + "  {{/levels}}\n"
        let input = try sample()
        let error = try #require(throws: TemplateError.self) { try render(.markdown, "markdown", text, input) }
        #expect(error.line == 103)
        let other = text.replacing("{{/levels}}", with: "{{nmae}}{{/banners}}")
        let unknown = try #require(throws: TemplateError.self) { try render(.markdown, "markdown", other, input) }
        #expect((unknown.line, unknown.column) == (103, 3))
    }

    @Test func targetsKeepTheirOrder() throws {
        let input = try sample()
        let all = try Generators.generate(Target.allCases, from: input)
        #expect(try all == Target.allCases.flatMap { try Generators.generate($0, from: input) })
    }

    // MARK: Templates by chance

    /// Adds a line, or a section with lines in it, in one of the ways that people write them.
    private static func add(depth: Int, to lines: inout [String], using random: inout Seeded) {
        let indent = ["", "", "  ", "\t"].randomElement(using: &random) ?? ""
        let end = ["\n", "\n", "\n", " \n", "\r\n", "{\n", "}\n"].randomElement(using: &random) ?? ""
        let section =
            ["banners", "levels", "documentation", "hasBanners", "themes"].randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<9, using: &random) {
        case 0: lines.append(end)
        case 1: lines.append("\(indent){{name}}\(end)")
        case 2: lines.append("\(indent){{! a remark }}\(end)")
        case 3: lines.append("\(indent){{#\(section)}}a{{/\(section)}}\(end)")
        case 4 where depth < 3:
            lines.append("\(indent){{#\(section)}}\(end)")
            for _ in 0..<Int.random(in: 0..<14, using: &random) { add(depth: depth + 1, to: &lines, using: &random) }
            lines.append("\(indent){{/\(section)}}\(end)")
        case 5 where depth < 3:
            lines.append("\(indent)text {{^\(section)}}\(end)")
            for _ in 0..<Int.random(in: 0..<9, using: &random) { add(depth: depth + 1, to: &lines, using: &random) }
            lines.append("\(indent){{/\(section)}}{{#hasBanners}} text{{/hasBanners}}\(end)")
        default: lines.append("\(indent)some text { and more of it }, {{{stem}}} and then some\(end)")
        }
    }

    /// SplitMix64, so that a seed gives the same templates again.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
