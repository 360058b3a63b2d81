// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Foundation
import Testing

@Suite("Many faults, and many banners") struct ScaleTests {
    /// A spec of `count` banners, of which every `faultEvery`th names a level that is none.
    private func project(_ count: Int, faultEvery: Int = .max) -> Project {
        var text = "banners:\n"
        for index in 0..<count {
            let level = index % faultEvery == faultEvery - 1 ? "eror\(index)" : "error"
            text += "  banner\(index): { level: \(level), text: { en: \"{n} of \(index)\", fr: \"\(index)\" }, "
            text += "parameters: { n: int }, padding: \(index % 100) }\n"
        }
        return Project(snippet: text)
    }

    @Test("a thousand faults, in order, the same each time") func faults() {
        let project = project(1_000, faultEvery: 1)
        #expect(project.findings.count == 1_000)
        let lines = project.findings.map { project.sources[$0.place.file].position(at: $0.place.bytes.lowerBound).line }
        #expect(lines == Array(4..<1_004))
        let again = self.project(1_000, faultEvery: 1)
        #expect(again.result.findings == project.result.findings)
        #expect(again.findings == project.findings)
    }

    @Test("the same order, whatever the kind of fault") func kinds() {
        let text = (0..<1_000).map { index in
            let fault = [
                "level: nope", "text: \"{x}\"", "padding: 4px", "edge: left", "foo: 1", "metrics: { display: 4 }",
            ][index % 6]
            let rest = [("level", "error"), ("text", "Hi")].filter { !fault.hasPrefix($0.0 + ":") }.map {
                "\($0.0): \($0.1)"
            }
            return "  b\(index): { \(([fault] + rest).joined(separator: ", ")) }"
        }
        let runs = (0..<3).map { _ in Project(snippet: "banners:\n" + text.joined(separator: "\n")) }
        #expect(runs[0].findings.count == 1_000)
        #expect(
            runs.dropFirst().allSatisfy {
                $0.findings == runs[0].findings && $0.result.findings == runs[0].result.findings
            })
    }

    @Test("banners that are read together are read as one after another", arguments: [true, false]) func together(
        hasFaults: Bool
    ) {
        let faults = [
            "level: nope", "text: \"{x}\"", "padding: 4px", "foo: 1", "text: { de: Hallo }", "text: { en: “off” }",
            "tint: \"{brand.red}\"", "trigger: { mutex: b3 }",
        ]
        let banners = (0..<1_300).map { index in
            let fault = hasFaults && index % 7 == 3 ? faults[index / 7 % faults.count] : "description: One of many"
            let rest = [("level", "error"), ("text", "{ en: \"Saved \(index).\", fr: Fait }")]
                .filter { !fault.hasPrefix($0.0 + ":") }.map { "\($0.0): \($0.1)" }
            return "  \(index == 700 ? "b1" : index == 800 ? "Ouch" : "b\(index)"): "
                + "{ \(([fault] + rest).joined(separator: ", ")) }"
        }
        let names = hasFaults ? banners : banners.filter { !$0.hasPrefix("  Ouch") && !$0.hasPrefix("  b1:") }
        func project(_ line: String) -> Project {
            Project(
                snippet: "\(line)\nlocales: { development: en, supported: [en, fr] }\nbanners:\n"
                    + names.joined(separator: "\n"), files: ["brand.json": "{}"])
        }
        // Where there may be tokens, one reader reads them all.
        let (together, one) = (project("#ue: [brand.json]"), project("use: [brand.json]"))
        #expect(
            together.findings == one.findings && together.findings.isEmpty != hasFaults, "\(one.transcript.prefix(300))"
        )
        let specs = (together.result.partialSpec, one.result.partialSpec)
        #expect(specs.0?.banners.map(\.name) == specs.1?.banners.map(\.name) && specs.0 != nil)
        #expect(specs.0?.banners.map(\.text) == specs.1?.banners.map(\.text))
    }

    @Test("twenty thousand banners cost ten times what two thousand do") func growth() {
        func cost(_ count: Int) -> Double {
            let start = Self.seconds
            #expect(project(count).result.spec?.banners.count == count)
            return Self.seconds - start
        }
        let few = min(cost(2_000), cost(2_000))
        let many = cost(20_000)
        // With a step whose cost grows as the square it would be a hundred times.
        #expect(many < few * 10 * 3, "\(few) s and \(many) s")
    }

    /// The time that the processor has spent on this thread, whatever else runs.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("banners without a word of their own share their look") func sharing() throws {
        let text = (0..<100).map { "  b\($0): { level: error, text: Hi }" }.joined(separator: "\n")
        let banners = try resolve("banners:\n" + text).banners
        #expect(Set(banners.map { ObjectIdentifier($0.look) }).count == 1)
    }
}
