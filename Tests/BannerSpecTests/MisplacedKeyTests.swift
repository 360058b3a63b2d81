// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

/// Keys that something else has: a mapping below the one they stand in, or the definitions of another section.
@Suite struct MisplacedKeyTests {
    @Test(
        "a key that stands a level too high is shown where it belongs",
        arguments: [
            ("styles: { bar: { «cornerRadius»: 12 } }", "write `shape: { cornerRadius: 12 }`"),
            ("styles: { bar: { «border»: { width: 2 } } }", "write `shape: { border: … }`"),
            ("styles: { bar: { «maxLines»: 3 } }", "write `text: { maxLines: 3 }`"),
            ("styles: { bar: { text: { weight: bold }, «maxLines»: 3 } }", "move it into `text`"),
            (
                "levels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\", «symbol»: xmark } }",
                "write `icon: { symbol: xmark }`"
            ),
            ("metrics: { a: { «damping»: 0.7 } }", "write `spring: { damping: 0.7 }`"),
            ("«order»: fifo", "write `queue: { order: fifo }`"),
            ("«supported»:\n  - en\n  - fr", "write `locales: { supported: … }`"),
        ])
    func parts(_ snippet: String, _ help: String) throws {
        let finding = try #require(expectFirst(.unknownKey, in: snippet))
        #expect(finding.help == [help])
        #expect(finding.fix == nil)
    }

    @Test(
        "a key of other sections is said to be theirs",
        arguments: [
            ("styles: { bar: { «severity»: 4 } }", "definitions in `levels` have this key"),
            ("styles: { bar: { «onTint»: \"#000000\" } }", "definitions in `levels` and `banners` have this key"),
            ("styles: { bar: { «present»: 4s } }", "definitions in `metrics` have this key"),
            (
                "buttons: { a: { kind: functional, title: Hi, «minHeight»: 50 } }",
                "definitions in `buttonStyles` have this key"
            ),
            ("metrics: { a: { «scope»: app } }", "definitions in `surfaces` have this key"),
            ("banners: { a: { level: error, text: Hi, «conflict»: replace } }", "`queue` has this key"),
            ("levels: { error: { «cornerRadius»: 8 } }", "definitions in `buttonStyles` have this key"),
            (
                "banners: { a: { level: error, text: Hi, «dynamicType»: [xSmall, large] } }",
                "`text` of the definitions in `styles` has this key"
            ),
        ])
    func sections(_ snippet: String, _ help: String) throws {
        let finding = try #require(expectFirst(.unknownKey, in: snippet))
        #expect(finding.help == [help])
    }

    @Test("what nothing has is followed by the keys that there are")
    func others() throws {
        let finding = try #require(expectFirst(.unknownKey, in: "surfaces: { a: { «foo»: 1 } }"))
        #expect(finding.help == ["its keys are `scope`, `edge`, `under`, `group`, `description`"])
    }

    @Test("files in one language send nobody to sections that these do not have")
    func languages() throws {
        let project = Project(
            snippet: "use: [x.yaml]\nlocales: { supported: [en, de] }",
            files: ["x.yaml": "bannerc: 1\nlocale: de\nlevels: { error: { tint: red } }"])
        let finding = try #require(project.findings.first { $0.rule == .unknownKey }, "\(project.transcript)")
        #expect(finding.help == ["its keys are `spokenPrefix`, `iconLabel`"])
    }

    /// The first finding, which is of this rule and at the mark.
    private func expectFirst(_ rule: RuleID, in snippet: String) -> Finding? {
        let project = Project(snippet: snippet)
        let finding = project.findings.first { $0.rule == rule }
        let marks = project.marks.values.flatMap { $0 }
        #expect(finding.map { marks.contains($0.place.bytes) } == true, "\(project.transcript)")
        return finding
    }
}
