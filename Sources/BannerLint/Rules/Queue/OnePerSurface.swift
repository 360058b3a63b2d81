// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// Two surfaces that can be seen together and may show banners at the same time.
enum OnePerSurface: Rule {
    static let needsWholeSpec = true

    static let description = RuleDescription(
        "BN801", "one-per-surface", .queue, .error, mildest: .warning,
        summary: "surfaces that can be seen together belong to one group",
        source: "Orange Design System, Banners (only one banner at a time); Material Design 3, Snackbar",
        what:
            "Two surfaces can be seen together if they are on one screen, if they are on screens that are `coVisibleWith` "
            + "each other (either may say so), or if one of them has the scope `scene`, which is the whole window and so "
            + "every screen. Surfaces that are connected like this, directly or through others, must belong to one group. A "
            + "surface on which the catalogue shows no banner is only a warning, since code may still show one there. A "
            + "surface of the scope `screen` that is on no screen is also only a warning, since nobody can know what is seen "
            + "beside it.",
        why:
            "Two banners at once read as one message, cover twice the content, and interrupt each other in a screen reader.",
        how: "Give the surfaces the same `group`; the second banner then waits for the first.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                surfaces:
                  main:   { scope: scene }
                  «detail: { scope: screen }
                screens:
                  inbox:   { surfaces: [main] }
                  message: { surfaces: [detail], coVisibleWith: [inbox] }
                banners:
                  offline:     { level: error, text: You are offline. }
                  replyFailed: { level: error, text: Reply not sent., surface: detail }
                """),
            RuleExample(
                """
                surfaces:
                  header:
                    scope: screen
                  footer:
                    scope: screen
                    edge:  bottom
                    group: «below
                screens:
                  inbox: { surfaces: [header, footer] }
                banners:
                  offline:     { level: error, text: You are offline., surface: header }
                  replyFailed: { level: error, text: Reply not sent., surface: footer }
                """, title: "On one screen"),
            RuleExample(
                """
                surfaces:
                  «top:
                    # Nothing in the catalogue shows here.
                    edge: top
                banners:
                  offline: { level: error, text: You are offline. }
                """, title: "Two surfaces that span the window, beside the built-in `main`"),
            RuleExample(
                """
                surfaces:
                  list:    { scope: screen }
                  «preview: { scope: screen }
                screens:
                  inbox: { surfaces: [list] }
                banners:
                  offline:     { level: error, text: You are offline., surface: list }
                  replyFailed: { level: error, text: Reply not sent., surface: preview }
                """, title: "A surface that is on no screen"),
        ],
        good: [
            RuleExample(
                """
                surfaces:
                  main:   { scope: scene }
                  detail: { scope: screen, group: main }
                screens:
                  inbox:   { surfaces: [main] }
                  message: { surfaces: [detail], coVisibleWith: [inbox] }
                banners:
                  offline:     { level: error, text: You are offline. }
                  replyFailed: { level: error, text: Reply not sent., surface: detail }
                """),
            RuleExample(
                """
                surfaces:
                  list:   { scope: screen }
                  reader: { scope: screen }
                screens:
                  inbox:   { surfaces: [list] }
                  message: { surfaces: [reader] }
                banners:
                  offline:     { level: error, text: You are offline., surface: list }
                  replyFailed: { level: error, text: Reply not sent., surface: reader }
                """, title: "On screens that are never seen together"),
        ])

    static func check(_ context: RuleContext) {
        let usage = SurfaceUsage(context.spec)
        var groups = SurfaceGroups(context.spec)
        let shown = groups.mend(including: usage.isUsed, weight: { _ in 1 })
        // A used surface outweighs all unused ones: these should follow it.
        let heavy = context.spec.surfaces.count + 1
        let others = groups.mend(including: usage.isThere, weight: { usage.isUsed[$0] ? heavy : 1 })

        var isReported = [Bool](repeating: false, count: context.spec.surfaces.count)
        for stray in shown {
            isReported[stray.surface] = true
            report(stray, groups.groups, usage, context, atMost: .error)
        }
        for stray in others where !isReported[stray.surface] {
            report(stray, groups.groups, usage, context, atMost: .warning)
        }
        reportUnplaced(groups.groups, usage, context)
    }

    // MARK: Surfaces that can be seen together

    private static func report(
        _ stray: SurfaceGroups.Stray, _ groups: [String], _ usage: SurfaceUsage, _ context: RuleContext,
        atMost severity: Severity
    ) {
        let spec = context.spec
        let (surface, next) = (spec.surfaces[stray.surface], spec.surfaces[stray.step.next])
        guard let place = surface.group.place ?? surface.place else { return }
        let group = groups[stray.surface]
        let together =
            "`\(next.name)` and `\(surface.name)` can be seen together, " + phrase(stray.step, stray.surface, spec)
        let isDirect = next.group.value != surface.group.value
        let root = spec.surfaces[stray.step.root]
        let ties = root.name == next.name ? "`\(next.name)`" : "`\(root.name)` through `\(next.name)`"
        let help = "write `group: \(group)` on `\(surface.name)`, so that one banner waits for the other"
        context.report(
            isDirect
                ? together + ", but belong to two groups"
                : "`\(surface.name)` is tied to \(ties), so it must belong to group `\(group)` too",
            at: place, labels: labels(stray, usage, spec),
            notes: isDirect
                ? trace(stray, usage, spec)
                : [together, "once `\(next.name)` belongs to group `\(group)`, both can show a banner at once"],
            help: [help],
            fix: surface.place.flatMap { name in
                SurfaceGroupEdit.edit(surface, group: group, context.linted.sources[name.file])
                    .map { Fix(help, .unsafe, edits: [$0]) }
            },
            atMost: severity)
    }

    /// Where the two are seen together, for the middle of a sentence.
    private static func phrase(_ step: CoVisibility.Step, _ surface: Int, _ spec: Spec) -> String {
        switch step.reason {
        case .screen(let screen): "on `\(spec.screens[screen].name.value)`"
        case .screens(let screen, let other):
            "on `\(spec.screens[other].name.value)` beside `\(spec.screens[screen].name.value)`"
        case .window(let isFirst):
            "since `\(spec.surfaces[isFirst ? surface : step.next].name)` spans the window"
        }
    }

    private static func trace(_ stray: SurfaceGroups.Stray, _ usage: SurfaceUsage, _ spec: Spec) -> [String] {
        let (surface, next) = (spec.surfaces[stray.surface], spec.surfaces[stray.step.next])
        guard let first = usage.banners[stray.step.next], let second = usage.banners[stray.surface] else {
            let unused = usage.isUsed[stray.surface] ? next : surface
            return ["no banner of the catalogue shows on `\(unused.name)`, but code may show one there"]
        }
        return [
            traceNote([
                spec.banners[first].step("shows on `\(next.name)`"),
                spec.banners[second].step("shows on `\(surface.name)` beside it"),
            ])
        ]
    }

    private static func labels(_ stray: SurfaceGroups.Stray, _ usage: SurfaceUsage, _ spec: Spec) -> [Label] {
        let next = spec.surfaces[stray.step.next]
        var labels: [Label] = []
        if let place = next.group.place ?? next.place {
            labels.append(Label("of group `\(next.group.value)`", at: place))
        }
        if case .screens(let screen, let other) = stray.step.reason,
            let written = spec.screens[screen].coVisibleWith.first(where: { $0.value == other })
                ?? spec.screens[other].coVisibleWith.first(where: { $0.value == screen })
        {
            labels.append(Label("seen beside each other", at: written.place))
        }
        for surface in [stray.step.next, stray.surface] {
            guard let banner = usage.banners[surface].map({ spec.banners[$0] }) else { continue }
            let place = banner.choices.surface ?? banner.name.place
            labels.append(Label("`\(banner.name.value)` shows on `\(spec.surfaces[surface].name)`", at: place))
        }
        return labels
    }

    // MARK: Surfaces that are on no screen

    private static func reportUnplaced(_ groups: [String], _ usage: SurfaceUsage, _ context: RuleContext) {
        let surfaces = context.spec.surfaces
        let local = surfaces.indices.filter { usage.isUsed[$0] && surfaces[$0].scope.value == .screen }
        guard let first = local.first else { return }
        // Two surfaces of different groups are enough for any surface to find one of another group than its own.
        let second = local.first { groups[$0] != groups[first] }
        guard let second else { return }
        for index in local where !usage.isOnScreen[index] {
            guard let place = surfaces[index].place else { continue }
            let other = surfaces[groups[index] == groups[first] ? second : first].name
            context.report(
                "`\(surfaces[index].name)` is on no screen, so whether it can be seen together with `\(other)` is unknown",
                at: place,
                help: ["add `\(surfaces[index].name)` to the `surfaces` of its screens"],
                atMost: .warning)
        }
    }
}

/// What a spec does with its surfaces, by their index.
private struct SurfaceUsage {
    /// The first banner that shows on each; `nil` for none.
    let banners: [Int?]
    /// Whether a banner shows on it.
    let isUsed: [Bool]
    /// Whether it is on a screen.
    let isOnScreen: [Bool]
    /// Whether it is part of the app: the built-in `main` is not until something names it.
    let isThere: [Bool]

    init(_ spec: Spec) {
        var banners = [Int?](repeating: nil, count: spec.surfaces.count)
        for (index, banner) in spec.banners.enumerated() where banners[banner.surface] == nil {
            banners[banner.surface] = index
        }
        var isOnScreen = [Bool](repeating: false, count: spec.surfaces.count)
        for screen in spec.screens {
            for surface in screen.surfaces { isOnScreen[surface.value] = true }
        }
        self.banners = banners
        self.isOnScreen = isOnScreen
        isUsed = banners.map { $0 != nil }
        isThere = spec.surfaces.indices.map {
            banners[$0] != nil || isOnScreen[$0] || spec.surfaces[$0].place != nil
        }
    }
}
