// SPDX-License-Identifier: Apache-2.0

import BannerCore
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
            let variants = buttons(design)
            let pairs = design.levels.map { LevelPair.all($0.attributes, spec, design, variants) }
            json.array("colors") { json in
                for swatch in ColorSwatches(design, pairs: pairs).swatches { write(swatch, &json) }
            }
            json.array("levels") { json in
                for (level, pairs) in zip(design.levels, pairs) { write(level, pairs, variants, design, &json) }
            }
        }
    }

    private func write(_ swatch: ColorSwatches.Swatch, _ json: inout CompactJSON) {
        json.object { json in
            switch swatch.name {
            case .palette(let name): json.string("name", name)
            case .token(let path): json.string("token", path)
            }
            json.string("about", ifAny: swatch.about)
            json.strings("color", Appearance.allCases.map { swatch.colors[$0].map { BannerColorValue($0).css } ?? "" })
            json.array("pairs") { json in
                for (level, pair) in swatch.pairs { json.ints(nil, [level, pair]) }
            }
        }
    }

    private func write(_ color: ResolvedColor, _ key: String, _ json: inout CompactJSON) {
        json.strings(key, Appearance.allCases.map { BannerColorValue(color[$0].color).css })
    }

    private func write(
        _ level: Level, _ pairs: [LevelPair], _ variants: [BannerButtonVariant], _ design: Design,
        _ json: inout CompactJSON
    ) {
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
                for pair in pairs {
                    json.object { json in
                        json.string("name", pair.name)
                        json.number("need", pair.need)
                        json.array("ratios") { json in for ratio in pair.ratios { json.number(nil, ratio) } }
                    }
                }
            }
            json.array("buttons") { json in for variant in variants { write(variant, attributes, design, &json) } }
        }
    }

    // MARK: Buttons

    /// The variants that buttons of the spec have, and those whose look it says.
    private func buttons(_ design: Design) -> [BannerButtonVariant] {
        let used = Set(spec.buttons.map(\.variant)).union(design.buttonLooks.map { $0.name.value.variant })
        return ButtonLookName.allCases.map(\.variant).filter(used.contains)
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
