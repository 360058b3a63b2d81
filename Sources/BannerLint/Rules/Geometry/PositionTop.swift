// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner at the bottom, where the design system wants it at the top.
enum PositionTop: Rule {
    static let allowTimed = RuleParameter.flag(
        "allowTimed", false, profiles: [.material: true],
        "whether a banner with a timer, or with a single action, may be at the bottom, as Material's snackbars are")

    static let description = RuleDescription(
        "BN702", "position-top", .geometry, .off, profiles: [.orange: .warning, .material: .warning],
        summary: "banners appear at the top of the screen",
        source: "Orange Design System, Banners; Material Design, Banners",
        what: """
            The edge that a banner enters from, set by its style or else by its surface, must be `top`. With \
            `allowTimed`, which the profile `material` sets, a snackbar may be at the bottom: a banner that leaves by \
            a timer, or one that stays for its only action, such as Undo. An icon button that closes the banner is \
            not an action.
            """,
        why: """
            People look for a message that waits for them where the system's other banners are. At the bottom, it \
            covers the tab bar, the keyboard or the button that they are about to press.
            """,
        how: """
            Write `edge: top`, and `under: navigationBar` for its surface. In the profile `material`, a banner with \
            at most one action may be a snackbar instead: without an action, let it leave by a timer.
            """,
        fix: .unsafe,
        parameters: [allowTimed],
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                styles:
                  standard: { edge: «bottom }
                """),
            RuleExample(
                """
                lint: { profile: material }
                metrics:
                  standard: { display: never }
                surfaces:
                  main: { edge: «bottom, under: tabBar }
                """, title: "Material, a banner that stays"),
            RuleExample(
                """
                lint: { profile: material }
                metrics:
                  standard: { display: never }
                styles:
                  standard: { edge: «bottom }
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  later: { kind: emphasis, title: Later }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, later] }
                """, title: "Material, two actions"),
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                styles:
                  standard: { edge: top }
                """),
            RuleExample(
                """
                lint: { profile: material }
                metrics:
                  standard: { display: 4s }
                styles:
                  standard: { edge: bottom }
                """, title: "Material, a snackbar"),
            RuleExample(
                """
                lint: { profile: material }
                metrics:
                  standard: { display: never }
                styles:
                  standard: { edge: bottom }
                buttons:
                  undo:  { kind: emphasis, title: Undo }
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                banners:
                  archived: { level: error, text: Archived., buttons: [undo, close] }
                """, title: "Material, a snackbar that waits for its action"),
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        let allowsTimed = context.flag(allowTimed)
        // The banner in words, with its theme; and the surfaces of all that have the edge from one place.
        var cases = WorstCases<Place, String>()
        var surfaces: [Place: Set<Int>] = [:]
        for scenario in context.scenarios {
            for use in scenario.uses {
                for index in use.banners {
                    let banner = spec.banners[index]
                    if allowsTimed, use.look.timer(of: banner) != nil || banner.hasOneAction(spec.buttons) { continue }
                    let edge = BannerPlacement(use.look, on: spec.surfaces[banner.surface]).edge
                    // The default is the top, so the bottom is always written.
                    guard edge.value == .bottom, let place = edge.place else { continue }
                    surfaces[place, default: []].insert(banner.surface)
                    cases.add(
                        "`\(banner.name.value)`\(scenario.suffix)", place, badness: 0,
                        context.failing(index, in: scenario))
                }
            }
        }
        cases.report(in: context) { place, worst in
            report(worst, place, (surfaces[place] ?? []).sorted().map { spec.surfaces[$0] }, context)
        }
    }

    private static func report(
        _ worst: WorstCases<Place, String>.Worst, _ place: Place, _ surfaces: [Surface], _ context: RuleContext
    ) {
        let system = context.spec.profile == .material ? "Material Design" : "the Orange Design System"
        var help = "write `top`"
        var edits = [Edit(replacing: place, with: "top")]
        // What lies at the bottom lies elsewhere then.
        let under = surfaces.filter { $0.under.value.home == .bottom && $0.under.place != nil }
        if !under.isEmpty {
            let names = Figure.joined(under.map { "`\($0.name)`" })
            help += ", and write in `under` of \(names) what is at the top, such as `navigationBar`"
            var seen: Set<Place> = []
            edits += under.compactMap(\.under.place).filter { seen.insert($0).inserted }
                .map { Edit(replacing: $0, with: "navigationBar") }
        }
        context.report(
            "\(worst.detail) enters from the bottom edge", at: place,
            notes: ["\(system) shows banners at the top of the screen, below a top app bar"]
                + worst.notes(of: "banner and theme"),
            help: [help],
            fix: Fix(help, .unsafe, edits: edits))
    }
}
