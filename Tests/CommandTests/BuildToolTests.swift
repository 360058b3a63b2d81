// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The part of bannerc that is compiled for the plugin BannerBuild.
@Suite("The plugin's own bannerc") struct BuildToolTests {
    private static let arguments = [
        "build", "--target", "swift", "--lint", "--all-outputs", "--format", "concise", "--output", "out",
    ]
    private static let spec = """
        bannerc: 1
        name: Small
        levels:
          error:
            tint: "#B3261E"
            onTint: "#FFFFFF"
            icon: { symbol: xmark.octagon, decorative: true }
            spokenPrefix: Error
        banners: { offline: { level: error, text: You are offline. } }

        """

    @Test("does what bannerc does, to good specs and to bad ones") func builds() throws {
        let bad = Self.spec.replacingOccurrences(of: "#FFFFFF", with: "#AA2222")
        let broken = Self.spec.replacingOccurrences(of: "level: error", with: "level: eror")
        for (spec, status) in [(Self.spec, 0), (bad, 1), (broken, 1)] {
            let (one, other) = (try Sandbox(), try Sandbox())
            for sandbox in [one, other] { try sandbox.write(spec, to: "small.banner.yaml") }
            let expected = try one.run(Self.arguments + ["small.banner.yaml"])
            let run = try other.runBuildTool(Self.arguments + ["small.banner.yaml"])
            #expect(run.status == status && run.status == expected.status, "\(run)")
            #expect(run.errors == expected.errors && run.output == expected.output)
            #expect(try other.files() == one.files())
            #expect(other.read("out/small.swift") == one.read("out/small.swift"))
        }
    }

    @Test("says so where it is asked for more") func refuses() throws {
        let sandbox = try Sandbox()
        for arguments in [
            [], ["--help"], ["lsp"], ["build", "--watch"], ["build", "--print-context"], ["fmt", "a.yaml"],
        ] {
            let run = try sandbox.runBuildTool(arguments)
            #expect(run.status == 2 && run.output.isEmpty, "\(arguments)")
            #expect(run.errors.contains("the part of bannerc that the plugin BannerBuild runs"), "\(arguments)")
        }
    }
}
