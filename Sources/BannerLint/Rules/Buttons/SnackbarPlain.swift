// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A snackbar with an icon, or with an action that does what it does by itself.
enum SnackbarPlain: Rule {
    static let description = RuleDescription(
        "BN515", "snackbar-plain", .buttons, .off, profiles: [.material: .warning],
        summary: "a snackbar has no icon, and no action to dismiss or cancel it",
        source:
            "Material Design, Snackbars: text and at most one action, \"but no icons\"; since it disappears by itself, the action "
            + "\"shouldn't be 'Dismiss' or 'Cancel'\"; Material Design 3 adds a close affordance, an icon button",
        what:
            "A snackbar is a banner that leaves by a timer, in any theme. It shows no image: neither its own nor its "
            + "level's icon. None of its text buttons has `role: dismiss`, or a title that means Dismiss, Close or "
            + "Cancel in one of the languages \(words.keys.sorted().joined(separator: ", ")). Words that also mean "
            + "Undo, such as French “Annuler”, are not included, since Undo is the action that a snackbar is for. An "
            + "icon button that closes it is allowed.",
        why:
            "A snackbar leaves by itself. A button that only dismisses it takes the place of the one action that "
            + "helps, and an icon makes a passing remark look like a warning.",
        how:
            "Leave the button out, or give it an action such as Undo; close with an icon button. Give the level of "
            + "snackbars no `icon`; if only colour would then show the level, begin the text with its `spokenPrefix`.",
        bad: [
            RuleExample(
                """
                lint: { profile: material }
                buttons:
                  dismiss: { kind: emphasis, title: { en: Dismiss, de: Schließen } }
                  gotIt:   { kind: emphasis, title: Got it, role: dismiss }
                levels:
                  info: { tint: "#322F35", onTint: "#F5EFF7" }
                banners:
                  sent:    { level: info, text: Sent., buttons: [«dismiss] }
                  archived: { level: info, text: Archived., buttons: [«gotIt] }
                """),
            RuleExample(
                """
                lint: { profile: material }
                levels:
                  info: { tint: "#322F35", onTint: "#F5EFF7", icon: «{ symbol: info.circle, decorative: true } }
                banners:
                  sent: { level: info, text: Sent. }
                """, title: "An icon"),
        ],
        good: [
            RuleExample(
                """
                lint: { profile: material }
                buttons:
                  undo:  { kind: emphasis, title: { en: Undo, fr: Annuler } }
                  close: { kind: icon, image: { symbol: xmark }, label: Close, role: dismiss }
                levels:
                  info: { tint: "#322F35", onTint: "#F5EFF7" }
                banners:
                  archived: { level: info, text: Archived., buttons: [undo, close] }
                """)
        ])

    /// Titles that dismiss or cancel, in lower case, by language.
    static let words: [String: Set<String>] = [
        "ar": ["إغلاق", "تجاهل", "إلغاء"], "cs": ["zavřít", "zrušit"], "da": ["luk", "afvis", "annuller"],
        "de": ["schließen", "ausblenden", "abbrechen"], "en": ["dismiss", "close", "cancel"],
        "es": ["descartar", "cerrar", "cancelar"], "fi": ["sulje", "hylkää", "peruuta"], "fr": ["fermer", "ignorer"],
        "he": ["סגירה", "סגור"], "hi": ["बंद करें", "रद्द करें"], "it": ["chiudi", "ignora"],
        "ja": ["閉じる", "キャンセル"], "ko": ["닫기", "취소"], "nb": ["lukk", "avvis", "avbryt"],
        "nl": ["sluiten", "sluit", "negeren", "annuleren", "annuleer"], "pl": ["zamknij", "odrzuć", "anuluj"],
        "pt": ["fechar", "dispensar", "cancelar"], "ru": ["закрыть", "отмена"], "sv": ["stäng", "avvisa", "avbryt"],
        "tr": ["kapat", "iptal"], "uk": ["закрити"], "zh": ["关闭", "關閉", "取消"],
    ]

    static func check(_ context: RuleContext) {
        let spec = context.spec
        var images = AffectedBanners<Void>()
        var reported: Set<Place> = []
        for scenario in context.scenarios {
            for use in scenario.uses {
                for index in use.banners where use.look.timer(of: spec.banners[index]) != nil {
                    let banner = spec.banners[index]
                    let image = banner.extras?.image ?? use.look.level.icon.value
                    if let image { images.add([index], at: image.place, in: scenario, ()) }
                    for reference in banner.buttons where !reported.contains(reference.place) {
                        guard let why = fault(spec.buttons[reference.value]) else { continue }
                        reported.insert(reference.place)
                        report(reference, of: banner, why, scenario, context)
                    }
                }
            }
        }
        images.report(in: context) { group in
            context.report(
                "\(context.list(group.banners)) show\(group.banners.count == 1 ? "s" : "") an icon\(group.suffix), but a "
                    + "snackbar has none", at: group.place,
                help: [
                    "leave it out, with `icon: none` on its level or `image: none` on the banner; begin the text with the "
                        + "`spokenPrefix` if only colour would tell the level then"
                ])
        }
    }

    /// What a button has against it.
    private enum Fault {
        case role
        case title(LocalizedText.Entry)
    }

    private static func fault(_ button: Button) -> Fault? {
        guard !button.isIcon else { return nil }
        let dismissing = button.title?.entries.first { entry in
            let language = WordLanguage.code(of: entry.locale)
            let title = entry.plain.lowercased().filter { !"!.…".contains($0) }
            return words[language]?.contains(title) == true
        }
        return dismissing.map { .title($0) } ?? (button.role == .dismiss ? .role : nil)
    }

    private static func report(
        _ reference: Located<Int>, of banner: Banner, _ fault: Fault, _ scenario: Scenario, _ context: RuleContext
    ) {
        let button = context.spec.buttons[reference.value]
        let what: String
        let label: Label
        switch fault {
        case .title(let entry):
            what = "is titled “\(entry.plain)”"
            label = Label("in `\(entry.locale)`", at: entry.place)
        case .role:
            what = "does nothing but dismiss it"
            label = Label("`role: dismiss`", at: button.name.place)
        }
        context.report(
            "`\(button.name.value)` of the snackbar `\(banner.name.value)` \(what)\(scenario.suffix)",
            at: reference.place,
            labels: [label], notes: ["a snackbar goes away by itself"],
            help: ["leave it out, or close with an icon button", "or give it an action, such as Undo"])
    }
}
