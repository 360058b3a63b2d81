// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A banner that enters from another edge than its surface, or the bar that it comes out from under, lies at.
enum EdgeConsistent: Rule {
    static let description = RuleDescription(
        "BN706", "edge-consistent", .geometry, .warning,
        summary:
            "the edge of a banner agrees with the edge of its surface and with the bar that it slides out from under",
        source: "SAP Fiori for iOS, Banners, \"Overlapping Position\"; Human Interface Guidelines, Layout",
        what:
            "A banner enters from the edge that the banner, its style or else its surface sets. If the surface sets an "
            + "edge, it is the same edge. If the surface names in `under` what its banners slide out from under, that is at "
            + "this edge: `statusBar`, `navigationBar` and `header` at the top, `tabBar` at the bottom. A `toolbar` may be at "
            + "either edge, and `none` is the edge itself. Defaults are not reported.",
        why:
            "The edge decides where a banner is drawn. At the opposite edge there is no bar to slide out from under: the "
            + "banner comes out of nowhere, or over the bar that it was meant to leave free.",
        how: "Let the style and the surface name the same edge, and let `under` name what is at that edge.",
        bad: [
            RuleExample(
                """
                surfaces:
                  main: { edge: top, under: «tabBar }
                """),
            RuleExample(
                """
                surfaces:
                  main: { under: «navigationBar }
                styles:
                  standard: { edge: bottom }
                """, title: "An edge that the style sets"),
            RuleExample(
                """
                surfaces:
                  main: { edge: top, under: none }
                styles:
                  standard: { edge: «bottom }
                """, title: "Style and surface"),
        ],
        good: [
            RuleExample(
                """
                surfaces:
                  main:   { edge: top, under: navigationBar }
                  bottom: { edge: bottom, under: tabBar }
                banners:
                  syncFailed: { level: error, text: Sync failed. }
                  saved:      { level: error, text: Saved., surface: bottom }
                """)
        ])

    /// Two places that contradict each other.
    private struct Contradiction: Hashable {
        let place: Place
        let other: Place?
    }

    private struct Case {
        /// The first banner of it; none for a surface without banners.
        let banner: Banner?
        let edge: Resolved<BannerEdge>
        let surface: Surface
        let suffix: String
        /// Whether it is `under` that lies elsewhere, and not the surface itself.
        let isBar: Bool
    }

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var cases = WorstCases<Contradiction, Case>()
        func add(_ edge: Resolved<BannerEdge>, _ surface: Surface, _ banner: Banner?, _ scenario: Scenario?) {
            let suffix = scenario?.suffix ?? ""
            let failing = Finding.Case(.init(banner: banner?.name.value, theme: scenario?.theme))
            let found = { Case(banner: banner, edge: edge, surface: surface, suffix: suffix, isBar: $0) }
            if let own = surface.edge.place, let place = edge.place, edge.value != surface.edge.value {
                cases.add(found(false), Contradiction(place: place, other: own), badness: 0, failing)
            } else if let place = surface.under.place, let home = surface.under.value.home, home != edge.value {
                cases.add(found(true), Contradiction(place: place, other: edge.place), badness: 0, failing)
            }
        }
        // What nobody wrote contradicts nothing.
        let written = Set(
            spec.surfaces.indices.filter {
                spec.surfaces[$0].edge.place != nil || spec.surfaces[$0].under.place != nil
            })
        guard !written.isEmpty else { return }
        for scenario in context.scenarios {
            for use in scenario.uses {
                let edges = spec.surfaces.map { BannerPlacement(use.look, on: $0).edge }
                for index in use.banners where written.contains(spec.banners[index].surface) {
                    let banner = spec.banners[index]
                    add(edges[banner.surface], spec.surfaces[banner.surface], banner, scenario)
                }
            }
        }
        let used = Set(spec.banners.map(\.surface))
        for index in written.sorted() where !used.contains(index) {
            add(spec.surfaces[index].edge, spec.surfaces[index], nil, nil)
        }
        cases.report(in: context) { kind, worst in report(worst, kind, context) }
    }

    private static func report(
        _ worst: WorstCases<Contradiction, Case>.Worst, _ kind: Contradiction, _ context: RuleContext
    ) {
        let found = worst.detail
        let (surface, edge) = (found.surface, found.edge.value.rawValue)
        let subject =
            found.banner.map { "`\($0.name.value)` enters" } ?? "banners of the surface `\(surface.name)` enter"
        let clause = "\(subject) from the \(edge)\(found.suffix), but"
        let notes = othersNote(worst.others)
        guard found.isBar else {
            let other = surface.edge.value.rawValue
            return context.report(
                "\(clause) its surface `\(surface.name)` lies at the \(other)", at: kind.place,
                labels: kind.other.map { [Label("the edge of the surface", at: $0)] } ?? [],
                notes: ["the edge that a style or a banner sets overrides that of its surface"] + notes,
                help: ["write `edge: \(other)`, or leave `edge` out, or show it on a surface at the \(edge)"])
        }
        let bar = surface.under.value
        let home = bar.home ?? found.edge.value
        let phone = bar == .tabBar ? ["an iPad may have its tab bar at the top, but a phone does not"] : []
        let anchors = home == .top ? "`tabBar`, `toolbar` or `none`" : "`navigationBar`, `header`, `toolbar` or `none`"
        context.report(
            "\(clause) `\(bar.rawValue)`, which it slides out from under, lies at the \(home.rawValue)", at: kind.place,
            labels: kind.other.map { [Label("the edge", at: $0)] } ?? [], notes: phone + notes,
            help: [
                "write `edge: \(home.rawValue)`", "or name in `under` what lies at the \(edge): \(anchors)",
            ])
    }

    private static func othersNote(_ others: Int) -> [String] {
        others == 0 ? [] : ["it is the same in \(Figure.count(others, "other combination")) of banner and theme"]
    }
}

extension BannerSurface.Anchor {
    /// The edge that the bar lies at; `nil` for either.
    var home: BannerEdge? {
        switch self {
        case .statusBar, .navigationBar, .header: .top
        case .tabBar: .bottom
        case .toolbar, .none: nil
        }
    }
}
