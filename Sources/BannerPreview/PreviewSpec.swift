// SPDX-License-Identifier: Apache-2.0

import BannerCore
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
    /// Whether the spec is as it was before the errors that were found.
    private let isFormer: Bool
    private let links: FindingLinks
    private let grid: PreviewGrid

    /// A spec with what was found in it. `spec` is `nil` where nothing could be understood; `isFormer` says that it is from before
    /// the errors that were found. `values` are shown beside those that follow from the spec.
    public init(
        path: String, spec: Spec?, sources: SourceSet, findings: [Finding], isFormer: Bool = false,
        values: OwnValues = OwnValues([:])
    ) {
        self.path = path
        self.spec = spec
        self.isFormer = isFormer
        self.sources = sources
        self.findings = Report(sources: sources, findings: findings).sorted()
        links = FindingLinks(self.findings, spec)
        grid = PreviewGrid(
            banners: spec?.banners.count ?? 0, pieces: spec?.banners.reduce(0) { $0 + $1.pieceCount } ?? 0,
            locales: spec?.locales.supported.count ?? 0,
            themes: spec?.themes.count ?? 0, own: values)
    }

    /// How many banners there are to draw.
    public var bannerCount: Int { spec?.banners.count ?? 0 }

    /// The banner of this index as the page reads it. `memory` knows the fonts.
    public func draw(_ index: Int, _ memory: LintMemory) -> [UInt8] {
        guard let spec, spec.banners.indices.contains(index) else { return [] }
        var data = BannerData(spec, index, grid, memory.setter)
        return data.json(findings: links.findings[index])
    }

    /// The page with `banners`, drawn in their order, made by the program of this `version`. One that is served has a `revision`, and
    /// loads itself again when there is another one.
    public func page(_ banners: [[UInt8]], version: String, revision: String? = nil) -> [UInt8] {
        PreviewPage.html(title: title, data: data(banners, version), revision: revision)
    }

    /// What people call it: its name, or its path where nobody could read that.
    private var title: String { spec?.name.value ?? path }

    /// What an overview of several specs says of this one, whose page and pictures are at these addresses.
    public func entry(address: String, pictures: PreviewIndex.Pictures?) -> PreviewIndex.Entry {
        PreviewIndex.Entry(
            name: title, path: path, about: spec?.description, address: address, pictures: pictures,
            bannerCount: bannerCount, findings: findings.map(\.severity), isFormer: isFormer)
    }

    // MARK: Data

    private func data(_ banners: [[UInt8]], _ version: String) -> [UInt8] {
        var json = CompactJSON()
        json.object { json in
            json.string("name", spec?.name.value ?? path)
            json.string("about", ifAny: spec?.description)
            json.string("path", path)
            json.string("version", version)
            json.bool("isWhole", spec != nil && !findings.contains(where: \.isLanguageError))
            json.strings("sizes", grid.sizes.map(\.shortName))
            json.array("windows") { json in for window in grid.windows { window.write(to: &json) } }
            grid.writeLocales(of: spec, to: &json)
            if isFormer { json.bool("isFormer", true) }
            SymbolShape.write(spec?.symbols ?? [], to: &json)
            if let spec { DesignData(spec: spec).write(to: &json) }
            FindingData(findings: findings, sources: sources, links: links).write(to: &json)
            if let spec { QueueData(spec, findings).write(to: &json) }
            json.array("banners") { json in for banner in banners { json.raw(nil, banner) } }
        }
        return json.bytes
    }
}

extension SymbolShape {
    /// `[around, filled, sign, dot, drop, crossed, letters]` for each symbol that is drawn.
    static func write(_ names: Set<String>, to json: inout CompactJSON) {
        json.object("symbols") { json in
            for name in names.sorted() {
                let shape = SymbolShape(name)
                json.array(name) { json in
                    json.string(nil, shape.around ?? "")
                    json.int(nil, shape.isFilled ? 1 : 0)
                    json.string(nil, shape.sign ?? "")
                    json.number(nil, shape.dot ?? 0)
                    json.number(nil, shape.drop)
                    json.int(nil, shape.isCrossed ? 1 : 0)
                    json.string(nil, shape.letters ?? "")
                }
            }
        }
    }
}

extension PreviewGrid {
    /// `[tag, whether it is written from right to left]` for each language.
    func writeLocales(of spec: Spec?, to json: inout CompactJSON) {
        json.array("locales") { json in
            for locale in spec.map({ locales(of: $0) }) ?? [] { json.locale(locale.tag) }
        }
    }
}

extension CompactJSON {
    /// `[tag, whether it is written from right to left]`.
    mutating func locale(_ tag: String) {
        array { json in
            json.string(nil, tag)
            json.int(nil, TextDirection(of: tag) == .rightToLeft ? 1 : 0)
        }
    }
}

extension Spec {
    /// The SF Symbols that are drawn, those that BannerKit draws by itself among them.
    var symbols: Set<String> {
        let levels = ([design] + themes.map(\.design)).flatMap(\.levels).map(\.attributes.icon.value)
        let looks = ([banners.map(\.look)] + themes.map(\.looks)).flatMap { $0 }.map(\.level.icon.value)
        let images = levels + looks + banners.map { $0.extras?.image } + buttons.map(\.image)
        return Set(images.compactMap { $0?.symbol } + ["xmark", "questionmark"])
    }
}

extension Image {
    /// The SF Symbol that is drawn for it before anything has been loaded.
    fileprivate var symbol: String? {
        switch source {
        case .symbol(let name), .url(_, .symbol(let name)?, _), .parameter(_, .symbol(let name)?): name
        default: nil
        }
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
