// SPDX-License-Identifier: Apache-2.0

/// Findings as test results: a suite for each file, and in it a test case for each finding.
///
/// A finding from the fail level on is a failure; others pass and leave their words as output. A clean file is one test
/// case that passes. A case goes by its rule and the keys that lead to it, so that it stays the same test when lines move. The findings of a file that are not shown are one case, which fails if one of them is a failure.
enum JUnitFormat {
    /// A test case.
    private struct Case {
        let name: String
        /// The 1-based line.
        let line: Int?
        let headline: String
        let type: String
        let body: String
        let isFailure: Bool
    }

    /// The document.
    static func render(_ listing: Listing, _ options: FormatOptions) -> [UInt8] {
        var layouts = LineLayouts(listing.sources)
        let suites = FileFindings.all(of: listing, checked: options.checkedFiles).map { file in
            (file.path, cases(of: file, options, &layouts))
        }
        return XMLWriter.document { xml in
            let all = suites.flatMap(\.1)
            xml.element(
                "testsuites", ["name": "bannerc", "tests": count(all), "failures": failures(all), "errors": "0"]
            ) { xml in
                for (path, cases) in suites {
                    xml.element(
                        "testsuite",
                        ["name": path, "tests": count(cases), "failures": failures(cases), "errors": "0"]
                    ) { xml in
                        for test in cases { write(test, of: path, to: &xml) }
                    }
                }
            }
        }
    }

    private static func count(_ cases: [Case]) -> String { String(cases.count) }
    private static func failures(_ cases: [Case]) -> String { String(cases.count(where: \.isFailure)) }

    private static func cases(
        of file: FileFindings, _ options: FormatOptions, _ layouts: inout LineLayouts
    ) -> [Case] {
        var names: [String: Int] = [:]
        var cases = file.shown.map { finding in
            let name = name(of: finding)
            let number = names[name, default: 0] + 1
            names[name] = number
            return test(for: finding, named: number == 1 ? name : "\(name) (\(number))", options, &layouts)
        }
        if let gravest = file.gravestHidden {
            cases.append(
                Case(
                    name: "not shown", line: nil, headline: file.omission, type: "not-shown", body: file.omission,
                    isFailure: options.isFailure(gravest)))
        }
        let clean = Case(name: "no findings", line: nil, headline: "", type: "", body: "", isFailure: false)
        return cases.isEmpty ? [clean] : cases
    }

    private static func name(of finding: Finding) -> String {
        let rule = "\(finding.rule.code) \(finding.rule.name)"
        return TerminalText.escapingControls(finding.keyPath.isEmpty ? rule : "\(rule): \(finding.keyPath)")
    }

    private static func test(
        for finding: Finding, named name: String, _ options: FormatOptions, _ layouts: inout LineLayouts
    ) -> Case {
        let rule = TerminalText.escapingControls("\(finding.rule.code) \(finding.rule.name)")
        let message = TerminalText.escapingControls(finding.message)
        let start = layouts.point(at: finding.place.bytes.lowerBound, in: finding.place.file)
        let headline = "\(layouts.location(of: finding.place)): \(finding.severity.rawValue): \(message)"
        return Case(
            name: name, line: start.line, headline: message, type: rule,
            body: ([headline] + finding.plainDetails(&layouts)).joined(separator: "\n"),
            isFailure: options.isFailure(finding.severity)
        )
    }

    private static func write(_ test: Case, of path: String, to xml: inout XMLWriter) {
        let write: (inout XMLWriter) -> Void = { xml in
            if test.isFailure {
                xml.element("failure", ["message": test.headline, "type": test.type], text: test.body)
            } else if !test.body.isEmpty {
                xml.element("system-out", text: test.body)
            }
        }
        if let line = test.line {
            xml.element(
                "testcase", ["name": test.name, "classname": path, "file": path, "line": String(line)], write)
        } else {
            xml.element("testcase", ["name": test.name, "classname": path, "file": path], write)
        }
    }
}
