// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner with more buttons than people take in while it shows.
enum ActionCount: Rule {
    static let limit = RuleParameter.count(
        "limit", 2, unit: "buttons", in: 0...10, profiles: [.material: 1],
        "how many buttons a banner may have beside the one that closes it")

    static let description = RuleDescription(
        "BN501", "action-count", .buttons, .error,
        summary: "a banner has at most two buttons, and one to close it",
        source: "Orange Design System, Banners: none, one or two buttons; Material Design, Snackbar: one action",
        what:
            "The buttons of each banner are counted. One icon button with `role: dismiss` is free: it closes the banner. All "
            + "others may be as many as `limit` says.",
        why:
            "A banner is read in passing. Each further button makes it taller and the choice slower, and at large text sizes "
            + "the buttons take more room than the message.",
        how: "Keep what people need at once, and move the rest to the screen that the banner leads to.",
        parameters: [limit],
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
                """)
        ])

    static func check(_ context: RuleContext) {
        let limit = context.limit(limit)
        for banner in context.spec.banners where Double(banner.buttons.count) > limit {
            check(banner, limit, context)
        }
    }

    private static func check(_ banner: Banner, _ limit: Double, _ context: RuleContext) {
        let buttons = context.spec.buttons
        let close = banner.buttons.firstIndex { buttons[$0.value].isClose }
        let others = banner.buttons.indices.filter { $0 != close }
        guard Double(others.count) > limit, let excess = others.dropFirst(Int(limit)).first else { return }
        let beside = close == nil ? "" : " beside the one that closes it"
        context.report(
            "`\(banner.name.value)` has \(Figure.count(others.count, "button"))\(beside), more than "
                + Figure.text(limit),
            at: banner.buttons[excess].place, label: "one too many",
            notes: notes(others.map { buttons[banner.buttons[$0].value] }, hasClose: close != nil),
            help: ["keep what people need at once; the rest has its place on the screen that the banner leads to"],
            measured: Double(others.count))
    }

    private static func notes(_ others: [Button], hasClose: Bool) -> [String] {
        guard !hasClose, let dismiss = others.first(where: { $0.role == .dismiss }) else { return [] }
        return ["as an icon button, `\(dismiss.name.value)` would be the one that closes it, and not count"]
    }
}
