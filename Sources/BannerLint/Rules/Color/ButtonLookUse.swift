// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// A button in colours of its own on the banners of one look.
struct ButtonLookUse {
    let scenario: Scenario
    let look: Look
    let buttonLook: ButtonLook
    /// A banner that shows it, by its index; `nil` where none does.
    let banner: Int?

    var variant: BannerButtonVariant { buttonLook.name.value.variant }

    /// The place of what is written in the look, or else in the level: the label, or the fill under it.
    var labelPlace: Place? { buttonLook.label.place ?? buttonLook.fill.place }

    /// What lies under the button: the tint, or what the system has behind a banner without a fill.
    func tint(_ appearance: Appearance) -> Color {
        look.style.showsTint ? look.level.tint.value[appearance].color : appearance.systemBackground
    }

    /// The label and what is under it on `ground`; with an `opacity` of all of the button.
    func colors(on ground: Color, _ appearance: Appearance, opacity: Double = 1) -> (label: Color, fill: Color) {
        let (label, fill) = ButtonPaint.colors(
            variant, buttonLook, on: look.level, ground: ground, appearance)
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

    /// Which banner shows it, for a label.
    func shownOn(_ context: RuleContext) -> String {
        banner.map { "shown on `\(context.spec.banners[$0].name.value)`" } ?? ""
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
                            ButtonLookUse(scenario: scenario, look: use.look, buttonLook: look, banner: index))
                    }
                }
            }
        }
        return uses
    }
}

extension ButtonLookUse {
    /// The looks that no banner of the spec shows, and whose fill and label are the same on every level: a design system writes them
    /// for others to use.
    static func unshown(in context: RuleContext, besides shown: [ButtonLookUse]) -> [ButtonLookUse] {
        let known = Set(shown.map(\.variant))
        return context.scenarios.flatMap { scenario -> [ButtonLookUse] in
            guard let look = scenario.usesOfAllLevels.first?.look else { return [] }
            return scenario.design.buttonLooks
                .filter { !known.contains($0.name.value.variant) && $0.isTheSameOnEveryLevel }
                .map { ButtonLookUse(scenario: scenario, look: look, buttonLook: $0, banner: nil) }
        }
    }
}

extension ButtonLook {
    /// Whether label and fill are colours of their own, and nothing shines through the fill.
    fileprivate var isTheSameOnEveryLevel: Bool {
        guard let fill = fill.value?.ownColor?.value, label.value?.ownColor != nil else { return false }
        return Appearance.allCases.allSatisfy { fill[$0].color.alpha == 1 }
    }
}

extension Design {
    /// How buttons of `variant` look, if they have a colour of their own.
    func paintedLook(_ variant: BannerButtonVariant) -> ButtonLook? {
        guard let look = buttonLook(variant), look.fill.value != nil || look.label.value != nil else { return nil }
        return look
    }
}
