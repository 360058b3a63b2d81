// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics

/// A colour as design tools and the code of apps have it, which no spec has: with an opacity behind the hex, as hue, saturation and
/// brightness, with the alpha in front, or as numbers.
enum ForeignColor {
    /// The colour that `text` is; `nil` for anything else.
    static func read(_ text: String) -> Color? {
        guard text.utf8.count <= 120 else { return nil }
        return withOpacity(text) ?? ofBrightness(text) ?? ofCode(text) ?? ofChannels(text)
    }

    /// `#B3261E 80%`, `#B3261E, 80%`, `80% #B3261E`, as Figma, Sketch and Penpot show them.
    private static func withOpacity(_ text: String) -> Color? {
        let words = text.split { $0.isWhitespace || ",/@".contains($0) }
        guard words.count == 2, let percent = words.first(where: { $0.hasSuffix("%") }),
            case .number(let opacity) = Decimal.read(String(percent.dropLast())), (0...100).contains(opacity),
            let hex = words.first(where: { !$0.hasSuffix("%") }),
            let color = NodeReader.meantHex(String(hex)).flatMap(Color.init(hex:)), case let parts = color.components
        else { return nil }
        return Color(color.space, parts.first, parts.second, parts.third, alpha: color.alpha * opacity / 100)
    }

    /// `hsb(210, 50%, 80%)`, which some tools call `hsv`. CSS has the same by whiteness and blackness.
    private static func ofBrightness(_ text: String) -> Color? {
        guard let (name, numbers) = function(text), ["hsb", "hsv", "hsba", "hsva"].contains(name),
            numbers.count == 3 || numbers.count == 4
        else { return nil }
        let (saturation, brightness) = (numbers[1] / 100, numbers[2] / 100)
        guard (0...1).contains(saturation), (0...1).contains(brightness) else { return nil }
        let alpha = numbers.count < 4 ? 1 : numbers[3] > 1 ? numbers[3] / 100 : numbers[3]
        let white = ((1 - saturation) * brightness * 100).plain
        let black = ((1 - brightness) * 100).plain
        return Color(css: "hwb(\(numbers[0].plain) \(white)% \(black)% / \(alpha.plain))")
    }

    /// `0xCCB3261E` and `Color(0xCCB3261E)`, of Android and Flutter, with the alpha in front.
    private static func ofCode(_ text: String) -> Color? {
        var digits = text[...]
        if digits.hasPrefix("Color("), digits.hasSuffix(")") { digits = digits.dropFirst(6).dropLast() }
        guard digits.lowercased().hasPrefix("0x"), digits.utf8.count == 10 else { return nil }
        return Color(hex: "#" + digits.dropFirst(4) + digits.dropFirst(2).prefix(2))
    }

    /// `UIColor(red: 179/255, green: 0.15, blue: 0.12, alpha: 1)`, and `179, 38, 30`.
    private static func ofChannels(_ text: String) -> Color? {
        if let (name, numbers) = function(text) {
            guard ["color", "uicolor", "nscolor"].contains(name), text.holds("red:"), text.holds("green:"),
                numbers.count == 3 || numbers.count == 4, numbers.allSatisfy((0...1).contains)
            else { return nil }
            return Color(.srgb, numbers[0], numbers[1], numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
        }
        let parts = text.split { $0.isWhitespace || $0 == "," }
        let numbers = parts.compactMap { UInt8($0) }.map { Double($0) / 255 }
        guard parts.count == 3, numbers.count == 3 else { return nil }
        return Color(.srgb, numbers[0], numbers[1], numbers[2])
    }

    /// The name of a function in lower case, and its arguments without labels and units; `nil` where not all of them are numbers.
    private static func function(_ text: String) -> (name: String, numbers: [Double])? {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let hasCommas = text.utf8.contains(UInt8(ascii: ","))
        let arguments = text[text.index(after: open)...].dropLast().split {
            hasCommas ? $0 == "," : $0.isWhitespace || $0 == "/"
        }
        let numbers = arguments.map { argument -> Double? in
            let value = argument.split(separator: ":").last ?? argument
            let parts = value.split(separator: "/").map { NodeReader.trimmed($0) }
            let terms = parts.map { part -> Double? in
                let digits = "%°".contains(part.last ?? " ") ? String(part.dropLast()) : part
                if case .number(let number) = Decimal.read(digits) { return number } else { return nil }
            }
            guard let first = terms.first ?? nil else { return nil }
            guard terms.count == 2 else { return terms.count == 1 ? first : nil }
            return terms[1].flatMap { $0 > 0 ? first / $0 : nil }
        }
        guard !numbers.contains(nil) else { return nil }
        return (NodeReader.trimmed(text[..<open]).lowercased(), numbers.compactMap { $0 })
    }
}
