// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Add ignore")
struct AddIgnoreTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let spec = """
        # The banners of Acme.
        bannerc: 1
        name: Acme
        levels:
          error:
            tint: "#8C1D18"
            onTint: "#FFFFFF"
            icon: { symbol: wifi.off, decorative: true }
        metrics:
          slow: { display: 60s }
        banners:
          first: { level: error, text: Loading..., metrics: slow }
          saved: { level: error, text: Saved., alsoAvailableAt: Documents }
          second:
            level: error
            text:
              en: "More..." # soon
            image: { symbol: nothing.there, decorative: true }

        """

    private func add(_ rules: String, _ arguments: String..., reason: String = "the brand says so") throws
        -> Sandbox.Run
    {
        let line = (["lint", "a.banner.yaml", "--add-ignore", rules] + arguments).map { "'\($0)'" }.joined(
            separator: " ")
        return try sandbox.shell("\"$BANNERC\" \(line) -- \(reason)")
    }

    private func count(_ rules: String) throws -> Int {
        try sandbox.run("lint", "a.banner.yaml", "--select", rules + ",BN0", "--format", "jsonl").output
            .split(separator: "\n").count
    }

    @Test("a comment stands above each finding of a rule, and nothing else changes")
    func comments() throws {
        try sandbox.write(Self.spec, to: "a.banner.yaml")
        let run = try add("symbol-exists")
        #expect(run.errors.contains("added 2 comments to 1 file\n"), "\(run.errors)")
        #expect(!run.output.contains("BN930"))
        let comment = "# bannerc: ignore[symbol-exists] -- the brand says so\n"
        #expect(
            sandbox.read("a.banner.yaml")
                == Self.spec.replacingOccurrences(of: "    icon:", with: "    \(comment)    icon:")
                .replacingOccurrences(of: "    image:", with: "    \(comment)    image:"))
        #expect(try count("symbol-exists") == 0)
        let again = try add("symbol-exists")
        #expect(again.errors.contains("no comment was added"))
    }

    @Test("findings of several rules on a line share a comment, and what is written stays as `fmt` leaves it")
    func severalRules() throws {
        try sandbox.write(Self.spec, to: "a.banner.yaml")
        _ = try sandbox.run("fmt", "a.banner.yaml")
        _ = try add("BN309,symbol-exists", "--add-ignore", "timed-needs-alternative,duration-max")
        let text = try #require(sandbox.read("a.banner.yaml"))
        #expect(text.contains("ignore[text-typographic-ellipsis, timed-needs-alternative] -- the brand"), "\(text)")
        #expect(try count("BN309,symbol-exists,duration-max,timed-needs-alternative") == 0)
        #expect(try sandbox.run("fmt", "--check", "a.banner.yaml").status == 0)
    }

    @Test("line breaks of Windows and a byte order mark stay")
    func lineBreaks() throws {
        let text = "\u{FEFF}" + Self.spec.replacingOccurrences(of: "\n", with: "\r\n")
        try sandbox.write(text, to: "a.banner.yaml")
        _ = try add("symbol-exists")
        let comment = "# bannerc: ignore[symbol-exists] -- the brand says so\r\n"
        #expect(sandbox.read("a.banner.yaml")?.contains("    \(comment)    icon:") == true)
        #expect(try count("symbol-exists") == 0)
    }

    @Test("where no comment can stand, that is told, and the file stays as it was")
    func withinText() throws {
        // The line on which the image starts begins within the text.
        let text = Self.spec.replacingOccurrences(
            of: "text: Loading...,",
            with: "text: \"One\n    two\", image: { symbol: nor.here, decorative: true },")
        try sandbox.write(text, to: "a.banner.yaml")
        let run = try add("symbol-exists")
        #expect(run.errors.contains("added 2 comments to 1 file\nnote: 1 finding got none"), "\(run.errors)")
        #expect(run.errors.contains("`# bannerc: ignore-file[RULE] -- reason` holds for a whole file"))
        #expect(try count("symbol-exists") == 1)
        #expect(sandbox.read("a.banner.yaml")?.contains("\"One\n    two\", image:") == true)
    }

    @Test("a difference is shown and not written, of standard input too")
    func diff() throws {
        try sandbox.write(Self.spec, to: "a.banner.yaml")
        let run = try add("symbol-exists", "--diff")
        #expect(run.status == 1)
        #expect(run.output.contains("+    # bannerc: ignore[symbol-exists] -- the brand says so\n"))
        #expect(sandbox.read("a.banner.yaml") == Self.spec)
        let input = try sandbox.run("lint", "-", "--add-ignore", "symbol-exists", "--", "why", input: Self.spec)
        #expect(input.status == 2 && input.errors.contains("add --diff"))
    }

    @Test("what the baseline accepts gets no comment")
    func baseline() throws {
        try sandbox.write(Self.spec, to: "a.banner.yaml")
        #expect(try sandbox.run("baseline", "--baseline", "base.json", "a.banner.yaml").status == 0)
        let third = "  third: { level: error, text: Third., image: { symbol: nor.here, decorative: true } }\n"
        try sandbox.write(Self.spec + third, to: "a.banner.yaml")
        let run = try add("symbol-exists", "--baseline", "base.json")
        #expect(run.errors.contains("added 1 comment to 1 file"), "\(run.errors)")
        #expect(
            sandbox.read("a.banner.yaml")
                == Self.spec + "  # bannerc: ignore[symbol-exists] -- the brand says so\n" + third)
    }

    @Test("a file that two specs use gets its comment once, and the specs behind `--` are read without the flag")
    func sharedFile() throws {
        try sandbox.write(
            Specs.part.replacingOccurrences(of: "xmark.octagon.fill", with: "wifi.off"), to: "part.banner.yaml")
        for name in ["a", "b"] { try sandbox.write(Specs.using("part.banner.yaml"), to: "\(name).banner.yaml") }
        let run = try sandbox.run("lint", ".", "--add-ignore", "symbol-exists", "--", "ours")
        #expect(run.errors.contains("added 1 comment to 1 file"), "\(run.errors)")
        #expect(sandbox.read("part.banner.yaml")?.components(separatedBy: "ignore[symbol-exists]").count == 2)
        #expect(try sandbox.run("lint", "--select", "BN930", "--", "a.banner.yaml").status == 0)
    }

    @Test("a finding of which the baseline knows a part gets one")
    func partOfTheBaseline() throws {
        try sandbox.write(Self.spec, to: "a.banner.yaml")
        #expect(try sandbox.run("baseline", "--baseline", "base.json", "a.banner.yaml").status == 0)
        try sandbox.write(Self.spec + "  third: { level: error, text: Third., metrics: slow }\n", to: "a.banner.yaml")
        let run = try add("duration-max", "--baseline", "base.json")
        #expect(run.errors.contains("added 1 comment to 1 file"), "\(run.errors)")
    }
}
