// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import TestSupport
import Testing

@Suite("Lengths, durations and ratios") struct MeasureTests {
    @Test(
        "durations",
        arguments: [("0ms", 0.0), ("500ms", 500), ("4s", 4000), ("0.25s", 250), ("0.1s", 100), ("86400s", 86_400_000)])
    func durations(_ text: String, _ milliseconds: Double) throws {
        let spec = try resolve("metrics: { a: { present: \(text), display: \"\(text)\" } }")
        let metrics = try #require(spec.design.metrics.last)
        #expect(metrics.present.value.milliseconds == milliseconds)
        #expect(metrics.display.value?.milliseconds == milliseconds)
        #expect(metrics.present.value == .milliseconds(Int64(milliseconds)))
    }

    @Test("a number is the double that is closest to it") func numbers() throws {
        var random = SeededGenerator(of: "MeasureTests.numbers")
        // Some have more digits than a double holds.
        let numbers = (0..<300).map { _ in
            let whole = String(Int.random(in: 1...9999, using: &random))
            let decimals = (0..<Int.random(in: 0...18, using: &random)).map { _ in
                String(Int.random(in: 0...9, using: &random))
            }
            return decimals.isEmpty ? whole : whole + "." + decimals.joined()
        }
        let styles = numbers.enumerated().map { "  s\($0): { maxWidth: \($1) }" }
        let spec = try resolve("styles:\n" + styles.joined(separator: "\n"))
        let read = Dictionary(uniqueKeysWithValues: spec.design.styles.map { ($0.name, $0.attributes.maxWidth.value) })
        for (index, number) in numbers.enumerated() {
            #expect(read["s\(index)"] == Double(number), "\(number), seed \(random.seed)")
        }
    }

    @Test(
        "a curve as CSS writes it",
        arguments: ["easing: «cubic-bezier(0.2, 0, 0, 1)»", "{ easing: «cubic-bezier(0.2, 0.5, 0, 1)» }"])
    func curveOfCSS(_ metrics: String) {
        let isFlow = metrics.hasPrefix("{")
        let project = Project(
            snippet: "metrics:\n  a:\(isFlow ? " " : "\n    ")\(metrics.filter { !"«»".contains($0) })\n")
        let finding = project.findings.first { $0.rule == .invalidValue }
        let numbers = isFlow ? "0.2, 0.5, 0, 1" : "0.2, 0, 0, 1"
        #expect(finding?.message == "`cubic-bezier(\(numbers))` is a CSS curve")
        #expect(finding?.help == ["write [\(numbers)]"] && finding?.fix?.edits.map(\.replacement) == ["[\(numbers)]"])
        #expect(!project.findings.contains { $0.help.contains { $0.contains("quote") } })
    }

    @Test func percentOfTheWidth() {
        expectFinding(
            .wrongType, "`maxWidth` takes a number or `none`, but this is `100%`", help: "write `none`",
            in: "styles: { a: { maxWidth: «100%» } }")
    }

    @Test func missingUnit() {
        let finding = expectFinding(
            .missingUnit, "`present` is 4 without a unit", in: "metrics: { a: { present: «4» } }")
        #expect(finding?.help == ["write 4s for seconds", "write 4ms for milliseconds"])
    }

    @Test(
        "a number that is a trap, with its unit",
        arguments: [("4_000ms", "4000ms"), ("1_0s", "10s"), ("010s", "10s"), ("1e3ms", "1000ms"), ("+5s", "5s")])
    func traps(_ text: String, _ meant: String) {
        expectFinding(
            .yamlTrap, "`\(text)` is not a duration", help: "write \(meant)",
            in: "metrics: { a: { display: «\(text)» } }")
    }

    @Test("one error of a spring or of the end of a progress hides no other") func errorsTogether() {
        let spring = Project(snippet: "metrics: { a: { spring: { velocity: x } } }").findings.map(\.message)
        #expect(spring.count == 2 && spring.contains("the spring has no `damping`"), "\(spring)")
        let progress = "{ kind: determinate, completion: { text: \"{x}\", metrics: foo } }"
        let found = Project(snippet: "banners: { a: { level: error, text: Hi, progress: \(progress) } }").findings
        #expect(found.map(\.rule) == [.unknownParameter, .unknownReference], "\(found.map(\.message))")
    }

    @Test(
        "a spring by its stiffness is told its damping ratio",
        arguments: [
            ("{ stiffness: 300, damping: 20, mass: 1 }", "{ damping: 0.58 }"),
            ("{ mass: 1, stiffness: 100, damping: 20 }", "{ damping: 1 }"),
            ("{ tension: 170, friction: 26 }", "{ damping: 1 }"),
            ("{ stiffness: 300 }", "{ damping: 0.8 }"), ("{ stiffness: 300, damping: x }", "{ damping: 0.8 }"),
            ("{ stiffness: 300, damping: 20, mass: 0 }", "{ damping: 0.8 }"),
        ])
    func physicalSprings(_ spring: String, _ meant: String) {
        let project = Project(snippet: "metrics: { a: { spring: \(spring) } }")
        #expect(project.findings.map(\.message) == ["a spring has a damping ratio, and no stiffness"])
        #expect(project.findings.first?.help == ["write `\(meant)`"])
    }

    @Test(
        "what other libraries say of springs",
        arguments: [
            ("dampingFraction: 0.8", "did you mean `damping`?"), ("damping: 1, mass: 2", "no mass"),
            ("damping: 1, response: 0.5", "is `present`"), ("damping: 1, bounce: 0.2", "`damping`"),
        ])
    func foreignSprings(_ keys: String, _ help: String) {
        let findings = Project(snippet: "metrics: { a: { spring: { \(keys) } } }").findings
        #expect(findings.map(\.rule) == [.unknownKey])
        #expect(findings.first?.help.first?.contains(help) == true, "\(findings.first?.help ?? [])")
    }

    @Test func baseSixty() {
        expectFinding(
            .yamlTrap, "`1:30` is not a duration", help: "write 90s for seconds, or 90ms for milliseconds",
            in: "metrics: { a: { display: «1:30» } }")
    }

    @Test(
        "other ways to write one",
        arguments: [
            ("4 s", "4s"), ("4S", "4s"), ("500 Ms", "500ms"), ("5 sec", "5s"), ("2 MIN", "2min"), ("24 hours", "24h"),
            ("1 day", "1d"), ("1.5 minutes", "1.5min"), ("250 msec", "250ms"),
        ])
    func meant(_ text: String, _ meant: String) {
        expectFinding(
            .wrongType, "`present` takes a duration such as `500ms` or `4s`, but this is `\(text)`",
            help: "write \(meant)",
            in: "metrics: { a: { present: «\(text)» } }")
    }

    @Test(
        "the time of another library is one of metrics",
        arguments: [
            ("3", "3s"), ("3000", "3000ms"), ("4s", "4s"), ("5 seconds", "5s"), ("1m30s", "90s"), ("0", "never"),
            ("-1", "never"),
            ("false", "never"), ("true", "5s"), ("", "5s"), ("\"{{x}}\"", "5s"),
        ])
    func time(_ text: String, _ meant: String) throws {
        func spec(_ field: String) -> String {
            """
            levels: { error: { tint: "#B3261E", onTint: "#FFFFFF" } }
            banners: { a: { level: error, text: x, \(field) } }
            """
        }
        expectFinding(
            .unknownKey, "a banner has no key `timeout`",
            help: "how long it shows is one of its metrics: `metrics: { display: \(meant) }`",
            in: spec("«timeout»: \(text)"))
        // What is suggested is right itself.
        _ = try resolve(spec("metrics: { display: \(meant) }"))
    }

    @Test func never() {
        expectFinding(
            .wrongType, "`display` takes a duration such as `4s`, or `never`, but this is `Never`",
            in: "metrics: { a: { display: «Never» } }")
        expectFinding(
            .wrongType, "`dismiss` takes a duration such as `500ms` or `4s`, but this is `never`",
            in: "metrics: { a: { dismiss: «never» } }")
    }

    @Test("a day is the longest", arguments: ["-1ms", "86401s", "86400001ms", "99999999999999999999s"])
    func longest(_ text: String) {
        expectFinding(
            .outOfRange, "`display` is \(text), but must be between 0ms and a day, 1d",
            in: "metrics: { a: { display: «\(text)» } }")
    }

    @Test("ratios", arguments: [("0.3", 0.3), ("30%", 0.3), ("0", 0), ("1", 1), ("100%", 1), ("12.5%", 0.125)])
    func ratios(_ text: String, _ value: Double) throws {
        let spec = try resolve(
            "banners: { a: { level: error, text: Hi, progress: { kind: determinate, step: \(text) } } }")
        #expect(spec.banners[0].extras?.progress?.step?.value == value)
    }

    @Test func percentWithoutSign() {
        expectFinding(
            .outOfRange, "`step` is 10, but must be between 0 and 1", help: "write 10%",
            in: "banners: { a: { level: error, text: Hi, progress: { kind: determinate, step: «10» } } }")
        expectFinding(
            .outOfRange, "`step` is 110%, but must be between 0% and 100%",
            in: "banners: { a: { level: error, text: Hi, progress: { kind: determinate, step: «110%» } } }")
    }

    @Test("long values are cut short in messages") func longValues() {
        for (count, rules) in [
            (1_900, [.outOfRange, .wrongType, .invalidValue]), (60_000, [.wrongType, .wrongType, .wrongType]),
        ] as [(Int, [RuleID])] {
            let digits = String(repeating: "1", count: count)
            let project = Project(
                snippet: "styles: { a: { padding: «\(digits)», maxWidth: x\(digits), text: { style: y\(digits) } } }")
            #expect(project.findings.map(\.rule) == rules)
            #expect(
                project.findings.allSatisfy {
                    $0.message.utf8.count < 200 && $0.help.allSatisfy { $0.utf8.count < 300 }
                })
        }
    }

    @Test("durations as a spec writes them", arguments: [(0, "0ms"), (250, "250ms"), (1000, "1s"), (1500, "1500ms")])
    func plain(_ milliseconds: Int, _ text: String) {
        #expect(Duration.milliseconds(milliseconds).plain == text)
    }
}
