// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import TestSupport
import Testing

@testable import BannerGenerators

/// What a template shows has limits, since lists within lists multiply.
@Suite struct TemplateBudgetTests {
    private static let levels =
        "bannerc: 1\nname: Acme\nlevels:\n"
        + (0..<10).map { "  l\($0): { tint: \"#B3261E\", onTint: \"#FFFFFF\" }\n" }.joined()

    /// What the limits say of a template that goes through the levels in levels in levels, `inner` in the innermost.
    private func faults(_ inner: String, byteLimit: Int, stepLimit: Int) throws -> [TemplateFault] {
        let text =
            "one\n" + String(repeating: "{{#levels}}", count: 12) + inner + String(repeating: "{{/levels}}", count: 12)
        let target = Target.kotlin
        let shape = TemplateRoot.shape(of: target)
        let template = try TemplateParser.parse(.init(path: "ours.mustache", text: text), shape, .kotlin)
        let context = ContextSpec(try Targets.input(Self.levels))
        let root = TemplateRoot(
            shape, Shapes.spec.record(context), own: nil,
            settings: SettingsRecord(target, GeneratorOptions(), spec: "Acme"))
        var rendering = TemplateRendering(template, root, byteLimit: byteLimit, stepLimit: stepLimit) { _ in }
        return try #require(throws: TemplateError.self) { try rendering.run() }.faults
    }

    @Test func bytes() throws {
        let faults = try faults("xxxxxxxxxx", byteLimit: 1 << 20, stepLimit: .max)
        #expect(faults.map(\.message) == ["the file that the template makes has more than 1 MiB"])
        #expect(faults.map(\.path) == ["ours.mustache"] && faults.map(\.line) == [2])
        #expect(faults.map(\.column) == [11 * 11 + 1], "the innermost section")
    }

    @Test("sections that show nothing take time all the same") func steps() throws {
        let faults = try faults("", byteLimit: .max, stepLimit: 10_000)
        #expect(faults.map(\.message) == ["the template repeats more than 10000 tags and texts for a file"])
        #expect(faults.map(\.line) == [2])
    }

    @Test("the context as JSON has a limit too") func context() throws {
        let record = Shapes.spec.record(ContextSpec(try Targets.input(Self.levels)))
        let whole = try #require(ContextJSON.bytes(record))
        #expect(ContextJSON.bytes(record, limit: whole.count) == whole)
        #expect(ContextJSON.bytes(record, limit: whole.count - 1) == nil)
        #expect(ContextJSON.bytes([record, record], limit: whole.count) == nil)
    }

    @Test("names that may have been meant are looked for once for each place, and not for thousands") func advice() {
        let advice = TemplateAdvice([:].keys)
        // One thread asks, within this test.
        nonisolated(unsafe) var asked = 0
        func help(_ name: String, at offset: Int) -> String {
            let refusal = TemplateNames.Refusal(
                message: "there is no `\(name)` here", help: "see below",
                meant: (
                    name,
                    {
                        asked += 1; return ["levels", "styles"]
                    }
                ))
            return advice.help(for: refusal, at: offset, of: "ours.mustache")
        }
        for _ in 0..<3 { #expect(help("level", at: 7) == "did you mean `levels`?") }
        #expect(asked == 1)
        #expect(help("style", at: 7) == "did you mean `styles`?" && help("else", at: 20) == "see below")
        for offset in 0..<5_000 { _ = help("style", at: offset) }
        #expect(asked <= 1_000 && help("level", at: 5_001) == "see below")
    }

    /// The help for each was looked for, and listed, anew: 40,000 took 40 seconds.
    @Test("thousands of partial templates and content types that there are none of take little time")
    func unknownPartials() throws {
        let partials = Dictionary(
            uniqueKeysWithValues: (0..<40).map {
                ("partial-template-\($0)", GeneratorOptions.Template(path: "\($0).mustache", text: ""))
            })
        func cost(_ tag: String, _ count: Int) throws -> Double {
            let text = String(repeating: tag, count: count)
            let start = ThreadTime.seconds
            let error = try #require(throws: TemplateError.self) {
                _ = try TemplateParser.parse(
                    .init(path: "ours.mustache", text: text), TemplateRoot.shape(of: .kotlin), .kotlin,
                    partials: partials)
            }
            #expect(error.faults.count == count)
            return ThreadTime.seconds - start
        }
        // What is quadratic takes 64 times as long.
        for tag in ["{{> partial-templete-nr-999}}\n", "{{% CONTENT_TYPE:KOTLINN}}\n"] {
            #expect(try cost(tag, 8_000) < 24 * cost(tag, 1_000))
        }
    }

    @Test("what is wrong with a partial template is told once, however often it is named") func partials() throws {
        func faults(_ count: Int) throws -> [TemplateFault] {
            let text = String(repeating: "{{#levels}}{{> part}}{{/levels}}{{> part}}\n", count: count)
            let part = GeneratorOptions.Template(path: "part.mustache", text: "{{nme}} {{lvels}}\n{{#tint}}{{x}}\n")
            return try #require(throws: TemplateError.self) {
                _ = try TemplateParser.parse(
                    .init(path: "ours.mustache", text: text), TemplateRoot.shape(of: .kotlin), .kotlin,
                    partials: ["part": part])
            }.faults
        }
        let one = try faults(1)
        #expect(one.contains { $0.path == "part.mustache" && $0.help == "did you mean `name`?" })
        #expect(try faults(500) == one)
    }
}
