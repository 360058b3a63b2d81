// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import ColorSpaces
import Diagnostics
import YAMLSource

extension LanguageServer {
    /// `textDocument/documentColor`: colours written as hex, as objects, and as aliases, which show what they lead to.
    func documentColors(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let resolution = resolution(of: document), let tree = resolution.tree(document.path) else { return [] }
        var colors: [JSONValue] = []
        for (key, value) in tree.root.entries where !isLarge(document) || key.text != Symbol.Kind.banners.rawValue {
            ColorFinder.forEach(in: value) { color, place in
                colors.append(["range": range(place, resolution).json, "color": Self.json(color)])
            }
        }
        guard let spec = resolution.spec else { return JSONValue(colors) }
        let palette = Dictionary(spec.design.palette.map { ($0.name.value, $0.color.light.color) }) { first, _ in first
        }
        for occurrence in resolution.symbols.all(in: tree.file).prefix(Self.colorLimit) where occurrence.role == .use {
            guard occurrence.symbol.kind == .palette, let color = palette[occurrence.symbol.name] else { continue }
            colors.append(["range": range(occurrence.whole, resolution).json, "color": Self.json(color)])
        }
        return JSONValue(colors)
    }

    /// `textDocument/colorPresentation`: the colour in the notation that stands there.
    func colorPresentations(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let range = TextRange(parameters["range"]), let color = Self.color(parameters["color"]) else {
            throw .invalidParameters("`color` and `range` are missing")
        }
        let written = document.content.text(document.content.bytes(of: range, client.encoding))
        return JSONValue(
            ColorFinder.notations(of: color, as: written).map { text in
                ["label": JSONValue(text), "textEdit": ["range": range.json, "newText": JSONValue(text)]]
            })
    }

    /// Names among which aliases are looked for.
    private static let colorLimit = 10_000

    private static func json(_ color: Color) -> JSONValue {
        let parts = color.mapped(to: .srgb).components.list.map { JSONValue.number($0 ?? 0) }
        return .members([
            "red": parts.first, "green": parts.dropFirst().first, "blue": parts.last, "alpha": .number(color.alpha),
        ])
    }

    private static func color(_ json: JSONValue?) -> Color? {
        func part(_ name: String) -> Double? {
            if case .number(let number)? = json?[name] { min(max(number, 0), 1) } else { nil }
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Color(.srgb, red, green, blue, alpha: part("alpha") ?? 1)
    }
}
