// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

/// What a spec multiplies has limits, each with a message at the place where it is passed.
@Suite("Budgets") struct BudgetTests {
    private func banner(_ maxLength: Int, _ text: String) -> String {
        "banners: { a: { level: error, parameters: { p: { type: string, maxLength: \(maxLength) } }, text: \(text) } }"
    }

    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test("a text with its parameters at their widest") func filledText() throws {
        // 64 KiB are 21,845 letters of three bytes.
        _ = try resolve(Project(snippet: banner(7_281, "\"{p}{p}{p}\"")))
        let project = Project(snippet: banner(7_282, "\"\(repeated("{p}", 3))\""))
        #expect(project.findings.map(\.rule) == [.workLimit])
        #expect(project.findings.first?.message.contains("it may have 64 KiB") == true)
        #expect(project.result.partialSpec == nil, "nothing measures what is too long to be measured")
        #expect(try resolve(Project(snippet: banner(7_282, "\"\(repeated("word ", 12_000))\""))).banners.count == 1)
    }

    @Test("the value that a parameter holds in practice counts, and numbers do") func otherValues() {
        let widest =
            "banners: { a: { level: error, parameters: { p: { type: string, widest: \(repeated("w", 300)) } }, text: "
        #expect(Project(snippet: widest + "\"\(repeated("{p}", 300))\" } }").findings.map(\.rule) == [.workLimit])
        let number = "banners: { a: { level: error, parameters: { p: { type: int, max: 9 } }, text: "
        #expect(Project(snippet: number + "\"\(repeated("{p}", 1_000))\" } }").findings.map(\.rule) == [.workLimit])
    }

    @Test("long texts in all themes") func longTexts() {
        let text = repeated("word ", 12_000)
        let themes = (0..<600).map { "t\($0): {}" }.joined(separator: ", ")
        let spec = "banners: { a: { level: error, text: \"\(text)\" } }\nthemes: { \(themes) }"
        let project = Project(snippet: spec)
        #expect(project.findings.map(\.rule) == [.workLimit])
        #expect(project.findings.first?.message.contains("more than 32 MiB in 600 themes") == true)
    }

    @Test("texts times languages, whether they are listed or follow from the texts") func languages() {
        let tags = (0..<999).map { "a\(Unicode.Scalar(UInt8(97 + $0 % 26)))-\(100 + $0)" }
        let translated = "{ en: Hi, \(tags.map { "\($0): Hi" }.joined(separator: ", ")) }"
        func banners(_ count: Int, _ first: String) -> String {
            "banners:\n" + (0..<count).map { "  b\($0): { level: error, text: \($0 == 0 ? first : "Hi") }\n" }.joined()
        }
        let listed = "locales: { development: en, supported: [en, \(tags.joined(separator: ", "))] }\n"
        // The level of the snippet may have a text too.
        #expect(Project(snippet: listed + banners(1_999, "Hi")).findings.map(\.rule) == [])
        for spec in [listed + banners(2_000, "Hi"), banners(2_000, translated)] {
            let finding = Project(snippet: spec).findings.first
            #expect(finding?.rule == .workLimit)
            #expect(finding?.message == "1000 languages of 2001 texts are more than 2000000")
        }
    }

    @Test("levels and styles times themes count more than colours do") func looks() {
        func themes(_ count: Int) -> String { "themes:\n" + (0..<count).map { "  t\($0): {}\n" }.joined() }
        // There is a level besides.
        let styles = "styles:\n" + (0..<124).map { "  s\($0): {}\n" }.joined()
        #expect(Project(snippet: styles + themes(200)).findings.map(\.rule) == [])
        let finding = Project(snippet: styles + themes(201)).findings.first
        #expect(finding?.rule == .workLimit)
        #expect(
            finding?.message
                == "201 themes of 0 colours and metrics, and 125 levels, styles and button styles, which count as 4 each, are more than 100000"
        )
        let colors = "palette:\n" + (0..<496).map { "  c\($0): \"#000000\"\n" }.joined()
        #expect(Project(snippet: colors + themes(200)).findings.map(\.rule) == [])
        #expect(Project(snippet: colors + themes(201)).findings.map(\.rule) == [.workLimit])
    }

    @Test("definitions times themes") func themes() {
        let themes = (0..<2_000).map { "  t\($0): {}\n" }.joined()
        let banners = (0..<1_000).map { "  b\($0): { level: error, text: Hi }\n" }.joined()
        let project = Project(snippet: "banners:\n\(banners)themes:\n\(themes)")
        #expect(project.findings.map(\.rule) == [.workLimit])
        #expect(project.findings.first.map { project.written($0.place) } == "t1999")
    }

    @Test("the same fault is shown ten thousand times, and then counted") func faults() {
        let palette = (0..<15_000).map { "  p\($0): \"{palette.q\($0)}\"\n" }.joined()
        let project = Project(snippet: "palette:\n" + palette)
        let unknown = project.findings.filter { $0.rule == .unknownReference }
        #expect(unknown.count == 10_001)
        #expect(unknown.last?.message.hasSuffix(" more of this kind") == true)
        let isLinted = project.result.partialSpec != nil
        #expect(!isLinted)
    }
}
