// SPDX-License-Identifier: Apache-2.0

import BannerCore
import ColorSpaces
import Diagnostics
import YAMLSource

extension TokenTable {
    /// One rem in points: the root font size of browsers, 16 px.
    static let pointsPerRem = 16.0

    // MARK: Colours

    /// The colour that the alias `path`, written at `place`, stands for in each of `appearances`.
    func color(
        _ path: String, for appearances: [Appearance] = Appearance.allCases, at place: Place, _ reader: NodeReader
    ) -> ReferencedColor? {
        colors(appearances, reader) { mode in
            guard let token = self.follow(path, ["color"], in: mode, at: place, reader) else { return nil }
            return self.color(token.value, token, reader).map { ($0, token) }
        }
    }

    /// The colour of a token of several parts, such as a border.
    func color(
        of path: String, _ type: String, at place: Place, _ reader: NodeReader
    ) -> ReferencedColor? {
        colors(Appearance.allCases, reader) { mode in
            guard
                let token = self.follow(path, [type], in: mode, at: place, reader).flatMap({
                    self.single($0, path, reader, telling: false)
                }),
                let (value, part) = self.part("color", of: token, ["color"], reader)
            else { return nil }
            return self.color(value, part, reader).map { ($0, part) }
        }
    }

    /// The one shadow of a list, or of the list that it is an alias of; what is wrong with that is told where it `isTold`.
    func single(_ token: Followed, _ path: String, _ reader: NodeReader, telling isTold: Bool) -> Followed? {
        var token = token
        for _ in 0..<SpecLoader.chainLimit {
            guard token.value.kind == .sequence else { return token }
            let items = Array(token.value.items.prefix(2))
            guard items.count == 1 else {
                if isTold { report(token.value, "a banner casts one shadow, but these are several", reader) }
                return nil
            }
            token.value = referenced(items[0], in: token.mode)
            let alias = token.form == .legacy ? legacyAlias(token.value, in: token.mode) : reader.tokenPath(token.value)
            guard let alias else { continue }
            guard var other = follow(alias, ["shadow"], in: token.mode, at: token.value.place, reader) else {
                return nil
            }
            other.writtenFor = other.writtenFor ?? token.writtenFor
            token = other
        }
        if isTold {
            reader.report(
                .cyclicReference, "the token `\(reader.shown(path))` leads back to itself", at: token.value.place)
        }
        return nil
    }

    private func colors(
        _ appearances: [Appearance], _ reader: NodeReader, _ color: (TokenMode) -> (Color, Followed)?
    ) -> ReferencedColor? {
        ReferencedColor(hasAppearances ? appearances : Array(appearances.prefix(1))) { appearance in
            color(TokenMode(theme: reader.theme, appearance: appearance)).map {
                ReferencedColor.Value(color: $0.0, place: $0.1.place, writtenFor: $0.1.writtenFor)
            }
        }
    }

    private func color(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Color? {
        let color =
            switch token.form {
            case .dtcg: dtcgColor(value, token, reader)
            case .legacy: legacyColor(value, token, reader)
            case .figma: figmaColor(value, reader)
            case .colorSet: colorSetColor(value, reader)
            }
        return token.alpha.flatMap { alpha in color.map { $0.opaque(to: alpha) } } ?? color
    }

    private func dtcgColor(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Color? {
        if value.kind == .scalar, let color = Color(hex: value.text) { return color }
        guard value.kind == .mapping else {
            let meant = value.kind == .scalar ? NodeReader.meantHex(value.text) : nil
            report(
                value, "a colour token is an object with `colorSpace` and `components`, or a text such as `#B3261E`",
                reader,
                help: meant.map { "write `\"\($0)\"`" })
            return nil
        }
        if reportIfBroken(value, in: token.mode, reader) { return nil }
        return reader.colorObject(value) { self.referenced($0, in: token.mode) }
    }

    // MARK: Numbers

    /// The length in points that the alias stands for. `px` is a point, `rem` is 16.
    func dimension(
        _ path: String, isSigned: Bool = false, at place: Place, _ reader: NodeReader
    ) -> Located<Double>? {
        inEveryAppearance(path, at: place, reader) { mode in
            self.follow(path, ["dimension"], in: mode, at: place, reader).flatMap {
                self.length($0.value, isSigned: isSigned, $0, reader)
            }
        }
    }

    /// The duration that the alias stands for; of a transition, how long it takes.
    func duration(_ path: String, at place: Place, _ reader: NodeReader) -> Located<Duration>? {
        let milliseconds: Located<Double>? = inEveryAppearance(path, at: place, reader) { mode in
            guard let token = self.follow(path, ["duration", "transition"], in: mode, at: place, reader) else {
                return nil
            }
            guard token.type == "transition" else { return self.time(token.value, token, reader) }
            return self.part("duration", of: token, ["duration"], reader).flatMap { self.time($0, $1, reader) }
        }
        return milliseconds?.map { Duration(milliseconds: $0) }
    }

    /// The number that the alias stands for.
    func number(
        _ path: String, in range: ClosedRange<Double>, at place: Place, _ key: Node, _ reader: NodeReader
    ) -> Located<Double>? {
        inEveryAppearance(path, at: place, reader) { mode in
            guard let token = self.follow(path, ["number"], in: mode, at: place, reader) else { return nil }
            guard token.form != .dtcg else { return reader.number(token.value, key, in: range)?.value }
            guard let number = self.legacyNumber(token.value, token, reader) else { return nil }
            if range.contains(number) { return number }
            reader.report(
                .outOfRange,
                "`\(key.text)` is \(number.plain), but must be between \(range.lowerBound.plain) and \(range.upperBound.plain)",
                at: place)
            return nil
        }
    }

    /// The easing curve that the alias stands for; of a transition, its timing function.
    func curve(_ path: String, at place: Place, _ reader: NodeReader) -> Located<BannerCurve>? {
        inEveryAppearance(path, at: place, reader) { mode in
            guard let token = self.follow(path, ["cubicBezier", "transition"], in: mode, at: place, reader) else {
                return nil
            }
            guard token.type == "transition" else { return self.curve(token.value, token, reader) }
            return self.part("timingFunction", of: token, ["cubicBezier"], reader).flatMap {
                self.curve($0, $1, reader)
            }
        }
    }

    private func curve(_ value: Node, _ token: Followed, _ reader: NodeReader) -> BannerCurve? {
        if token.form == .legacy { return legacyCurve(value, token, reader) }
        guard value.kind == .sequence else {
            report(value, "a cubicBezier token is a list of four numbers", reader)
            return nil
        }
        return reader.curve(value, value) { self.referenced($0, in: token.mode) }?.value
    }

    /// What is no colour is the same in every appearance; reports it if not.
    func inEveryAppearance<Value: Equatable>(
        _ path: String, at place: Place, _ reader: NodeReader, _ value: (TokenMode) -> Value?
    ) -> Located<Value>? {
        guard let light = value(TokenMode(theme: reader.theme, appearance: .light)) else { return nil }
        guard hasAppearances else { return Located(light, at: place) }
        for appearance in Appearance.allCases.dropFirst() {
            let mode = TokenMode(theme: reader.theme, appearance: appearance)
            guard let other = value(mode) else { return nil }
            if other != light {
                let token = find(path, in: mode)?.token.place
                reader.report(
                    .wrongType,
                    "the token `\(reader.shown(path))` has a different value in \(mode.words), but only colours may differ",
                    at: place, labels: token.map { [Label("the token there", at: $0)] } ?? [],
                    help: ["use a token that is the same in light and dark; themes may change it"])
                return nil
            }
        }
        return Located(light, at: place)
    }

    /// An object of `value` and `unit`, in points.
    func length(_ value: Node, isSigned: Bool = false, _ token: Followed, _ reader: NodeReader) -> Double? {
        if token.form != .dtcg, value.kind == .scalar { return legacyLength(value, token, reader) }
        return measure(value, "dimension", ["px": 1, "rem": Self.pointsPerRem], isSigned: isSigned, token, reader)
    }

    /// An object of `value` and `unit`, in milliseconds.
    private func time(_ value: Node, _ token: Followed, _ reader: NodeReader) -> Double? {
        if token.form != .dtcg, value.kind == .scalar { return legacyTime(value, token, reader) }
        return measure(value, "duration", ["ms": 1, "s": 1000], token, reader)
    }

    /// An object of `value` and `unit`, in the unit that counts as 1.
    private func measure(
        _ node: Node, _ type: String, _ units: [String: Double], isSigned: Bool = false, _ token: Followed,
        _ reader: NodeReader
    ) -> Double? {
        if reportIfBroken(node, in: token.mode, reader) { return nil }
        var amount: Double?
        var scale: Double?
        var keys: Set<String> = []
        for (key, value) in node.entries where key.kind == .scalar {
            let value = referenced(value, in: token.mode)
            keys.insert(key.text)
            switch key.text {
            case "value": amount = reader.number(value, key, in: (isSigned ? -1e7 : 0)...1e7)?.value
            case "unit":
                scale = value.kind == .scalar ? units[value.text] : nil
                guard scale == nil, value.kind != .invalid, !reportIfBroken(value, in: token.mode, reader)
                else { continue }
                reader.report(
                    .invalidToken, "this is not a unit of a \(type)", at: value.place,
                    help: ["its units are \(reader.list(units.keys.sorted()))"])
            default: reader.report(.invalidToken, "a \(type) has no key `\(reader.shown(key.text))`", at: key.place)
            }
        }
        if !keys.isSuperset(of: ["value", "unit"]) {
            let unit = type == "duration" ? "ms" : "px"
            report(
                node, "a \(type) token is an object with `value` and `unit`", reader,
                help: "write an object such as { \"value\": 8, \"unit\": \"\(unit)\" }")
        }
        guard let amount, let scale else { return nil }
        return amount * scale
    }

    // MARK: Parts

    /// The value of a part of `token`, such as the width of a border, and the token that it is of: another one, if it is an alias.
    func part(
        _ name: String, of token: Followed, _ types: [String], isNeeded: Bool = true, _ reader: NodeReader
    ) -> (Node, Followed)? {
        guard token.value.kind == .mapping else {
            report(token.value, "a token of the type `\(token.type ?? types.first ?? "")` is an object", reader)
            return nil
        }
        guard let written = token.value.value(named: name) else {
            if isNeeded {
                reader.report(
                    .invalidToken, "the token has no `\(name)`", at: token.value.place,
                    help: ["a token of the type `\(token.type ?? "")` has one in the DTCG format"])
            }
            return nil
        }
        let value = referenced(written, in: token.mode)
        let path = token.form == .legacy ? legacyAlias(value, in: token.mode) : reader.tokenPath(value)
        guard let alias = path else { return (value, token) }
        guard var other = follow(alias, types, in: token.mode, at: value.place, reader) else { return nil }
        other.writtenFor = other.writtenFor ?? token.writtenFor
        return (other.value, other)
    }

    /// Reports a value of a form that the type does not have.
    func report(_ value: Node, _ message: String, _ reader: NodeReader, help: String? = nil) {
        guard value.kind != .invalid, !reportIfBroken(value, reader) else { return }
        reader.report(.invalidToken, message, at: value.place, help: help.map { [$0] } ?? [])
    }
}
