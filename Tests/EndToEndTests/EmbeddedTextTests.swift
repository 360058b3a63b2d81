// SPDX-License-Identifier: Apache-2.0

import BannerGenerators
import EmbeddedTexts
import Foundation
import Testing

/// What is part of the program is what lies in the repository: `#embed` sees to that for each file, and C has no patterns of file names,
/// so that lists of files are compared here.
@Suite("Embedded texts") struct EmbeddedTextTests {
    @Test("each text is that of its file")
    func files() throws {
        let page = "Sources/BannerPreview/Page"
        let files: [(text: EmbeddedText, path: String)] = [
            (.specSchema, "schema/banner.schema.json"), (.configurationSchema, "schema/configuration.schema.json"),
            (.pageBody, "\(page)/preview.html"), (.pageStyle, "\(page)/preview.css"),
            (.pagePlacesScript, "\(page)/places.js"), (.pageScript, "\(page)/preview.js"),
            (.pageLiveScript, "\(page)/live.js"), (.symbols, "scripts/sf-symbols.txt"),
        ]
        for (text, path) in files {
            let isSame = try text.text == Repository.text(path)
            #expect(isSame, "\(path)")
        }
    }

    @Test("every template is embedded, and belongs to a target")
    func templates() throws {
        let names = try Self.paths("templates", "mustache").map { String($0.dropLast(".mustache".count)) }.sorted()
        #expect(BuiltInTemplates.names.sorted() == names)
        for name in names {
            let isSame = try BuiltInTemplates.text(named: name) == Repository.text("templates/\(name).mustache")
            #expect(isSame, "Sources/CEmbeddedTexts/Templates.c lacks \(name), or has another text for it")
        }
        for stranger in ["", "nothing", "css\u{0}"] { #expect(BuiltInTemplates.text(named: stranger) == nil) }
    }

    @Test("every table of advances is embedded")
    func advances() throws {
        let folder = "Sources/TextFit/Advances"
        for path in try Self.paths(folder, "txt") {
            let text = EmbeddedText.advances(named: String(path.dropLast(".txt".count))).text
            let isSame = try text == Repository.text("\(folder)/\(path)")
            #expect(isSame, "Sources/CEmbeddedTexts/Advances.c lacks \(path), or has another text for it")
        }
    }

    @Test("the runtime is embedded in the order of its paths, but for previews and what joins its modules")
    func runtime() throws {
        let paths = try ["Sources/BannerCore", "Sources/BannerKit"].flatMap { folder in
            try Self.paths(folder, "swift").filter { !$0.hasSuffix("/BannerPreviews.swift") && $0 != "Reexports.swift" }
                .map { "\(folder)/\($0)" }
        }
        let areSame = try EmbeddedText.runtimeFiles == paths.map { try Repository.text($0) }
        #expect(areSame, "Sources/CEmbeddedTexts/Runtime.c: it lists all Swift files in the order of their paths")
    }

    /// The paths of files with an extension under a folder, in the order of bytes.
    private static func paths(_ folder: String, _ pathExtension: String) throws -> [String] {
        let url = Repository.root.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix("." + pathExtension) }
        try #require(!paths.isEmpty)
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
