// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@Suite("Metrics") struct MetricsTests {
    @Test("what a metric leaves out comes from `standard`, and then from the profile") func inheritance() throws {
        let project = Project(
            snippet: """
                metrics:
                  standard: { display: 6s, easing: linear, transition: fade }
                  calm: { present: 400ms }
                  fixed: { present: 1s, display: never, dismiss: 2s, spring: { damping: 1 }, dismissEasing: [0, 0, 1, 1], transition: slideAndFade }
                lint: { profile: owl }
                """)
        let metrics = try resolve(project).design.metrics
        #expect(metrics.map(\.name) == ["standard", "calm", "fixed"])
        let calm = metrics[1]
        #expect(calm.present.value == .milliseconds(400) && calm.display.value == .seconds(6))
        #expect(calm.dismiss.value == .milliseconds(250) && calm.motion.value == BannerCurve.linear.motion)
        #expect(calm.transition.value == .fade && calm.dismissEasing.value == .easeIn)
        #expect(project.chain(calm.transition.sources) == ["metrics.standard: fade"])
        #expect(project.chain(calm.dismissEasing.sources) == ["profile owl"])
        #expect(project.chain(calm.present.sources) == ["metrics.calm: 400ms"])
        #expect(project.chain(calm.display.sources) == ["metrics.standard: 6s"])
        #expect(project.chain(calm.dismiss.sources) == ["profile owl"])
        let fixed = metrics[2]
        #expect(fixed.transition.value == .slideAndFade && fixed.dismissEasing.value == .linear)
        #expect(fixed.display.value == nil && fixed.motion.value == .spring(damping: 1, velocity: 0))
        #expect(project.chain(fixed.motion.sources) == ["metrics.fixed: { damping: 1 }"])
        #expect(project.chain(fixed.motion.overridden) == ["metrics.standard: linear"])
        #expect(project.chain(fixed.display.overridden) == ["metrics.standard: 6s"])
    }

    @Test("`standard` comes first where it is not written") func standard() throws {
        #expect(try resolve("metrics: { calm: {} }").design.metrics.map(\.name) == ["standard", "calm"])
        #expect(try resolve("metrics: { calm: {}, standard: {} }").design.metrics.map(\.name) == ["calm", "standard"])
    }

    /// Every way to choose metrics, from the first to the last.
    static let choices = ["banner", "style", "level", "ancestor", "default"]

    @Test("banner, style itself, level, ancestors, default", arguments: choices.indices) func order(_ first: Int) throws
    {
        func say(_ choice: Int) -> String { choice >= first ? "metrics: \(Self.choices[choice])" : "" }
        let project = Project(
            snippet: """
                metrics: { banner: {}, style: {}, level: {}, ancestor: {} }
                levels: { error: { tint: "#000000", onTint: "#FFFFFF", \(say(2)) } }
                styles: { parent: { \(say(3)) }, child: { extends: parent, \(say(1)) } }
                banners: { a: { level: error, style: child, text: Hi, \(say(0)) } }
                """)
        let look = try #require(resolve(project).banners.first).look
        #expect(look.metrics.value.name == (first == 4 ? "standard" : Self.choices[first]))
        let sayers = ["banners.a: banner", "styles.child: style", "levels.error: level", "styles.parent: ancestor"]
        #expect(project.chain(look.metrics.sources) == (first == 4 ? ["language default"] : [sayers[first]]))
        #expect(project.chain(look.metrics.overridden) == Array(sayers.dropFirst(first + 1)))
        #expect(look.metricsIndex == (first == 4 ? 0 : first + 1))
    }

    @Test("a banner's own metrics") func own() throws {
        let project = Project(
            snippet: """
                metrics: { standard: { dismiss: 1s } }
                banners: { a: { level: error, text: Hi, metrics: { display: 5s } } }
                """)
        let look = try #require(resolve(project).banners.first).look
        #expect(look.metricsIndex == nil && look.metrics.value.name == nil && look.isOwn)
        #expect(project.chain(look.metrics.sources) == ["banners.a: { display: 5s }"])
        #expect(look.metrics.overridden.isEmpty)
        #expect(project.chain(look.metrics.value.display.sources) == ["banners.a.metrics: 5s"])
        #expect(project.chain(look.metrics.value.dismiss.sources) == ["metrics.standard: 1s"])
    }

    @Test("curves") func curves() throws {
        let metrics = try resolve(
            "metrics: { a: { easing: easeIn }, b: { easing: easeOut }, c: { easing: easeInOut }, d: { easing: [0, -1, 1, 2.5] } }"
        ).design.metrics
        #expect(
            metrics.dropFirst().map(\.motion.value) == [
                .curve(x1: 0.42, y1: 0, x2: 1, y2: 1), .curve(x1: 0, y1: 0, x2: 0.58, y2: 1),
                .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1), .curve(x1: 0, y1: -1, x2: 1, y2: 2.5),
            ])
    }

    @Test("a spring or an easing, never both") func conflict() {
        expectFinding(
            .conflictingFields, "a banner moves by a spring or by an easing curve, not both",
            help: "remove one of them",
            labelFirst: true, in: "metrics: { a: { «spring»: { damping: 1 }, «easing»: linear } }")
        expectFinding(
            .conflictingFields, "a banner moves by a spring or by an easing curve, not both",
            in: "banners: { a: { level: error, text: Hi, metrics: { «easing»: linear, «spring»: { damping: 1 } } } }")
    }

    @Test func faultySprings() {
        expectFinding(
            .missingField, "the spring has no `damping`", help: "add `damping: 0.7`",
            in: "metrics: { a: { spring: «{ velocity: 1 }» } }")
        expectFinding(
            .outOfRange, "`damping` is 0, but must be between 0.01 and 10",
            in: "metrics: { a: { spring: { damping: «0» } } }")
        expectFinding(
            .wrongType, "a spring takes keys with values, but this is a number", help: "write `{ damping: 0.7 }`",
            in: "metrics: { a: { spring: «0.7» } }")
    }

    @Test func faultyCurves() {
        expectFinding(
            .outOfRange, "`x2` is -0.5, but must be between 0 and 1",
            in: "metrics: { a: { easing: [0, 0, «-0.5», 1] } }")
        expectFinding(
            .wrongType, "an easing curve has four numbers, but this list has 5", help: "write [x1, y1, x2, y2]",
            in: "metrics: { a: { easing: «[0, 0, 1, 1, 1]» } }")
        expectFinding(
            .invalidValue, "`ease` is not a value of `easing`", help: "`easeInOut`",
            in: "metrics: { a: { easing: «ease» } }")
    }

    @Test func unknown() {
        expectFinding(
            .unknownReference, "there is no metric `briefs`", help: "did you mean `brief`?",
            in: "metrics: { brief: {} }\nbanners: { a: { level: error, text: Hi, metrics: «briefs» } }")
        expectFinding(
            .unknownReference, "there is no metric `brief`", help: "there is only `standard`",
            in: "styles: { a: { metrics: «brief» }, b: { extends: a }, c: { extends: b } }\nthemes: { t: {} }")
        expectFinding(
            .unknownReference, "there is no metric `brief`",
            in: "levels: { a: { tint: \"#000000\", onTint: \"#FFFFFF\", metrics: «brief» } }\nthemes: { t: {} }")
    }
}
