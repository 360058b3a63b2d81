// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that comes on a screen where its surface is not.
enum TriggerScreen: Rule {
    // A screen in error may be the one that has the surface.
    static let needsWholeSpec = true

    static let description = RuleDescription(
        "BN811", "trigger-screen", .queue, .error, mildest: .warning,
        summary: "a banner's surface is on every screen on which the banner comes",
        source: "The spec itself: `trigger.screens` and `screens`; BannerKit, surfaces of the scope `screen`",
        what:
            "Each screen under `screens` of a trigger lists the banner's surface. A surface of the scope `scene` spans the "
            + "window and is on every screen. It is an error if none of the screens has the surface, and a warning if some "
            + "have it. A screen that can be seen beside another is no substitute for it: on a phone, the other screen is not "
            + "there.",
        why:
            "A banner whose surface is not on the screen is shown to nobody. Its time passes unseen, or it waits for ever "
            + "and keeps the place of its group.",
        how:
            "Show the banner on a surface that the screen has, list its surface under that screen, or leave the screen out of "
            + "`screens`.",
        bad: [
            RuleExample(
                """
                surfaces:
                  detail: { scope: screen }
                screens:
                  inbox:   { surfaces: [main] }
                  message: { surfaces: [detail] }
                banners:
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    surface: detail
                    trigger: { event: sync.failed, screens: [«inbox] }
                """),
            RuleExample(
                """
                surfaces:
                  detail: { scope: screen }
                screens:
                  inbox:    { surfaces: [main], coVisibleWith: [message] }
                  message:  { surfaces: [detail] }
                  settings: {}
                banners:
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    surface: detail
                    trigger: { event: sync.failed, screens: [message, «inbox, settings] }
                """, title: "Only some of the screens"),
        ],
        good: [
            RuleExample(
                """
                surfaces:
                  main:   { scope: scene }
                  detail: { scope: screen }
                screens:
                  inbox:   {}
                  message: { surfaces: [detail] }
                banners:
                  sendFailed:
                    level:   error
                    text:    Not sent.
                    surface: detail
                    trigger: { event: send.failed, screens: [message] }
                  syncFailed:
                    level:   error
                    text:    Sync failed.
                    trigger: { event: sync.failed, screens: [inbox, message] }
                """, title: "A surface of the window is everywhere")
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        let surfaces = spec.screens.map { Set($0.surfaces.map(\.value)) }
        for banner in spec.banners where spec.surfaces[banner.surface].scope.value == .screen {
            let screens = banner.extras?.trigger?.screens ?? []
            let lacking = screens.filter { !surfaces[$0.value].contains(banner.surface) }
            guard let first = lacking.first else { continue }
            let isOnSome = lacking.count < screens.count
            report(banner, lacking, at: first.place, isOnSome: isOnSome, context)
        }
    }

    private static func report(
        _ banner: Banner, _ lacking: [Located<Int>], at place: Place, isOnSome: Bool, _ context: RuleContext
    ) {
        let spec = context.spec
        let surface = spec.surfaces[banner.surface]
        let names = Figure.list(lacking.map { spec.screens[$0.value].name.value })
        let message =
            isOnSome
            ? "`\(banner.name.value)` also comes on \(names), where its surface `\(surface.name)` is not"
            : "`\(banner.name.value)` comes on \(names), where its surface `\(surface.name)` is not: nobody sees it"
        let labels = (banner.choices.surface ?? surface.place).map { [Label("its surface", at: $0)] } ?? []
        context.report(
            message, at: place, labels: labels, notes: notes(banner, lacking, spec),
            help: help(lacking, surface, isOnSome: isOnSome, spec), atMost: isOnSome ? .warning : .error)
    }

    private static func notes(_ banner: Banner, _ lacking: [Located<Int>], _ spec: Spec) -> [String] {
        let surface = spec.surfaces[banner.surface]
        let homes = spec.screens.indices.filter { screen in
            spec.screens[screen].surfaces.contains { $0.value == banner.surface }
        }
        guard !homes.isEmpty else { return ["no screen has the surface `\(surface.name)`"] }
        let list = Figure.list(homes.map { spec.screens[$0].name.value })
        let map = ScreenMap(spec.screens)
        let beside = lacking.first { screen in homes.contains(where: map.neighbours[screen.value].contains) }
        let note = beside.map { screen in
            "`\(spec.screens[screen.value].name.value)` can be seen beside a screen that has it, but need not be: a phone "
                + "shows one of them"
        }
        return ["`\(surface.name)` is on \(list)"] + (note.map { [$0] } ?? [])
    }

    private static func help(_ lacking: [Located<Int>], _ surface: Surface, isOnSome: Bool, _ spec: Spec) -> [String] {
        let names = Figure.list(lacking.map { spec.screens[$0.value].name.value })
        // Where all the screens share another surface, the banner could be there.
        let shared = spec.surfaces.indices.first { index in
            let other = spec.surfaces[index]
            return other.scope.value == .scene
                || lacking.allSatisfy { spec.screens[$0.value].surfaces.contains { $0.value == index } }
        }
        let other = shared.map { "show it on `surface: \(spec.surfaces[$0].name)`, which is there" }
        let own = "add `\(surface.name)` to the `surfaces` of \(names)"
        let drop = isOnSome ? "leave \(names) out of its `screens`" : nil
        return [drop, own, other].compactMap { $0 }
    }
}
