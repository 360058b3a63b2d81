// SPDX-License-Identifier: Apache-2.0

import Diagnostics
import Testing

@Suite("GitHub workflow commands")
struct GitHubFormatTests {
    @Test("The gravest findings come first, since GitHub shows ten of a kind; columns only within a line")
    func sample() throws {
        #expect(
            FormatSamples.text(.github, try FormatSamples.usual()) == """
                ::error file=specs/owl.yaml,line=2,endLine=2,col=13,endColumn=29,title=BN401 contrast-text::\
                text on tint is 2.98:1, below 4.5:1%0Aresolves to #4CAF50%0Abrand.yaml:2:10: defined [here]%0A\
                note: 15 pt counts as normal text%0Ahelp: use a darker tint%0Ahelp: #2E7D32 keeps the hue [unsafe fix]
                ::warning file=specs/owl.yaml,line=1,endLine=1,col=13,endColumn=17,title=BN103 duplicate-key::\
                `{x}` stands twice
                ::notice file=specs/owl.yaml,line=1,endLine=2,title=BN103 duplicate-key::over two lines
                1 error, 1 warning, 1 info

                """
        )
    }

    @Test("Without findings there is nothing to say")
    func nothing() {
        #expect(OutputFormat.github.render(Report(), options: FormatSamples.options).isEmpty)
    }

    @Test("Findings of a kind stay in order, and a cap leaves out the least grave")
    func order() {
        var options = FormatOptions()
        options.maxDiagnostics = 4
        let lines = FormatSamples.text(.github, FormatSamples.many(9), options).split(separator: "\n")
        #expect(
            lines.map { $0.split(separator: "::").last }
                == [
                    "number 1", "number 4", "number 7", "number 2", "… and 5 more findings",
                    "3 errors, 3 warnings, 3 infos",
                ])
    }

    @Test("An empty place is a point, and one that ends with a line break ends in its line")
    mutating func ends() {
        var desk = Desk()
        let file = desk.file("a", "é1\nb\n")
        desk.add(Finding(.key, .error, "point", at: Place(file: file, bytes: 2..<2)))
        desk.add(Finding(.key, .error, "line", at: Place(file: file, bytes: 4..<6)))
        #expect(
            FormatSamples.text(.github, desk.report) == """
                ::error file=a,line=1,endLine=1,col=2,endColumn=2,title=BN103 duplicate-key::point
                ::error file=a,line=2,endLine=2,col=1,endColumn=2,title=BN103 duplicate-key::line
                2 errors

                """
        )
    }

    @Test("What ends a property or a line is escaped")
    func escapes() {
        var desk = Desk()
        let file = desk.file("a,b:c%0A\u{1B}.yaml", "x")
        desk.add(Finding(.key, .error, "50% ::x\n%0A,", at: Place(file: file, bytes: 0..<1)))
        #expect(
            FormatSamples.text(.github, desk.report) == #"""
                ::error file=a%2Cb%3Ac%250A\u{1B}.yaml,line=1,endLine=1,col=1,endColumn=1,title=BN103 duplicate-key::\#
                50%25 ::x\n%250A,
                1 error

                """#
        )
    }

    @Test("No text makes a command of its own or reaches the log raw")
    func hostile() {
        let output = FormatSamples.text(.github, FormatSamples.hostile())
        let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(lines.count == FormatSamples.hostileTexts.count + 2)
        #expect(lines.dropLast(2).allSatisfy { $0.wholeMatch(of: /::(error|warning|notice) file=[^:]*::.*/) != nil })
        #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
}
