// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// The banners that take more of a screen's height than a limit allows, one for each style.
struct TallestBanner {
    /// The banner.
    let banner: Banner
    /// How it looks.
    let look: Look
    /// The text size at which it is tallest.
    let text: TallestText
    /// Its height then, in points.
    let height: Double
    /// The end of a phrase that names its theme.
    let theme: String
    private let layout: BannerLayout
    /// How high it would be with less in it.
    let reduced: ReducedBanner

    /// The tallest banner of each style whose height exceeds `limit` points in `window`, among those whose looks are
    /// `concerned`.
    static func higher(
        than limit: Double, in window: WindowClass, _ context: RuleContext, where concerned: (Look) -> Bool
    ) -> WorstCases<GeometrySubject, TallestBanner> {
        var cases = WorstCases<GeometrySubject, TallestBanner>()
        var texts = TallestTexts(context.linted, in: window)
        let spec = context.spec
        for (scenarioIndex, scenario) in context.scenarios.enumerated() {
            for use in scenario.uses where concerned(use.look) {
                var mayExceed = FrameAnswers(context.linted)
                for index in use.banners {
                    let banner = spec.banners[index]
                    func layout() -> BannerLayout {
                        BannerLayout(banner, use.look, in: spec, scenario.design)
                    }
                    // However much it says.
                    let isTall = mayExceed.answer(index) {
                        let layout = layout()
                        return layout.outerHeight(texts.most(banner, use.look, layout)) > limit
                    }
                    guard isTall else { continue }
                    let layout = layout()
                    let text = texts.text(of: index, in: scenarioIndex, use.look, layout)
                    let height = layout.outerHeight(text)
                    guard height > limit else { continue }
                    cases.add(
                        TallestBanner(
                            banner: banner, look: use.look, text: text, height: height, theme: scenario.suffix,
                            layout: layout,
                            reduced: ReducedBanner(index, in: scenarioIndex, use.look, layout, window, context.linted)),
                        GeometrySubject(nil, of: banner), badness: height,
                        context.failing(index, in: scenario, measured: height))
                }
            }
        }
        return cases
    }

    /// The height that a banner of `style` has with one line of text at least, whatever it says, with its margin.
    static func leastHeight(of style: StyleAttributes) -> Double {
        let lines = style.dynamicType.value.sizes.map { size in
            BannerTypeScale.lineHeight(BannerTypeScale.points(style.textStyle.value, at: size))
        }
        return (lines.min() ?? 0) + style.padding.value.insets.vertical + (style.indicatorHeight.value ?? 0)
            + style.margin.value.vertical
    }

    /// How the height comes about.
    var explanation: String {
        let lines = Figure.count(text.lines.count, "line")
        let margin = look.style.margin.value.vertical > 0 ? " and its margin" : ""
        return
            "it is \(Figure.text(height)) pt high with \(lines) of text at the size `\(text.size.rawValue)`\(buttons)\(margin)"
    }

    /// Where its buttons stand, if their titles have no room where its style has them.
    private var buttons: String {
        guard let found = layout.displacement(of: text.lines.buttons, at: text.size) else { return "" }
        return ", its buttons \(found), since their titles have no room"
    }

    /// What brings the height under `limit` points, as far as it is known, and what `others` there are: all before that people see
    /// smaller letters than they asked for.
    func remedies(limit: Double, or others: [String] = []) -> [String] {
        let allowed = (1..<max(1, text.lines.text)).last { reduced.height(atMost: $0) <= limit }
        // To allow fewer lines would cut the text, which takes all of these.
        let lines = allowed.map { "shorten the text to \(Figure.count($0, "line")) at most" }
        let excess = Figure.text((height - limit).rounded(.up))
        let means = means(limit: limit)
        let saved = means.isEmpty ? nil : "save \(excess) pt, with \(means)"
        let known = [lines, saved].compactMap { $0 }
        let smaller = smallerSizes(limit: limit).map { [$0] } ?? []
        guard known.isEmpty, smaller.isEmpty else { return known + others + smaller }
        return ["leave out texts or buttons: less padding and smaller parts are not enough"] + others
    }

    /// The text sizes to follow where it is an accessibility size that makes the banner high, and letters can be twice as large as by
    /// default without; `nil` if they can't, or that is not all.
    private func smallerSizes(limit: Double) -> String? {
        let sizes = look.style.dynamicType.value
        guard let least = look.style.doublingSize(hasTitle: banner.extras?.title != nil) else { return nil }
        let largest = sizes.sizes.last { size in
            size < sizes.upperBound && size >= least
                && reduced.height(in: sizes.lowerBound...size) <= limit
        }
        return largest.map {
            "follow smaller text sizes: `dynamicType: [\(sizes.lowerBound.rawValue), \($0.rawValue)]`"
        }
    }

    /// What there may be less of: each that is enough by itself, or else as many as it takes together, the greatest first; nothing
    /// where all of them are not enough.
    private func means(limit: Double) -> String {
        func height(_ spared: Set<Saving>) -> Double { reduced.height(sparing: spared) }
        let alone = Saving.allCases.filter { height([$0]) <= limit }
        guard alone.isEmpty else { return Figure.joined(alone.map(\.rawValue), "or") }
        guard height(Set(Saving.allCases)) <= limit else { return "" }
        // Which of them it takes shows where one is taken back: two parts in a row save nothing until both are smaller.
        var together = Saving.allCases.sorted { height([$0]) < height([$1]) }
        for saving in together.reversed() {
            let others = together.filter { $0 != saving }
            if height(Set(others)) <= limit { together = others }
        }
        return Figure.joined(together.map(\.rawValue))
    }
}
