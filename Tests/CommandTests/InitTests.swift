// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Init")
struct InitTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("what init writes builds without a finding", arguments: ["", "new/app"])
    func builds(folder: String) throws {
        let run = try folder.isEmpty ? sandbox.run("init") : sandbox.run("init", folder)
        #expect(run.status == 0)
        #expect(run.output.contains("bannerc build"))
        let build = try sandbox.run("build", in: folder)
        #expect(build.status == 0)
        #expect(build.errors.isEmpty)
        let files = try sandbox.files().map { folder.isEmpty ? $0 : String($0.dropFirst(folder.count + 1)) }
        #expect(Set(files).isSuperset(of: ["bannerc.yaml", "specs/app.banner.yaml", "Generated/app.swift"]))
        #expect(try sandbox.run("build", "--check", in: folder).status == 0)
    }

    @Test("a link in place of a folder may not lead out of the project", arguments: ["", "app"])
    func linkedFolder(folder: String) throws {
        try sandbox.write("", to: "outside/keep")
        try sandbox.write("", to: folder.isEmpty ? "inner/keep" : "\(folder)/inner/keep")
        try folder.isEmpty ? sandbox.link("specs", to: "inner") : sandbox.link("app/specs", to: "../outside")
        let run = try folder.isEmpty ? sandbox.run("init") : sandbox.run("init", folder)
        #expect(run.status == (folder.isEmpty ? 0 : 2))
        #expect(folder.isEmpty || run.errors.contains("`app/specs` is a link to a folder outside the project"))
        #expect(sandbox.read("outside/app.banner.yaml") == nil)
    }

    @Test("nothing is overwritten, and a half is not written", arguments: ["bannerc.yaml", "specs/app.banner.yaml"])
    func present(path: String) throws {
        try sandbox.write("mine", to: path)
        let run = try sandbox.run("init")
        #expect(run.status == 2)
        #expect(run.errors.contains("`\(path)` is already there"))
        #expect(try sandbox.files() == [path])
        #expect(sandbox.read(path) == "mine")
    }

    @Test("where there are specs, the configuration names what holds them")
    func besideSpecs() throws {
        try sandbox.write(Specs.small(), to: "mine.banner.yaml")
        try sandbox.write(Specs.small(), to: "brand: new/a.banner.yaml")
        try sandbox.write(Specs.small(), to: "brand: new/deep/b.banner.yml")
        let run = try sandbox.run("init")
        #expect(run.status == 0)
        #expect(run.output.contains("It lists the specs found here: `brand: new`, `mine.banner.yaml`"))
        #expect(sandbox.read("bannerc.yaml")?.contains("specs:\n  - \"brand: new\"\n  - mine.banner.yaml\n") == true)
        #expect(sandbox.read("specs/app.banner.yaml") == nil)
        let built = try sandbox.run("build", "--verbose")
        #expect(["a", "b", "mine"].allSatisfy { sandbox.exists("Generated/\($0).swift") }, "\(built.errors)")
    }

    @Test("a build without a configuration names the specs that there are")
    func unconfigured() throws {
        try sandbox.write(Specs.small(), to: "mine.banner.yaml")
        #expect(
            try sandbox.run("build").errors.contains(
                "name what to build, such as `mine.banner.yaml`, or `.` for all below"))
    }

    @Test("a spec by another name is told how it is called")
    func otherwiseNamed() throws {
        try sandbox.write(Specs.small(), to: "acme.yaml")
        try sandbox.write("steps: []\n", to: "ci.yaml")
        #expect(try sandbox.run("lint").errors.contains("`acme.yaml` looks like one: call it `acme.banner.yaml`"))
    }

    @Test("a spec whose name an editor has made longer is told, whoever asks")
    func hiddenEnding() throws {
        try sandbox.write(Specs.small(), to: "acme.banner.yaml.txt")
        let found = try sandbox.run("lint").errors
        #expect(found.contains("`acme.banner.yaml.txt` looks like one: call it `acme.banner.yaml`"), "\(found)")
        let named = try sandbox.run("lint", "acme.banner.yaml").errors
        #expect(
            named.contains("there is no file `acme.banner.yaml`; did you mean `acme.banner.yaml.txt`?"), "\(named)")
    }

    @Test(
        "a spec that is not there may be one of nearly the same name",
        arguments: [
            ("s/acne.banner.yaml", "s/acme.banner.yaml"), ("s/acme.banner.yml", "s/acme.banner.yaml"),
            ("s/acme.yaml", "s/acme.banner.yaml"),
        ])
    func nearName(_ asked: String, _ meant: String) throws {
        try sandbox.write(Specs.small(), to: "s/acme.banner.yaml")
        try sandbox.write(Specs.small(), to: "s/else.banner.yaml")
        #expect(try sandbox.run("lint", asked).errors.contains("; did you mean `\(meant)`?"))
        #expect(!(try sandbox.run("lint", "s/logo.banner.yaml").errors.contains("did you mean")))
    }

    @Test("a link that leads nowhere is there too")
    func link() throws {
        try sandbox.link("bannerc.yaml", to: "elsewhere")
        #expect(try sandbox.run("init").status == 2)
        #expect(!sandbox.exists("elsewhere"))
    }
}
