// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `runtime: embedded` writes BannerKit beside the generated files, once for all specs of a run.
@Suite("Embedded runtime")
struct EmbeddedRuntimeTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Specs.small(), to: "a.banner.yaml")
        try sandbox.write(
            "specs: [\"*.banner.yaml\"]\ntargets: { swift: { runtime: embedded } }\noutput: out\n", to: "bannerc.yaml")
    }

    @Test("the generated file imports nothing, and the runtime lies beside it")
    func build() throws {
        #expect(try sandbox.run("build").status == 0)
        let generated = try #require(sandbox.read("out/a.swift"))
        #expect(!generated.contains("import BannerKit"))
        #expect(try #require(sandbox.read("out/BannerKit.swift")).contains("public struct BannerQueue"))
    }

    @Test("a stale runtime is found, and a run mends it")
    func check() throws {
        #expect(try sandbox.run("build").status == 0)
        #expect(try sandbox.run("build", "--check").status == 0)
        let runtime = try #require(sandbox.read("out/BannerKit.swift"))
        try sandbox.write(runtime + "// edited\n", to: "out/BannerKit.swift")
        let run = try sandbox.run("build", "--check")
        #expect(run.status == 1)
        #expect((run.output + run.errors).contains("BannerKit.swift"))
        #expect(try sandbox.run("build").status == 0)
        #expect(sandbox.read("out/BannerKit.swift") == runtime)
    }

    @Test("a spec whose file would overwrite the runtime is refused")
    func clash() throws {
        try sandbox.write(Specs.small(), to: "BannerKit.banner.yaml")
        let run = try sandbox.run("build")
        #expect(run.status != 0)
        #expect(run.errors.contains("BannerKit"))
        #expect(sandbox.read("out/BannerKit.swift") == nil)
    }
}
