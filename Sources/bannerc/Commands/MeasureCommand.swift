// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerKit
import BannerLint
import Diagnostics

/// `bannerc measure`: how many lines a text takes.
struct MeasureCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Say how many lines a text takes, and how sure that is.",
        discussion: """
            Widths are estimates from an open font like the system's, with a margin of 3 %. Within the margin nothing is \
            proved, and the answer says so. The exit status is 1 if the text does not fit.

            With --jsonl, each line of standard input is an object with `text`, and may have `locale`, `sizePt`, `widthPt`, \
            `limit`, `fonts` and `keepAll`; each gets a line with `lines`, `verdict`, `widthPt` and `breaks` (UTF-16 code \
            units), or with `error` and `line`. The exit status is 1 if there was an error.
            """
    )

    @Argument(help: ArgumentHelp("The text.", valueName: "text"))
    var text: String?

    @Option(help: ArgumentHelp("The language of the text, as a BCP 47 tag.", valueName: "tag"))
    var locale = "en"

    @Option(
        help: ArgumentHelp("The text style.", valueName: "style"),
        completion: .list(BannerTextStyle.allCases.map(\.rawValue)))
    var style: BannerTextStyle = .body

    @Option(
        help: ArgumentHelp("The text size that a person has chosen.", valueName: "size"),
        completion: .list(BannerDynamicTypeSize.allCases.map(\.rawValue)))
    var size: BannerDynamicTypeSize = .large

    // A negative number is a value, and not a flag that nobody knows.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The size in points, whatever style and size say.", valueName: "points"))
    var points: Double?

    @Option(
        help: ArgumentHelp("The weight of the font.", valueName: "weight"),
        completion: .list(BannerFontWeight.allCases.map(\.rawValue)))
    var weight: BannerFontWeight = .regular

    @Option(parsing: .unconditional, help: ArgumentHelp("The width of a line in points.", valueName: "points"))
    var width = 320.0

    @Option(parsing: .unconditional, help: ArgumentHelp("The lines that the text may take.", valueName: "number"))
    var lines = 2

    @Option(
        help: ArgumentHelp("A font file; repeat it for fonts to fall back to.", valueName: "file"), completion: .file())
    var font: [String] = []

    @Flag(help: "Answer JSON lines of standard input.")
    var jsonl = false

    func validate() throws {
        if jsonl == (text != nil) { throw ValidationError("give either a text or --jsonl") }
        try Self.check(points ?? 17, "--points")
        try Self.check(width, "--width")
        if lines < 1 { throw ValidationError("--lines is \(lines), and has to be 1 or more") }
    }

    private static func check(_ number: Double, _ flag: String) throws {
        guard number > 0, number.isFinite else {
            throw ValidationError("\(flag) is \(number), and has to be a number above 0")
        }
    }

    func execute(_ terminal: Terminal) throws -> ExitStatus {
        if jsonl {
            var lines = MeasureLines(terminal)
            do throws(SystemError) {
                return try lines.run()
            } catch {
                throw CommandFailure("can't read standard input: \(error.reason)")
            }
        }
        let points = points ?? BannerTypeScale.points(style, at: size)
        let question = TextMeasurer.Question(
            text: text ?? "", locale: locale, points: points, width: width, limit: lines, fonts: font, weight: weight)
        let answer = try TextMeasurer().answer(question)
        terminal.print(Self.show(answer, question))
        return answer.verdict == "overflows" ? .findings : .clean
    }

    private static func show(_ answer: TextMeasurer.Answer, _ question: TextMeasurer.Question) -> String {
        let verdict = answer.verdict == "overflows" ? "does not fit in \(question.limit)" : answer.verdict
        var text = "\(Figure.count(answer.lines.count, "line")) at \(Figure.text(question.width)) pt and "
        text += "\(Figure.text(question.points)) pt: \(verdict)\n"
        for line in answer.lines {
            text += "  " + TerminalText.escapingControls(String(line.filter { !$0.isNewline })) + "\n"
        }
        text += "the widest line takes \(Figure.text(answer.width, decimals: 1)) pt\n"
        if let doubt = answer.doubt { text += "note: \(doubt)\n" }
        return text
    }
}
