// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Measure")
struct MeasureTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let german = "Die Synchronisierung mit dem Server ist fehlgeschlagen. Bitte erneut versuchen."

    @Test("a text is shown as it breaks, and one that does not fit makes the exit status 1")
    func text() throws {
        let flags = ["--locale", "de", "--style", "subheadline", "--size", "xxxLarge", "--width", "288"]
        let run = try sandbox.shell("\"$BANNERC\" measure '\(Self.german)' \(flags.joined(separator: " "))")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("4 lines at 288 pt and 21 pt: does not fit in 2\n  Die Synchronisierung mit"))
        let wide = try sandbox.run("measure", Self.german, "--locale", "de", "--width", "600")
        #expect(wide.status == 0 && wide.output.contains("pt: fits\n"))
        #expect(try sandbox.run("measure", Self.german, "--lines", "9").status == 0)
    }

    @Test("questions in JSON lines get an answer each, in step")
    func lines() throws {
        let questions = [
            #"{"text": "Sync failed. Try again.", "locale": "en", "sizePt": 21, "widthPt": 140}"#,
            #"{"text": "Sync failed. Try again.", "locale": "en", "sizePt": 21, "widthPt": 140, "limit": 1}"#,
            "{ broken", #"{"txt": "x"}"#, #"{"text": "", "fonts": null, "keepAll": false}"#,
            #"{"text": "ಕನ್ನಡ", "sizePt": 17, "widthPt": 200}"#, #"{"text": "x", "sizePt": -1}"#,
        ]
        let run = try sandbox.run("measure", "--jsonl", input: questions.joined(separator: "\n") + "\n\n")
        let answers = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(answers.count == questions.count)
        #expect(run.status == 1)
        #expect(answers[0]["lines"] as? Int == 2 && answers[0]["verdict"] as? String == "fits")
        #expect(answers[0]["breaks"] as? [Int] == [13])
        #expect(answers[1]["verdict"] as? String == "overflows")
        #expect(answers[2]["error"] is String)
        #expect((answers[3]["error"] as? String)?.contains("`txt`") == true)
        #expect(answers[4]["lines"] as? Int == 0 && answers[4]["verdict"] as? String == "fits")
        #expect(answers[5]["verdict"] as? String == "unproved")
        #expect(answers[6]["verdict"] as? String == "unproved")
    }

    @Test(
        "bad flags are told",
        arguments: [[], ["x", "--jsonl"], ["x", "--points", "0"], ["x", "--style", "huge"], ["x", "--lines", "-1"]])
    func usage(_ flags: [String]) throws {
        let run = try sandbox.shell("\"$BANNERC\" measure \(flags.joined(separator: " "))")
        #expect(run.status == 2 && !run.errors.isEmpty && run.output.isEmpty)
    }

    @Test("what a terminal would obey is shown as an escape")
    func hostile() throws {
        let run = try sandbox.run("measure", "a\u{1B}[31mb")
        #expect(!run.output.contains("\u{1B}"))
    }
}
