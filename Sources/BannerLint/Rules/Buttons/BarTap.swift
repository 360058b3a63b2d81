// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A tap on the bar that does not do what the spec says, or does what a link does beside it.
enum BarTap: Rule {
    static let description = RuleDescription(
        "BN518", "bar-tap", .buttons, .warning, mildest: .info,
        summary: "a tap on the bar does what `onTap` says, and does not compete with a link",
        source: "bannerc, Banners, `onTap`; WCAG 2.2, 2.4.4 Link Purpose (In Context)",
        what:
            "If `onTap: dismiss` is written, the banner's ways out include `tap`, in every theme. A banner with "
            + "`onTap: open` and a link has two things that open something. This is an info: no words say what the "
            + "tap opens.",
        why:
            "A tap that does nothing looks broken. People who see a link assume that the rest of the bar leads "
            + "nowhere, or somewhere else.",
        how:
            "Add `tap` to the `dismissal`, or leave `onTap` out. Keep either the link, which says where it leads, or "
            + "`onTap: open`.",
        bad: [
            RuleExample(
                """
                buttons:
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                styles:
                  bar: { dismissal: [button] }
                banners:
                  planEnds: { level: error, style: bar, text: Your plan ends., buttons: [close], onTap: «dismiss }
                """),
            RuleExample(
                """
                banners:
                  planEnds: { level: error, text: Your plan ends., onTap: «open, link: { title: See plans } }
                """, title: "A tap and a link"),
        ],
        good: [
            RuleExample(
                """
                banners:
                  planEnds:   { level: error, text: Your plan ends., onTap: dismiss, link: { title: See plans } }
                  newMessage: { level: error, text: Ada wrote., onTap: open }
                """)
        ])

    static func check(_ context: RuleContext) {
        var dead: Set<Int> = []
        for (index, banner) in context.spec.banners.enumerated() {
            guard let onTap = banner.extras?.onTap else { continue }
            switch onTap.value {
            case .dismiss:
                for scenario in context.scenarios {
                    let ways = scenario.looks[index].style.dismissal
                    guard !ways.value.contains(.tap), dead.insert(index).inserted else { continue }
                    report(banner, onTap.place, ways, scenario, context)
                }
            case .open: if let link = banner.extras?.link { report(banner, onTap.place, link, context) }
            case .nothing: break
            }
        }
    }

    private static func report(
        _ banner: Banner, _ place: Place, _ ways: Resolved<BannerDismissal>, _ scenario: Scenario,
        _ context: RuleContext
    ) {
        context.report(
            "a tap on `\(banner.name.value)` does nothing, since `tap` is not in its `dismissal`\(scenario.suffix)",
            at: place, labels: ways.place.map { [Label("its `dismissal`", at: $0)] } ?? [],
            help: ["add `tap` to its `dismissal`", "or write `onTap: nothing`"])
    }

    private static func report(_ banner: Banner, _ place: Place, _ link: Link, _ context: RuleContext) {
        context.report(
            "a tap on `\(banner.name.value)` opens something, and so does its link", at: place,
            labels: [Label("the link", at: link.place)],
            help: [
                "keep the link, which says where it leads", "or keep `onTap: open`, if both lead to the same place",
            ],
            atMost: .info)
    }
}
