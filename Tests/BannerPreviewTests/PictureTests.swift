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

    /// The picture of a banner that says `text`, in `locale` or a language beside it, and its elements of text.
    private static func drawn(
        _ text: String, _ locale: String, in other: String? = nil
    ) throws -> (svg: String, texts: [String]) {
        let supported = other.map { ", supported: [\(locale), \($0)]" } ?? ""
        let sample = Sample(
            """
            bannerc: 1
            name: Texts
            locales: { development: \(locale)\(supported) }
            levels: { info: { tint: "#00315F", onTint: "#FFFFFF" } }
            banners: { x: { level: info, text: \(text) } }

            """, isChecked: false)
        let spec = try #require(sample.spec)
        var combination = PreviewCombination()
        combination.locale = other
        let pictures = try #require(PreviewPictures(spec, combination, sample.memory))
        let svg = String(decoding: pictures.picture(of: 0), as: UTF8.self)
        return (svg, svg.split(separator: "\n").filter { $0.hasPrefix("<text") }.map(String.init))
    }

    @Test(
        "letters whose width nobody knows are as wide as they are",
        arguments: [
            "bn": "আপনার পরিবর্তন সংরক্ষিত হয়েছে।", "te": "మీ మార్పులు సేవ్ చేయబడ్డాయి", "kn": "ನಿಮ್ಮ ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸಲಾಗಿದೆ",
            "ml": "നിങ്ങളുടെ മാറ്റങ്ങൾ സംരക്ഷിച്ചു", "pa": "ਤੁਹਾਡੀਆਂ ਤਬਦੀਲੀਆਂ ਸੁਰੱਖਿਅਤ", "or": "ପରିବର୍ତ୍ତନଗୁଡ଼ିକ ସଂରକ୍ଷିତ",
            "si": "ඔබගේ වෙනස්කම් සුරකින ලදී", "my": "သင်၏ပြောင်းလဲမှုများကို", "dv": "ބަދަލުތައް",
        ])
    func unknownWidths(locale: String, text: String) throws {
        let drawn = try Self.drawn(text, locale).texts
        #expect(!drawn.isEmpty && drawn.allSatisfy { !$0.contains("textLength") }, "\(drawn)")
        // From where it begins to be read.
        #expect(drawn.allSatisfy { $0.contains("text-anchor=\"start\"") }, "\(drawn)")
        #expect(try Self.drawn("Saved.", locale).texts.allSatisfy { $0.contains("textLength") })
    }

    /// UAX #9: each element of text is a paragraph of its own, in which all that is opened is closed.
    @Test(
        "texts keep their directions, in each line, and never beyond it",
        arguments: [
            ("\\u2067abc\\u2069.", 1), ("\\u202Eabc", 1), ("\\u2066abc \\u202Edef\\u2069 ghi", 1),
            ("\\u2068\(String(repeating: "report final ", count: 8))\\u2069.", 2), ("\\u202A\\u2067a\\nb", 2),
        ])
    func directions(text: String, lines: Int) throws {
        let drawn = try Self.drawn("\"\(text)\"", "he").texts
        #expect(drawn.count >= lines)
        for line in drawn {
            let scalars = line.unicodeScalars
            let isolates = scalars.count { (0x2066...0x2068).contains($0.value) }
            let embeddings = scalars.count { [0x202A, 0x202B, 0x202D, 0x202E].contains($0.value) }
            #expect(isolates == scalars.count { $0 == "\u{2069}" }, "\(line)")
            #expect(embeddings >= scalars.count { $0 == "\u{202C}" }, "\(line)")
        }
        let first = try #require(drawn.first)
        #expect(
            first.unicodeScalars.contains {
                (0x202A...0x202E).contains($0.value) || (0x2066...0x2068).contains($0.value)
            })
    }

    @Test("a line that goes on in an isolate begins with it")
    func brokenIsolate() throws {
        let words = String(repeating: "report final ", count: 8)
        let drawn = try Self.drawn("\"\\u2066\(words)\\u2069.\"", "he").texts
        #expect(drawn.count > 1 && drawn.allSatisfy { $0.contains(">\u{2066}") }, "\(drawn)")
    }

    /// Chinese and Japanese share characters whose letters differ.
    @Test("a picture says what language it is in, and where a text is in another one")
    func language() throws {
        #expect(try Self.drawn("直骨", "ja").svg.contains(" xml:lang=\"ja\""))
        #expect(try Self.drawn("直骨", "zh-Hans").svg.contains(" xml:lang=\"zh-Hans\""))
        let chinese = try Self.drawn("{ ja: 直骨 }", "ja", in: "zh-Hans")
        #expect(chinese.svg.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"zh-Hans\""))
        #expect(!chinese.texts.isEmpty && chinese.texts.allSatisfy { $0.contains(" xml:lang=\"ja\"") })
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
