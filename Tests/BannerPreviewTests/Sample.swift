// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics
import Foundation
import Testing

@testable import BannerPreview

/// A spec for tests, read and checked.
struct Sample {
    let spec: Spec?
    let preview: PreviewSpec
    let memory = LintMemory()

    /// The spec in `text`, as if it lay in the folder `folder` of the repository.
    init(_ text: String, name: String = "sample", folder: String = "specs", isChecked: Bool = true) {
        var sources = SourceSet()
        let path = "\(folder)/\(name).banner.yaml"
        let loaded = SpecLoader.load(SourceFile(path: path, bytes: Array(text.utf8)), into: &sources) { path in
            guard let data = try? Data(contentsOf: Self.root.appendingPathComponent(path)) else { return .missing }
            return .bytes(Array(data))
        }
        spec = loaded.partialSpec
        let findings =
            isChecked ? Linter.lint(loaded, sources: sources, memory: memory).findings : loaded.findings
        preview = PreviewSpec(path: path, spec: spec, sources: sources, findings: findings)
    }

    /// A file of the repository.
    init(file path: String) throws {
        let url = Self.root.appendingPathComponent(path)
        let name = url.lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
        self.init(
            try String(contentsOf: url, encoding: .utf8), name: name,
            folder: path.split(separator: "/").dropLast().joined(separator: "/"))
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let specs = ["fiori", "modifier", "orange", "ouds", "owl"].map { "specs/\($0).banner.yaml" }

    /// The page.
    var page: String {
        let banners = (0..<preview.bannerCount).map { preview.draw($0, memory) }
        return String(decoding: preview.page(banners, version: "1.0.0"), as: UTF8.self)
    }

    /// The data of the page.
    func data() throws -> [String: Any] {
        let page = page
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
        return try #require(json as? [String: Any])
    }

    /// What a page knows of the banner called `name`.
    func banner(_ name: String) throws -> [String: Any] {
        let banners = try #require(try data()["banners"] as? [[String: Any]])
        return try #require(banners.first { $0["name"] as? String == name })
    }

    /// A banner in the design without a theme.
    func shown(_ index: Int, locale: String, _ choice: ValueChoice = .typical) throws -> RuntimeBanner {
        let spec = try #require(spec)
        let banner = spec.banners[index]
        let runtime = RuntimeDesign(spec, spec.design)
        return RuntimeBanner(
            banner, of: spec, severity: 0, runtime.configuration(banner.look),
            runtime.level(banner.look.level, in: locale),
            text: banner.text, ValueFiller(banner: banner, choice: choice, locale: locale))
    }
}

/// A spec whose German text is cut on a small phone.
let cutSpec = """
    bannerc: 1
    name: Cut
    locales: { development: en, supported: [en, de, ar] }
    levels:
      error: { tint: "#8C1D18", onTint: "#FFFFFF", icon: { symbol: xmark.octagon, decorative: true }, spokenPrefix: { en: Error, de: Fehler, ar: خطأ } }
    styles:
      bar: { dismissal: [tap, swipe, timer], maxWidth: 672, text: { maxLines: 1 } }
    banners:
      offline:
        level: error
        style: bar
        parameters: { count: { type: int, min: 1, max: 99 } }
        text:
          en: { plural: count, one: "{count} file.", other: "{count} files." }
          de: { plural: count, one: "{count} Datei konnte leider nicht übertragen werden.", other: "{count} Dateien konnten leider nicht übertragen werden." }
          ar: { plural: count, zero: "لا ملفات", one: "ملف واحد", two: "ملفان", few: "{count} ملفات", many: "{count} ملفًا", other: "{count} ملف" }
        alsoAvailableAt: { en: Files, de: Dateien, ar: الملفات }

    """
