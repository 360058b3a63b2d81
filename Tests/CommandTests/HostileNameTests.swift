// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Hostile names")
struct HostileNameTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test(
        "files are built whatever they are called",
        arguments: [
            "two words", "a$b", "a#b", "'\"`", "🦉", "a\nb", "-x", "*", "a\\b", "e\u{301}te\u{301}", "\u{301}",
            "a\u{1B}[31m", "%s",
        ])
    func names(name: String) throws {
        try sandbox.write(Specs.small(), to: "\(name).banner.yaml")
        let run = try sandbox.run("build", "-o", "out", "--", "\(name).banner.yaml")
        #expect(run.status == 0)
        #expect(sandbox.exists("out/\(name).swift"))
        #expect(try sandbox.run("build", "-o", "out", "--check", "--", "\(name).banner.yaml").status == 0)
        #expect(try sandbox.run("build", "-o", "out/\(name)", ".").status == 0)

        try sandbox.write(Specs.faulty, to: "\(name).banner.yaml")
        let faulty = try sandbox.run("build", ".", "--format", "concise")
        #expect(faulty.status == 1)
        #expect(faulty.errors.split(separator: "\n").count == 1)
        #expect(!faulty.errors.contains("\u{1B}"))
    }

    @Test("of two files whose names differ in how accents are encoded alone, one is refused, whoever reads it")
    func encodedAccents() throws {
        let composed = "\u{E9}.banner.yaml"
        let decomposed = "e\u{301}.banner.yaml"
        try sandbox.write(Specs.small(), to: composed)
        try sandbox.write(Specs.faulty, to: decomposed)
        // On a Mac's disk they are one file, which then was written twice.
        let fileCount = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).count {
            $0.hasSuffix(".banner.yaml")
        }
        for arguments in [["."], [composed, decomposed]] {
            let run = try sandbox.run(["lint"] + arguments)
            #expect(run.status == (fileCount == 2 ? 2 : 1))
            #expect(run.errors.contains("with its accents encoded differently") == (fileCount == 2))
        }
        try sandbox.write("bannerc: 1\nname: A\nuse: [\(composed), \(decomposed)]\n", to: "a.yaml")
        let run = try sandbox.run("lint", "a.yaml")
        #expect(run.output.contains("[BN208 use-file]: `\(decomposed)` has the name of another file"))
    }

    @Test("names that are not UTF-8 are told, and never trap")
    func notUTF8() throws {
        let run = try sandbox.shell(
            #"""
            name=$(printf 'a\377.banner.yaml'); printf x > "$name"
            "$BANNERC" build "$name"; first=$?
            "$BANNERC" build .; second=$?
            folder=$(printf 'd\377'); mkdir "$folder" && cd "$folder"
            "$BANNERC" build x.banner.yaml; third=$?
            "$BANNERC" --version || third=9
            exit $((first * 100 + second * 10 + third))
            """#)
        // 222, in the eight bits that a status has.
        #expect(run.status == 222)
        #expect(run.errors.contains("its name is not UTF-8"))
        #expect(run.errors.contains("can't find the working directory: its path is not UTF-8"))
    }

    @Test("very long names and paths are told", arguments: [250, 300, 5000, 100_000])
    func long(count: Int) throws {
        let name = String(repeating: "a", count: count)
        let path = String(repeating: "b/", count: count / 2)
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build", name + ".banner.yaml").status == 2)
        #expect(try sandbox.run("build", path + "x.banner.yaml").status == 2)
        let run = try sandbox.run("build", "a.banner.yaml", "-o", path)
        #expect(run.status == (count > 4000 ? 2 : 0))
        #expect(!sandbox.exists("b") || count < 4000)
    }

    @Test("a working directory that is gone is told")
    func noFolder() throws {
        let run = try sandbox.shell(#"mkdir d && cd d && rmdir ../d && "$BANNERC" build x.banner.yaml"#)
        #expect(run.status == 2)
        #expect(run.errors.contains("can't find the working directory"))
    }
}
