// SPDX-License-Identifier: Apache-2.0

/// Random specs whose colours are written in every way there is.
struct RandomDesign {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private static let appearances = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    private static let colorCount = 8

    /// The spec.
    func yaml() -> String {
        var random = self
        return random.write()
    }

    private mutating func write() -> String {
        var lines = ["bannerc: 1", "name: Acme", "palette:"]
        for index in 0..<Self.colorCount { lines.append("  c\(index): \(color(below: index, needsLight: true))") }
        lines.append("levels:")
        for index in 0..<2 {
            let tints = (0..<2).map { _ in color(below: Self.colorCount, needsLight: true) }
            lines.append("  l\(index): { tint: \(tints[0]), onTint: \(tints[1]) }")
        }
        lines.append("styles: { bar: { indicator: { height: 4\(indicatorColor()) } } }")
        let own = ["tint", "onTint", "accent"].map { "\($0): \(color(below: Self.colorCount, needsLight: true))" }
        let track = "indicator: { color: \(color(below: Self.colorCount, needsLight: true)) }"
        lines.append("banners:")
        lines.append("  hello: { level: l0, style: bar, text: Hello., \(own.joined(separator: ", ")), \(track) }")
        lines.append("themes:")
        for index in 0..<3 {
            lines.append("  t\(index):")
            let changed = (0..<Self.colorCount).filter { _ in next(2) == 0 }
            let palette = changed.map { "c\($0): \(color(below: $0, needsLight: false))" }
            lines.append("    palette: { \(palette.joined(separator: ", ")) }")
            let tint = color(below: Self.colorCount, needsLight: true)
            if next(2) == 0 { lines.append("    levels: { l1: { tint: \(tint) } }") }
            if next(2) == 0 { lines.append("    styles: { bar: { indicator: { height: 2\(indicatorColor()) } } }") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func indicatorColor() -> String {
        next(2) == 0 ? "" : ", color: \(color(below: Self.colorCount, needsLight: true))"
    }

    /// A colour for all appearances or for some. Aliases name colours before `index`, so that none leads to itself.
    private mutating func color(below index: Int, needsLight: Bool) -> String {
        if next(3) == 0 { return single(below: index) }
        var slots = Self.appearances.filter { _ in next(2) == 0 }
        if needsLight || slots.isEmpty, !slots.contains("light") { slots.append("light") }
        return "{ " + slots.map { "\($0): \(single(below: index))" }.joined(separator: ", ") + " }"
    }

    private mutating func single(below index: Int) -> String {
        switch next(index == 0 ? 5 : 8) {
        // Few colours, so that equal ones meet.
        case 0, 1: return "\"#\(["000000", "FFFFFF", "1B7F3B"][next(3)])\""
        case 2: return "\"#7BD88F\(["00", "80", "FE"][next(3)])\""
        case 3: return "{ colorSpace: oklch, components: [0.\(next(10)), 0.12345678901, none], alpha: 0.\(next(10)) }"
        case 4: return "{ colorSpace: display-p3, components: [0.1, 0.\(next(1000)), 1] }"
        default: return "\"{palette.c\(next(index))}\""
        }
    }

    /// SplitMix64, below `bound`.
    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
