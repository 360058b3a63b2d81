// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner with more buttons than people take in while it shows.
enum ActionCount: Rule {
    static let limit = RuleParameter.count(
        "limit", 2, unit: "buttons", in: 0...10, "how many buttons a banner may have besides the one that closes it")
    static let snackbars = RuleParameter.flag(
        "snackbars", false, profiles: [.material: true],
        "whether a banner at the bottom or with a timer may have only one, as Material's snackbars do")

    static let description = RuleDescription(
        "BN501", "action-count", .buttons, .error,
        summary: "a banner has at most two buttons besides the one that closes it",
        source: """
            Orange Design System, Banners: none, one or two buttons; Material Design, Banners: one or two actions; Material \
            Design, Snackbar: one action
            """,
        what:
            "The buttons of each banner are counted, except for one icon button with `role: dismiss`, which closes "
            + "the banner. There are at most `limit` others. With `snackbars`, which the profile `material` sets, a "
            + "banner that is at the bottom or leaves by a timer, in any theme, may have only one.",
        why:
            "A banner is read in passing. Each further button makes it taller and the choice slower, and at large "
            + "text sizes the buttons take up more room than the message.",
        how: "Keep what people need immediately, and move the rest to the screen that the banner leads to.",
        parameters: [limit, snackbars],
        bad: [
            RuleExample(
                """
                buttons:
                  retry:   { kind: emphasis, title: Retry }
                  later:   { kind: emphasis, title: Later }
                  details: { kind: emphasis, title: Details }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, later, «details] }
                """),
            RuleExample(
                """
                lint: { profile: material }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  later: { kind: emphasis, title: Later }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, «later] }
                """, title: "A snackbar of Material Design has one action"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  later: { kind: emphasis, title: Later }
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, later, close] }
                """),
            RuleExample(
                """
                lint: { profile: material }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  later: { kind: emphasis, title: Later }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, later], dismissal: [button] }
                """, title: "A banner of Material Design that stays at the top"),
        ])

    /// What makes a banner a snackbar.
    private enum Snackbar {
        case atBottom(suffix: String)
        case timed(Duration, suffix: String)
    }

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        let findsSnackbars = context.flag(snackbars)
        let least = findsSnackbars ? min(limit, 1) : limit
        for (index, banner) in context.spec.banners.enumerated() where Double(banner.buttons.count) > least {
            check(banner, findsSnackbars ? snackbar(index, context) : nil, limit, context)
        }
    }

    /// What makes the banner at `index` a snackbar, in the first theme in which it is one.
    private static func snackbar(_ index: Int, _ context: RuleContext) -> Snackbar? {
        let spec = context.spec
        let banner = spec.banners[index]
        for scenario in context.scenarios {
            let look = scenario.looks[index]
            if let display = look.timer(of: banner) { return .timed(display, suffix: scenario.suffix) }
            let edge = BannerPlacement(look, on: spec.surfaces[banner.surface]).edge
            if edge.value == .bottom { return .atBottom(suffix: scenario.suffix) }
        }
        return nil
    }

    private static func check(_ banner: Banner, _ snackbar: Snackbar?, _ most: Double, _ context: RuleContext) {
        let buttons = context.spec.buttons
        let others = banner.buttonsBesideClose(buttons)
        let limit = snackbar == nil ? most : min(most, 1)
        guard Double(others.count) > limit, let excess = others.dropFirst(Int(limit)).first else { return }
        let hasClose = others.count < banner.buttons.count
        let subject = snackbar == nil ? "" : "the snackbar "
        context.report(
            "\(subject)`\(banner.name.value)` has \(Figure.count(others.count, "button"))"
                + "\(hasClose ? " besides the one that closes it" : ""), more than \(Figure.text(limit))",
            at: banner.buttons[excess].place, label: "one too many",
            notes: (snackbar.map { [note($0)] } ?? [])
                + notes(others.map { buttons[banner.buttons[$0].value] }, hasClose: hasClose),
            help: ["keep what people need at once; the rest belongs on the screen that the banner leads to"]
                + help(snackbar, allows: Double(others.count) <= most, Figure.count(Int(most), "button")),
            measured: Double(others.count))
    }

    private static func note(_ snackbar: Snackbar) -> String {
        switch snackbar {
        case .atBottom(let suffix): "it is a snackbar, since it enters from the bottom edge\(suffix)"
        case .timed(let display, let suffix):
            "it is a snackbar, since it leaves by itself after \(Figure.text(display))\(suffix)"
        }
    }

    /// How else a snackbar may have all of its buttons, if a banner may have so many.
    private static func help(_ snackbar: Snackbar?, allows: Bool, _ most: String) -> [String] {
        guard allows, let snackbar else { return [] }
        let what =
            switch snackbar {
            case .atBottom: "let it enter from the top and stay"
            case .timed: "let it stay, at the top"
            }
        return ["or \(what): a banner may have \(most)"]
    }

    private static func notes(_ others: [Button], hasClose: Bool) -> [String] {
        guard !hasClose, let dismiss = others.first(where: { $0.role == .dismiss }) else { return [] }
        return ["as an icon button, `\(dismiss.name.value)` would be the one that closes it, and not count"]
    }
}
