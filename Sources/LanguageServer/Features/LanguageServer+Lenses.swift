// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension LanguageServer {
    /// `textDocument/codeLens`: how much definitions are used, and where banners can be looked at.
    func codeLenses(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let all = checkedResolutions(of: document)
        guard let first = all.first ?? resolution(of: document), let file = first.file(document.path) else { return [] }
        let resolutions = all.isEmpty ? [first] : all
        let definitions = first.symbols.all(in: file).filter { $0.role == .definition }
        let counted = definitions.filter { ![.banners, .themes, .screens, .parameter].contains($0.symbol.kind) }
        let shown = client.showsPreviews ? definitions.filter { $0.symbol.kind == .banners } : []
        guard counted.count + shown.count <= Self.lensLimit else { return [] }
        let uses = counted.map { definition in
            lens(
                Self.use(of: definition.symbol, in: resolutions), .showUses, range(definition.place, first),
                [JSONValue(document.uri), range(definition.place, first).start.json])
        }
        // A part of a spec is shown as what it is a part of.
        let spec = uri(of: first.path)
        let folder = FileURI.uri(project.folder(of: first.path))
        let previews = shown.map { banner in
            lens(
                "preview", .preview, range(banner.place, first),
                [JSONValue(spec), JSONValue(banner.symbol.name), JSONValue(folder)])
        }
        return JSONValue(uses + previews)
    }

    private static let lensLimit = 2000

    private func lens(
        _ title: String, _ command: ServerCommand, _ range: TextRange, _ arguments: [JSONValue]
    ) -> JSONValue {
        [
            "range": range.json,
            "command": [
                "title": JSONValue(title), "command": JSONValue(command.rawValue), "arguments": JSONValue(arguments),
            ],
        ]
    }

    /// How much `symbol` is used: by how many banners, whether they name it or have it by default, or else how often it is named.
    private static func use(of symbol: Symbol, in resolutions: [Resolution]) -> String {
        let banners = resolutions.compactMap { $0.spec.map { spec in bannerCount(symbol, spec) } }.reduce(0, +)
        if banners > 0 { return banners == 1 ? "used by 1 banner" : "used by \(banners) banners" }
        let count = resolutions.map { $0.symbols.all(symbol).count { $0.role == .use } }.max() ?? 0
        return count == 0 ? "not used" : count == 1 ? "used once" : "used \(count) times"
    }

    /// How many banners of `spec` have `symbol`; 0 for what banners don't have themselves, such as a colour.
    private static func bannerCount(_ symbol: Symbol, _ spec: Spec) -> Int {
        let design = spec.design
        switch symbol.kind {
        case .levels: return spec.banners.count { design.levels[$0.level].name.value == symbol.name }
        case .styles: return spec.banners.count { design.styles[$0.style].name == symbol.name }
        case .surfaces: return spec.banners.count { spec.surfaces[$0.surface].name == symbol.name }
        case .metrics:
            return spec.banners.count { banner in
                let index = banner.look.usedMetricsIndex
                let completion = banner.extras?.progress?.completion?.metrics?.value
                return [index, completion].contains { $0.map { design.metrics[$0].name == symbol.name } ?? false }
            }
        case .buttons:
            return spec.banners.count { $0.buttons.contains { spec.buttons[$0.value].name.value == symbol.name } }
        default: return 0
        }
    }
}
