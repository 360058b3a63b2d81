// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("Checkstyle XML")
struct CheckstyleFormatTests {
    @Test("A file with its findings, and a clean one")
    func sample() throws {
        #expect(
            FormatSamples.text(.checkstyle, try FormatSamples.usual())
                == ##"""
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="specs/a clean.yaml"/>
                  <file name="specs/owl.yaml">
                    <error line="1" column="13" severity="warning" message="`{x}` stands twice" source="bannerc.BN103.duplicate-key"/>
                    <error line="1" column="13" severity="info" message="over two lines" source="bannerc.BN103.duplicate-key"/>
                    <error line="2" column="13" severity="error" message="text on tint is 2.98:1, below 4.5:1" source="bannerc.BN401.contrast-text"/>
                  </file>
                </checkstyle>

                """##
        )
    }

    @Test("Without files there is only the root")
    func nothing() {
        #expect(
            FormatSamples.text(.checkstyle, Report(), FormatOptions())
                == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3"/>

                """
        )
    }

    @Test("With a cap a last error of each file says how many findings are not shown, as grave as the gravest")
    func cap() throws {
        var options = FormatSamples.options
        options.maxDiagnostics = 1
        let elements = try Reading.elements(OutputFormat.checkstyle.render(FormatSamples.usual(), options: options))
        let errors = elements.filter { $0.name == "error" }.map(\.attributes)
        #expect(errors.map { $0["message"] } == ["`{x}` stands twice", "2 findings are not shown"])
        #expect(errors.map { $0["severity"] } == ["warning", "error"])
    }

    @Test("Every text is there, and XML readers take it")
    func hostile() throws {
        let elements = try Reading.elements(OutputFormat.checkstyle.render(FormatSamples.hostile()))
        let files = elements.filter { $0.name == "file" }.compactMap { $0.attributes["name"] }
        #expect(Reading.same(files.sorted(), FormatSamples.hostileTexts.map(Reading.withoutWhatXMLCannotHold).sorted()))
        let messages = elements.filter { $0.name == "error" }.compactMap { $0.attributes["message"] }
        #expect(Reading.same(messages.sorted(), FormatSamples.hostileTexts.map(TerminalText.escapingControls).sorted()))
    }
}
