// SPDX-License-Identifier: Apache-2.0

/// What a screen reader says of a banner.
public enum BannerSpeech {
    /// The language in which all of `content` is drawn and spoken for a reader of `locale`, both BCP 47 tags: `locale` where its texts
    /// are in that language, and else theirs, with a voice of it (WCAG 2.2, 3.1.2).
    public static func language(of content: some BannerContent, in locale: String) -> String {
        guard let language = content.language(in: locale), !BannerLocale.isSame(language, as: locale) else {
            return locale
        }
        return language
    }

    /// The language that a screen reader has to be told of words in `language`; `nil` where it reads that of the `interface` anyway,
    /// in the voice that the person chose. All are BCP 47 tags.
    package static func voice(for language: String, interface: String) -> String? {
        BannerLocale.isSame(language, as: interface) ? nil : language
    }

    /// What is said in the place of the text: the level, unless the text begins with it, and then the text, since a
    /// screen reader tells neither tint nor icon (WCAG 2.2, 1.3.1).
    public static func text(_ text: String, prefix: BannerText?, in locale: String) -> String {
        guard let prefix = prefix?.string(in: locale), !prefix.isEmpty, !begins(text, with: prefix) else { return text }
        // A full stop makes every voice pause, whatever it is written in.
        return "\(prefix). \(text)"
    }

    /// What is said at once of a banner: the level, the title, the text and the points, one after the other.
    public static func whole(_ content: some BannerContent, in locale: String) -> String {
        let texts =
            [content.title(in: locale), content.text(in: locale)].compactMap(\.self) + content.points(in: locale)
        let words = sentences(texts)
        return text(words, prefix: content.levelConfiguration.spokenPrefix, in: locale)
    }

    /// `texts` as sentences: a full stop makes every voice pause, where a text has no sign of its own at its end.
    private static func sentences(_ texts: [String]) -> String {
        let texts = texts.filter { !$0.isEmpty }
        return texts.enumerated().map { index, text in
            index == texts.count - 1 || endsSentence(text) ? text : text + "."
        }.joined(separator: " ")
    }

    private static func endsSentence(_ text: String) -> Bool {
        text.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    }

    /// Whether `prefix` is a word, or several, that the text begins with: “Error: …”, but not “Errors …”.
    package static func begins(_ text: String, with prefix: String) -> Bool {
        guard text.utf8.starts(with: prefix.utf8) else { return false }
        let next = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count).first
        return next.map { !$0.properties.isAlphabetic } ?? true
    }

    /// What a tap on the bar does, as a hint; `nil` where it does nothing, and for work, whose `onTap` may be one thing or another.
    package static func hint(of tap: BannerWaysOut.BarTap, in locale: String) -> String? {
        switch tap {
        case .opens: BannerWords.current.opens.string(in: locale)
        case .dismisses: BannerWords.current.close.string(in: locale)
        case .none, .controlsProgress: nil
        }
    }

    /// What is said of `button`: its label, its title, what its image shows, and its name rather than nothing
    /// (WCAG 2.2, 4.1.2).
    public static func label(of button: BannerButton, in locale: String) -> String {
        let texts = [button.label, button.title, button.image?.label]
        return texts.lazy.compactMap { $0?.string(in: locale) }.first { !$0.isEmpty } ?? button.id
    }

    /// What a screen reader says of how far work is (WCAG 2.2, 4.1.2).
    package static func value(of progress: BannerProgressState, in locale: String) -> String {
        let words = BannerWords.current
        let done = percent(progress.isComplete ? 1 : progress.fraction).map { percent($0, in: locale) }
        if progress.isPaused, !progress.isComplete {
            return [done, words.paused.string(in: locale)].compactMap(\.self).joined(separator: ", ")
        }
        return done ?? words.inProgress.string(in: locale)
    }

    /// `percent` as the language of `locale` writes it, a BCP 47 tag: “30%”, “30 %”, “%30”, “٣٠٪”.
    package static func percent(_ percent: Int, in locale: String) -> String {
        let (language, region) = BannerLocale.languageAndRegion(of: locale)
        let number = BannerNumber.string(percent, in: locale)
        // Arabic and Persian digits have a sign of their own.
        let sign =
            number.unicodeScalars.contains {
                ("\u{660}"..."\u{669}").contains($0) || ("\u{6F0}"..."\u{6F9}").contains($0)
            }
            ? "\u{66A}" : "%"
        return switch language {
        case "tr", "ku": "\(sign)\(number)"
        case "eu": "\(sign)\u{A0}\(number)"
        case _ where keepsSignApart(language, region: region):
            "\(number)\u{A0}\(sign)"
        default: "\(number)\(sign)"
        }
    }

    /// Whether there is a space before the sign (CLDR, `percentFormat`).
    private static func keepsSignApart(_ language: String, region: String?) -> Bool {
        switch (language, region) {
        case ("de", "CH"), ("de", "LI"), ("fr", "CH"): false
        // Spanish of Latin America, and of who follows it.
        case ("es", let region?): ["ES", "EA", "GQ", "IC", "PH"].contains(region)
        default: spacedPercent.contains(language)
        }
    }

    private static let spacedPercent: Set = [
        "bas", "be", "br", "ca", "ce", "ckb", "cs", "cv", "da", "de", "dsb", "dua", "dz", "es", "fi", "fo", "fr", "gl",
        "gsw", "hr",
        "hsb", "kl", "ksh", "lb", "lt", "mk", "nb", "nds", "nn", "no", "oc", "qu", "rm", "rn", "ro", "ru", "se", "sk",
        "sl", "smn",
        "sv", "tk", "tt", "zgh",
    ]

    /// What is said of progress: whole per cent, rounded down so that 100 means the end; `nil` while the end is not
    /// known.
    public static func percent(_ fraction: Double?) -> Int? {
        guard let fraction, fraction.isFinite else { return nil }
        return Int((min(max(fraction, 0), 1) * 100 + 1e-9).rounded(.down))
    }
}
