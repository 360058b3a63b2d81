// SPDX-License-Identifier: Apache-2.0

import BannerCore
import ColorSpaces
import Diagnostics
import YAMLSource

extension TokenTable {
    /// The border that the alias stands for.
    func border(_ path: String, at place: Place, _ reader: NodeReader) -> BorderDeclaration? {
        guard let token = follow(path, ["border"], in: mode(reader), at: place, reader) else { return nil }
        let color = color(of: path, "border", at: place, reader)
        let width = part("width", of: token, ["dimension"], reader).flatMap { length($0, $1, reader) }
        if let (style, _) = part("style", of: token, ["strokeStyle"], isNeeded: false, reader), style.text != "solid" {
            report(style, "borders of banners and buttons are `solid`", reader)
            return nil
        }
        guard let color, let width, isPositive(width, "width", of: path, at: place, upTo: 100, reader) else {
            return nil
        }
        return BorderDeclaration(width: width, paint: .color(declaration(color, path, at: place)))
    }

    /// The shadow that the alias stands for: one, that falls outwards.
    func shadow(_ path: String, at place: Place, _ reader: NodeReader) -> ShadowDeclaration? {
        guard var token = follow(path, ["shadow"], in: mode(reader), at: place, reader) else { return nil }
        if token.value.kind == .sequence {
            let items = Array(token.value.items.prefix(2))
            guard items.count == 1 else {
                report(token.value, "a banner throws one shadow, and these are several", reader)
                return nil
            }
            token.value = referenced(items[0], in: token.mode)
        }
        var lengths: [String: Double] = [:]
        for name in ["offsetX", "offsetY", "blur", "spread"] {
            let written = token.form == .legacy ? Self.legacyParts[name] ?? name : name
            guard let (value, part) = part(written, of: token, ["dimension"], isNeeded: name != "spread", reader),
                let length = length(value, isSigned: name != "blur", part, reader), abs(length) <= 1000
            else { continue }
            lengths[name] = length
        }
        if let spread = lengths["spread"], spread != 0 {
            report(token.value, "shadows of banners have no spread", reader)
            return nil
        }
        if token.value.value(of: "inset")?.text == "true" || token.value.value(of: "type")?.text == "innerShadow" {
            report(token.value, "shadows of banners fall outwards", reader)
            return nil
        }
        guard let color = color(of: path, "shadow", at: place, reader), let x = lengths["offsetX"],
            let y = lengths["offsetY"],
            let blur = lengths["blur"], isPositive(blur, "blur", of: path, at: place, upTo: 1000, reader)
        else { return nil }
        return ShadowDeclaration(x: x, y: y, blur: blur, color: declaration(color, path, at: place))
    }

    /// What Tokens Studio calls the parts of a shadow.
    private static let legacyParts = ["offsetX": "x", "offsetY": "y"]

    /// The weight that the alias stands for, or that of its typography.
    func weight(_ path: String, at place: Place, _ reader: NodeReader) -> Located<BannerFontWeight>? {
        guard let token = follow(path, ["fontWeight", "typography"], in: mode(reader), at: place, reader) else {
            return nil
        }
        let value =
            token.type == "typography"
            ? part("fontWeight", of: token, ["fontWeight"], reader)?.0 : token.value
        guard let value else { return nil }
        let weight =
            token.form != .dtcg
            ? BannerFontWeight(legacyToken: value.text) : BannerFontWeight(token: value.text)
        guard let weight else {
            report(
                value, "this is no weight of a font", reader,
                help: "write a number from 1 to 1000, or a name such as \"semi-bold\"")
            return nil
        }
        return Located(weight, at: place)
    }

    /// The family that the alias stands for, or that of its typography: the first of them.
    func family(_ path: String, at place: Place, _ reader: NodeReader) -> Located<String>? {
        guard let token = follow(path, ["fontFamily", "typography"], in: mode(reader), at: place, reader) else {
            return nil
        }
        let value =
            token.type == "typography"
            ? part("fontFamily", of: token, ["fontFamily"], reader)?.0 : token.value
        guard let value, let name = value.kind == .sequence ? value.items.first(where: { _ in true }) : value else {
            return nil
        }
        guard name.kind == .scalar, !name.text.isEmpty else {
            report(name, "a font family is a name, or a list of names", reader)
            return nil
        }
        guard !name.text.unicodeScalars.contains(where: \.isUnsafeInNames) else {
            reader.report(
                .unsafeCharacter, "the font family of the token `\(reader.shown(path))` holds an invisible character",
                at: name.place, help: ["remove it"])
            return nil
        }
        return Located(name.text, at: place)
    }

    private func mode(_ reader: NodeReader) -> TokenMode { TokenMode(theme: reader.theme, appearance: .light) }

    private func declaration(_ color: ReferencedColor, _ path: String, at place: Place) -> ColorDeclaration {
        ColorDeclaration(everywhere: Located(.token(path, color), at: place), at: place, isOverride: false)
    }

    private func isPositive(
        _ length: Double, _ name: String, of path: String, at place: Place, upTo most: Double, _ reader: NodeReader
    ) -> Bool {
        if (0...most).contains(length) { return true }
        reader.report(
            .outOfRange,
            "`\(name)` of the token `\(reader.shown(path))` is \(length.plain), but goes from 0 to \(most.plain)",
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
