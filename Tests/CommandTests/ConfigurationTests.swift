// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Configuration")
struct ConfigurationTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("the configuration is found from a folder below, and its paths are relative to it")
    func search() throws {
        try sandbox.write(
            "specs: ['specs/**/*.banner.yaml']\noutput: out\ntargets: { swift: {}, tokens: { output: json } }\n",
            to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "specs/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "specs/deep/er/b.banner.yaml")
        try sandbox.write(Specs.small(), to: "specs/.hidden/c.banner.yaml")
        #expect(try sandbox.run("build", in: "specs/deep").status == 0)
        #expect(try sandbox.files().filter { $0.hasPrefix("out") } == ["out/a.swift", "out/b.swift"])
        #expect(sandbox.exists("json/a.tokens.json"))
        try sandbox.write(Specs.faulty, to: "specs/a.banner.yaml")
        #expect(try sandbox.run("build", in: "specs/deep").errors.contains("--> ../a.banner.yaml:4:24"))
    }

    @Test("flags win over the configuration")
    func flags() throws {
        try sandbox.write("specs: [a.banner.yaml]\noutput: out\ntargets: [tokens]\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build", "-o", "other", "--target", "swift").status == 0)
        #expect(try sandbox.files() == ["a.banner.yaml", "bannerc.yaml", "other/a.swift"])
    }

    @Test("access and template are passed on")
    func options() throws {
        try sandbox.write("specs: [a.banner.yaml]\ntargets: { swift: { access: internal } }\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        #expect(try sandbox.run("build").status == 0)
        #expect(sandbox.read("a.swift")?.contains("public enum") == false)
        try sandbox.write("specs: [a.banner.yaml]\ntargets: { swift: { template: t.mustache } }\n", to: "bannerc.yaml")
        try sandbox.write("my own words\n", to: "t.mustache")
        #expect(try sandbox.run("build").status == 0)
        #expect(sandbox.read("a.swift")?.contains("my own words") == true)
    }

    @Test("no value is no path", arguments: ["~", "null", "''"])
    func noPath(value: String) throws {
        try sandbox.write("specs: [a.banner.yaml]\noutput: \(value)\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 2 && run.errors.contains("`output` takes a path"), "\(run)")
        #expect(try sandbox.files() == ["a.banner.yaml", "bannerc.yaml"])
    }

    @Test("a folder is no configuration") func folder() throws {
        #expect(try sandbox.run("lint", "--config", ".").errors.contains("can't read `.`"))
    }

    @Test("every fault is told with its place, and exits with 2")
    func faults() throws {
        try sandbox.write(
            """
            specs: [../a.banner.yaml, /b.banner.yaml]
            outputs: x
            targets:
              swif: {}
              swift: { acess: public, output: a/../../b }
              tokens: { access: public }
            lint: 3
            """, to: "bannerc.yaml")
        let run = try sandbox.run("build", "--format", "concise")
        #expect(run.status == 2)
        #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 8)
        for place in ["1:9", "1:27", "2:1", "4:3", "5:12", "5:35", "6:13", "7:7"] {
            #expect(run.errors.contains("bannerc.yaml:\(place): error: "))
        }
        let text = try sandbox.run("build").errors
        #expect(text.contains("did you mean `swift`?") && text.contains("did you mean `output`?"))
    }

    @Test(
        "what is no configuration is refused",
        arguments: [
            "", "[]", "specs: x", "specs: []", "targets: [swift, swift]", "targets: []", "specs: [\"a\\0b\"]",
            "a: b: c", "- \u{FF}",
        ])
    func nonsense(text: String) throws {
        try sandbox.write(text, to: "bannerc.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 2)
        #expect(run.errors.contains("bannerc.yaml"))
    }

    @Test("patterns without a match are told with their places")
    func noMatch() throws {
        try sandbox.write("specs: ['specs/*.banner.yaml', '*/?.banner.yaml', gone]\n", to: "bannerc.yaml")
        let run = try sandbox.run("build", "--format", "concise")
        #expect(run.status == 2)
        for column in [9, 32, 51] { #expect(run.errors.contains("bannerc.yaml:1:\(column): error: ")) }
    }

    @Test("hostile patterns take no time", arguments: ["**/**/**/**/x", "*a*a*a*a*a*a*a*a*b"])
    func patterns(pattern: String) throws {
        try sandbox.write("specs: ['\(pattern)']\n", to: "bannerc.yaml")
        try sandbox.write("", to: String(repeating: "a", count: 200))
        try sandbox.write("", to: (0..<30).map { _ in "d" }.joined(separator: "/") + "/y")
        #expect(try sandbox.run("build").status == 2)
    }

    @Test("an unreadable configuration is told", .enabled(if: getuid() != 0, "root may read everything"))
    func unreadable() throws {
        try sandbox.write("specs: [a]\n", to: "bannerc.yaml")
        let run = try sandbox.shell(#"chmod 000 bannerc.yaml; "$BANNERC" build"#)
        #expect(run.status == 2)
        #expect(run.errors.contains("can't read `bannerc.yaml`: Permission denied"))
    }
}
