// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import TestSupport

@testable import BannerProject

/// `bannerc.yaml`, with the patterns in it.
struct ConfigurationHarness: Harness {
    private static let paths = ["specs/owl.banner.yaml", "a/b/c/d/e.banner.yml", ".hidden/x.banner.yaml", ""]

    init(folder: String) {}

    static func mutate(_ input: [UInt8], using random: inout SeededGenerator) -> [UInt8]? {
        SpecMutation.apply(to: input, using: &random)
    }

    mutating func run(_ input: [UInt8]) throws -> Bool {
        do throws(CommandFailure) {
            let configuration = try ConfigurationReader.read(input, path: "project/bannerc.yaml")
            let overrides = configuration.lint.overrides
            let patterns = configuration.specs.map { SpecPattern($0.value) } + overrides.flatMap(\.files).map(\.value)
            for pattern in patterns {
                for path in Self.paths { _ = (pattern.names(path), pattern.covers(path)) }
            }
            return true
        } catch {
            try require(!error.messages.isEmpty || !error.report.findings.isEmpty, "no reason")
            try Findings.check(error.report)
            try Findings.checkFormats(of: error.report, turn: input.count, input: input.count)
            return false
        }
    }
}
