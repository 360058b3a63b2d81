// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button that looks destructive and isn't marked so, or the other way round.
enum ActionDestructiveRole: Rule {
    static let description = RuleDescription(
        "BN505", "action-destructive-role", .buttons, .info,
        summary: "a button that looks destructive has the role `destructive`, and vice versa",
        source: "Human Interface Guidelines, Buttons, Role",
        what:
            "A text button has `style: negative` if it has `role: destructive`, and only then. An icon button has no "
            + "style, and may have any role. A button with a title such as “Delete all” has the role too, in the "
            + "languages whose words for this are known (Chinese, Danish, Dutch, English, French, German, Italian, "
            + "Japanese, Norwegian, Polish, Portuguese, Spanish, Swedish).",
        why:
            "The colour tells people who see it. The role tells the system, which passes it on to people who don't "
            + "and keeps the button from being the default one. If the two differ, one of them is wrong.",
        how: "Write `role: destructive` with `style: negative`, or neither.",
        bad: [
            RuleExample(
                """
                buttons:
                  «delete: { kind: functional, style: negative, title: Delete }
                """),
            RuleExample(
                """
                buttons:
                  «delete: { kind: emphasis, title: Delete, role: destructive }
                """, title: "The role without the look"),
            RuleExample(
                """
                buttons:
                  «deleteAll: { kind: emphasis, title: Delete all }
                """, title: "A title that says so"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  delete: { kind: functional, style: negative, role: destructive, title: Delete }
                  trash:  { kind: icon, image: { symbol: trash }, label: Delete, role: destructive }
                """)
        ])

    static func check(_ context: RuleContext) {
        for button in context.spec.buttons where !button.isIcon {
            let name = button.name.value
            switch (button.variant == .functional(.negative), button.role) {
            case (true, .destructive?): continue
            case (true, let role?):
                context.report(
                    "`\(name)` looks destructive, but its role is `\(role.rawValue)`", at: button.name.place,
                    help: ["write `role: destructive`, or use another style"])
            case (true, nil):
                context.report(
                    "`\(name)` looks destructive, but has no role", at: button.name.place,
                    help: ["write `role: destructive`"])
            case (false, .destructive?):
                context.report(
                    "`\(name)` has the role `destructive`, but doesn't look it", at: button.name.place,
                    help: ["write `kind: functional` and `style: negative`"])
            case (false, nil):
                guard let word = DestructiveWords.word(in: button) else { continue }
                context.report(
                    "the title of `\(name)`, “\(word)”, says that it destroys something, but it has no `role`",
                    at: button.name.place,
                    help: ["write `role: destructive`, with `kind: functional` and `style: negative`"])
            case (false, _): continue
            }
        }
    }
}
