// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Fonts")
struct FontTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let kannada = "/usr/share/fonts/truetype/noto/NotoSansKannada-Regular.ttf"
    private static let canMeasure =
        Sandbox.hasHarfBuzz && [inter, kannada].allSatisfy(FileManager.default.fileExists)

    /// A spec with a text that can't be estimated.
    private func prepare(_ fonts: String) throws {
        try sandbox.write("specs: [a.banner.yaml]\nfonts:\n\(fonts)\n", to: "bannerc.yaml")
        try sandbox.write(
            """
            bannerc: 1
            name: Fonts
            locales: { development: en, supported: [en, kn] }
            levels:
              error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: x, decorative: true } }
            banners:
              syncFailed: { level: error, text: { en: Sync failed., kn: ಸಿಂಕ್ ವಿಫಲ } }
            """, to: "a.banner.yaml")
    }

    private func lint() throws -> Sandbox.Run { try sandbox.run("lint", "--select", "text-max-lines") }

    @Test("each fault has its place, and the run ends with 2")
    func faults() throws {
        try prepare("  subheadlin: a.ttf\n  body: []\n  callout: { a: b }\n  footnote: [\"\"]")
        let run = try lint()
        #expect(run.status == 2)
        for text in [
            "`subheadlin` is not a text style", "did you mean `subheadline`?", "`body` names no font file",
            "`callout` takes a font file or a list of them", "`footnote` takes a font file or a list of them",
            "--> bannerc.yaml:3:3",
        ] { #expect(run.errors.contains(text), "\(run.errors)") }
    }

    @Test("a file that is not there ends the run with 2, with and without HarfBuzz")
    func missing() throws {
        try prepare("  subheadline: [Fonts/None.ttf]")
        let run = try lint()
        #expect(run.status == 2)
        #expect(run.errors.contains("there is no font file `Fonts/None.ttf`"), "\(run.errors)")
        #expect(run.errors.contains("--> bannerc.yaml:3:17"), "\(run.errors)")
    }

    @Test("a file that is no font ends the run with 2", .enabled(if: Sandbox.hasHarfBuzz))
    func damaged() throws {
        try sandbox.write("no font", to: "a.ttf")
        try prepare("  subheadline: a.ttf")
        let run = try lint()
        #expect(run.status == 2)
        #expect(run.errors.contains("`a.ttf` is no font"), "\(run.errors)")
    }

    @Test("texts are measured with the fonts (fonts-inter, fonts-noto-core)", .enabled(if: canMeasure))
    func measured() throws {
        try prepare("  subheadline: [\(Self.inter), \(Self.kannada)]")
        #expect(try lint().output.contains("nothing found"))
        try prepare("  subheadline: \(Self.inter)")
        #expect(try lint().output.contains("whether `syncFailed` fits in kn is unknown: no font has U+0C"))
        try prepare("  body: [\(Self.inter), \(Self.kannada)]")
        #expect(try lint().output.contains("can't be estimated"))
    }

    @Test("without HarfBuzz, one warning says that the estimate stands", .enabled(if: !Sandbox.hasHarfBuzz))
    func estimated() throws {
        try sandbox.write("no font", to: "a.ttf")
        try prepare("  subheadline: a.ttf")
        let run = try lint()
        #expect(run.status == 0)
        let warnings = run.errors.components(separatedBy: "built without the trait `HarfBuzz`").count - 1
        #expect(warnings == 1, "\(run.errors)")
        #expect(run.output.contains("the width of U+0CB8 can't be estimated"), "\(run.output)")
    }
}
