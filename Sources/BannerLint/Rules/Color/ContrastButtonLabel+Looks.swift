// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import ColorSpaces
import Diagnostics

/// Buttons in colours of their own.
extension ContrastButtonLabel {
    /// One finding for each: where a label's colour is chosen, in one state.
    private struct LookKey: Hashable {
        var place: Place
        var isPressed: Bool
    }

    private struct LookFault {
        var use: ButtonLookUse
        var appearance: Appearance
        var shortfall: Shortfall
        var isPressed: Bool
    }

    static func checkLooks(_ context: RuleContext) {
        var faults = WorstCases<LookKey, LookFault>()
        let shown = ButtonLookUse.all(in: context)
        let all = shown + ButtonLookUse.unshown(in: context, besides: shown)
        for use in all {
            let isLarge = TextSize(use.look.style).isLarge(context, as: Self.self)
            // An icon is no text (WCAG 2.2, 1.4.11), and needs as much as large text does.
            let limit = context.limit(isLarge || use.variant == .icon ? largeLimit : limit)
            for appearance in Appearance.allCases where use.isKnown(appearance) {
                let normal = use.labelContrast(appearance)
                if normal.lowerBound < limit {
                    guard let place = use.labelPlace else { continue }
                    add(normal, limit, use, appearance, at: place, isPressed: false, to: &faults)
                } else if use.banner != nil, let place = use.buttonLook.pressedOpacity.place,
                    let opacity = use.buttonLook.pressedOpacity.value
                {
                    let pressed = use.labelContrast(appearance, opacity: opacity)
                    guard pressed.lowerBound < limit else { continue }
                    add(pressed, limit, use, appearance, at: place, isPressed: true, to: &faults)
                }
            }
        }
        let usesByPlace = Dictionary(grouping: all, by: \.labelPlace)
        faults.report(in: context) { key, worst in
            reportLook(worst, at: key.place, usesByPlace[key.place] ?? [], context)
        }
    }

    private static func add(
        _ contrast: ClosedRange<Double>, _ limit: Double, _ use: ButtonLookUse, _ appearance: Appearance,
        at place: Place, isPressed: Bool, to faults: inout WorstCases<LookKey, LookFault>
    ) {
        let shortfall = Shortfall(contrast: contrast, limit: limit)
        let fault = LookFault(use: use, appearance: appearance, shortfall: shortfall, isPressed: isPressed)
        faults.add(
            fault, LookKey(place: place, isPressed: isPressed), badness: shortfall.badness,
            Finding.Case(use.scenario, appearance, measured: contrast.lowerBound))
    }

    private static func reportLook(
        _ worst: WorstCases<LookKey, LookFault>.Worst, at place: Place, _ uses: [ButtonLookUse],
        _ context: RuleContext
    ) {
        let fault = worst.detail
        let (use, look) = (fault.use, fault.use.buttonLook)
        let what = use.variant == .icon ? "icon" : "title"
        let hasFill = look.fill.value.map { if case .clear = $0 { false } else { true } } ?? true
        let ground = hasFill ? "its fill" : "the banner"
        let shortfall = fault.shortfall
        let tint = use.banner == nil ? nil : use.look.level.tint.place
        let labels = [("the fill", look.fill.place), ("the tint", tint)].compactMap { name, other in
            other.flatMap { $0 == place ? nil : Label(name, at: $0) }
        }
        let size = TextSize(use.look.style)
        let note =
            use.variant == .icon
            ? "an icon has to stand out by 3:1 (WCAG 2.2, 1.4.11)"
            : size.note(isLarge: size.isLarge(context, as: Self.self), "1.4.3")
        context.report(
            "the \(what) of a `\(look.name.value.rawValue)` button on \(ground) \(shortfall.verb()) "
                + "\(Figure.text(shortfall.ratio, missing: shortfall.limit)):1\(fault.isPressed ? " while it is held down" : ""), below "
                + "\(Figure.text(shortfall.limit)):1 \(fault.appearance.phrase)\(use.scenario.suffix)",
            at: place, label: use.shownOn(context), labels: labels,
            notes: [note] + worst.notes, help: help(fault, uses),
            atMost: shortfall.isCertain && !fault.isPressed ? .error : .warning)
    }

    /// What suits each of `uses`, where the same label is drawn.
    private static func help(_ fault: LookFault, _ uses: [ButtonLookUse]) -> [String] {
        let appearance = fault.appearance
        if fault.isPressed {
            let enough = (1...20).map { Double($0) / 20 }.first { opacity in
                fault.use.labelContrast(appearance, opacity: opacity).lowerBound >= fault.shortfall.limit
            }
            return enough.map { ["`pressedOpacity: \(Figure.text($0))` is enough"] } ?? []
        }
        let label = fault.use.colors(on: fault.use.tint(appearance), appearance).label
        func least(_ label: Color, in appearances: [Appearance]) -> Double {
            let ratios = uses.flatMap { use in
                appearances.map { appearance in
                    let fill = use.colors(on: use.tint(appearance), appearance).fill
                    return Backdrop.anything.contrast(of: label, on: fill).lowerBound
                }
            }
            return ratios.min() ?? 0
        }
        // One label for several appearances has to suit them all, or else it takes one for each.
        let alike = Appearance.allCases.filter { fault.use.colors(on: fault.use.tint($0), $0).label == label }
        for (appearances, phrase) in [(alike, ""), ([appearance], " \(appearance.phrase)")] {
            let remedy = Remedy.nearest(to: label) { least($0, in: appearances) >= fault.shortfall.limit }
            if let remedy {
                let reached = least(remedy, in: appearances)
                return ["as the label\(phrase), \(Remedy.words(remedy, for: label, reaching: reached))"]
            }
        }
        let followsLevel = uses.allSatisfy { use in
            let onTint = use.look.level.onTint.value[appearance].color
            let fill = use.colors(on: use.tint(appearance), appearance).fill
            return Backdrop.anything.contrast(of: onTint, on: fill).lowerBound >= fault.shortfall.limit
        }
        return followsLevel
            ? ["no one colour suits every level; as the label, `onTint` does"]
            : ["use a fill that stands out more from its label"]
    }
}
