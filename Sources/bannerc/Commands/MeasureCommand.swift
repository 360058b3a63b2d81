// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BannerCore
import BannerProject
import Diagnostics

/// `bannerc measure`: how many lines a text takes.
struct MeasureCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Report how many lines a text takes, and how certain that is.",
        discussion: """
            Without font files, widths are estimates for the system font of Apple's platforms. ASCII was measured there: Latin \
            may be 1 % wider or 2 % narrower, as may ideographs and kana. Greek, Cyrillic and emoji are assumed to be accurate \
            to 4 %, and other scripts, which Apple draws in fonts that were not measured, to 10 %. Within these margins nothing \
            is proved, and the answer says so. The exit status is 1 if the text does not fit.

            With --jsonl, each line of standard input is an object with `text`, and may have `locale`, `style`, `size`, \
            `sizePt`, `weight`, `widthPt`, `limit`, `fonts`, `estimate` and `keepAll`; the options set the rest. The answer to \
            each is a line with `lines`, `verdict`, `widthPt`, `breaks` (UTF-16 code units) and, if nothing is proved, `doubt`, \
            or a line with `error` and `line`. The exit status is 1 if there was an error.
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
        help: ArgumentHelp("The size in points, which overrides --style and --size.", valueName: "points"))
    var points: Double?

    @Option(
        help: ArgumentHelp(
            "The weight of the font (default: regular, or the weight of the font file).", valueName: "weight"),
        completion: .list(BannerFontWeight.allCases.map(\.rawValue)))
    var weight: BannerFontWeight?

    @Option(parsing: .unconditional, help: ArgumentHelp("The width of a line in points.", valueName: "points"))
    var width = 320.0

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The number of lines that the text may take.", valueName: "number"))
    var lines = 2

    @Option(
        help: ArgumentHelp("A font file; repeat for fallback fonts.", valueName: "file"), completion: .file())
    var font: [String] = []

    @Option(
        help: ArgumentHelp(
            "The font that widths are estimated for: the system font, or Inter itself, with Noto for other scripts.",
            valueName: "font"),
        completion: .list(TextMeasurer.Estimate.allCases.map(\.rawValue)))
    var estimate: TextMeasurer.Estimate = .system

    @Flag(help: "Answer JSON lines from standard input.")
    var jsonl = false

    func validate() throws {
        if jsonl == (text != nil) {
            throw ValidationError(
                "give either a text or --jsonl; put `--` before a text that begins with a hyphen")
        }
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
        var question = TextMeasurer.Question(
            locale: locale, style: style, size: size, toldPoints: points, width: width, limit: lines, fonts: font,
            weight: weight, estimate: estimate)
        if jsonl {
            var lines = MeasureLines(terminal, defaults: question)
            do throws(SystemError) {
                return try lines.run()
            } catch {
                throw CommandFailure("can't read standard input: \(error.reason)")
            }
        }
        question.text = text ?? ""
        let answer = try TextMeasurer().answer(question)
        terminal.print(Self.show(answer, question))
        return answer.verdict == "overflows" ? .findings : .clean
    }

    private static func show(_ answer: TextMeasurer.Answer, _ question: TextMeasurer.Question) -> String {
        let verdict = answer.verdict == "overflows" ? "does not fit in \(question.limit)" : answer.verdict
        let least = answer.width == nil ? "at least " : ""
        var text = "\(least)\(Figure.count(answer.lines.count, "line")) at \(Figure.text(question.width)) pt and "
        text += "\(Figure.text(question.points)) pt: \(verdict)\n"
        for line in answer.lines {
            text += "  " + TerminalText.escapingControls(String(line.filter { !$0.isNewline })) + "\n"
        }
        if let width = answer.width { text += "the widest line takes \(Figure.text(width, decimals: 1)) pt\n" }
        if let doubt = answer.doubt { text += "note: \(doubt)\n" }
        return text
    }
}
