// SPDX-License-Identifier: Apache-2.0

import BannerKit
public import BannerLint
public import BannerSpec
public import Diagnostics

/// A spec on its way to a page, in these stages:
///
/// 1. The grid of combinations follows from how much there is (``PreviewGrid``).
/// 2. Each banner is drawn in all of them (``BannerData``), on as many cores as the caller likes.
/// 3. The page joins the banners with the design and the findings (``PreviewPage``).
public struct PreviewSpec: Sendable {
    /// The path of the spec, as people read it.
    public let path: String
    /// The spec; of one with errors, what could be understood.
    let spec: Spec?
    let sources: SourceSet
    /// What was found, in the order in which it is shown.
    let findings: [Finding]
    private let links: FindingLinks
    private let grid: PreviewGrid

    /// A spec with what was found in it. `spec` is `nil` where nothing could be understood.
    public init(path: String, spec: Spec?, sources: SourceSet, findings: [Finding]) {
        self.path = path
        self.spec = spec
        self.sources = sources
        self.findings = Report(sources: sources, findings: findings).sorted()
        links = FindingLinks(self.findings, spec)
        grid = PreviewGrid(banners: spec?.banners.count ?? 0, locales: spec?.locales.supported.count ?? 0)
    }

    /// How many banners there are to draw.
    public var bannerCount: Int { spec?.banners.count ?? 0 }

    /// The banner of this index as the page reads it. `memory` knows the fonts.
    public func draw(_ index: Int, _ memory: LintMemory) -> [UInt8] {
        guard let spec, spec.banners.indices.contains(index) else { return [] }
        var data = BannerData(spec, index, grid, memory.setter)
        return data.json(findings: links.findings[index])
    }

    /// The page with `banners`, drawn in their order, made by the program of this `version`.
    public func page(_ banners: [[UInt8]], version: String) -> [UInt8] {
        PreviewPage.html(title: spec?.name.value ?? path, data: data(banners, version))
    }

    // MARK: Data

    private func data(_ banners: [[UInt8]], _ version: String) -> [UInt8] {
        var json = CompactJSON()
        json.object { json in
            json.string("name", spec?.name.value ?? path)
            json.string("about", ifAny: spec?.description)
            json.string("path", path)
            json.string("version", version)
            json.strings("sizes", grid.sizes.map(\.shortName))
            json.array("windows") { json in for window in grid.windows { window.write(to: &json) } }
            json.array("locales") { json in
                for locale in spec?.locales.supported ?? [] {
                    json.array { json in
                        json.string(nil, locale)
                        json.int(nil, TextDirection(of: locale) == .rightToLeft ? 1 : 0)
                    }
                }
            }
            if let spec { DesignData(spec: spec).write(to: &json) }
            FindingData(findings: findings, sources: sources, links: links).write(to: &json)
            json.array("banners") { json in for banner in banners { json.raw(nil, banner) } }
        }
        return json.bytes
    }
}

extension PreviewWindow {
    /// `[id, label, width, height, top, leading, bottom, trailing]`, lengths in tenths of a point.
    func write(to json: inout CompactJSON) {
        json.array { json in
            json.string(nil, id)
            json.string(nil, label)
            let area = container.safeArea
            for length in [width, height, area.top, area.leading, area.bottom, area.trailing] { json.tenths(length) }
        }
    }
}
