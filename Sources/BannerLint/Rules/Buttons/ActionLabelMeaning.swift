// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A button that does not say what it does.
enum ActionLabelMeaning: Rule {
    static let description = RuleDescription(
        "BN516", "action-label-meaning", .buttons, .warning, mildest: .info,
        summary: "the title of a button says what it does",
        source:
            "WCAG 2.2, 2.4.6 Headings and Labels and 2.4.9 Link Purpose (Link Only); Human Interface Guidelines, Buttons, \"Start the "
            + "label with a verb\"; Material Design, Buttons",
        what:
            "No title is “Click here”, “Yes” or “No” in any language. “Learn more” and “OK” are an info: “Learn more” "
            + "does not say about what, and “OK” is right where nothing is left but to agree, so a button with `role: "
            + "dismiss` may have it. A title whose `label` says more is not reported. The words are known in Chinese, "
            + "Danish, Dutch, English, French, German, Italian, Japanese, Norwegian, Polish, Portuguese, Spanish and "
            + "Swedish.",
        why:
            "Screen readers list buttons without the text beside them, and people who look at a banner for a second "
            + "read the buttons first: “Yes” by itself means nothing.",
        how: "Write the verb: “Retry”, “Delete draft”, “See plans”.",
        bad: [
            RuleExample(
                """
                buttons:
                  retry:  { kind: emphasis, title: «Click here }
                  delete: { kind: functional, style: negative, role: destructive, title: { en: «Yes, de: Ja } }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, delete] }
                """),
            RuleExample(
                """
                buttons:
                  plans: { kind: emphasis, title: «Learn more }
                banners:
                  planEnds: { level: error, text: Your plan ends today., buttons: [plans] }
                """, title: "More about what?"),
        ],
        good: [
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                  ok:    { kind: emphasis, title: OK, role: dismiss }
                  plans: { kind: emphasis, title: Learn more, label: Learn more about plans }
                banners:
                  syncFailed: { level: error, text: Sync failed., buttons: [retry, ok] }
                  planEnds:   { level: error, text: Your plan ends today., buttons: [plans, ok] }
                """)
        ])

    static func check(_ context: RuleContext) {
        // Buttons may share a title by an anchor of YAML.
        var reported: Set<Place> = []
        for button in context.spec.buttons {
            let faults = (button.title?.entries ?? []).compactMap { entry in
                ActionWords.fault(of: entry.plain, in: entry.locale).flatMap { fault in
                    isAnswered(fault, button, entry) ? nil : (fault: fault, entry: entry)
                }
            }
            let gravest = faults.first { $0.fault.severity == .warning } ?? faults.first
            guard let (fault, entry) = gravest, reported.insert(entry.place).inserted else { continue }
            let others = faults.map(\.entry.locale).filter { $0 != entry.locale }
            report(fault, entry, others: others, of: button, context)
        }
        checkLinks(&reported, context)
    }

    /// A link is known by its title alone, as a button is (WCAG 2.2, 2.4.9).
    private static func checkLinks(_ reported: inout Set<Place>, _ context: RuleContext) {
        guard context.linted.hasLinks else { return }
        for banner in context.spec.banners {
            for entry in banner.extras?.link?.title.entries ?? [] {
                guard let fault = ActionWords.fault(of: entry.plain, in: entry.locale),
                    reported.insert(entry.place).inserted
                else { continue }
                context.report(
                    "the title of the link of `\(banner.name.value)` in `\(entry.locale)`, “\(entry.plain)”, does not say where "
                        + "it leads",
                    at: entry.place, notes: ["screen readers list links without the text beside them"],
                    help: ["write what is there: “See plans”"], atMost: fault.severity)
                break
            }
        }
    }

    /// Whether the button is one to close the banner with, or has a label that says more.
    private static func isAnswered(_ fault: ActionWords.Fault, _ button: Button, _ entry: LocalizedText.Entry) -> Bool {
        if case .agreement = fault, button.role == .dismiss { return true }
        guard let label = button.label?.entry(for: entry.locale), label.locale == entry.locale else { return false }
        return label.plain.count > entry.plain.count
    }

    private static func report(
        _ fault: ActionWords.Fault, _ entry: LocalizedText.Entry, others: [String], of button: Button,
        _ context: RuleContext
    ) {
        let (what, help) =
            switch fault {
            case .gesture:
                ("says how to use a button, not what it does", "write what happens: “Retry”, “See plans”")
            case .answer:
                (
                    "answers a question that is asked elsewhere, if at all",
                    "write what happens: “Delete draft”, “Keep it”"
                )
            case .agreement:
                (
                    "does not say what happens",
                    "write what happens: “Retry”; or write `role: dismiss` if the banner just goes away"
                )
            case .more:
                ("does not say about what", "say about what: “See plans”; or say it in the button's `label`")
            }
        context.report(
            "the title of `\(button.name.value)` in `\(entry.locale)`, “\(entry.plain)”, \(what)", at: entry.place,
            notes: ["screen readers list buttons without the text beside them"]
                + (others.isEmpty ? [] : ["the same goes for \(Figure.list(others))"]), help: [help],
            atMost: fault.severity)
    }
}

extension ActionWords.Fault {
    /// How grave it is: what is right in some places is an info.
    fileprivate var severity: Severity {
        switch self {
        case .gesture, .answer: .warning
        case .agreement, .more: .info
        }
    }
}
