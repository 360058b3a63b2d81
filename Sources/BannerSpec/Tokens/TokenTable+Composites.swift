// SPDX-License-Identifier: Apache-2.0

import BannerCore
import ColorSpaces
import Diagnostics
import YAMLSource

extension TokenTable {
    /// The border that the alias stands for.
    func border(_ path: String, at place: Place, _ reader: NodeReader) -> BorderDeclaration? {
        let width = inEveryAppearance(path, at: place, reader) { mode -> Double? in
            guard let token = self.follow(path, ["border"], in: mode, at: place, reader) else { return nil }
            let width = self.part("width", of: token, ["dimension"], reader).flatMap { self.length($0, $1, reader) }
            if let (style, _) = self.part("style", of: token, ["strokeStyle"], isNeeded: false, reader),
                style.text != "solid"
            {
                self.report(style, "borders of banners and buttons must be `solid`", reader)
                return nil
            }
            return width
        }?.value
        guard let color = color(of: path, "border", at: place, reader), let width,
            isPositive(width, "width", of: path, at: place, upTo: 100, reader)
        else {
            return nil
        }
        return BorderDeclaration(width: width, paint: .color(declaration(color, path, at: place)))
    }

    /// The shadow that the alias stands for: one, that falls outwards.
    func shadow(_ path: String, at place: Place, _ reader: NodeReader) -> ShadowDeclaration? {
        let lengths = inEveryAppearance(path, at: place, reader) { mode in
            self.shadowLengths(path, in: mode, at: place, reader)
        }?.value
        guard let color = color(of: path, "shadow", at: place, reader), let x = lengths?["offsetX"],
            let y = lengths?["offsetY"],
            let blur = lengths?["blur"], isPositive(blur, "blur", of: path, at: place, upTo: 1000, reader)
        else { return nil }
        return ShadowDeclaration(x: x, y: y, blur: blur, color: declaration(color, path, at: place))
    }

    private func shadowLengths(
        _ path: String, in mode: TokenMode, at place: Place, _ reader: NodeReader
    ) -> [String: Double]? {
        guard let list = follow(path, ["shadow"], in: mode, at: place, reader),
            let token = single(list, path, reader, telling: true)
        else { return nil }
        var lengths: [String: Double] = [:]
        for name in ["offsetX", "offsetY", "blur", "spread"] {
            let legacy = token.form == .legacy ? Self.legacyParts[name] : nil
            let written = legacy.flatMap { token.value.value(named: $0) == nil ? nil : $0 } ?? name
            guard let (value, part) = part(written, of: token, ["dimension"], isNeeded: name != "spread", reader),
                let length = length(value, isSigned: name != "blur", part, reader), abs(length) <= 1000
            else { continue }
            lengths[name] = length
        }
        if let spread = lengths["spread"], spread != 0 {
            report(token.value, "shadows of banners can't have a spread", reader)
            return nil
        }
        if token.value.value(of: "inset")?.text == "true" || token.value.value(of: "type")?.text == "innerShadow" {
            report(token.value, "shadows of banners can't be inset", reader)
            return nil
        }
        return lengths
    }

    /// What Tokens Studio calls the parts of a shadow.
    private static let legacyParts = ["offsetX": "x", "offsetY": "y"]

    /// The weight that the alias stands for, or that of its typography.
    func weight(_ path: String, at place: Place, _ reader: NodeReader) -> Located<BannerFontWeight>? {
        inEveryAppearance(path, at: place, reader) { mode in
            self.follow(path, ["fontWeight", "typography"], in: mode, at: place, reader).flatMap {
                self.weight($0, reader)
            }
        }
    }

    private func weight(_ token: Followed, _ reader: NodeReader) -> BannerFontWeight? {
        let value =
            token.type == "typography"
            ? part("fontWeight", of: token, ["fontWeight"], reader)?.0 : token.value
        guard let value else { return nil }
        let weight =
            token.form != .dtcg
            ? BannerFontWeight(legacyToken: value.text) : BannerFontWeight(token: value.text)
        guard let weight else {
            report(
                value, "this is not a font weight", reader,
                help: "write a number from 1 to 1000, or a name such as \"semi-bold\"")
            return nil
        }
        return weight
    }

    /// The family that the alias stands for, or that of its typography: the first of them.
    func family(_ path: String, at place: Place, _ reader: NodeReader) -> Located<String>? {
        inEveryAppearance(path, at: place, reader) { mode in
            guard let token = self.follow(path, ["fontFamily", "typography"], in: mode, at: place, reader) else {
                return nil
            }
            guard token.type == "typography" else { return self.family(token.value, token, path, reader, links: 0) }
            return self.part("fontFamily", of: token, ["fontFamily"], reader).flatMap {
                self.family($0, $1, path, reader, links: 0)
            }
        }
    }

    /// The family that `value` names, which is a part of `token`: the first of a list, which may be an alias.
    private func family(
        _ value: Node, _ token: Followed, _ path: String, _ reader: NodeReader, links: Int
    ) -> String? {
        guard links < SpecLoader.chainLimit else {
            reader.report(.cyclicReference, "the token `\(reader.shown(path))` leads back to itself", at: value.place)
            return nil
        }
        guard let first = value.kind == .sequence ? value.items.first(where: { _ in true }) : value else { return nil }
        let name = referenced(first, in: token.mode)
        if value.kind == .sequence, let alias = reader.tokenPath(name) {
            return follow(alias, ["fontFamily"], in: token.mode, at: name.place, reader).flatMap {
                family($0.value, $0, path, reader, links: links + 1)
            }
        }
        if name.kind == .sequence { return family(name, token, path, reader, links: links + 1) }
        let text = token.form == .dtcg ? name.text : Self.firstFamily(name.text)
        guard name.kind == .scalar, !text.isEmpty else {
            report(name, "a font family is a name, or a list of names", reader)
            return nil
        }
        guard !name.text.unicodeScalars.contains(where: \.isUnsafeInNames) else {
            reader.report(
                .unsafeCharacter,
                "the font family of the token `\(reader.shown(path))` contains an invisible character",
                at: name.place, help: ["remove it"])
            return nil
        }
        return text
    }

    /// What comes first in a list as CSS has it: `Inter` of `'Inter', Arial, sans-serif`.
    private static func firstFamily(_ list: String) -> String {
        let first = list.split(separator: ",").first ?? ""
        let name = NodeReader.trimmed(first)
        guard let mark = name.first, mark == "'" || mark == "\"", name.count > 2, name.last == mark else { return name }
        return String(name.dropFirst().dropLast())
    }

    private func declaration(_ color: ReferencedColor, _ path: String, at place: Place) -> ColorDeclaration {
        ColorDeclaration(everywhere: Located(.token(path, color), at: place), at: place, isOverride: false)
    }

    private func isPositive(
        _ length: Double, _ name: String, of path: String, at place: Place, upTo most: Double, _ reader: NodeReader
    ) -> Bool {
        if (0...most).contains(length) { return true }
        reader.report(
            .outOfRange,
            "`\(name)` of the token `\(reader.shown(path))` is \(length.plain), but must be between 0 and \(most.plain)",
            at: place)
        return false
    }
}

extension BannerFontWeight {
    /// The weight that a token names: a number on the scale of OpenType, or one of the names of DTCG, 2025.10, "Font weight".
    init?(token text: String) {
        let named: [String: Double] = [
            "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
            "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
            "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
        ]
        guard let number = named[text] ?? Double(text), (1...1000).contains(number) else { return nil }
        // The scale of Apple's names: ultraLight is 100, thin is 200.
        let weights: [BannerFontWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let index = min(max(Int((number / 100).rounded()) - 1, 0), weights.count - 1)
        self = weights[index]
    }
}
