// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

@testable import BannerGenerators

/// No two definitions become one name of a target.
@Suite struct NameMapTests {
    private static let first = place(10..<15)
    private static let second = place(20..<25)

    private static func place(_ bytes: Range<Int>) -> Place {
        var sources = SourceSet()
        return Place(file: sources.add(SourceFile(path: "acme.banner.yaml", bytes: [])), bytes: bytes)
    }

    @Test func namesPutTogetherCanClash() throws {
        var names = NameMap(target: "`android`")
        names.add("error_on_tint", path: "levels.error.onTint", at: Self.first)
        names.add("error_tint", path: "levels.error.tint", at: Self.first)
        #expect(names.findings.isEmpty)
        names.add("error_on_tint", path: "levels.errorOn.tint", at: Self.second)
        let finding = try #require(names.findings.first)
        #expect(finding.rule == .nameClash)
        #expect(finding.severity == .error)
        #expect(
            finding.message
                == "`levels.error.onTint` and `levels.errorOn.tint` both become `error_on_tint` for `android`")
        #expect(finding.place == Self.second)
        #expect(finding.labels.map(\.place) == [Self.first])
    }

    @Test func caseAloneKeepsNothingApart() {
        var names = NameMap(target: "`xcassets`")
        names.add("Brand", path: "palette.brand", at: Self.first)
        names.add("brand", path: "levels.brand", at: Self.second)
        #expect(names.findings.count == 1)
    }

    @Test func whatIsBuiltInPointsToTheOther() {
        var names = NameMap(target: "`css`")
        names.add("standard", path: "styles.standard", at: nil)
        names.add("standard", path: "metrics.standard", at: Self.second)
        names.add("standard", path: "surfaces.standard", at: nil)
        #expect(names.findings.map(\.place) == [Self.second, Self.second])
    }

    @Test func theSameDefinitionTwiceIsNoClash() {
        var names = NameMap(target: "`css`")
        names.add("a", path: "palette.a", at: Self.first)
        names.add("a", path: "palette.a", at: Self.first)
        #expect(names.findings.isEmpty)
    }
}
