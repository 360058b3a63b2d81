// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Foundation
import Testing

@testable import BannerPreview

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Pictures as SVG.
@Suite("Pictures")
struct PictureTests {
    @Test(
        "pictures of sample and hostile specs are XML", arguments: Sample.specs + ["Tests/Fixtures/hostile.banner.yaml"]
    )
    func wellFormed(path: String) throws {
        let sample = try Sample(file: path)
        let spec = try #require(sample.spec)
        for appearance in Appearance.allCases {
            var combination = PreviewCombination()
            combination.appearance = appearance
            let pictures = try #require(PreviewPictures(spec, combination, sample.memory))
            for bytes in spec.banners.indices.map({ pictures.picture(of: $0) }) + [pictures.sheet()] {
                #expect(XMLParser(data: Data(bytes)).parse(), "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    @Test("a picture has the banner's colours and words")
    func content() throws {
        let sample = Sample(cutSpec)
        let spec = try #require(sample.spec)
        let pictures = try #require(PreviewPictures(spec, PreviewCombination(), sample.memory))
        let svg = String(decoding: pictures.picture(of: 0), as: UTF8.self)
        #expect(svg.contains("fill=\"#8c1d18\"") && svg.contains(">3 files.</text>"))
        #expect(svg.contains("width=\"390\""))
    }

    /// XML 1.0, 2.2, has no place for some characters that YAML takes.
    @Test("a picture is XML, whatever a text holds")
    func xml() throws {
        let sample = Sample(
            """
            bannerc: 1
            name: Odd
            levels: { error: { tint: "#8C1D18", onTint: "#FFFFFF", spokenPrefix: Error } }
            banners: { x: { level: error, text: "a\\uFFFFb\\uFFFEc" } }

            """)
        let spec = try #require(sample.spec)
        let pictures = try #require(PreviewPictures(spec, PreviewCombination(), sample.memory))
        let svg = String(decoding: pictures.picture(of: 0), as: UTF8.self)
        #expect(!svg.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE }, "\(svg)")
    }

    /// The pictures of README, docs/preview.md and BannerKit's tutorial: the folder of the spec and its name, the banner, the language and the appearance.
    static let shown: [(folder: String, spec: String, banner: String, locale: String, appearance: Appearance)] = [
        ("specs", "ouds", "paymentFailed", "en", .light), ("specs", "ouds", "paymentFailed", "ar", .dark),
        ("specs", "fiori", "syncFailed", "en", .light), ("Stubs/Docs", "mail", "sent", "en", .light),
        ("Stubs/Docs", "mail", "notSent", "en", .light),
    ]

    @Test("the pictures of the documentation are current", arguments: shown.indices)
    func documentation(index: Int) throws {
        let (folder, name, banner, locale, appearance) = Self.shown[index]
        let sample = try Sample(file: "\(folder)/\(name).banner.yaml")
        let spec = try #require(sample.spec)
        var combination = PreviewCombination()
        combination.locale = locale
        combination.appearance = appearance
        let pictures = try #require(PreviewPictures(spec, combination, sample.memory))
        let number = try #require(spec.banners.firstIndex { $0.name.value == banner })
        let suffix = locale == "en" ? "" : "-\(locale)-\(appearance.rawValue)"
        let images = folder == "specs" ? "docs/images" : "Sources/BannerKit/BannerKit.docc/Pictures"
        let url = Sample.root.appendingPathComponent("\(images)/\(name)-\(banner)\(suffix).svg")
        let drawn = Data(pictures.picture(of: number))
        if ProcessInfo.processInfo.environment["BANNERC_RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try drawn.write(to: url)
            Issue.record("recorded \(url.lastPathComponent)")
        }
        let isCurrent = try Data(contentsOf: url) == drawn
        #expect(isCurrent, "\(url.lastPathComponent) is stale: BANNERC_RECORD=1 scripts/test --filter PictureTests")
    }

    @Test("there is no picture in a language or a theme that the spec does not have")
    func unknown() throws {
        let sample = Sample(cutSpec)
        let spec = try #require(sample.spec)
        var combination = PreviewCombination()
        combination.locale = "tlh"
        #expect(PreviewPictures(spec, combination, sample.memory) == nil)
        combination = PreviewCombination()
        combination.theme = "none"
        #expect(PreviewPictures(spec, combination, sample.memory) == nil)
    }
}
