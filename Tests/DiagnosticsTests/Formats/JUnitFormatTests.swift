// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("JUnit XML")
struct JUnitFormatTests {
    @Test("A suite for each file; a failure from the fail level on, else output; a passing case for a clean file")
    func sample() throws {
        #expect(
            FormatSamples.text(.junit, try FormatSamples.usual())
                == ##"""
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="bannerc" tests="4" failures="1" errors="0">
                  <testsuite name="specs/a clean.yaml" tests="1" failures="0" errors="0">
                    <testcase name="no findings" classname="specs/a clean.yaml" file="specs/a clean.yaml"/>
                  </testsuite>
                  <testsuite name="specs/owl.yaml" tests="3" failures="1" errors="0">
                    <testcase name="BN103 duplicate-key" classname="specs/owl.yaml" file="specs/owl.yaml" line="1">
                      <system-out>specs/owl.yaml:1:13: warning: `{x}` stands twice</system-out>
                    </testcase>
                    <testcase name="BN103 duplicate-key (2)" classname="specs/owl.yaml" file="specs/owl.yaml" line="1">
                      <system-out>specs/owl.yaml:1:13: info: over two lines</system-out>
                    </testcase>
                    <testcase name="BN401 contrast-text: banners.owl.tint" classname="specs/owl.yaml" file="specs/owl.yaml" line="2">
                      <failure message="text on tint is 2.98:1, below 4.5:1" type="BN401 contrast-text">specs/owl.yaml:2:13: error: text on tint is 2.98:1, below 4.5:1
                resolves to #4CAF50
                brand.yaml:2:10: defined [here]
                note: 15 pt counts as normal text
                help: use a darker tint
                help: #2E7D32 keeps the hue [unsafe fix]</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """##
        )
    }

    @Test("A test keeps its name when lines move, and no two of a file have the same")
    func names() throws {
        func names(_ text: String) throws -> [String] {
            var desk = Desk()
            let file = desk.file("owl", text)
            for keyPath in ["a.b", "a.b", "a.c", ""] {
                var finding = Finding(
                    .key, .error, "m\(desk.report.findings.count)", at: try desk.place("x", in: file))
                finding.keyPath = keyPath
                desk.add(finding)
            }
            return try Reading.elements(OutputFormat.junit.render(desk.report))
                .filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
        }
        let first = try names("x")
        #expect(Set(first).count == 4)
        #expect(try names("\n\n  x") == first)
    }

    @Test("Without files there are no suites")
    func nothing() {
        #expect(
            FormatSamples.text(.junit, Report(), FormatOptions())
                == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="bannerc" tests="0" failures="0" errors="0"/>

                """
        )
    }

    @Test("The fail level says what is a failure", arguments: [(Severity.error, 1), (.warning, 2), (.info, 3)])
    func failLevel(level: Severity, failures: Int) throws {
        var options = FormatSamples.options
        options.failLevel = level
        let elements = try Reading.elements(OutputFormat.junit.render(FormatSamples.usual(), options: options))
        #expect(elements.count { $0.name == "failure" } == failures)
        #expect(elements.first?.attributes["failures"] == String(failures))
        #expect(elements.count { $0.name == "system-out" } == 3 - failures)
    }

    @Test("What a cap leaves out is a case that fails if one of the findings would")
    func cap() throws {
        var options = FormatSamples.options
        options.maxDiagnostics = 1
        let elements = try Reading.elements(OutputFormat.junit.render(FormatSamples.usual(), options: options))
        let failure = try #require(elements.first { $0.name == "failure" })
        #expect(failure.text == "2 findings are not shown")
        #expect(elements.first?.attributes["tests"] == "3")
        #expect(elements.count { $0.name == "testcase" } == 3)

        let passing = FormatSamples.many(3).findings.filter { $0.severity != .error }
        let report = Report(sources: FormatSamples.many(3).sources, findings: passing)
        #expect(!FormatSamples.text(.junit, report, options).contains("<failure"))
    }

    @Test("Every text is there, and XML readers take it")
    func hostile() throws {
        let elements = try Reading.elements(OutputFormat.junit.render(FormatSamples.hostile()))
        let suites = elements.filter { $0.name == "testsuite" }.compactMap { $0.attributes["name"] }
        #expect(
            Reading.same(suites.sorted(), FormatSamples.hostileTexts.map(Reading.withoutWhatXMLCannotHold).sorted()))
        let words = elements.filter { $0.name == "failure" || $0.name == "system-out" }.map(\.text)
        let messages = FormatSamples.hostileTexts.map(TerminalText.escapingControls)
        #expect(messages.allSatisfy { message in words.contains { $0.contains("note: \(message)\n") } })
    }
}
