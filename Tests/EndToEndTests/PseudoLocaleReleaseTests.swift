// SPDX-License-Identifier: Apache-2.0

import BannerCompiler
import BannerGenerators
import BannerSpec
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Debug builds show pseudo-locales, with an embedded runtime too; what is built without `DEBUG` has nothing of them.
@Suite("Pseudo-locales in builds of apps") struct PseudoLocaleReleaseTests {
    private static let spec = """
        bannerc: 1
        name: Acme
        locales: { development: de, supported: [de, en] }
        levels: { error: { tint: "#B3261E", onTint: "#FFFFFF", spokenPrefix: { de: Fehler, en: Error } } }
        banners:
          failed:
            level: error
            parameters: { count: { type: int } }
            text: { de: "{count} Dateien", en: "{count} files" }
        """

    private static let program = """
        let shown = Acme.Banner.failed(count: 12345)
        for locale in ["en-XA", "ar_XB", "en_XA@calendar=gregorian", "en-GB"] {
            print(shown.language(in: locale)!, shown.text(in: locale), BannerSpeech.whole(shown, in: locale))
        }
        """

    @Test(arguments: [true, false]) func builds(isDebug: Bool) throws {
        var options = GeneratorOptions()
        options.settings = [.swift: ["runtime": "embedded"]]
        let output = try Compiler.compile(
            SourceFile(path: "acme.banner.yaml", bytes: Array(Self.spec.utf8)), for: [.swift], options: options
        ) { _ in .missing }
        let files = output.files + Generators.sharedFiles(for: [.swift], options: options)
        let toolchain = try SwiftToolchain()
        defer { toolchain.remove() }
        var sources = try files.map { try toolchain.write(String(decoding: $0.bytes, as: UTF8.self), to: $0.name) }
        sources.append(try toolchain.write(Self.program, to: "main.swift"))
        let printed = try toolchain.runAlone(sources, isDebug ? ["-D", "DEBUG"] : []).split(separator: "\n")
        let program = try Data(contentsOf: URL(filePath: toolchain.path("program")))
        #expect((program.range(of: Data("áƀçđéƒĝĥ".utf8)) != nil) == isDebug)
        let english = "en 12,345 files Error. 12,345 files"
        let accented = "en-XA [12.345 Đááţééííééñ] [Ƒééĥļééŕ one]. [12.345 Đááţééííééñ]"
        #expect(
            printed
                == (isDebug
                    ? [
                        Substring(accented), "ar-XB 12.345 Dateien Fehler. 12.345 Dateien", Substring(accented),
                        Substring(english),
                    ]
                    : [
                        Substring(english), "de 12.345 Dateien Fehler. 12.345 Dateien", Substring(english),
                        Substring(english),
                    ]))
    }
}
