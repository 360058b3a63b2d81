// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button that is hard to hit.
enum TargetSize: Rule {
    static let minimum = RuleParameter.number(
        "minimum", 24, unit: "pt", in: 1...100,
        "the size below which a target is an error, unless the spacing exception holds")
    static let recommended = RuleParameter.number(
        "recommended", 44, unit: "pt", in: 1...100, notBelow: minimum,
        "the size below which a target is reported at all")

    static let description = RuleDescription(
        "BN509", "target-size", .buttons, .error, mildest: .warning,
        summary: "a button measures 44 pt, and never less than 24 pt without room around it",
        source:
            "WCAG 2.2, 2.5.8 Target Size (Minimum): 24 px; Human Interface Guidelines, Buttons: 44 pt",
        what:
            "The `size` of each button is its minimum width and height. Below 24 pt, it is an error, unless the "
            + "spacing exception of 2.5.8 holds in every banner that uses the button: a circle 24 pt across, centred "
            + "on the button, meets no other target and no such circle around another one. The bar itself is a target "
            + "if a tap on it closes the banner or stops the work. Buttons are 12 pt apart, so two small ones next to "
            + "each other need 24 pt together. From 24 to 44 pt, and where the exception holds, it is a warning. "
            + "Links are not checked: BannerKit makes every link 44 pt high.",
        why:
            "A fingertip covers about 44 pt. People with a tremor, or on a bus, miss smaller targets and hit what is "
            + "beside them.",
        how: "Enlarge the area that a tap reaches with `size`; what is drawn in it may stay small.",
        fix: .unsafe,
        parameters: [minimum, recommended],
        bad: [
            RuleExample(
                """
                buttons:
                  info: { kind: icon, image: { symbol: info.circle }, label: Information, size: «17 }
                styles:
                  bar: { dismissal: [button, tap] }
                banners:
                  syncFailed: { level: error, style: bar, text: Sync failed., buttons: [info] }
                """, title: "On a bar that is itself a target"),
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, size: «30 }
                """, title: "A warning"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss, size: 44 }
                  retry: { kind: emphasis, title: Retry }
                """)
        ])

    static func check(_ context: RuleContext) {
        let minimum = context.limit(Self.minimum)
        let goal = max(minimum, context.limit(recommended))
        let crowdings = crowdings(context, minimum)
        for (index, button) in context.spec.buttons.enumerated() where button.targetSize < goal {
            let crowding = crowdings[index]
            let limit = crowding == nil ? goal : minimum
            let size = Figure.text(button.targetSize, missing: limit)
            context.report(
                "the target of `\(button.name.value)` is \(size) pt, below \(Figure.text(limit)) pt",
                at: button.size?.place ?? button.name.place,
                notes: notes(crowding, isTooSmall: button.targetSize < minimum, minimum),
                help: ["write `size: \(Figure.text(goal))`"], fix: fix(button.size, goal, context),
                atMost: crowding == nil ? .warning : .error, measured: button.targetSize, .below)
        }
    }

    private static func notes(_ crowding: String?, isTooSmall: Bool, _ minimum: Double) -> [String] {
        if let crowding { return ["\(crowding), so the spacing exception of WCAG 2.2, 2.5.8 does not apply"] }
        guard isTooSmall else { return [] }
        return [
            "it is below \(Figure.text(minimum)) pt too, and passes WCAG 2.2, 2.5.8 only because nothing else that can be "
                + "tapped lies within that distance"
        ]
    }

    private static func fix(_ size: Located<Double>?, _ goal: Double, _ context: RuleContext) -> Fix? {
        guard let size, context.isLiteral(size.place) else { return nil }
        let text = Figure.text(goal)
        return Fix("write `size: \(text)`", .unsafe, edits: [Edit(replacing: size.place, with: text)])
    }

    /// Why the spacing exception does not hold for small buttons, by their index.
    private static func crowdings(_ context: RuleContext, _ minimum: Double) -> [Int: String] {
        let buttons = context.spec.buttons
        guard buttons.contains(where: { $0.targetSize < minimum }) else { return [:] }
        var crowded: [Int: String] = [:]
        for scenario in context.scenarios {
            for (index, banner) in context.spec.banners.enumerated() {
                guard banner.buttons.contains(where: { buttons[$0.value].targetSize < minimum }) else { continue }
                let isBarTarget = scenario.looks[index].takesTaps(banner)
                let row = ButtonNeighbours(
                    banner.buttons.map { buttons[$0.value] },
                    isInline: scenario.looks[index].style.buttonLayout.value == .inline)
                for (position, reference) in banner.buttons.enumerated() {
                    guard buttons[reference.value].targetSize < minimum, crowded[reference.value] == nil else {
                        continue
                    }
                    if isBarTarget {
                        crowded[reference.value] =
                            "in `\(banner.name.value)` it is on a bar that can itself be tapped"
                    } else if let other = row.small(beside: position, minimum) {
                        crowded[reference.value] =
                            "in `\(banner.name.value)` it is \(Figure.text(BannerArrangement.gap)) pt from `\(other)`"
                    }
                }
            }
        }
        return crowded
    }
}

/// Which of a banner's buttons stand beside each other. Icons stand beside the text, and titles below it, each among themselves; or all in
/// one row, where the style says so and there is room.
private struct ButtonNeighbours {
    private let buttons: [Button]
    /// The positions of those beside each.
    private var beside: [[Int]]

    init(_ buttons: [Button], isInline: Bool) {
        self.buttons = buttons
        beside = buttons.map { _ in [] }
        var last: [Bool: Int] = [:]
        for (position, button) in buttons.enumerated() {
            if let before = last[button.variant == .icon] { add(before, position) }
            last[button.variant == .icon] = position
        }
        guard isInline, !buttons.contains(where: { $0.isFullWidth && $0.variant != .icon }) else { return }
        for position in buttons.indices.dropFirst() { add(position - 1, position) }
    }

    private mutating func add(_ first: Int, _ second: Int) {
        beside[second].append(first)
        beside[first].append(second)
    }

    /// The name of a small button beside the one at `position` whose circle meets that one's.
    func small(beside position: Int, _ minimum: Double) -> String? {
        let size = buttons[position].targetSize
        let other = beside[position].first { other in
            let reach = max(minimum, buttons[other].targetSize) / 2
            return size / 2 + BannerArrangement.gap + buttons[other].targetSize / 2 < minimum / 2 + reach
        }
        return other.map { buttons[$0].name.value }
    }
}
