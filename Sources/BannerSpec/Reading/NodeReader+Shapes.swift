// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import YAMLSource

extension NodeReader {
    /// What the bar of a style looks like around the content.
    func shape(_ node: Node, _ shape: ShapeFields) {
        fields(of: node, "`shape`", as: ShapeKey.self) { field, key, value in
            switch field {
            case .cornerRadius: shape.cornerRadius = length(value, key)
            case .border: shape.border = borderOrNone(value, key)
            case .shadow: shape.shadow = shadowOrNone(value)
            case .margin: shape.margin = sides(value, key)
            case .fill: shape.fill = choice(value, key)
            case .align: shape.alignment = choice(value, key)
            case .separator: shape.separator = bool(value, key)
            }
        }
    }

    /// A length for all sides, or for each.
    func sides(_ node: Node, _ key: Node) -> Located<SideLengths>? {
        guard node.kind == .mapping else {
            if reportIfShorthand(node, key) { return nil }
            let expected =
                node.kind == .scalar ? "a number" : "a number, or one for each side: `{ top: 12, leading: 16 }`"
            return length(node, key, in: 0...10_000, expected).map {
                Located(SideLengths(everywhere: $0.value), at: node.place)
            }
        }
        if reportIfUnquoted(node, key) { return nil }
        var sides = SideLengths()
        fields(of: node, "`\(key.text)`", as: SideKey.self, advice: adviceOnSide) { field, key, value in
            let length = length(value, key)?.value
            switch field {
            case .top: sides.top = length
            case .leading: sides.leading = length
            case .bottom: sides.bottom = length
            case .trailing: sides.trailing = length
            }
        }
        return Located(sides, at: node.place)
    }

    /// Reports the lengths of CSS for several sides: `12 16`, or a list of them.
    private func reportIfShorthand(_ node: Node, _ key: Node) -> Bool {
        let texts = node.kind == .sequence ? node.items.map(\.text) : node.text.split(separator: " ").map(String.init)
        let numbers = texts.compactMap { text -> String? in
            let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
            if case .number = Decimal.read(digits) { return digits } else { return nil }
        }
        guard (2...4).contains(numbers.count), numbers.count == texts.count else { return false }
        // Top, right, bottom, left; what is missing is as on the other side.
        let (top, trailing) = (numbers[0], numbers[1])
        let bottom = numbers.count > 2 ? numbers[2] : top
        let leading = numbers.count > 3 ? numbers[3] : trailing
        let meant = "{ top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing) }"
        report(
            .wrongType, "`\(key.text)` takes a number, or one for each side, but this is \(numbers.count) numbers",
            at: node.place,
            help: ["write `\(meant)`"],
            fix: Fix("write the sides", .unsafe, edits: [Edit(replacing: node.place, with: meant)]))
        return true
    }

    /// What to write for a side of another system.
    private func adviceOnSide(_ key: Node, _ value: Node) -> String? {
        switch key.text {
        case "left", "start", "l", "x", "horizontal":
            "write `leading`, the side where lines start, and `trailing`, where they end"
        case "right", "end", "r": "write `trailing`, the side where lines end"
        case "y", "vertical": "write `top` and `bottom`"
        default: nil
        }
    }

    /// A colour of the level by its role, or one of its own. `none` is a colour where `mayBeNone`.
    func paint(_ node: Node, _ key: Node, mayBeNone: Bool = false) -> Located<PaintDeclaration>? {
        if node.kind == .scalar {
            switch node.text {
            case "none" where mayBeNone: return Located(.clear, at: node.place)
            case "none":
                report(
                    .wrongType, "`\(key.text)` takes a colour, and not `none`", at: node.place,
                    help: ["write `tint`, `onTint`, `accent`, or a colour"])
                return nil
            case "tint": return Located(.tint, at: node.place)
            case "onTint": return Located(.onTint, at: node.place)
            case "accent": return Located(.accent, at: node.place)
            default: break
            }
        }
        return color(node, key).map { Located(.color($0), at: node.place) }
    }

    /// A border, or `none` for none.
    func borderOrNone(_ node: Node, _ key: Node) -> Located<BorderDeclaration?>? {
        if node.kind == .scalar, node.text == "none" { return Located(nil, at: node.place) }
        if let alias = tokenPath(node) {
            return aliased(tokens.border(alias, at: node.place, self), at: node.place).map {
                Located($0, at: node.place)
            }
        }
        var width: Double? = 1
        var paint: PaintDeclaration? = .accent
        fields(of: node, "a border", as: BorderKey.self, example: exampleOfBorder(node), more: noteOnComment(node)) {
            field, key, value in
            switch field {
            case .width: width = length(value, key, in: 0...100)?.value
            case .color: paint = self.paint(value, key)?.value
            }
        }
        guard node.kind == .mapping, let width, let paint else { return nil }
        return Located(BorderDeclaration(width: width, paint: paint), at: node.place)
    }

    /// `{ width: 1, color: "#E53935" }` for CSS's `1px solid #E53935`.
    private func exampleOfBorder(_ node: Node) -> String {
        let line = cssLine(node)
        guard let width = line.lengths.first, node.text.contains(" ") else { return example("width", node, "1") }
        return "{ width: \(width), color: \"\(line.color.map(shown) ?? "…")\" }"
    }

    /// `{ x: 0, y: 4, blur: 12, color: "#0000001A" }` for CSS's `0 4px 12px #0000001A`.
    private func exampleOfShadow(_ line: CSSLine) -> String {
        guard line.lengths.count > 1 else { return "{ y: 2, blur: 8, color: \"#00000033\" }" }
        let lengths = zip(["x", "y", "blur"], line.lengths).map { "\($0): \($1)" }.joined(separator: ", ")
        return "{ \(lengths), color: \"\(line.color.map(shown) ?? "…")\" }"
    }

    /// What to write for a border or a shadow of CSS; `nil` for what is none.
    func exampleOfCSS(_ node: Node, as name: String) -> String? {
        switch ShapeKey(rawValue: name) {
        case .border where cssLine(node).lengths.first != nil: exampleOfBorder(node)
        case .shadow where cssLine(node).lengths.count > 1: exampleOfShadow(cssLine(node))
        default: nil
        }
    }

    /// What to do about what shadows of CSS have.
    private static func adviceOnShadow(_ key: Node, _ value: Node) -> String? {
        switch key.text {
        case "spread", "spreadRadius": "remove it: a shadow has no spread"
        case "inset", "inner": "remove it: a shadow lies outside the bar"
        default: nil
        }
    }

    /// What a shadow of CSS or of a design tool has that is lost.
    private static func lost(of line: CSSLine) -> [String] {
        var help: [String] = []
        if line.lengths.count > 3, line.lengths[3] != "0" { help.append("a shadow has no spread") }
        if line.isInset { help.append("a shadow lies outside the bar") }
        if line.hasMore { help.append("a bar has one shadow") }
        return help
    }

    /// The line of CSS in a text, with the colour that YAML takes for a comment.
    private func cssLine(_ node: Node) -> CSSLine {
        let comment = node.style == .plain ? swallowedComment(after: node) : nil
        return CSSLine(
            Self.start(of: wholeText(node).text, 500),
            comment: comment.map { String(decoding: node.source.bytes[$0.bytes], as: UTF8.self) })
    }

    /// What to say where a colour is a comment.
    private func noteOnComment(_ node: Node) -> [String] {
        let isComment = node.kind == .scalar && node.style == .plain && swallowedComment(after: node) != nil
        return isComment ? ["a `#` after a space starts a comment, so the colour takes quotes"] : []
    }

    private func shadowOrNone(_ node: Node) -> Located<ShadowDeclaration?>? {
        if node.kind == .scalar, node.text == "none" { return Located(nil, at: node.place) }
        if let alias = tokenPath(node) {
            return aliased(tokens.shadow(alias, at: node.place, self), at: node.place).map {
                Located($0, at: node.place)
            }
        }
        if node.kind == .sequence, node.items.contains(where: { $0.kind == .mapping }) {
            report(
                .wrongType, "a shadow takes keys with values, but this is a list", at: node.place,
                help: ["a bar has one shadow: write its keys without a list"])
            return nil
        }
        var lengths = FieldTable<ShadowKey, Double>()
        var color: ColorDeclaration?
        var hasColor = false
        let line = node.kind == .scalar ? cssLine(node) : CSSLine("")
        let meant = fields(
            of: node, "a shadow", as: ShadowKey.self, example: exampleOfShadow(line),
            more: Self.lost(of: line) + noteOnComment(node), advice: Self.adviceOnShadow
        ) { field, key, value in
            switch field {
            case .x, .y: lengths[field] = length(value, key, in: -1000...1000)?.value
            case .blur: lengths[field] = length(value, key, in: 0...1000)?.value
            case .color:
                hasColor = true
                color = self.color(value, key)
            }
        }
        guard node.kind == .mapping else { return nil }
        if !hasColor, !meant.contains(.color) {
            report(
                .missingField, "the shadow has no `color`", at: node.place,
                help: ["add `color: \"#00000033\"`, black at a fifth"])
        }
        return color.map {
            Located(
                ShadowDeclaration(x: lengths[.x] ?? 0, y: lengths[.y] ?? 0, blur: lengths[.blur] ?? 0, color: $0),
                at: node.place)
        }
    }
}
