// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics
import Testing

@Suite("The smallest spec and its defaults") struct DefaultTests {
    static let smallest = """
        bannerc: 1
        name: Acme
        levels:
          error: { tint: "#B3261E", onTint: "#FFFFFF", icon: { symbol: xmark.octagon.fill } }
        banners:
          syncFailed: { level: error, text: Sync failed. }
        """

    @Test("five lines are enough") func smallest() throws {
        let spec = try resolve(Project(Self.smallest))
        #expect(spec.name.value == "Acme")
        #expect(spec.profile == .apple)
        #expect(spec.locales.development == "en" && spec.locales.supported == ["en"])
        #expect(spec.surfaces.map(\.name) == ["main"])
        #expect(spec.design.styles.map(\.name) == ["standard"])
        #expect(spec.design.metrics.map(\.name) == ["standard"])
        let banner = try #require(spec.banners.first)
        #expect(banner.name.value == "syncFailed")
        #expect((banner.level, banner.style, banner.surface) == (0, 0, 0))
        #expect(banner.choices.style == nil && banner.choices.surface == nil)
        #expect(banner.text.entries.map(\.locale) == ["en"])
        #expect(banner.text.entries[0].content.mainPattern.literal == "Sync failed.")
        #expect(banner.buttons.isEmpty && banner.extras == nil && banner.parameters.isEmpty && !banner.look.isOwn)
    }

    @Test("the style `standard` is that of the language") func style() throws {
        let look = try #require(resolve(Project(Self.smallest)).banners.first).look
        func expect<Value: Equatable>(_ resolved: Resolved<Value>, _ value: Value) {
            #expect(resolved.value == value)
            #expect(resolved.sources.map(\.origin) == [.language])
            #expect(resolved.place == nil && resolved.overridden.isEmpty)
        }
        expect(look.style.position, .overlay)
        expect(look.style.edge, .top)
        expect(look.style.bufferHeight, 100)
        expect(look.style.statusBar, .automatic)
        expect(look.style.textStyle, .subheadline)
        expect(look.style.textWeight, .semibold)
        expect(look.style.maxLines, 2)
        expect(look.style.dynamicType, .xSmall ... .xxxLarge)
        expect(look.style.padding, 16)
        expect(look.style.imageShape, .circle)
        expect(look.style.imageSize, 40)
        expect(look.style.indicatorHeight, nil)
        expect(look.style.dismissal, [.tap, .button, .swipe, .timer])
        expect(look.style.buttonLayout, .below)
        expect(look.style.sticksOnScroll, true)
        expect(look.style.maxWidth, 672)
        #expect(look.style.indicatorColor.value == nil)
        #expect(look.style.indicatorColor.sources.map(\.origin) == [.language])
        expect(look.level.announcement, .polite)
        expect(look.level.haptic, .none)
        #expect(look.level.spokenPrefix.value == nil)
        #expect(look.metrics.sources.map(\.origin) == [.language])
    }

    @Test("a level without more than its colours") func level() throws {
        let project = Project(Self.smallest)
        let level = try #require(resolve(project).design.levels.first)
        #expect(level.severity.value == 0 && level.severity.sources.map(\.origin) == [.language])
        #expect(level.metrics == nil)
        #expect(project.chain(level.attributes.tint.sources) == ["levels.error: \"#B3261E\""])
        #expect(project.chain(level.attributes.icon.sources) == ["levels.error: { symbol: xmark.octagon.fill }"])
        let icon = try #require(level.attributes.icon.value)
        #expect(icon.source == .symbol("xmark.octagon.fill") && icon.label == nil && !icon.isDecorative)
    }

    @Test("metrics and queue come from the profile", arguments: Profile.allCases) func profile(_ profile: Profile)
        throws
    {
        let spec = try resolve("lint: { profile: \(profile.rawValue) }")
        #expect(spec.profile == profile)
        let metrics = try #require(spec.design.metrics.first)
        #expect(metrics.present.value == profile.metrics.presentation)
        #expect(metrics.display.value == profile.metrics.display)
        #expect(metrics.dismiss.value == profile.metrics.dismissal)
        #expect(metrics.motion.value == profile.metrics.motion)
        for sources in [
            metrics.present.sources, metrics.display.sources, metrics.dismiss.sources, metrics.motion.sources,
        ] {
            #expect(sources.map(\.origin) == [.profile(profile)])
        }
        let queue = spec.queue
        #expect(queue.order.value == profile.queue.order)
        #expect(queue.conflict.value == profile.queue.conflict)
        #expect(queue.coalesce.value == .adjacent)
        #expect(queue.key.value == [.style, .level, .text])
        #expect(queue.maxDepth.value == 20)
        #expect(queue.pause.value == .zero)
        #expect(queue.order.sources.map(\.origin) == [.profile(profile)])
        #expect(queue.pause.sources.map(\.origin) == [.profile(profile)])
    }

    @Test("what each profile decides is what the language page says") func profiles() {
        let metrics = Profile.allCases.map { profile in
            let metrics = profile.metrics
            return [metrics.presentation, metrics.display, metrics.dismissal].map { $0?.plain ?? "never" }
        }
        #expect(
            metrics == [
                ["500ms", "4s", "250ms"], ["300ms", "never", "250ms"], ["300ms", "never", "250ms"],
                ["300ms", "never", "250ms"], ["500ms", "2s", "250ms"], ["250ms", "4s", "200ms"],
            ])
        #expect(
            Profile.allCases.map(\.metrics.motion) == [
                .spring(damping: 0.7, velocity: 0), .spring(damping: 1, velocity: 0), .spring(damping: 1, velocity: 0),
                .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1), .spring(damping: 0.3, velocity: 0.7),
                .curve(x1: 0.2, y1: 0, x2: 0, y2: 1),
            ])
        #expect(Profile.allCases.map(\.queue.order) == [.priority, .fifo, .priority, .priority, .fifo, .fifo])
        #expect(Profile.allCases.map(\.queue.conflict) == [.enqueue, .enqueue, .enqueue, .replace, .enqueue, .replace])
    }

    @Test("the surface `main`") func surface() throws {
        let surface = try #require(resolve(Project(Self.smallest)).surfaces.first)
        #expect(surface.place == nil)
        #expect(surface.scope.value == .scene && surface.edge.value == .top && surface.under.value == .statusBar)
        #expect(surface.group.value == "main" && surface.group.sources.map(\.origin) == [.language])
    }

    @Test("empty sections") func empty() throws {
        _ = try resolve("use: []\npalette: {}\nbanners: {}\nthemes: {}\nqueue: {}\nlint: {}")
    }
}
