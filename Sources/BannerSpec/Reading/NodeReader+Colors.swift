// SPDX-License-Identifier: Apache-2.0

import ColorSpaces
import Diagnostics
import YAMLSource

extension NodeReader {
    /// A colour: a single one for every appearance, or one for each. Only a theme's may leave out `light`.
    func color(_ node: Node, _ key: Node, isOverride: Bool = false) -> ColorDeclaration? {
        guard node.kind == .mapping, !isColorObject(node) else {
            return colorExpression(node, key, "a colour").map {
                ColorDeclaration(everywhere: $0, at: node.place, isOverride: isOverride)
            }
        }
        if reportIfUnquoted(node, key) { return nil }
        var declaration = ColorDeclaration(at: node.place, isOverride: isOverride)
        let meant = fields(of: node, "a colour", as: ColorKey.self) { field, key, value in
            switch field {
            case .light: declaration.slots[.light] = colorExpression(value, key)
            case .dark:
                declaration.slots[.dark] = colorExpression(value, key, for: [.dark, .darkHighContrast])
            case .lightHighContrast:
                declaration.slots[.lightHighContrast] = colorExpression(value, key, for: [.lightHighContrast])
            case .darkHighContrast:
                declaration.slots[.darkHighContrast] = colorExpression(value, key, for: [.darkHighContrast])
            case .description: declaration.description = description(value, key)
            }
        }
        let written = node.entries.map { ColorKey(rawValue: $0.key.text) }
        // A key that means nothing may have been meant for any of those that are not there.
        let isWhole = written.count { $0 == nil } <= meant.count
        declaration.unread = Appearance.allCases.filter { appearance in
            guard declaration.slots[appearance] == nil else { return false }
            let key = ColorKey(appearance)
            return !isWhole || written.contains(key) || meant.contains(key)
        }
        if !isOverride, !meant.contains(.light), !written.contains(.light) {
            report(
                .missingField, "`\(shown(key.text))` has no `light`", at: key.place,
                help: ["add `light: …`; the other appearances fall back to it"])
        }
        return declaration
    }

    /// Whether the mapping is a colour of the DTCG format rather than one for each appearance.
    private func isColorObject(_ node: Node) -> Bool {
        node.entries.contains { ColorObjectKey.key(of: $0.key) != nil }
    }

    /// One colour, written as hex, as a DTCG object or as an alias, which serves `appearances`.
    private func colorExpression(
        _ node: Node, _ key: Node, _ expected: String = "a single colour",
        for appearances: [Appearance] = Appearance.allCases
    ) -> Located<ColorExpression>? {
        if node.kind == .mapping, isColorObject(node) {
            return colorObject(node).map { Located(.color($0), at: node.place) }
        }
        guard let text = scalar(node, key, expected) else { return nil }
        if let path = tokenPath(node) { return colorAlias(path, for: appearances, at: node.place) }
        if let color = Color(hex: text) { return Located(.color(color), at: node.place) }
        let (written, place) = wholeText(node)
        reportNoColor(written, at: place)
        return nil
    }

    private func colorAlias(
        _ path: String, for appearances: [Appearance], at place: Place
    ) -> Located<ColorExpression>? {
        // Tools call the group of all colours so too. What the spec defines itself comes first.
        if let name = Self.paletteName(path), !tokens.has(path) || hasPaletteColor(name) {
            return Located(.palette(name), at: place)
        }
        return aliased(tokens.color(path, for: appearances, at: place, self), at: place).map {
            .init(.token(path, $0), at: place)
        }
    }

    /// The name that follows `palette.`, if nothing follows it.
    private static func paletteName(_ path: String) -> String? {
        guard path.hasPrefix("palette.") else { return nil }
        let name = path.utf8.dropFirst("palette.".utf8.count)
        return name.contains(UInt8(ascii: ".")) ? nil : String(Substring(name))
    }

    private func reportNoColor(_ text: String, at place: Place) {
        // A name of the palette is meant as that, also where CSS has the same.
        let form = ASCIIForm.of(text) ?? text
        let meant =
            meantAlias(form, at: place).map { "\"\($0)\"" } ?? Self.meantObject(form)
            ?? Self.meantHex(form).map { "\"\($0)\"" }
        let note = meant == nil ? nil : Self.whatItIs(text)
        report(
            .invalidColor, "`\(shown(text))` is not a colour", at: place,
            notes: note.map { [$0] } ?? [],
            help: [
                meant.map { $0.hasPrefix("{") ? "write `\($0)`" : "write \($0)" } ?? Self.adviceOnGradient(text)
                    ?? "write \"#RRGGBB\" or \"#RRGGBBAA\", a colour object, or an alias such as \"{palette.green}\""
            ],
            fix: meant.map { Fix("write \($0)", .unsafe, edits: [Edit(replacing: place, with: $0)]) }
        )
    }

    /// The colour object that a function of CSS is whose colours may lie outside sRGB: `oklch(0.5 0.1 120)`, `color(display-p3 1 0 0)`.
    private static func meantObject(_ text: String) -> String? {
        guard let color = Color(css: text), ![.srgb, .hsl, .hwb].contains(color.space) else { return nil }
        let components = [color.components.first, color.components.second, color.components.third]
        // Four decimals are more than a screen shows, and never written with an exponent.
        func written(_ number: Double) -> String { ((number * 10_000).rounded() / 10_000).plain }
        let list = components.map { $0.map(written) ?? "none" }.joined(separator: ", ")
        let alpha = color.alpha < 1 ? ", alpha: \(written(color.alpha))" : ""
        return "{ colorSpace: \(color.space.rawValue), components: [\(list)]\(alpha) }"
    }

    /// The hex that `text` is, in another form: `#fff`, `B3261E`, `0xB3261E`, `white`, `rgb(179, 38, 30)`.
    static func meantHex(_ text: String) -> String? {
        if let color = Color(css: text) ?? ForeignColor.read(text) { return color.hexWithAlpha }
        var digits = text[...]
        if digits.utf8.first == UInt8(ascii: "#") {
            digits.removeFirst()
        } else if digits.lowercased().hasPrefix("0x") {
            digits = digits.dropFirst(2)
        }
        // Letters that look like digits.
        let read = digits.map { character -> Character in
            switch character {
            case "O", "o": "0"
            case "I", "l": "1"
            default: character
            }
        }
        guard !read.isEmpty, read.allSatisfy({ $0.isHexDigit && $0.isASCII }) else { return nil }
        switch read.count {
        case 3, 4: return "#" + read.map { "\($0)\($0)" }.joined()
        case 6, 8: return "#" + String(read)
        default: return nil
        }
    }

    /// The alias that `text` is, without its braces or with wrong ones: `palette.red`, `${palette.red}`, `red`.
    private func meantAlias(_ text: String, at place: Place) -> String? {
        var path = text[...]
        while let first = path.first, "${(@".contains(first) { path.removeFirst() }
        while let last = path.last, "})".contains(last) { path.removeLast() }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(Self.trimmed)
        let colors = names(in: .palette)
        if let name = parts.last, parts.count <= 2, colors.contains(name), !isPaletteColor(name, definedAround: place) {
            return "{palette.\(name)}"
        }
        return tokens.has(String(path)) ? "{\(path)}" : nil
    }

    /// Whether `place` is in the definition of the palette's colour `name`, which can't be defined by itself.
    private func isPaletteColor(_ name: String, definedAround place: Place) -> Bool {
        trees.contains { tree in
            tree.file == place.file
                && tree.root.entries.contains { key, value in
                    guard key.text == RootKey.palette.rawValue else { return false }
                    let definition = index.value(of: name, in: value)
                    return definition?.place.bytes.contains(place.bytes.lowerBound) == true
                }
        }
    }

    /// What to do about a gradient: `linear-gradient(90deg, #B3261E, #F9DEDC)`.
    private static func adviceOnGradient(_ text: String) -> String? {
        guard text.holds("gradient(") else { return nil }
        let words = start(of: text, 500).split { " ,()".contains($0) }
        let first = words.lazy.filter { $0.hasPrefix("#") }.compactMap { meantHex(String($0)) }.first
        return "a banner has no gradients: write one colour, such as \"\(first ?? "#1B7F3B")\""
    }

    /// What is to be said of `text` as a colour.
    private static func whatItIs(_ text: String) -> String? {
        if text.contains("."), !text.contains("(") { return "an alias is written in braces and quotes" }
        if ForeignColor.read(text) != nil { return "design tools and code write colours in this way; a spec takes hex" }
        if Color(css: text) != nil {
            return "names and colour functions belong to CSS; a spec takes hex or a colour object"
        }
        return nil
    }

    /// A colour object of the DTCG format, in YAML or JSON.
    func colorObject(_ node: Node, resolve: (Node) -> Node = { $0 }) -> Color? {
        var space: ColorSpace?
        var components: (node: Node, values: [Double?])?
        var alpha = 1.0
        var isWhole = true
        let meant = fields(of: node, "a colour", as: ColorObjectKey.self) { field, key, value in
            let value = resolve(value)
            switch field {
            case .colorSpace: space = choice(value, key, ColorSpace.self)?.value
            case .components: components = self.components(value, key, resolve).map { (value, $0) }
            case .alpha:
                if let value = number(value, key, in: 0...1)?.value { alpha = value } else { isWhole = false }
            case .hex: isWhole = isHexFallback(value, key) && isWhole
            }
        }
        for (key, isMissing) in [(ColorObjectKey.colorSpace, space == nil), (.components, components == nil)]
        where isMissing && !meant.contains(key) && !node.entries.contains(where: { $0.key.text == key.rawValue }) {
            report(.missingField, "the colour has no `\(key.rawValue)`", at: node.place)
        }
        guard let space, let components, isWhole, allows(components.node, components.values, in: space) else {
            return nil
        }
        // `components` has exactly three values, as `components(_:_:_:)` made sure.
        return Color(space, components.values[0], components.values[1], components.values[2], alpha: alpha)
    }

    private func isHexFallback(_ node: Node, _ key: Node) -> Bool {
        guard let text = scalar(node, key, "a colour such as \"#1B7F3B\"") else { return false }
        if tokens.holds(node), text.utf8.count == 4, text.hasPrefix("#"), let meant = Self.meantHex(text) {
            // Many tools write it so, and nothing is made of the fallback.
            findings.append(
                Finding(
                    .invalidColor, .warning,
                    "`hex` is a fallback of the form \"#RRGGBB\", but this is `\(shown(text))`", at: node.place,
                    help: ["write \"\(meant)\""]))
            return true
        }
        guard text.utf8.count == 7, Color(hex: text) != nil else {
            report(
                .invalidColor, "`hex` is a fallback of the form \"#RRGGBB\", but this is `\(shown(text))`",
                at: node.place)
            return false
        }
        return true
    }

    private func components(_ node: Node, _ key: Node, _ resolve: (Node) -> Node) -> [Double?]? {
        guard let items = items(node, key, "three numbers", isWord: { Double($0) != nil }) else { return nil }
        guard items.count == 3 else {
            report(.wrongType, "`components` takes three numbers, but this list has \(items.count)", at: node.place)
            return nil
        }
        var values: [Double?] = []
        values.reserveCapacity(3)
        for item in items.lazy.map(resolve) {
            if item.reads("none") {
                values.append(nil)
            } else if let value = number(item, key, in: -1e6...1e6)?.value {
                values.append(value)
            }
        }
        return values.count == 3 ? values : nil
    }

    private func allows(_ node: Node, _ values: [Double?], in space: ColorSpace) -> Bool {
        var allowed = true
        for (component, (item, value)) in zip(space.components, zip(node.items, values)) {
            guard let value, !component.allows(value) else { continue }
            report(
                .outOfRange, "`\(component.name)` is \(value.plain), but must be \(component.allowedNumbers)",
                at: item.place)
            allowed = false
        }
        return allowed
    }

    /// The path of an alias `{a.b.c}`.
    func tokenPath(_ node: Node) -> String? {
        guard node.kind == .scalar else { return nil }
        return node.withTextBytes { bytes in
            guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
            let path = bytes[1..<(bytes.count - 1)]
            // `{{a.b}}` is none.
            if path.first == UInt8(ascii: "{") { return nil }
            return String(decoding: path, as: UTF8.self)
        }
    }
}

enum ColorKey: String, SpecKey {
    case light, dark, lightHighContrast, darkHighContrast, description

    /// The key of a colour for `appearance`.
    init(_ appearance: Appearance) {
        switch appearance {
        case .light: self = .light
        case .dark: self = .dark
        case .lightHighContrast: self = .lightHighContrast
        case .darkHighContrast: self = .darkHighContrast
        }
    }
}
enum ColorObjectKey: String, TabledKey {
    case colorSpace, components, alpha, hex

    static let names = KeyNames<ColorObjectKey>()
}

/// One colour, as written.
enum ColorExpression {
    case color(Color)
    case palette(String)
    /// The path of a token, and what it stands for.
    case token(String, ReferencedColor)

    /// Whether it is the same colour in every appearance, whatever else is said.
    var isUniform: Bool {
        switch self {
        case .color: true
        case .token(_, let color): color.isUniform
        case .palette: false
        }
    }
}

/// A colour for some or all appearances, as written.
struct ColorDeclaration {
    var place: Place
    var description: String?
    /// One colour for every appearance.
    var everywhere: Located<ColorExpression>?
    var slots = FieldTable<Appearance, Located<ColorExpression>>()
    /// The appearances for which something is written, or may be, that could not be read: no other's colour serves them.
    var unread: [Appearance] = []
    /// Whether a theme says it, over what the spec says.
    var isOverride = false

    init(everywhere expression: Located<ColorExpression>? = nil, at place: Place, isOverride: Bool) {
        self.place = place
        self.everywhere = expression
        self.isOverride = isOverride
    }
}
