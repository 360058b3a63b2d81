// SPDX-License-Identifier: Apache-2.0

import BannerKit
import ColorSpaces
import Diagnostics
import YAMLSource

extension TokenTable {
    /// One rem in points: the root font size of browsers, 16 px.
    private static let pointsPerRem = 16.0

    /// Aliases of aliases of aliases…
    private static let aliasLimit = 64

    /// The colour that the alias `path`, written at `place`, stands for, and where its token is.
    func color(_ path: String, at place: Place, _ reader: NodeReader) -> Located<Color>? {
        guard let token = token(path, "color", at: place, reader) else { return nil }
        let value = token.value
        if value.kind == .scalar, let color = Color(hex: value.text) { return Located(color, at: token.place) }
        guard value.kind == .mapping else {
            reader.report(
                .invalidToken, "a colour token is an object with `colorSpace` and `components`", at: value.place)
            return nil
        }
        return reader.colorObject(value) { self.referenced($0) }.map { Located($0, at: token.place) }
    }

    /// The length in points that the alias stands for. `px` is a point, `rem` is 16.
    func dimension(_ path: String, at place: Place, _ reader: NodeReader) -> Located<Double>? {
        measure(path, "dimension", ["px": 1, "rem": Self.pointsPerRem], at: place, reader)
    }

    /// The duration that the alias stands for.
    func duration(_ path: String, at place: Place, _ reader: NodeReader) -> Located<Duration>? {
        measure(path, "duration", ["ms": 1, "s": 1000], at: place, reader)?.map { Duration(milliseconds: $0) }
    }

    /// The easing curve that the alias stands for.
    func curve(_ path: String, at place: Place, _ reader: NodeReader) -> Located<BannerMotion>? {
        guard let token = token(path, "cubicBezier", at: place, reader) else { return nil }
        return reader.curve(token.value, token.value) { self.referenced($0) }.map { Located($0.value, at: place) }
    }

    /// An object of `value` and `unit`, in the unit that counts as 1.
    private func measure(
        _ path: String, _ type: String, _ units: [String: Double], at place: Place, _ reader: NodeReader
    ) -> Located<Double>? {
        guard let token = token(path, type, at: place, reader) else { return nil }
        var amount: Double?
        var scale: Double?
        for (key, value) in token.value.entries where key.kind == .scalar {
            let value = referenced(value)
            switch key.text {
            case "value": amount = reader.number(value, key, in: 0...1e7)?.value
            case "unit": scale = value.kind == .scalar ? units[value.text] : nil
            default: reader.report(.invalidToken, "a \(type) has no key `\(key.text)`", at: key.place)
            }
        }
        guard let amount, let scale else {
            reader.report(
                .invalidToken, "a \(type) token is an object with `value` and `unit`", at: token.value.place,
                help: ["units of a \(type) are \(reader.list(units.keys.sorted()))"])
            return nil
        }
        return Located(amount * scale, at: place)
    }

    /// The token at `path` once all aliases are followed; reports unknown and circular ones and wrong types.
    private func token(_ path: String, _ type: String, at place: Place, _ reader: NodeReader) -> Token? {
        var path = path
        var place = place
        var known: Token?
        for _ in 0..<Self.aliasLimit {
            guard let next = tokens[path] ?? tokens[path + ".$root"] else {
                reportUnknown(path, at: place, reader)
                return nil
            }
            known = known.map { Token(value: next.value, type: $0.type ?? next.type, place: $0.place) } ?? next
            guard let alias = reader.tokenPath(next.value) else {
                return hasType(known ?? next, type, path, at: place, reader) ? known : nil
            }
            (path, place) = (alias, next.value.place)
        }
        reader.report(.cyclicReference, "the token `\(path)` leads back to itself", at: place)
        return nil
    }

    private func hasType(_ token: Token, _ type: String, _ path: String, at place: Place, _ reader: NodeReader) -> Bool {
        guard let own = token.type, own != type else { return true }
        reader.report(
            .wrongType, "`{\(path)}` is a token of the type `\(own)`, not `\(type)`", at: place,
            labels: [Label("the token", at: token.place)])
        return false
    }

    private func reportUnknown(_ path: String, at place: Place, _ reader: NodeReader) {
        let parts = path.split(separator: ".", maxSplits: 1)
        var help = NearestName.find(path, among: paths).map { "did you mean `{\($0)}`?" }
        if help == nil, parts.count == 2, NearestName.find(String(parts[0]), among: ["palette"]) != nil {
            help = "did you mean `{palette.\(parts[1])}`?"
        }
        if help == nil, paths.isEmpty {
            help = "colours of the palette are `{palette.NAME}`; tokens come from DTCG files under `use`"
        }
        reader.report(
            .unknownReference, "there is no token `\(path)`", at: place, help: help.map { [$0] } ?? [])
    }

    /// What a property-level reference `{"$ref": "#/…"}` names, or the node itself.
    private func referenced(_ node: Node) -> Node {
        guard node.kind == .mapping, let entry = node.entries.first(where: { _ in true }), entry.key.text == "$ref",
            let target = pointer(entry.value.text, in: node.tree)
        else { return node }
        return target
    }
}
