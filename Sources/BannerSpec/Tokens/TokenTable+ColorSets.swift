// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import YAMLSource

extension TokenTable {
    /// Adds colours of asset catalogues to a layer.
    func add(_ entries: [ColorSetEntry], to layer: Int, _ reader: NodeReader) {
        for entry in entries {
            guard fits(entry.path.utf8.count, entry.color, reader) else { return }
            insert(
                Token(
                    value: entry.color, type: "color", groupType: nil, place: entry.color.place, form: .colorSet),
                entry.path, layer, reader)
        }
    }

    /// `{ "color-space": "display-p3", "components": { "red": "0.7", "green": "0x26", "blue": "30", "alpha": "1.000" } }`
    func colorSetColor(_ value: Node, _ reader: NodeReader) -> Color? {
        if let system = value.value(of: "reference") {
            report(
                system, "`\(reader.shown(system.text))` is a system colour, whose values are not known", reader,
                help: "give the colour set values of its own")
            return nil
        }
        let space: ColorSpace? =
            switch value.value(of: "color-space")?.text {
            case "srgb", "extended-srgb", nil: .srgb
            case "display-p3": .displayP3
            case "extended-linear-srgb": .srgbLinear
            case "gray-gamma-22", "extended-gray": .srgb
            default: nil
            }
        let parts = value.value(of: "components")
        func part(_ name: StaticString) -> Double? {
            (parts?.value(of: name) ?? parts?.value(of: "white")).flatMap { Self.component($0.text) }
        }
        guard let space, let red = part("red"), let green = part("green"), let blue = part("blue") else {
            report(value, "a colour of a colour set has a `color-space` and the components of that", reader)
            return nil
        }
        guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else {
            report(value, "the components of the colour are outside its colour space", reader)
            return nil
        }
        var alpha = 1.0
        if let written = parts?.value(of: "alpha") {
            // Xcode writes `1.000`, and nobody means 1 of 255.
            guard let read = written.text == "1" ? 1 : Self.component(written.text), (0...1).contains(read) else {
                report(written, "the opacity of a colour goes from 0.0 to 1.0", reader)
                return nil
            }
            alpha = read
        }
        return Color(space, red, green, blue, alpha: alpha)
    }

    /// `0x26` and `38` of 255, or `0.149` of 1.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
    }
}
