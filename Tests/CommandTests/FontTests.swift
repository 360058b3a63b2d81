// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
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
        #expect(run.errors.contains("`a.ttf` is not a font"), "\(run.errors)")
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

    // MARK: Fonts of a spec

    /// A spec whose texts are set in a typeface of its own with the file at `path`.
    private func prepareSpec(file path: String?, family: String = "Inter", text: String = "Sync failed.") throws {
        let files = path.map { ", files: { regular: \($0) }" } ?? ""
        try sandbox.write(
            """
            bannerc: 1
            name: Fonts
            fonts: { brand: { family: \(family)\(files) } }
            levels:
              error: { severity: 40, tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: x, decorative: true } }
            styles:
              standard: { text: { weight: regular, font: brand } }
            banners:
              syncFailed: { level: error, text: \(text) }
            """, to: "a.banner.yaml")
    }

    @Test("a font file that a spec names and that is not there is an error at its path, in lint and in build")
    func missingInSpec() throws {
        try prepareSpec(file: "fonts/None.ttf")
        for run in [
            try sandbox.run("lint", "--select", "text-max-lines", "a.banner.yaml"),
            try sandbox.run("build", "-o", "Generated", "a.banner.yaml"),
        ] {
            let shown = run.output + run.errors
            #expect(run.status == 1, "\(shown)")
            #expect(shown.contains("there is no font file `fonts/None.ttf`"), "\(shown)")
            #expect(shown.contains("a.banner.yaml:3:52"), "\(shown)")
            #expect(shown.contains("fix the path, which is relative to this file"), "\(shown)")
        }
        #expect(!sandbox.exists("Generated"), "nothing is made of a spec with an error")
    }

    @Test("a file of a spec that is no font is an error too", .enabled(if: Sandbox.hasHarfBuzz))
    func damagedInSpec() throws {
        try sandbox.write("no font", to: "a.ttf")
        try prepareSpec(file: "a.ttf")
        let run = try sandbox.run("lint", "--select", "text-max-lines", "a.banner.yaml")
        #expect(run.status == 1)
        #expect(run.output.contains("`a.ttf` is not a font"), "\(run.output)")
        #expect(run.output.contains("name a sound TrueType or OpenType file") && !run.output.contains("fix the path"))
    }

    @Test("what a brand's font lacks is measured as the system draws it (fonts-inter)", .enabled(if: canMeasure))
    func fallback() throws {
        try FileManager.default.copyItem(
            atPath: Self.inter, toPath: sandbox.folder.appendingPathComponent("Inter.otf").path)
        func lint(_ text: String) throws -> String {
            try prepareSpec(file: "Inter.otf", text: text)
            return try sandbox.run("lint", "--select", "text-max-lines", "a.banner.yaml").output
        }
        #expect(try lint("{ ar: تم الحفظ., ja: 保存しました。, en: Saved ✅ }").contains("nothing found"))
        let long = Array(repeating: "تعذرت المزامنة", count: 20).joined(separator: " ")
        #expect(try lint("{ en: Saved., ar: \(long) }").contains("error[BN301 text-max-lines]"))
        #expect(try lint("{ en: Saved., kn: ಸಿಂಕ್ }").contains("no font has U+0C"))
    }

    /// In Inter, this text takes three lines at the largest size; what nobody has measured may be narrower.
    @Test("texts are measured with the files of a spec (fonts-inter)", .enabled(if: canMeasure))
    func measuredInSpec() throws {
        let text = "The sync failed. The server is busy. Try it again."
        try FileManager.default.copyItem(
            atPath: Self.inter, toPath: sandbox.folder.appendingPathComponent("Inter.otf").path)
        try prepareSpec(file: "Inter.otf", text: text)
        let measured = try sandbox.run("lint", "--select", "text-max-lines", "a.banner.yaml").output
        #expect(measured.contains("error[BN301 text-max-lines]"), "\(measured)")
        #expect(!measured.contains("estimates"), "\(measured)")
        try prepareSpec(file: nil, family: "Unheard Of", text: text)
        let estimated = try sandbox.run("lint", "--select", "text-max-lines", "a.banner.yaml").output
        #expect(estimated.contains("warning[BN301 text-max-lines]"), "\(estimated)")
        #expect(estimated.contains("estimates of Apple's system font, and Unheard Of may differ"), "\(estimated)")
        #expect(estimated.contains("15 % wider or 15 % narrower"), "\(estimated)")
    }
}
