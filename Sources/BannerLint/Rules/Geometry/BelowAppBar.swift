// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner over the app bar, or above it.
enum BelowAppBar: Rule {
    static let description = RuleDescription(
        "BN708", "below-app-bar", .geometry, .off, profiles: [.orange: .warning],
        summary: "a banner at the top lies below the app bar",
        source: "Orange Design System, Banners: \"displayed at the top of the screen, below a top app bar\"",
        what:
            "The surface of each banner that enters from the top has `under: navigationBar`, or `header` or `toolbar`, "
            + "which are at the top too. In the profile `orange`, a surface without `under` has `navigationBar`.",
        why:
            "A banner that comes out from under the status bar covers the title and the way back for as long as it stays, "
            + "and a banner of this design system stays until somebody closes it.",
        how: "Write `under: navigationBar` for the surface.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                lint: { profile: orange }
                surfaces:
                  main: { edge: top, under: «statusBar }
                """)
        ],
        good: [
            RuleExample(
                """
                lint: { profile: orange }
                surfaces:
                  main: { edge: top, under: navigationBar }
                """)
        ])

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var found = AffectedBanners<String>()
        for scenario in context.scenarios {
            for use in scenario.uses {
                for index in use.banners {
                    let surface = spec.surfaces[spec.banners[index].surface]
                    let edge = BannerPlacement(use.look, on: surface).edge.value
                    guard edge == .top, let place = surface.under.place ?? surface.place,
                        !BannerGeometry.slidesFromBar(surface.under.value, edge: edge)
                    else { continue }
                    found.add([index], at: place, in: scenario, surface.name)
                }
            }
        }
        found.report(in: context) { report($0, context) }
    }

    private static func report(_ group: AffectedBanners<String>.Group, _ context: RuleContext) {
        guard let surface = context.spec.surfaces.first(where: { $0.name == group.detail }) else { return }
        let help = "write `under: navigationBar`"
        let fix = surface.under.place.map { place in
            Fix(help, .unsafe, edits: [Edit(replacing: place, with: "navigationBar")])
        }
        let anchor = surface.under.value == .none ? "the edge of the screen" : "the status bar"
        context.report(
            "\(context.list(group.banners)) come\(group.banners.count == 1 ? "s" : "") from under \(anchor)\(group.suffix), not "
                + "from below the app bar", at: group.place, help: [help], fix: fix)
    }
}
