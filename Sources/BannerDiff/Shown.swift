// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// Values as a spec would write them, or nearly so.
enum Shown {
    /// `16`, `0.5`.
    static func number(_ number: Double) -> String { number.plain }

    /// `44` or `none`.
    static func optional(_ number: Double?) -> String { number.map(Self.number) ?? "none" }

    /// `250ms`, `4s`.
    static func duration(_ duration: Duration) -> String { duration.plain }

    /// `4s` or `never`.
    static func display(_ duration: Duration?) -> String { duration.map(Self.duration) ?? "never" }

    /// `spring(damping 0.7, velocity 0)`.
    static func motion(_ motion: BannerMotion) -> String {
        switch motion {
        case .spring(let damping, let velocity): "spring(damping \(number(damping)), velocity \(number(velocity)))"
        case .curve(let x1, let y1, let x2, let y2): "easing [\([x1, y1, x2, y2].map(number).joined(separator: ", "))]"
        }
    }

    /// `button, swipe` or `none`.
    static func dismissal(_ dismissal: BannerDismissal) -> String { list(dismissal.words) }

    /// `a, b` or `none`.
    static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

    /// `16`, or `top 12, leading 16, bottom 12, trailing 16`.
    static func insets(_ insets: BannerInsets) -> String {
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if sides.allSatisfy({ $0 == insets.top }) { return number(insets.top) }
        return zip(["top", "leading", "bottom", "trailing"], sides).map { "\($0) \(number($1))" }.joined(
            separator: ", ")
    }

    /// `#1B7F3B`, or what differs by appearance: `light #1B7F3B, dark #7BD88F`.
    static func color(_ color: ResolvedColor) -> String {
        let texts = Appearance.allCases.map { color[$0].color.plain }
        if texts.allSatisfy({ $0 == texts.first }) { return texts.first ?? "" }
        // The order is light, dark, lightHighContrast, darkHighContrast; what falls back says nothing new.
        var parts = ["light \(texts[0])"]
        if texts[1] != texts[0] { parts.append("dark \(texts[1])") }
        if texts[2] != texts[0] { parts.append("lightHighContrast \(texts[2])") }
        if texts[3] != texts[1] { parts.append("darkHighContrast \(texts[3])") }
        return parts.joined(separator: ", ")
    }

    /// A colour by what it is for, or itself.
    static func paint(_ paint: Paint) -> String {
        switch paint {
        case .clear: "none"
        case .tint: "tint"
        case .onTint: "onTint"
        case .accent: "accent"
        case .color(let color): Self.color(color.value)
        }
    }

    /// `1 accent` or `none`.
    static func border(_ border: Border?) -> String {
        guard let border, border.isDrawn else { return "none" }
        return "\(number(border.width)) \(paint(border.paint))"
    }

    /// `0 2 8 #000000` or `none`.
    static func shadow(_ shadow: Shadow?) -> String {
        guard let shadow else { return "none" }
        return [shadow.x, shadow.y, shadow.blur].map(number).joined(separator: " ") + " " + color(shadow.color.value)
    }

    /// `symbol xmark`, with what is shown until it is there.
    static func image(_ image: Image?, _ names: [String] = []) -> String {
        guard let image else { return "none" }
        var parts: [String]
        switch image.source {
        case .symbol(let name): parts = ["symbol \(name)"]
        case .asset(let name): parts = ["asset \(name)"]
        case .url(let url, let placeholder, let isCached):
            parts = ["url \(url)"] + (placeholder.map { ["until then \(Self.placeholder($0))"] } ?? [])
            if !isCached { parts.append("not kept") }
        case .parameter(let index, let placeholder):
            parts = ["parameter \(names.indices.contains(index) ? names[index] : "\(index)")"]
            parts += placeholder.map { ["until then \(Self.placeholder($0))"] } ?? []
        }
        if image.isDecorative { parts.append("decorative") }
        if image.isFixed { parts.append("fixed") }
        return parts.joined(separator: ", ")
    }

    private static func placeholder(_ placeholder: Image.Placeholder) -> String {
        switch placeholder {
        case .symbol(let name): "symbol \(name)"
        case .asset(let name): "asset \(name)"
        }
    }

    /// A value within a message: cut where it is long, with ticks that nothing in it can end.
    static func quoted(_ text: String) -> String {
        let short = text.count > 120 ? text.prefix(119) + "…" : text[...]
        return "`\(short.replacing("`", with: "ˋ"))`"
    }
}
