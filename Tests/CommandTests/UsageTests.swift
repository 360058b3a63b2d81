// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Usage")
struct UsageTests {
    /// The targets that have a template, in the order of the list.
    private static let templated = [
        "swift", "kotlin", "css", "typescript", "android", "flutter", "xcassets", "xcstrings", "objc", "markdown",
    ]

    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("--version prints the version, what it is built of and for, and nothing else")
    func version() throws {
        let run = try sandbox.run("--version")
        #expect(run.status == 0)
        let form = /\d+\.\d+\.\d+ \(([0-9a-f]+\+?, )?(Linux|macOS) (x86_64|arm64)(, HarfBuzz \d+\.\d+\.\d+)?\)\n/
        let version = try #require(run.output.wholeMatch(of: form))
        #expect((version.4 != nil) == Sandbox.hasHarfBuzz)
        #expect(run.errors.isEmpty)
        #expect(try sandbox.run("build", "--version").output == run.output)
    }

    @Test("--help goes to standard output", arguments: [["--help"], [], ["build", "--help"], ["help", "init"]])
    func help(arguments: [String]) throws {
        let line = arguments.map { "'\($0)'" }.joined(separator: " ")
        let run = try sandbox.shell("\"$BANNERC\" \(line)")
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: bannerc"))
        #expect(run.errors.isEmpty)
    }

    @Test(
        "bad usage exits with 2 and says why on standard error",
        arguments: [
            "bild", "build --nonsense", "build --target nope", "build --color sometimes", "build -o", "build -o ''",
            "build --watch --check", "build --watch --print-resolved", "build --watch -",
            "build --check --print-resolved",
            "build --check --depfile d", "build --diff", "build --prune --print-resolved", "symbols --platform x",
            "symbols --platform iOS=x", "rules qqq", "explain qqq", "build --stdin-filename '' -", "template cat",
            "template cat swft",
            "targets x",
            "build --template t.mustache --target tokens", "build --config missing.yaml", "build", "build ''",
            "lint --select '' t.mustache", "lint --select BN807, t.mustache", "lint --ignore '' t.mustache",
        ])
    func badUsage(arguments: String) throws {
        try sandbox.write("x", to: "t.mustache")
        let run = try sandbox.shell("\"$BANNERC\" \(arguments)")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.lowercased().contains("error"))
        #expect(try sandbox.files() == ["t.mustache"])
    }

    @Test("a misspelt command or template is answered with what was meant")
    func nearestName() throws {
        #expect(try sandbox.run("bild").errors.contains("did you mean `build`?"))
        #expect(try sandbox.run("template", "cat", "swft").errors.contains("did you mean `swift`?"))
    }

    @Test("what a terminal would obey is not repeated as it is")
    func controls() throws {
        for arguments in ["build '\u{1B}[31mx'", "build --target '\u{1B}[31mx'", "template cat '\u{1B}[31mx'"] {
            let run = try sandbox.shell("\"$BANNERC\" \(arguments)")
            #expect(run.status == 2)
            #expect(!run.errors.contains("\u{1B}"))
            #expect(run.errors.contains(#"\u{1B}[31mx"#))
        }
    }

    @Test(
        "completion scripts are printed, and their shells understand them", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let run = try sandbox.run("--generate-completion-script", shell)
        #expect(run.status == 0)
        #expect(run.output.contains("print-resolved"))
        #expect(
            run.output.contains("swift tokens") || run.output.contains("'swift' 'tokens'")
                || run.output.contains("swift"))
        try sandbox.write(run.output, to: "script")
        #expect(try sandbox.shell("! command -v \(shell) || \(shell) -n script").status == 0)
    }

    @Test("targets are listed for people and for programs")
    func targets() throws {
        let listed = try sandbox.run("targets").output
        #expect(listed.contains("NAME.swift"))
        #expect(listed.contains("NAME-android/"))
        let json = try JSONSerialization.jsonObject(
            with: Data(try sandbox.run("targets", "--format", "json").output.utf8))
        let objects = try #require(json as? [[String: Any]])
        #expect(objects.compactMap { $0["name"] as? String } == ["swift", "tokens"] + Self.templated.dropFirst())
        #expect(objects.first?["template"] as? String == "swift")
    }

    @Test("a built-in template runs in the place of itself, byte for byte")
    func template() throws {
        let names = try sandbox.run("template", "list")
        for target in Self.templated { #expect(names.output.split(separator: "\n").contains { $0 == target }) }
        try sandbox.write(try sandbox.run("template", "cat", "swift").output, to: "own.mustache")
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "ours").status == 0)
        #expect(
            try sandbox.run("build", "a.banner.yaml", "--target", "swift", "--template", "own.mustache", "-o", "own")
                .status
                == 0)
        #expect(sandbox.read("own/a.swift") == sandbox.read("ours/a.swift"))
    }

    @Test("a fault in a template is told with its place, and nothing is written")
    func templateFault() throws {
        try sandbox.write("first\n{{#levels}}\n{{nmae}}\n", to: "own.mustache")
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        try sandbox.write(Specs.small(), to: "b.banner.yaml")
        let run = try sandbox.run("build", "a.banner.yaml", "b.banner.yaml", "--template", "own.mustache", "-o", "out")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                own.mustache:2:1: error: the section `levels` is not closed
                help: write `{{/levels}}`
                own.mustache:3:1: error: there is no `nmae` here
                help: did you mean `name`?
                error: nothing was written, since a template has a fault

                """)
        #expect(!sandbox.exists("out"))
    }

    @Test("a template that is not UTF-8 is refused")
    func templateEncoding() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        let run = try sandbox.shell(#"printf 'a\377b' > t; "$BANNERC" build a.banner.yaml --template t"#)
        #expect(run.status == 2)
        #expect(run.errors.contains("not UTF-8"))
    }

    @Test("links in a circle are not called a missing file")
    func linkLoop() throws {
        let run = try sandbox.shell("ln -s b a; ln -s a b; \"$BANNERC\" build a")
        #expect(run.status == 2)
        #expect(run.errors.contains("can't read `a`: "))
    }
}
