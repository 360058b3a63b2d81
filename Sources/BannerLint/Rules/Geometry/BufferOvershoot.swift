// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A spring that swings further than the buffer reaches.
enum BufferOvershoot: Rule {
    static let measuresTexts = true

    static let margin = RuleParameter.number(
        "margin", 0, unit: "pt", in: 0...1000, "how much taller than necessary the buffer must be")

    static let description = RuleDescription(
        "BN701", "buffer-overshoot", .geometry, .error,
        summary: "the buffer is tall enough for the spring, so that no gap opens behind the banner",
        source: "OwlBanners, \"Designing Your Custom Banner's View\"",
        what: """
            An overlay banner of height h travels h + S + r. S is the status bar or the safe area of a device (20, \
            44, 47, 54 or 59 pt at the top, 0 or 34 pt at the bottom), or 0 if the banner slides out from under a \
            bar. r is how far its shadow is visible beyond it: `y` and `blur` together, less its `margin` there. A \
            spring takes the banner M times that distance too far, so `bufferHeight` must be at least S + M · (h + S \
            + r) + the parameter `margin`. h is the height at the text size that makes the banner tallest, in a \
            window 320 pt wide, with as many lines as the longest text takes there (as text-max-lines counts them, at \
            most `maxLines`). M is the depth of the first swing of the spring's own equation, with the frequency that \
            brings it to rest within `present`. An easing curve whose y exceeds 1 is treated in the same way. \
            Embedded banners are not checked: what is around them moves with them. Banners that fade in place, or \
            that a `margin` keeps away from their edge, are not checked either: there is a gap anyway, and BannerKit \
            draws no buffer. On the opposite side, a `margin` is part of h.
            """,
        why: """
            A spring moves past its place before it comes to rest. If the fill ends too early, the screen briefly \
            shines through between it and the edge, as a flash above the banner.
            """,
        how: "Raise `bufferHeight` to the value in the finding, or damp the spring.",
        fix: .safe,
        parameters: [margin],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { present: 500ms, spring: { damping: 0.3, velocity: 0.7 } }
                styles:
                  standard: { bufferHeight: «100 }
                """, title: "OwlBanners' own spring and buffer"),
            RuleExample(
                """
                metrics:
                  standard: { easing: [0.34, 1.56, 0.64, 1] }
                styles:
                  standard: { bufferHeight: «60 }
                """, title: "A curve that goes past its end"),
            RuleExample(
                """
                surfaces:
                  main: { under: navigationBar }
                metrics:
                  standard: { spring: { damping: 0.1 } }
                styles:
                  standard: { bufferHeight: «40 }
                """, title: "Below a bar"),
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 0.2 } }
                styles:
                  «bar: { padding: 24 }
                banners:
                  syncFailed: { level: error, style: bar, text: Sync failed. }
                """, title: "A spec that does not set the buffer"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { present: 500ms, spring: { damping: 0.3, velocity: 0.7 } }
                styles:
                  standard: { bufferHeight: 120 }
                """),
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 1 } }
                styles:
                  standard: { bufferHeight: 59 }
                """, title: "A spring that does not bounce"),
            RuleExample(
                """
                metrics:
                  standard: { spring: { damping: 0.2 } }
                styles:
                  standard: { shape: { margin: { top: 8 } } }
                """, title: "A banner with a margin at its edge"),
            RuleExample(
                """
                surfaces:
                  main: { under: navigationBar }
                metrics:
                  standard: { easing: easeInOut }
                styles:
                  standard: { bufferHeight: 0 }
                """, title: "No overshoot, below a bar"),
        ])

    /// A gap in points that no screen shows: a pixel is a third of a point at the least.
    private static let invisible = 0.01

    /// How a banner moves onto the screen.
    private struct Way {
        let banner: Banner
        let look: Look
        let overshoot: Double
        let layout: BannerLayout
        private let placement: BannerPlacement
        private let margin: Double

        init(_ banner: Banner, _ look: Look, _ spec: Spec, _ design: Design, overshoot: Double, margin: Double) {
            self.banner = banner
            self.look = look
            self.overshoot = overshoot
            self.margin = margin
            layout = BannerLayout(banner, look, in: spec, design)
            placement = BannerPlacement(look, on: spec.surfaces[banner.surface])
        }

        func height(_ text: TallestText) -> Double { layout.outerHeight(text) }

        /// How far the shadow is seen beyond the margin, which is in the way to travel too.
        var reach: Double {
            // Of whatever colour it is.
            let shadow = look.style.shadow.value.map {
                BannerShadow(x: $0.x, y: $0.y, blur: $0.blur, color: BannerColor(light: .hex(0)))
            }
            return BannerShape(shadow: shadow, margin: look.style.margin.value, fill: look.style.fill.value)
                .reach(from: placement.edge.value)
        }

        /// The devices on which the buffer is too low with `text`.
        func gaps(_ text: TallestText) -> [Gap] {
            let height = height(text)
            return placement.insets.compactMap { inset in
                let geometry = BannerGeometry(
                    edge: placement.edge.value, height: height, inset: inset.points, reach: reach)
                let needed = geometry.neededBuffer(overshoot: overshoot) + margin
                return needed > look.style.bufferHeight.value + invisible ? Gap(inset: inset, needed: needed) : nil
            }
        }
    }

    /// A device on which the buffer is too low, and the one it needs.
    private struct Gap {
        let inset: BannerPlacement.Inset
        let needed: Double
    }

    /// What fails, with all that the finding says of it.
    private struct Case {
        let way: Way
        let text: TallestText
        let gap: Gap
        let theme: String

        var banner: Banner { way.banner }
        var look: Look { way.look }
        var inset: BannerPlacement.Inset { gap.inset }
        var size: BannerDynamicTypeSize { text.size }
        var height: Double { way.height(text) }
        var overshoot: Double { way.overshoot }
        var needed: Double { gap.needed }
    }

    private struct Movement: Hashable {
        let motion: BannerMotion
        let duration: Duration
    }

    static func check(_ context: RuleContext) {
        let margin = context.limit(margin)
        var overshoots: [Movement: Double] = [:]
        var texts = TallestTexts(context.linted, in: .smallest)
        var cases = WorstCases<GeometrySubject, Case>()
        for (scenarioIndex, scenario) in context.scenarios.enumerated() {
            for use in scenario.uses
            where use.look.style.position.value == .overlay && !use.look.style.standsOffFromEdge {
                let metrics = use.look.metrics.value
                // What fades in its place goes past nothing.
                if metrics.transition.value == .fade { continue }
                let movement = Movement(motion: metrics.motion.value, duration: metrics.present.value)
                let overshoot = overshoots[movement] ?? movement.motion.overshoot(within: movement.duration)
                overshoots[movement] = overshoot
                // On each surface, since they have insets of their own.
                var mayGap = Array(repeating: FrameAnswers(context.linted), count: context.spec.surfaces.count)
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    func way() -> Way {
                        Way(banner, use.look, context.spec, scenario.design, overshoot: overshoot, margin: margin)
                    }
                    // However much it says.
                    let hasGaps = mayGap[banner.surface].answer(index) {
                        let way = way()
                        return !way.gaps(texts.most(banner, use.look, way.layout)).isEmpty
                    }
                    guard hasGaps else { continue }
                    let way = way()
                    let text = texts.text(of: index, in: scenarioIndex, use.look, way.layout)
                    for gap in way.gaps(text) {
                        cases.add(
                            Case(way: way, text: text, gap: gap, theme: scenario.suffix),
                            GeometrySubject(use.look.style.bufferHeight.place, of: way.banner),
                            badness: gap.needed - use.look.style.bufferHeight.value,
                            context.failing(
                                index, in: scenario, measured: gap.needed - use.look.style.bufferHeight.value))
                    }
                }
            }
        }
        cases.report(in: context) { subject, worst in report(worst, subject, context) }
    }

    private static func report(
        _ worst: WorstCases<GeometrySubject, Case>.Worst, _ subject: GeometrySubject, _ context: RuleContext
    ) {
        let detail = worst.detail
        let buffer = detail.look.style.bufferHeight
        let needed = Figure.text(detail.needed, missing: buffer.value, decimals: 1)
        let enough = Figure.text(detail.needed.rounded(.up))
        let help = "write `bufferHeight: \(enough)`\(subject.clause(in: context.spec))"
        var labels: [Label] = []
        if detail.overshoot > 0, let place = detail.look.metrics.value.motion.place {
            labels.append(Label("moves past its place by \(percent(detail.overshoot))", at: place))
        }
        context.report(
            "\(cause(detail)): \(needed) pt of buffer are needed \(detail.inset.phrase)\(detail.theme), "
                + "but `bufferHeight` is \(Figure.text(buffer.value))",
            at: subject.place(detail.banner, in: context.spec),
            label: buffer.place == nil ? "\(Figure.text(buffer.value)) by default" : "",
            labels: labels, notes: [explanation(detail)] + worst.notes(of: "banner and theme"), help: [help],
            fix: fix(help, enough, detail, subject, context))
    }

    private static func cause(_ detail: Case) -> String {
        guard detail.overshoot > 0 else { return "the fill must reach the edge of the screen" }
        let name = if case .spring = detail.look.metrics.value.motion.value { "spring" } else { "easing" }
        return "the \(name) overshoots by \(percent(detail.overshoot))"
    }

    private static func explanation(_ detail: Case) -> String {
        let device = detail.inset.example.map { ", as on \($0)" } ?? ""
        return "`\(detail.banner.name.value)` is \(Figure.text(detail.height)) pt high at the text size "
            + "`\(detail.size.rawValue)` and travels \(Figure.text(detail.height + detail.inset.points + detail.way.reach)) pt\(device)"
    }

    /// A taller buffer changes only what lies off the screen. What is no number but an alias or anchored may serve others, and
    /// a length ends at 10,000.
    private static func fix(
        _ message: String, _ height: String, _ detail: Case, _ subject: GeometrySubject, _ context: RuleContext
    ) -> Fix? {
        guard case .value(let place) = subject, detail.needed <= 10_000, Double(context.written(place)) != nil,
            !context.isAnchored(place)
        else { return nil }
        return Fix(message, .safe, edits: [Edit(replacing: place, with: height)])
    }

    private static func percent(_ ratio: Double) -> String { "\(Figure.text(ratio * 100, missing: 0, decimals: 1)) %" }
}
