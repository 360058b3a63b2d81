// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics
import Testing

/// What specs use together is opened once.
@Suite struct OpenedTextsTests {
    private static let spec = Array(
        "bannerc: 1\nname: A\nuse: [a.strings]\nlevels: { e: { tint: \"#B3261E\", onTint: \"#FFFFFF\" } }\n".utf8)

    /// The file of texts that a spec has after a load, and how many findings there are.
    private func load(_ texts: OpenedTexts, _ file: String) -> (file: SourceFile?, findings: Int) {
        var sources = SourceSet()
        let result = SpecLoader.load(
            SourceFile(path: "a.banner.yaml", bytes: Self.spec), into: &sources, texts: texts
        ) { $0 == "a.strings" ? .bytes(Array(file.utf8)) : .missing }
        return (sources.files.last, result.findings.count)
    }

    @Test func aFileIsOpenedOnceAsLongAsItIsTheSame() {
        let texts = OpenedTexts()
        let first = load(texts, "\"a\" = \"A\";")
        #expect(first.file?.path == "a.strings" && first.findings == 0)
        #expect(load(texts, "\"a\" = \"A\";").file === first.file)
        #expect(load(OpenedTexts(), "\"a\" = \"A\";").file !== first.file)
        let other = load(texts, "\"a\" = \"B\";")
        #expect(other.file !== first.file && other.file?.bytes.count == first.file?.bytes.count)
    }

    @Test func whatIsWrongIsToldToEachSpec() {
        let texts = OpenedTexts()
        for _ in 0..<2 { #expect(load(texts, "\"a\" = ").findings == 1) }
    }
}
