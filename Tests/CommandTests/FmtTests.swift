// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Format")
struct FmtTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let messy =
        "bannerc:   1\nname: Acme   # ours\nlevels:\n    note: {tint: '#112233',onTint: \"#FFFFFF\"}\n\n\n"
    private static let neat =
        "bannerc: 1\nname: Acme  # ours\nlevels:\n  note: { tint: \"#112233\", onTint: \"#FFFFFF\" }\n"

    @Test("specs are laid out anew, once")
    func format() throws {
        try sandbox.write(Self.messy, to: "a.banner.yaml")
        let run = try sandbox.run("fmt", "a.banner.yaml")
        #expect(run.status == 0 && run.output.isEmpty && run.errors == "1 of 1 spec changed\n")
        #expect(sandbox.read("a.banner.yaml") == Self.neat)
        let again = try sandbox.run("fmt", "a.banner.yaml")
        #expect(again.status == 0 && again.errors.isEmpty)
    }

    @Test("--check writes nothing and shows what would change")
    func check() throws {
        try sandbox.write(Self.messy, to: "a.banner.yaml")
        let run = try sandbox.run("fmt", "--check", "a.banner.yaml")
        #expect(run.status == 1 && run.output.hasPrefix("--- a.banner.yaml\n"))
        #expect(sandbox.read("a.banner.yaml") == Self.messy)
        try sandbox.write(Self.neat, to: "a.banner.yaml")
        #expect(try sandbox.run("fmt", "--check", "a.banner.yaml").status == 0)
    }

    @Test("JSON stays JSON", arguments: ["base.json", "base.tokens", "Localizable.xcstrings"])
    func json(_ name: String) throws {
        let text = "{ \"color\": { \"$type\": \"color\" } }\n"
        try sandbox.write(text, to: name)
        let run = try sandbox.run("fmt", name)
        #expect(run.status == 1 && run.errors.contains("this is not a YAML file"))
        #expect(sandbox.read(name) == text)
    }

    @Test("standard input goes to standard output")
    func standardInput() throws {
        let run = try sandbox.run("fmt", "-", input: Self.messy)
        #expect(run.status == 0 && run.output == Self.neat)
    }

    @Test("what is not YAML is left as it is and told, and the others are laid out")
    func notYAML() throws {
        try sandbox.write("bannerc: [1\n", to: "a.banner.yaml")
        try sandbox.write(Self.messy, to: "b.banner.yaml")
        let run = try sandbox.run("fmt", ".")
        #expect(run.status == 1 && run.errors.contains("a.banner.yaml:1:"))
        #expect(sandbox.read("a.banner.yaml") == "bannerc: [1\n")
        #expect(sandbox.read("b.banner.yaml") == Self.neat)
    }

    @Test("without a configuration, fmt and lint take the specs of the working directory and below")
    func workingDirectory() throws {
        try sandbox.write(Self.messy, to: "deep/er/a.banner.yml")
        let run = try sandbox.run("fmt")
        #expect(run.status == 0 && run.errors == "1 of 1 spec changed\n")
        #expect(sandbox.read("deep/er/a.banner.yml") == Self.neat)
        try sandbox.write("bannerc: 1\nname: x y\n", to: "b.banner.yaml")
        let lint = try sandbox.run("lint")
        #expect(lint.status == 1 && lint.output.contains("--> b.banner.yaml:2:7"))
        // A build writes files, so somebody has to say of what.
        #expect(try sandbox.run("build", "--target", "tokens").status == 2)
    }

    @Test("where there is no spec, they say how to start one", arguments: ["fmt", "lint"])
    func empty(command: String) throws {
        let run = try sandbox.run(command)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("there is none (`*.banner.yaml`) in this folder or below; `bannerc init` writes"))
    }

    @Test("a spec that a pattern passes over for its ending is told of")
    func otherEnding() throws {
        try sandbox.write("specs: [\"**/*.banner.yaml\"]\n", to: "bannerc.yaml")
        try sandbox.write(Self.neat, to: "a.banner.yaml")
        try sandbox.write(Self.neat, to: "b.banner.yml")
        let run = try sandbox.run("fmt")
        #expect(run.status == 0)
        #expect(run.errors.contains("`b.banner.yml` is skipped: the pattern takes only `.yaml`"))
        try sandbox.write("specs: [\"**/*.banner.yaml\", \"**/*.banner.yml\"]\n", to: "bannerc.yaml")
        #expect(try sandbox.run("fmt").errors.isEmpty)
    }
}
