// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
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

    @Test("a setting of two targets that are compiled together is one")
    func contradictions() throws {
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        func build(_ targets: String) throws -> Sandbox.Run {
            try sandbox.write("specs: [a.banner.yaml]\ntargets: { \(targets) }\n", to: "bannerc.yaml")
            return try sandbox.run("build", "--format", "concise")
        }
        #expect(try build("swift: { runtime: embedded }, objc: {}").status == 0)
        #expect(sandbox.read("a+ObjC.swift")?.contains("import BannerKit") == false)
        for targets in [
            "swift: { runtime: embedded }, objc: { runtime: package }", "objc: { runtime: embedded }, swift: {}",
        ] {
            let run = try build(targets)
            #expect(run.status == 2 && run.errors.contains("with which that is compiled"), "\(run)")
        }
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

    @Test("a path may go up and down again, as long as it stays in the project")
    func parents() throws {
        try sandbox.write("specs: [specs/sub/../a.banner.yaml, ./b/..]\noutput: x/../out\n", to: "bannerc.yaml")
        try sandbox.write(Specs.small(), to: "specs/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "c.banner.yaml")
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(sandbox.exists("out/a.swift") && sandbox.exists("out/c.swift"))
        try sandbox.write("specs: [specs/../../a.banner.yaml]\n", to: "bannerc.yaml")
        #expect(try sandbox.run("build").errors.contains("`specs` leaves the project's folder"))
    }

    @Test("a configuration with another ending is not passed over")
    func otherEnding() throws {
        try sandbox.write("specs: [a.banner.yaml]\noutput: out\n", to: "bannerc.yml")
        try sandbox.write(Specs.small(), to: "specs/a.banner.yaml")
        let run = try sandbox.run("build", "a.banner.yaml", in: "specs")
        #expect(run.status == 2, "\(run)")
        #expect(run.errors.contains("`../bannerc.yml` is not read: rename it to `bannerc.yaml`"), "\(run.errors)")
        try sandbox.write("specs: [specs]\noutput: out\n", to: "bannerc.yml")
        #expect(try sandbox.run("build", "--config", "bannerc.yml").status == 0)
        #expect(sandbox.exists("out/a.swift"))
    }

    @Test("`**` at the end takes the specs below, and `*` files of YAML alone")
    func openEnds() throws {
        try sandbox.write(Specs.small(), to: "specs/deep/er/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "specs/b.banner.yaml")
        try sandbox.write("# Specs\n", to: "specs/README.md")
        try sandbox.write("services: {}\n", to: "specs/deep/compose.yaml")
        for (pattern, made) in [
            ("specs/**", ["out/a.swift", "out/b.swift"]), ("**", ["out/a.swift", "out/b.swift"]),
            ("specs/*", ["out/b.swift"]), ("specs/**/er/**", ["out/a.swift"]), ("specs/?*", ["out/b.swift"]),
        ] {
            try sandbox.write("specs: ['\(pattern)']\noutput: out\ntargets: [swift]\n", to: "bannerc.yaml")
            let run = try sandbox.run("build")
            #expect(run.status == 0, "\(pattern): \(run.errors)")
            #expect(try sandbox.files().filter { $0.hasPrefix("out/") } == made, "\(pattern)")
            try sandbox.remove("out")
        }
        try sandbox.write(Specs.small(), to: "c.yaml")
        try sandbox.write("specs: ['*.yaml']\noutput: out\ntargets: [swift]\n", to: "bannerc.yaml")
        #expect(try sandbox.run("build").status == 0, "the configuration is no spec")
    }
}
