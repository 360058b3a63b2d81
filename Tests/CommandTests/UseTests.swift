// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Used files")
struct UseTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("files are found from the spec's folder, and may lie above it in the project")
    func relative() throws {
        try sandbox.write(Specs.using("../shared/part.banner.yaml"), to: "s/a.banner.yaml")
        try sandbox.write(Specs.part, to: "shared/part.banner.yaml")
        #expect(try sandbox.run("build", "s/a.banner.yaml", "-o", "out").status == 0)
        // From within the folder, what lies above is outside, unless a configuration says where the project starts.
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out", in: "s").status == 1)
        try sandbox.write("specs: [s]\n", to: "bannerc.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out", in: "s").status == 0)
    }

    @Test(
        "a file outside the project is refused, by whatever way it is named",
        arguments: [
            "link.banner.yaml", "../outside/part.banner.yaml", "folder/part.banner.yaml", "up/part.banner.yaml",
        ])
    func outside(path: String) throws {
        try sandbox.write(Specs.part, to: "outside/part.banner.yaml")
        try sandbox.write(Specs.using(path), to: "project/a.banner.yaml")
        try sandbox.link("project/link.banner.yaml", to: "../outside/part.banner.yaml")
        try sandbox.link("project/folder", to: "../outside")
        try sandbox.link("project/up", to: "folder")
        let run = try sandbox.run("build", "a.banner.yaml", "-o", "out", in: "project")
        #expect(run.status == 1)
        #expect(run.errors.contains("BN209"))
        #expect(!sandbox.exists("project/out"))
    }

    @Test("a link within the project is followed")
    func inside() throws {
        try sandbox.write(Specs.part, to: "brand/part.banner.yaml")
        try sandbox.write(Specs.using("link.banner.yaml"), to: "a.banner.yaml")
        try sandbox.link("link.banner.yaml", to: "brand/part.banner.yaml")
        #expect(try sandbox.run("build", "a.banner.yaml", "-o", "out").status == 0)
    }

    @Test("a spec elsewhere may use what lies beside it")
    func elsewhere() throws {
        try sandbox.write(Specs.using("part.banner.yaml"), to: "other/a.banner.yaml")
        try sandbox.write(Specs.part, to: "other/part.banner.yaml")
        try sandbox.write("", to: "here/x")
        #expect(try sandbox.run("build", "../other/a.banner.yaml", in: "here").status == 0)
    }

    @Test("a missing file, a folder, a circle of links and a pipe are findings with a place")
    func unreadable() throws {
        try sandbox.write(
            Specs.using("gone.banner.yaml, dir.banner.yaml, loop.banner.yaml, pipe.banner.yaml"), to: "a.banner.yaml")
        try sandbox.write("", to: "dir.banner.yaml/x")
        try sandbox.link("loop.banner.yaml", to: "loop.banner.yaml")
        let run = try sandbox.shell(#"mkfifo pipe.banner.yaml; "$BANNERC" build a.banner.yaml --format concise"#)
        #expect(run.status == 1)
        #expect(run.errors.components(separatedBy: "BN208").count == 5)
        #expect(run.errors.contains("not a regular file"))
    }
}
