// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import YAMLSource

/// Variables of Figma: colours as `{ r, g, b, a }`, lengths and times as plain numbers, and aliases by the ids of variables.
extension TokenTable {
    /// What a type of Figma may be in DTCG; the first is that of which others are said to be.
    private static let figmaTypes: [String: [String]] = [
        "COLOR": ["color"], "FLOAT": ["dimension", "number", "duration", "fontWeight"],
        "STRING": ["fontFamily", "fontWeight"], "BOOLEAN": [],
    ]

    /// Adds the variables of a collection in one of its modes to a layer.
    func add(_ figma: FigmaMode, to layer: Int, _ reader: NodeReader) {
        for variable in figma.variables {
            let (node, path) = (variable.node, variable.path)
            guard let value = node.value(of: "valuesByMode")?.value(named: figma.mode),
                !path.isEmpty, !path.contains("{"), !path.contains("}")
            else { continue }
            guard fits(path.utf8.count, variable.name, reader) else { return }
            insert(
                Token(
                    value: value, type: (node.value(of: "resolvedType") ?? node.value(of: "type"))?.text,
                    groupType: nil, place: variable.name.place, form: .figma),
                path, layer, reader)
        }
    }

    /// The path of the variable that `{ "type": "VARIABLE_ALIAS", "id": … }` names.
    func figmaAlias(_ value: Node) -> String? {
        guard value.kind == .mapping, value.value(of: "type")?.text == "VARIABLE_ALIAS",
            let id = value.value(of: "id")?.text
        else { return nil }
        // What another file of Figma holds has no path here.
        return figmaPaths[id] ?? id
    }

    /// The types of DTCG that a variable of the type `type` may stand for.
    static func types(ofFigma type: String) -> [String] { figmaTypes[type] ?? [] }

    /// `{ r, g, b, a }` from 0 to 1.
    func figmaColor(_ value: Node, _ reader: NodeReader) -> Color? {
        let parts = ["r", "g", "b"].map { value.value(of: $0).flatMap { Double($0.text) } }
        let alpha = value.value(of: "a").map { Double($0.text) ?? -1 } ?? 1
        guard value.kind == .mapping, parts.allSatisfy({ $0.map { (0...1).contains($0) } ?? false }),
            (0...1).contains(alpha)
        else {
            report(value, "a colour of Figma has `r`, `g` and `b` from 0 to 1", reader)
            return nil
        }
        return Color(.srgb, parts[0], parts[1], parts[2], alpha: alpha)
    }
}
