// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension ListingBlock {
    /// Adds what a style says of the title.
    mutating func addTitle(_ style: StyleAttributes, fonts: [Font], _ places: PlaceTexts) {
        add("title.style", style.titleStyle, places, \.rawValue)
        add("title.weight", style.titleWeight, places, \.rawValue)
        add("title.maxLines", style.titleMaxLines, places) { "\($0)" }
        add("title.font", style.titleFont, places) { ValueText.font($0, of: fonts) }
    }

    /// Adds what a style says of the bar around the content.
    mutating func addShape(_ style: StyleAttributes, _ places: PlaceTexts) {
        add("shape.cornerRadius", style.cornerRadius, places, ValueText.number)
        if let border = style.border.value, border.isDrawn {
            add("shape.border.width", style.border, places) { _ in ValueText.number(border.width) }
            add("shape.border.color", border.paint, style.border, places)
        } else {
            add("shape.border", style.border, places) { _ in "none" }
        }
        if let shadow = style.shadow.value {
            for (name, value) in [("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur)] {
                add("shape.shadow.\(name)", style.shadow, places) { _ in ValueText.number(value) }
            }
            add("shape.shadow.color", shadow.color.value, shadow.color, places)
        } else {
            add("shape.shadow", style.shadow, places) { _ in "none" }
        }
        add("shape.margin", style.margin, places, ValueText.insets)
        add("shape.fill", style.fill, places, \.rawValue)
        add("shape.align", style.alignment, places, \.rawValue)
        add("shape.separator", style.hasSeparator, places) { "\($0)" }
    }

    /// Adds how the buttons of a variant look.
    mutating func add(_ look: ButtonLook, _ places: PlaceTexts) {
        add("fill", look.fill, places)
        add("label", look.label, places)
        if let border = look.border.value, border.isDrawn {
            add("border.width", look.border, places) { _ in ValueText.number(border.width) }
            add("border.color", border.paint, look.border, places)
        } else {
            add("border", look.border, places) { $0 == nil ? ValueText.own : "none" }
        }
        add("cornerRadius", look.cornerRadius, places) { $0.map(ValueText.number) ?? ValueText.own }
        add("minHeight", look.minHeight, places) { $0.map(ValueText.number) ?? ValueText.own }
        add("padding", look.padding, places) { $0.map(ValueText.insets) ?? ValueText.own }
        add("pressedOpacity", look.pressedOpacity, places) { $0.map(ValueText.number) ?? ValueText.own }
        add("disabledOpacity", look.disabledOpacity, places) { $0.map(ValueText.number) ?? ValueText.own }
    }

    private mutating func add(_ key: String, _ paint: Resolved<Paint?>, _ places: PlaceTexts) {
        guard let value = paint.value else { return add(key, paint, places) { _ in ValueText.own } }
        add(key, value, paint, places)
    }

    /// Adds a colour by its role, or one of its own with a row for each appearance.
    private mutating func add(_ key: String, _ paint: Paint, _ sources: Resolved<some Any>, _ places: PlaceTexts) {
        switch paint {
        case .clear: add(key, sources, places) { _ in "none" }
        case .tint: add(key, sources, places) { _ in "tint" }
        case .onTint: add(key, sources, places) { _ in "onTint" }
        case .accent: add(key, sources, places) { _ in "accent" }
        case .color(let color): add(key, color.value, sources, places)
        }
    }
}

extension ValueText {
    /// For what no spec says of a button.
    static let own = "that of the variant"

    /// The name of a typeface, or the system's.
    static func font(_ index: Int?, of fonts: [Font]) -> String {
        index.flatMap { fonts.indices.contains($0) ? fonts[$0].name.value : nil } ?? "the system's"
    }

    /// `16`, or `top 12, leading 16, bottom 12, trailing 16`.
    static func insets(_ insets: BannerInsets) -> String {
        let sides = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ]
        if sides.allSatisfy({ $0.1 == insets.top }) { return number(insets.top) }
        return sides.map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
    }
}
