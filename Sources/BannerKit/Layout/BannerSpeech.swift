// SPDX-License-Identifier: Apache-2.0

/// What a screen reader says of a banner.
public enum BannerSpeech {
    /// What is said in the place of the text: the level, unless the text begins with it, and then the text, since a
    /// screen reader tells neither tint nor icon (WCAG 2.2, 1.3.1).
    public static func text(_ text: String, prefix: BannerText?, in locale: String) -> String {
        guard let prefix = prefix?.string(in: locale), !prefix.isEmpty, !begins(text, with: prefix) else { return text }
        // A full stop makes every voice pause, whatever it is written in.
        return "\(prefix). \(text)"
    }

    /// Whether `prefix` is a word, or several, that the text begins with: “Error: …”, but not “Errors …”.
    private static func begins(_ text: String, with prefix: String) -> Bool {
        guard text.utf8.starts(with: prefix.utf8) else { return false }
        let next = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count).first
        return next.map { !$0.properties.isAlphabetic } ?? true
    }

    /// What is said of `button`: its label, its title, what its image shows, and its name rather than nothing
    /// (WCAG 2.2, 4.1.2).
    public static func label(of button: BannerButton, in locale: String) -> String {
        let texts = [button.label, button.title, button.image?.label]
        return texts.lazy.compactMap { $0?.string(in: locale) }.first { !$0.isEmpty } ?? button.id
    }

    /// The label of a close button that no spec speaks of.
    public static let close = BannerText(
        "Close",
        translations: [
            "ar": "إغلاق", "de": "Schließen", "es": "Cerrar", "fr": "Fermer", "he": "סגירה", "hi": "बंद करें",
            "it": "Chiudi",
            "ja": "閉じる", "ko": "닫기", "nl": "Sluit", "pl": "Zamknij", "pt": "Fechar", "ru": "Закрыть", "sv": "Stäng",
            "tr": "Kapat", "uk": "Закрити", "zh": "关闭", "zh-Hant": "關閉", "zh-TW": "關閉", "zh-HK": "關閉",
        ])

    /// What a screen reader says of how far work is (WCAG 2.2, 4.1.2).
    static func value(of progress: BannerProgressState, in locale: String) -> String {
        let done = percent(progress.isComplete ? 1 : progress.fraction).map { percent($0, in: locale) }
        if progress.isPaused, !progress.isComplete {
            return [done, paused.string(in: locale)].compactMap(\.self).joined(separator: ", ")
        }
        return done ?? inProgress.string(in: locale)
    }

    /// What is said of work whose end is not known.
    private static let inProgress = BannerText(
        "In progress",
        translations: [
            "ar": "قيد التقدم", "de": "In Arbeit", "es": "En curso", "fr": "En cours", "he": "בתהליך",
            "hi": "प्रगति में", "it": "In corso", "ja": "進行中", "ko": "진행 중", "nl": "Bezig", "pl": "W toku",
            "pt": "Em andamento", "pt-PT": "Em curso", "ru": "Выполняется", "sv": "Pågår", "tr": "Devam ediyor",
            "uk": "Виконується", "zh": "进行中", "zh-Hant": "進行中", "zh-TW": "進行中", "zh-HK": "進行中",
        ])

    /// What is said of work that is held.
    private static let paused = BannerText(
        "Paused",
        translations: [
            "ar": "متوقف مؤقتًا", "de": "Pausiert", "es": "En pausa", "fr": "En pause", "he": "מושהה",
            "hi": "रुका हुआ", "it": "In pausa", "ja": "一時停止中", "ko": "일시 정지됨", "nl": "Gepauzeerd",
            "pl": "Wstrzymano", "pt": "Em pausa", "ru": "Приостановлено", "sv": "Pausad", "tr": "Duraklatıldı",
            "uk": "Призупинено", "zh": "已暂停", "zh-Hant": "已暫停", "zh-TW": "已暫停", "zh-HK": "已暫停",
        ])

    /// `percent` as the language of `locale` writes it, a BCP 47 tag: “30%”, “30 %”, “%30”.
    static func percent(_ percent: Int, in locale: String) -> String {
        let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return if spacedPercent.contains(language) {
            "\(percent)\u{A0}%"
        } else {
            switch language {
            case "tr", "ku": "%\(percent)"
            case "eu": "%\u{A0}\(percent)"
            default: "\(percent)%"
            }
        }
    }

    /// The languages that keep the sign apart (CLDR, `percentFormat`).
    private static let spacedPercent: Set = [
        "be", "br", "ca", "cs", "da", "de", "dsb", "es", "fi", "fo", "fr", "gl", "gsw", "hr", "hsb", "kl", "lb", "lt",
        "mk",
        "nb", "nds", "nn", "no", "oc", "rm", "ro", "ru", "se", "sk", "sl", "sv", "tk", "tt",
    ]

    /// What is said of progress: whole per cent, rounded down so that 100 means the end; `nil` while the end is not
    /// known.
    public static func percent(_ fraction: Double?) -> Int? {
        guard let fraction, fraction.isFinite else { return nil }
        return Int((min(max(fraction, 0), 1) * 100 + 1e-9).rounded(.down))
    }
}
