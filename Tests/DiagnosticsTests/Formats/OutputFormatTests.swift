// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("Output formats")
struct OutputFormatTests {
    @Test("Text and concise are what their own functions write")
    func texts() throws {
        let report = try FormatSamples.usual()
        var options = FormatSamples.options
        options.styling = .ansi
        #expect(FormatSamples.text(.text, report, options) == TextFormat.render(report, styling: .ansi))
        #expect(FormatSamples.text(.concise, report, options) == ConciseFormat.render(report, styling: .ansi))
    }

    @Test("With a cap text and concise say how many findings are not shown; the counts count all")
    func caps() {
        var options = FormatOptions()
        options.maxDiagnostics = 8
        let text = FormatSamples.text(.text, FormatSamples.many(20), options)
        #expect(text.hasSuffix("\n\n… and 12 more findings\n7 errors, 7 warnings, 6 infos\n"))
        #expect(text.contains("number 8") && !text.contains("number 9"))
        let concise = FormatSamples.text(.concise, FormatSamples.many(20), options)
        #expect(concise.split(separator: "\n").count == 9)
        #expect(concise.hasSuffix("[BN103 duplicate-key]\n… and 12 more findings\n"))
    }

    @Test("A cap that is not reached, or makes no sense, does no harm", arguments: OutputFormat.allCases)
    func harmlessCaps(format: OutputFormat) throws {
        let report = try FormatSamples.usual()
        var options = FormatSamples.options
        let whole = FormatSamples.text(format, report, options)
        options.maxDiagnostics = 3
        #expect(FormatSamples.text(format, report, options) == whole)
        options.maxDiagnostics = .max
        #expect(FormatSamples.text(format, report, options) == whole)
        options.maxDiagnostics = 0
        let none = FormatSamples.text(format, report, options)
        options.maxDiagnostics = -1
        #expect(FormatSamples.text(format, report, options) == none)
    }

    @Test("The order in which findings, rules and files were added does not show", arguments: OutputFormat.allCases)
    func deterministic(format: OutputFormat) throws {
        var report = FormatSamples.hostile()
        let output = FormatSamples.text(format, report)
        report.findings = report.findings.reversed() + report.findings
        var options = FormatSamples.options
        options.rules.reverse()
        options.checkedFiles = options.checkedFiles.reversed() + options.checkedFiles
        #expect(FormatSamples.text(format, report, options) == output)
    }

    @Test("What would act on a terminal, an editor or a browser is not there as such", arguments: OutputFormat.allCases)
    func nothingActs(format: OutputFormat) {
        let scalars = FormatSamples.text(format, FormatSamples.hostile()).unicodeScalars
        let acting = scalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n"
            case .lineSeparator, .paragraphSeparator: true
            default: scalar.properties.isBidiControl
            }
        }
        #expect(acting.isEmpty)
    }

    @Test("Many findings take time in proportion, in a file of many lines and in one of a single line")
    func many() {
        var desk = Desk()
        let file = desk.file("long", String(repeating: "é: 1 ", count: 800))
        for index in 0..<800 {
            let place = Place(file: file, bytes: (index * 6)..<(index * 6 + 2))
            desk.add(Finding(.key, .error, "m\(index)", at: place))
        }
        // The two ways to find columns.
        for format in [OutputFormat.json, .sarif] {
            #expect(ContinuousClock().measure { _ = format.render(FormatSamples.many(3000)) } < .seconds(60))
            #expect(ContinuousClock().measure { _ = format.render(desk.report) } < .seconds(60))
        }
    }
}
