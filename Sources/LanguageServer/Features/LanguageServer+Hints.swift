// SPDX-License-Identifier: Apache-2.0

import BannerLint
import BannerSpec
import Diagnostics

extension LanguageServer {
    /// `textDocument/inlayHint`: what aliases of colours lead to, and the lines that texts take.
    func inlayHints(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let resolution = resolution(of: document), let spec = resolution.spec,
            let file = resolution.file(document.path)
        else { return [] }
        let shown = TextRange(parameters["range"]) ?? document.content.whole(client.encoding)
        let bytes = document.content.bytes(of: shown, client.encoding)
        let visible =
            offset(
                bytes.lowerBound, of: document, in: resolution)..<max(
                offset(bytes.lowerBound, of: document, in: resolution),
                offset(bytes.upperBound, of: document, in: resolution))
        var hints: [JSONValue] = []
        let palette = Dictionary(spec.design.palette.map { ($0.name.value, $0) }) { first, _ in first }
        var banners: [Banner] = []
        // A banner may begin above what is shown.
        let start =
            NodePath.definition(at: visible.lowerBound, in: resolution.tree(document.path)) ?? visible.lowerBound
        for occurrence in resolution.symbols.all(in: file, start..<visible.upperBound) {
            let place = occurrence.place.bytes
            if occurrence.symbol.kind == .palette, occurrence.role == .use, visible.contains(place.lowerBound),
                let color = palette[occurrence.symbol.name]
            {
                hints.append(hint(ValueText.color(color.color.light.color), behind: occurrence.whole, resolution))
            }
            if occurrence.symbol.kind == .banners, occurrence.role == .definition,
                occurrence.whole.bytes.overlaps(visible), banners.count < Self.bannerLimit,
                let banner = SymbolText.banner(occurrence.symbol.name, spec)
            {
                banners.append(banner)
            }
        }
        return JSONValue(hints + lines(of: banners, spec, resolution, file, visible))
    }

    /// Banners whose texts are measured for a screen of an editor.
    private static let bannerLimit = 60

    /// The lines of the texts of `banners` that stand in `file`: a text may come from another one, and belong to several banners.
    private func lines(
        of banners: [Banner], _ spec: Spec, _ resolution: Resolution, _ file: FileID, _ visible: Range<Int>
    ) -> [JSONValue] {
        var worst: [Place: WorstLines] = [:]
        for banner in banners {
            for lines in WorstLines.of(banner, in: spec, resolution.sources, memory()) where lines.allowed != nil {
                if (worst[lines.place]?.lines ?? 0) < lines.lines { worst[lines.place] = lines }
            }
        }
        return worst.values.filter { $0.place.file == file && visible.contains($0.place.bytes.lowerBound) }
            .sorted { $0.place.bytes.lowerBound < $1.place.bytes.lowerBound }
            .map { hint(LineText.short($0), behind: $0.place, resolution) }
    }

    private func hint(_ text: String, behind place: Place, _ resolution: Resolution) -> JSONValue {
        [
            "position": range(place, resolution).end.json, "label": JSONValue(text), "kind": 1, "paddingLeft": true,
        ]
    }

    /// `textDocument/semanticTokens/full` and `range`: names, by what they name.
    func semanticTokens(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let resolution = resolution(of: document), let file = resolution.file(document.path) else {
            return ["data": []]
        }
        var visible = 0..<Int.max
        if let range = TextRange(parameters["range"]) {
            let bytes = document.content.bytes(of: range, client.encoding)
            let start = offset(bytes.lowerBound, of: document, in: resolution)
            visible = start..<max(start, offset(bytes.upperBound, of: document, in: resolution))
        }
        let occurrences = resolution.symbols.all(in: file, visible).prefix(Self.tokenLimit)
        var data: [JSONValue] = []
        var (line, character) = (0, 0)
        for occurrence in occurrences {
            let range = range(occurrence.place, resolution)
            guard range.start.line == range.end.line, range.end.character > range.start.character,
                range.start.line > line || range.start.line == line && range.start.character >= character
            else { continue }
            let sameLine = range.start.line == line
            data += [
                JSONValue(range.start.line - line), JSONValue(range.start.character - (sameLine ? character : 0)),
                JSONValue(range.end.character - range.start.character),
                JSONValue(Self.tokenType(occurrence.symbol.kind)),
                JSONValue(occurrence.role == .definition ? 1 : 0),
            ]
            (line, character) = (range.start.line, range.start.character)
        }
        return ["data": JSONValue(data)]
    }

    /// Tokens of an answer. Clients ask for what they show of a longer document.
    private static let tokenLimit = 5000

    /// A number of ``Capabilities/tokenTypes``.
    private static func tokenType(_ kind: Symbol.Kind) -> Int {
        switch kind {
        case .palette, .token: 2
        case .parameter: 3
        case .levels: 4
        case .banners: 6
        default: 1
        }
    }
}
