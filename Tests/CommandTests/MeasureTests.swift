// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
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
        #expect(run.output.hasPrefix("3 lines at 288 pt and 21 pt: does not fit in 2\n  Die Synchronisierung mit"))
        let wide = try sandbox.run("measure", Self.german, "--locale", "de", "--width", "600")
        #expect(wide.status == 0 && wide.output.contains("pt: fits\n"))
        #expect(try sandbox.run("measure", Self.german, "--lines", "9").status == 0)
    }

    private func answers(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    @Test("a language that nobody speaks makes the text longer") func pseudoLocale() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.run("measure", "Sync failed.", "--locale", "en-XA", "--width", "400")
        #expect(run.status == 0 && run.output.contains("  [Šýñç ƒááííļééđ. one]\n"), "\(run)")
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
        let answers = try answers(run.output)
        #expect(answers.count == questions.count)
        #expect(run.status == 1)
        #expect(answers[0]["lines"] as? Int == 2 && answers[0]["verdict"] as? String == "fits")
        #expect(answers[0]["breaks"] as? [Int] == [13])
        #expect(answers[1]["verdict"] as? String == "overflows")
        #expect(answers[2]["error"] is String)
        #expect((answers[3]["error"] as? String)?.contains("`txt`") == true)
        #expect(answers[4]["lines"] as? Int == 0 && answers[4]["verdict"] as? String == "fits")
        #expect(answers[5]["verdict"] as? String == "unproved")
        #expect(answers[6]["error"] as? String == "`sizePt` is a number above 0")
    }

    @Test(
        "a line that can't be answered gets an error with its number, and the next one its answer",
        arguments: [
            (#"{"text": null}"#, "`text` is a string"), (#"{"text": 5}"#, "`text` is a string"),
            (#"{"locale": "en"}"#, "`text` is missing"), (#"["x"]"#, "a line is an object with `text`"),
            (#""x""#, "a line is an object with `text`"), ("nonsense", "unknown word `nonsense`"),
            (#"{"text": "x"} {}"#, "text after the end of the JSON value"),
            (#"{"text": "x", "text": "y"}"#, "`text` is written twice"),
            (#"{"text": "\ud800"}"#, "one half of a character"),
            (#"{"text": "x", "locale": 5}"#, "`locale` is a string"),
            (#"{"text": "x", "locale": "de_DE"}"#, "`de_DE` is not a language tag"),
            (#"{"text": "x", "widthPt": "320"}"#, "`widthPt` is a number above 0"),
            (#"{"text": "x", "widthPt": 0}"#, "`widthPt` is a number above 0"),
            (#"{"text": "", "widthPt": -5}"#, "`widthPt` is a number above 0"),
            (#"{"text": "x", "widthPt": 1e400}"#, "`widthPt` is a number above 0"),
            (#"{"text": "x", "sizePt": [17]}"#, "`sizePt` is a number above 0"),
            (#"{"text": "x", "limit": 0}"#, "`limit` is a whole number above 0"),
            (#"{"text": "x", "limit": 1.5}"#, "`limit` is a whole number above 0"),
            (#"{"text": "x", "limit": true}"#, "`limit` is a whole number above 0"),
            (#"{"text": "x", "keepAll": "yes"}"#, "`keepAll` is true or false"),
            (#"{"text": "x", "fonts": "a.ttf"}"#, "`fonts` is a list of files"),
            (#"{"text": "x", "fonts": [5]}"#, "`fonts` is a string"),
            (#"{"text": "x", "size": 5}"#, "`size` is a string"),
            (#"{"text": "x", "size": "huge"}"#, "`size` is one of `xSmall`, `small`, "),
            (#"{"text": "x", "style": "huge"}"#, "`style` is one of `largeTitle`, "),
            (#"{"text": "x", "weight": "fat"}"#, "`weight` is one of `ultraLight`, `thin`, "),
            (#"{"text": "x", "estimate": "arial"}"#, "`estimate` is one of `system`, `inter`"),
            (#"{"text": "x", "colour": "red"}"#, "there is no key `colour`"),
        ])
    func badLines(line: String, reason: String) throws {
        let run = try sandbox.run("measure", "--jsonl", input: "\n \t\r\n\(line)\n{\"text\": \"x\", \"limit\": 2.0}")
        let answers = try answers(run.output)
        try #require(answers.count == 2)
        #expect((answers[0]["error"] as? String)?.contains(reason) == true, "\(run.output)")
        #expect(answers[0]["line"] as? Int == 3)
        #expect(answers[1]["verdict"] as? String == "fits")
        #expect(run.status == 1)
    }

    @Test("what the command line says holds for lines that don't say otherwise")
    func defaults() throws {
        func answer(_ flags: String..., line: String = #"{"text": "hello wonderful world of banners"}"#) throws
            -> [String: Any]
        {
            let run = try sandbox.shell("echo '\(line)' | \"$BANNERC\" measure --jsonl \(flags.joined(separator: " "))")
            return try #require(try answers(run.output).first, "\(run)")
        }
        #expect(try answer()["verdict"] as? String == "fits")
        #expect(try answer("--width", "100", "--lines", "1", "--points", "40")["verdict"] as? String == "overflows")
        let plain = try #require(try answer()["widthPt"] as? Double)
        for flags in [
            ["--points", "40"], ["--size", "xxxLarge"], ["--style", "title1"], ["--weight", "black"],
            ["--estimate", "inter"],
        ] {
            #expect(try answer(flags[0], flags[1])["widthPt"] as? Double != plain, "\(flags)")
        }
        #expect(try answer("--font", "/none.ttf")["error"] is String)
        // A line's own style or size comes before the command line's points.
        let line = #"{"text": "hello wonderful world of banners", "size": "large"}"#
        #expect(try answer("--points", "40", line: line)["widthPt"] as? Double == plain)
        let weight = #"{"text": "hello wonderful world of banners", "weight": "regular"}"#
        #expect(try answer("--weight", "black", line: weight)["widthPt"] as? Double == plain)
    }

    @Test("a text of unknown width takes at least so many lines, and no width")
    func unknownWidth() throws {
        let run = try sandbox.run("measure", "ಕನ್ನಡ")
        #expect(run.output.hasPrefix("at least 1 line at 320 pt and 17 pt: unproved\n"))
        #expect(!run.output.contains("takes"))
        let answer = try #require(
            try answers(sandbox.run("measure", "--jsonl", input: #"{"text": "ಕನ್ನಡ"}"#).output).first)
        #expect(answer["widthPt"] is NSNull)
        #expect(answer["doubt"] as? String == "the width of U+0C95 is not known")
    }

    @Test("a line that is not UTF-8 or too long is an error of its own, however much input there is")
    func oversized() throws {
        let long = "head -c 17000000 /dev/zero | tr '\\0' x"
        let run = try sandbox.shell(
            "{ printf '{\"text\": \"\\377\"}\\n'; \(long); printf '\\n{\"text\": \"x\"}\\n'; } | \"$BANNERC\" measure --jsonl"
        )
        let answers = try answers(run.output)
        try #require(answers.count == 3, "\(run)")
        #expect((answers[0]["error"] as? String)?.contains("not UTF-8") == true)
        #expect(answers[1]["error"] as? String == "a line is longer than 1 MiB")
        #expect(answers[2]["verdict"] as? String == "fits")
    }

    @Test("a question is answered before the next one is asked, and nobody has to listen to the end")
    func streaming() throws {
        let talk = try sandbox.shell(
            """
            mkfifo in out
            "$BANNERC" measure --jsonl <in >out &
            exec 3>in 4<out
            for text in one two; do
                printf '{"text": "%s"}\\n' $text >&3
                read -r answer <&4 && echo "$answer"
            done
            exec 3>&-
            wait $!
            """)
        #expect(talk.status == 0 && talk.output.split(separator: "\n").count == 2, "\(talk)")
        let ended = try sandbox.shell(#"yes '{"text": "x"}' | "$BANNERC" measure --jsonl | head -n 1"#)
        #expect(ended.output.contains("fits"))
    }

    @Test("widths are given to a thousandth of a point")
    func rounded() throws {
        let sizes = (1...40).map { #"{"text": "Sync failed", "sizePt": \#($0).7}"# }.joined(separator: "\n")
        let output = try sandbox.run("measure", "--jsonl", input: sizes).output
        let widths = output.matches(of: /"widthPt": ([0-9.]+)/).map { String($0.1) }
        #expect(widths.count == 40)
        for width in widths { #expect((width.split(separator: ".").dropFirst().first ?? "").count <= 3, "\(width)") }
    }

    @Test(
        "bad flags are told",
        arguments: [
            ([], "give either a text or --jsonl"), (["x", "--jsonl"], "give either a text or --jsonl"),
            (["x", "--points", "0"], "--points is 0.0, and has to be a number above 0"),
            (["x", "--points", "nan"], "--points is nan, and has to be a number above 0"),
            (["x", "--width", "-1"], "--width is -1.0, and has to be a number above 0"),
            (["x", "--width", "0"], "--width is 0.0, and has to be a number above 0"),
            (["x", "--width", "inf"], "--width is inf, and has to be a number above 0"),
            (["x", "--lines", "-1"], "--lines is -1, and has to be 1 or more"),
            (["x", "--lines", "0"], "--lines is 0, and has to be 1 or more"), (["x", "--style", "huge"], "'huge'"),
        ])
    func usage(_ flags: [String], reason: String) throws {
        let run = try sandbox.shell("\"$BANNERC\" measure \(flags.joined(separator: " "))")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(reason) && !run.errors.contains(reason + "."), "\(run.errors)")
    }

    @Test("why nothing is proved is told")
    func doubt() throws {
        let run = try sandbox.run("measure", "a\u{7}b")
        #expect(run.output.contains("note: the width of U+0007 is not known"), "\(run.output)")
    }

    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let hasInter = FileManager.default.fileExists(atPath: inter)

    @Test("texts are measured with font files (fonts-inter)", .enabled(if: Sandbox.hasHarfBuzz && hasInter))
    func fonts() throws {
        try sandbox.write("no font", to: "a.ttf")
        let questions = [
            #"{"text": "Sync failed", "fonts": ["\#(Self.inter)"]}"#, #"{"text": "x", "fonts": ["a.ttf"]}"#,
            #"{"text": "x", "fonts": ["none.ttf"]}"#, #"{"text": "x", "fonts": []}"#,
        ]
        let run = try sandbox.run("measure", "--jsonl", input: questions.joined(separator: "\n"))
        let answers = try answers(run.output)
        try #require(answers.count == 4, "\(run)")
        #expect(answers[0]["verdict"] as? String == "fits")
        #expect((answers[1]["error"] as? String)?.contains("`a.ttf` is not a font") == true, "\(run.output)")
        #expect((answers[2]["error"] as? String)?.contains("`none.ttf`") == true, "\(run.output)")
        #expect(answers[3]["verdict"] as? String == "fits")
        #expect(try sandbox.run("measure", "x", "--font", "a.ttf").status == 2)
    }

    @Test("without HarfBuzz, font files are refused", .enabled(if: !Sandbox.hasHarfBuzz))
    func noFonts() throws {
        let run = try sandbox.run("measure", "x", "--font", "a.ttf")
        #expect(run.status == 2)
        #expect(run.errors.contains("built without the trait `HarfBuzz`"), "\(run.errors)")
    }

    @Test("what a terminal would obey is shown as an escape")
    func hostile() throws {
        let run = try sandbox.run("measure", "a\u{1B}[31mb")
        #expect(!run.output.contains("\u{1B}"))
    }
}
