// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Specs of one run that have the same `name`.
@Suite struct SharedNameTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        for (stem, name) in [("a", "Same"), ("b", "SAME")] {
            try sandbox.write("bannerc: 1\nname: \(name)\n", to: "\(stem).banner.yaml")
        }
    }

    @Test func kotlinWouldHaveOneTypeTwice() throws {
        let run = try sandbox.run("build", "a.banner.yaml", "b.banner.yaml", "--target", "kotlin", "-o", "out")
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "`a.banner.yaml` and `b.banner.yaml` have the names Same and SAME, and the target `kotlin`"),
            "\(run.errors)")
        #expect(!sandbox.exists("out"))
    }

    /// The facade of one spec has the type that the enum of another one is.
    @Test func typesOfAFacadeAreNamesOfNoOtherSpec() throws {
        try sandbox.write("bannerc: 1\nname: SameBanner\n", to: "c.banner.yaml")
        let run = try sandbox.run("build", "a.banner.yaml", "c.banner.yaml", "--target", "objc", "-o", "out")
        #expect(run.errors.contains("have the names Same and SameBanner"), "\(run.errors)")
        #expect(run.errors.contains("two types SameBanner in one module"), "\(run.errors)")
    }

    /// As apps have them that are made once for each brand, of one file in each module.
    @Test func swiftInOneFolderMayBeOfSeveralModules() throws {
        #expect(
            try sandbox.run("build", "a.banner.yaml", "b.banner.yaml", "--target", "swift", "-o", "out").status == 0)
        try sandbox.write("bannerc: 1\nname: Same\n", to: "c.banner.yaml")
        let run = try sandbox.run("build", "a.banner.yaml", "c.banner.yaml", "--target", "swift", "-o", "out")
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("warning: ") && run.errors.contains("unless they go into different modules"))
    }

    /// A plugin builds the specs of one target, and asks for all outputs.
    @Test func swiftOfAPluginIsOneModule() throws {
        let arguments = ["build", "--target", "swift", "-o", "out", "--all-outputs", "a.banner.yaml"]
        try sandbox.write("bannerc: 1\nname: Same\n", to: "c.banner.yaml")
        let run = try sandbox.run(arguments + ["b.banner.yaml", "c.banner.yaml"])
        #expect(run.status == 2)
        #expect(
            run.errors.contains("`a.banner.yaml` and `c.banner.yaml` have the name Same")
                && run.errors.contains("two types Same in one module"), "\(run.errors)")
        #expect(try sandbox.run(arguments + ["b.banner.yaml"]).status == 0)
    }
}
