// SPDX-License-Identifier: Apache-2.0

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

    /// As apps have them that are made once for each brand, of one file in each module.
    @Test func swiftInOneFolderMayBeOfSeveralModules() throws {
        #expect(
            try sandbox.run("build", "a.banner.yaml", "b.banner.yaml", "--target", "swift", "-o", "out").status == 0)
    }
}
