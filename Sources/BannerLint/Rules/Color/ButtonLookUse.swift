// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import ColorSpaces
import Diagnostics

/// A button in colours of its own on the banners of one look.
struct ButtonLookUse {
    let scenario: Scenario
    let look: Look
    let button: Button
    let buttonLook: ButtonLook
    /// A banner that shows it, by its index.
    let banner: Int

    /// The place of what is written in the look, or else in the level: the label, or the fill under it.
    var labelPlace: Place? { buttonLook.label.place ?? buttonLook.fill.place }

    /// What lies under the button: the tint, or what the system has behind a banner without a fill.
    func tint(_ appearance: Appearance) -> Color {
        look.style.showsTint ? look.level.tint.value[appearance].color : appearance.systemBackground
    }

    /// The label and what is under it on `ground`; with an `opacity` of all of the button.
    func colors(on ground: Color, _ appearance: Appearance, opacity: Double = 1) -> (label: Color, fill: Color) {
        let (label, fill) = ButtonPaint.colors(
            button.variant, buttonLook, on: look.level, ground: ground, appearance)
        return (
            label.faded(to: opacity).composited(over: ground), fill.faded(to: opacity).composited(over: ground)
        )
    }

    /// The contrast between the label and what is under it.
    func labelContrast(_ appearance: Appearance, opacity: Double = 1) -> ClosedRange<Double> {
        Backdrop.anything.contrast(on: tint(appearance)) { ground in
            let colors = colors(on: ground, appearance, opacity: opacity)
            return (colors.label, colors.fill)
        }
    }

    /// Whether the colours are known that the button is drawn in.
    func isKnown(_ appearance: Appearance) -> Bool {
        let colors = [buttonLook.fill.value, buttonLook.label.value].compactMap { $0?.color(on: look.level) }
        return look.level.tint.value[appearance].place != nil && look.level.onTint.value[appearance].place != nil
            && colors.allSatisfy { $0[appearance].place != nil }
    }

    /// Each button in colours of its own, once for each look of buttons and each look of banners.
    static func all(in context: RuleContext) -> [ButtonLookUse] {
        guard context.scenarios.contains(where: { !$0.design.buttonLooks.isEmpty }) else { return [] }
        struct Key: Hashable {
            var variant: BannerButtonVariant
            var look: ObjectIdentifier
        }
        var uses: [ButtonLookUse] = []
        for scenario in context.scenarios {
            var known: Set<Key> = []
            for use in scenario.uses {
                for index in use.banners {
                    for reference in context.spec.banners[index].buttons {
                        let button = context.spec.buttons[reference.value]
                        guard button.isEnabled, let look = scenario.design.paintedLook(button.variant),
                            known.insert(Key(variant: button.variant, look: ObjectIdentifier(use.look))).inserted
                        else { continue }
                        uses.append(
                            ButtonLookUse(
                                scenario: scenario, look: use.look, button: button, buttonLook: look, banner: index))
                    }
                }
            }
        }
        return uses
    }
}

extension Design {
    /// How buttons of `variant` look, if they have a colour of their own.
    func paintedLook(_ variant: BannerButtonVariant) -> ButtonLook? {
        guard let look = buttonLook(variant), look.fill.value != nil || look.label.value != nil else { return nil }
        return look
    }
}
