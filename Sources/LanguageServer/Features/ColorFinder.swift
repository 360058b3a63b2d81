// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import YAMLSource

/// Colours as they are written.
enum ColorFinder {
    /// Calls `body` with each colour below `node` that is written as hex, or as an object of the DTCG format.
    static func forEach(in node: Node, _ body: (Color, Place) -> Void) {
        if node.isAlias { return }
        if node.kind == .scalar, let color = Color(hex: node.text) { return body(color, node.place) }
        if let color = object(node) { return body(color, node.place) }
        for (_, value) in node.entries { forEach(in: value, body) }
        for item in node.items { forEach(in: item, body) }
    }

    private static func object(_ node: Node) -> Color? {
        guard let space = node.value(of: "colorSpace").flatMap({ ColorSpace(rawValue: $0.text) }),
            let components = node.value(of: "components")
        else { return nil }
        let parts = components.items.map { Double($0.text) }
        guard parts.count == 3 else { return nil }
        return Color(
            space, parts[0], parts[1], parts[2], alpha: node.value(of: "alpha").flatMap { Double($0.text) } ?? 1)
    }

    /// `color` in the ways in which it may be written in the place of `written`, the way of `written` first. What a picker gives is
    /// of sRGB; an object of another space keeps its space.
    static func notations(of color: Color, as written: String) -> [String] {
        let hex = color.hexWithAlpha
        if written.hasPrefix("{") { return [object(color, as: written), quoted(hex, "\"")] }
        let quote = written.hasPrefix("'") ? "'" : "\""
        let isLower = written.contains { ("a"..."f").contains($0) } && !written.contains { ("A"..."F").contains($0) }
        return [quoted(isLower ? hex.lowercased() : hex, quote)]
    }

    private static func quoted(_ text: String, _ quote: String) -> String { quote + text + quote }

    private static func object(_ color: Color, as written: String) -> String {
        let space = ColorSpace.allCases.filter { isNamed($0.rawValue, written) }.max {
            $0.rawValue.count < $1.rawValue.count
        }
        let converted = color.converted(to: space ?? .srgb)
        let parts = converted.components.list.map { ValueText.number($0 ?? 0) }.joined(separator: ", ")
        let isJSON = written.holds("\"colorSpace\"")
        let keys = isJSON ? ["\"colorSpace\"", "\"components\"", "\"alpha\""] : ["colorSpace", "components", "alpha"]
        let name = isJSON ? quoted(converted.space.rawValue, "\"") : converted.space.rawValue
        let end = color.alpha == 1 ? "" : ", \(keys[2]): \(ValueText.number(color.alpha))"
        return "{ \(keys[0]): \(name), \(keys[1]): [\(parts)]\(end) }"
    }

    /// Whether `name` stands in `text` as a word of its own.
    private static func isNamed(_ name: String, _ text: String) -> Bool {
        text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.contains { $0 == name }
    }
}
