// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerDiff
import Diagnostics
import Testing
import YAMLSource

/// How changes are shown.
@Suite struct FormatTests {
    @Test func bothPlacesAreShown() {
        let report = Versions.report(Versions.base, "\n" + Versions.base.replacingAll("padding: 12", "padding: 14"))
        let text = String(decoding: ChangeFormat.text.render(report), as: UTF8.self)
        #expect(
            text == """
                patch[BD304 look-changed]: `styles.bar.padding` was `12` and is `14`
                  --> new.banner.yaml:12:19
                   |
                12 |   bar: { padding: 14 }
                   |                   ^^ is `14`
                   |
                  ::: old.banner.yaml:11:19
                   |
                11 |   bar: { padding: 12 }
                   |                   -- was `12`
                   = note: the same goes for `styles.compact.padding`

                1 patch change: the next version is a patch, as 1.4.3 is after 1.4.2

                """, "\(text)")
    }

    @Test func nothingIsSaidToBeNothing() {
        let report = Versions.report(Versions.base, Versions.base)
        #expect(ChangeFormat.text.render(report) == Array("nothing has changed in what the specs mean\n".utf8))
    }

    /// A text that would act on a terminal, a page or a log acts on none of them.
    @Test(arguments: ChangeFormat.allCases) func hostileTextsDoNothing(format: ChangeFormat) throws {
        let hostile = "Saved `x` <script>alert(1)</script> [a](http://b) ::error::x %0A | \\u001B[31m \\u202E */ ]]>"
        let new = Versions.base.replacingAll("text: Saved.", "text: \"\(hostile)\"")
        let report = Versions.report(Versions.base, new)
        let bytes = format.render(report)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("BD302"))
        #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
        switch format {
        case .markdown:
            // What stands in a code span is shown as it is; nothing of the text ends one.
            for line in text.split(separator: "\n") { #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)") }
        case .github: #expect(text.split(separator: "\n").count { $0.hasPrefix("::") } == report.changes.count)
        case .json, .sarif:
            var sources = SourceSet()
            var findings: [Finding] = []
            let file = SourceFile(path: "x.json", bytes: bytes)
            _ = JSONReader.read(file, as: sources.add(file), findings: &findings)
            #expect(findings.isEmpty)
        case .text: break
        }
    }

    /// Codes stay, and are each one's own.
    @Test func codesAreUnique() {
        #expect(Set(ChangeCode.all.map(\.id.code)).count == ChangeCode.all.count)
        #expect(Set(ChangeCode.all.map(\.id.name)).count == ChangeCode.all.count)
        for code in ChangeCode.all { #expect(ChangeCode.named(code.id.name) == code) }
    }
}
