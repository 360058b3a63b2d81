// SPDX-License-Identifier: Apache-2.0

import BannerKit
import ColorSpaces
import Diagnostics
import YAMLSource

extension TokenTable {
    /// One rem in points: the root font size of browsers, 16 px.
    private static let pointsPerRem = 16.0

    /// The colour that the alias `path`, written at `place`, stands for, and where its token is.
    func color(_ path: String, at place: Place, _ reader: NodeReader) -> Located<Color>? {
        guard let token = token(path, "color", at: place, reader) else { return nil }
        let value = token.value
        if value.kind == .scalar, let color = Color(hex: value.text) { return Located(color, at: token.place) }
        guard value.kind == .mapping else {
            reportValue(of: token, "a colour token is an object with `colorSpace` and `components`", reader)
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
    func curve(_ path: String, at place: Place, _ reader: NodeReader) -> Located<BannerCurve>? {
        guard let token = token(path, "cubicBezier", at: place, reader) else { return nil }
        guard token.value.kind == .sequence else {
            reportValue(of: token, "a cubicBezier token is a list of four numbers", reader)
            return nil
        }
        return reader.curve(token.value, token.value) { self.referenced($0) }.map { Located($0.value, at: place) }
    }

    /// An object of `value` and `unit`, in the unit that counts as 1.
    private func measure(
        _ path: String, _ type: String, _ units: [String: Double], at place: Place, _ reader: NodeReader
    ) -> Located<Double>? {
        guard let token = token(path, type, at: place, reader) else { return nil }
        var amount: Double?
        var scale: Double?
        var keys: Set<String> = []
        for (key, value) in token.value.entries where key.kind == .scalar {
            let value = referenced(value)
            keys.insert(key.text)
            switch key.text {
            case "value": amount = reader.number(value, key, in: 0...1e7)?.value
            case "unit":
                scale = value.kind == .scalar ? units[value.text] : nil
                guard scale == nil, value.kind != .invalid else { continue }
                reader.report(
                    .invalidToken, "this is no unit of a \(type)", at: value.place,
                    help: ["its units are \(reader.list(units.keys.sorted()))"])
            default: reader.report(.invalidToken, "a \(type) has no key `\(reader.shown(key.text))`", at: key.place)
            }
        }
        if !keys.isSuperset(of: ["value", "unit"]) {
            let unit = type == "duration" ? "ms" : "px"
            reportValue(
                of: token, "a \(type) token is an object with `value` and `unit`", reader,
                help: "write an object such as { \"value\": 8, \"unit\": \"\(unit)\" }")
        }
        guard let amount, let scale else { return nil }
        return Located(amount * scale, at: place)
    }

    /// Reports a value of a form that the type does not have.
    private func reportValue(of token: Token, _ message: String, _ reader: NodeReader, help: String? = nil) {
        guard token.value.kind != .invalid else { return }
        reader.report(.invalidToken, message, at: token.value.place, help: help.map { [$0] } ?? [])
    }

    /// The token at `path` once all aliases are followed; reports unknown and circular ones and wrong types.
    private func token(_ path: String, _ type: String, at place: Place, _ reader: NodeReader) -> Token? {
        var path = path
        var place = place
        var known: Token?
        // What an alias is said to be counts for more than what it names, and that for more than its groups.
        var written: (type: String, path: String)?
        var inherited: (type: String, path: String)?
        var seen: Set<String> = []
        while seen.count < SpecLoader.chainLimit {
            guard let next = tokens[path] ?? tokens[path + ".$root"] else {
                reportUnknown(path, at: place, reader)
                return nil
            }
            guard seen.insert(path).inserted else {
                reader.report(.cyclicReference, "the token `\(reader.shown(path))` leads back to itself", at: place)
                return nil
            }
            let value = referenced(next.value)
            known = Token(value: value, place: known?.place ?? next.place)
            if written == nil { written = next.type.map { ($0, path) } }
            if inherited == nil { inherited = next.groupType.map { ($0, path) } }
            guard let alias = reader.tokenPath(value) else {
                let own = written ?? next.groupType.map { ($0, path) } ?? inherited
                return hasType(next, own, type, at: place, reader) ? known : nil
            }
            (path, place) = (alias, value.place)
        }
        reader.report(
            .cyclicReference, "more than \(SpecLoader.chainLimit) tokens name each other", at: place,
            help: ["let the first of them name the last"])
        return nil
    }

    private func hasType(
        _ token: Token, _ own: (type: String, path: String)?, _ type: String, at alias: Place, _ reader: NodeReader
    ) -> Bool {
        guard let own, own.type != type else { return true }
        let place = tokens[own.path]?.place ?? token.place
        reader.report(
            .wrongType,
            "`{\(reader.shown(own.path))}` is a token of the type `\(reader.shown(own.type))`, not `\(type)`",
            at: alias, labels: [Label("the token", at: place)])
        return false
    }

    private func reportUnknown(_ path: String, at place: Place, _ reader: NodeReader) {
        guard !hasFailed(path) else { return }
        suggestions += 1
        guard suggestions <= NodeReader.suggestionLimit else {
            return reader.report(.unknownReference, "there is no token `\(reader.shown(path))`", at: place)
        }
        let parts = path.split(separator: ".", maxSplits: 1)
        var help: String?
        var meant: String?
        // Tools name the group of all colours in many ways.
        if parts.count == 2, reader.names(in: .palette).contains(String(parts[1])),
            Self.colorGroups.contains(String(parts[0]))
        {
            meant = "{palette.\(parts[1])}"
            help = "did you mean `{palette.\(parts[1])}`?"
        } else if groups.contains(path) {
            help = "this is the name of a group; add that of one of its tokens"
        } else if let nearest = NearestName.find(path, among: paths) {
            help = "did you mean `{\(reader.shown(nearest))}`?"
        }
        if help == nil, parts.count == 2, NearestName.find(String(parts[0]), among: ["palette"]) != nil {
            help = "did you mean `{palette.\(reader.shown(String(parts[1])))}`?"
        }
        if help == nil, paths.isEmpty || parts.first == "palette" {
            help = "colours of the palette are `{palette.NAME}`; tokens come from DTCG files under `use`"
        }
        reader.report(
            .unknownReference, "there is no token `\(reader.shown(path))`", at: place, help: help.map { [$0] } ?? [],
            fix: meant.map {
                Fix("write {palette.…}", .unsafe, edits: [Edit(replacing: place, with: "\"\($0)\"")])
            })
    }

    private static let colorGroups: Set = [
        "color", "colors", "colour", "colours", "palettes", "pallete", "pallette", "palete", "swatches", "theme",
        "brand",
    ]

    /// What a property-level reference `{"$ref": "#/…"}` names, or the node itself.
    private func referenced(_ node: Node) -> Node {
        var node = node
        for _ in 0..<SpecLoader.chainLimit {
            guard let reference = node.value(of: "$ref"), let target = pointer(reference) else {
                return node
            }
            node = target
        }
        return node
    }
}
