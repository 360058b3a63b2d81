// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerLint
import BannerSpec
import ColorSpaces

/// The colours, levels, styles and buttons of a spec as the page reads them, in each theme.
struct DesignData {
    let spec: Spec

    func write(to json: inout CompactJSON) {
        json.array("designs") { json in
            write(spec.design, "", nil, &json)
            for theme in spec.themes { write(theme.design, theme.name.value, theme.description, &json) }
        }
        json.array("styles") { json in
            for style in spec.design.styles {
                json.object { json in
                    json.string("name", style.name)
                    json.string("about", ifAny: style.description)
                    json.strings("facts", StyleFacts.all(style.attributes, spec))
                }
            }
        }
    }

    private func write(_ design: Design, _ theme: String, _ about: String?, _ json: inout CompactJSON) {
        json.object { json in
            json.string("theme", theme)
            json.string("about", ifAny: about)
            json.array("palette") { json in
                for color in design.palette {
                    json.object { json in
                        json.string("name", color.name.value)
                        json.string("about", ifAny: color.description)
                        write(color.color, "color", &json)
                    }
                }
            }
            json.array("levels") { json in for level in design.levels { write(level, design, &json) } }
        }
    }

    private func write(_ color: ResolvedColor, _ key: String, _ json: inout CompactJSON) {
        json.strings(key, Appearance.allCases.map { BannerColorValue(color[$0].color).css })
    }

    private func write(_ level: Level, _ design: Design, _ json: inout CompactJSON) {
        let attributes = level.attributes
        json.object { json in
            json.string("name", level.name.value)
            json.string("about", ifAny: level.description)
            json.int("severity", level.severity.value)
            if case .symbol(let name)? = attributes.icon.value?.source { json.string("icon", name) }
            write(attributes.tint.value, "tint", &json)
            write(attributes.onTint.value, "onTint", &json)
            write(attributes.accentColor, "accent", &json)
            json.array("pairs") { json in
                write("text on fill", attributes.onTint.value, attributes.tint.value, &json)
                if attributes.accent.value != nil {
                    write("accent on fill", attributes.accentColor, attributes.tint.value, &json)
                }
                for variant in buttons(design) { writePair(variant, attributes, design, &json) }
            }
            json.array("buttons") { json in for look in buttons(design) { write(look, attributes, design, &json) } }
        }
    }

    private func write(
        _ name: String, _ front: ResolvedColor, _ back: ResolvedColor, _ json: inout CompactJSON
    ) {
        writePair(name, &json) { (front[$0].color, back[$0].color) }
    }

    /// A pair of colours, and its contrast in each appearance (WCAG 2.2). What is translucent lies over its fill, and that over the page.
    private func writePair(
        _ name: String, _ json: inout CompactJSON, _ colors: (Appearance) -> (front: Color, back: Color)
    ) {
        json.object { json in
            json.string("name", name)
            json.array("ratios") { json in
                for appearance in Appearance.allCases {
                    let (front, back) = colors(appearance)
                    let page = Color(
                        .srgb, appearance.isDark ? 0 : 1, appearance.isDark ? 0 : 1, appearance.isDark ? 0 : 1)
                    let ground = back.composited(over: page)
                    let ratio = front.composited(over: ground).contrastRatio(with: ground)
                    json.number(nil, Color.shownContrast(ratio))
                }
            }
        }
    }

    // MARK: Buttons

    /// The variants that buttons of the spec have, and those whose look it says.
    private func buttons(_ design: Design) -> [BannerButtonVariant] {
        let used = Set(spec.buttons.map(\.variant)).union(design.buttonLooks.map { $0.name.value.variant })
        return ButtonLookName.allCases.map(\.variant).filter(used.contains)
    }

    /// The label of a button on its fill, or on the banner's where it has none.
    private func writePair(
        _ variant: BannerButtonVariant, _ level: LevelAttributes, _ design: Design, _ json: inout CompactJSON
    ) {
        let configuration = RuntimeDesign(spec, design).level(level, in: spec.locales.development)
        let look = design.buttonLook(variant).map { BannerButtonLook($0) }
        writePair(variant == .icon ? "icon button" : "label of \(variant.lookName)", &json) { appearance in
            let paint = BannerButtonPaint(
                variant, look: look, state: .normal, on: configuration, in: BannerAppearance(appearance))
            let tint = level.tint.value[appearance].color
            return (Color(paint.label), paint.fill.map { Color($0).composited(over: tint) } ?? tint)
        }
    }

    private func write(
        _ variant: BannerButtonVariant, _ level: LevelAttributes, _ design: Design, _ json: inout CompactJSON
    ) {
        let runtime = RuntimeDesign(spec, design)
        let configuration = runtime.level(level, in: spec.locales.development)
        let look = design.buttonLook(variant).map { BannerButtonLook($0) }
        let shape = BannerButtonShape(variant, look: look, minimumSize: BannerButton.standardSize)
        json.object { json in
            json.string("variant", variant.lookName)
            json.number("radius", shape.cornerRadius(height: shape.minHeight))
            json.number("height", shape.minHeight)
            json.number("line", shape.borderWidth)
            json.array("states") { json in
                for state in BannerButtonPaint.State.allCases {
                    json.array { json in
                        for appearance in Appearance.allCases {
                            let paint = BannerButtonPaint(
                                variant, look: look, state: state, on: configuration, in: BannerAppearance(appearance))
                            let colors = [paint.fill, paint.label, paint.outline]
                            json.strings(nil, colors.map { $0?.faded(to: paint.opacity).css ?? "" })
                        }
                    }
                }
            }
        }
    }
}

extension Appearance {
    /// Whether it is a dark one.
    var isDark: Bool { self == .dark || self == .darkHighContrast }
}
