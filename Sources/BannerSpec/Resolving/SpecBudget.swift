// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics
import Parallelism

/// What later stages multiply, counted before they do: placeholders by the values that they may hold, and definitions and texts
/// by themes. A file of a few kilobytes could ask for gigabytes that way.
///
/// The limits lie far beyond any design system. What a spec may have within them takes seconds at the most.
public struct SpecBudget {
    /// Bytes of a text with its parameters at their widest: 64 KiB, as for a text that is written out.
    public static let filledBytes = 64 * 1024
    /// From how many bytes on a text counts as long. Of shorter ones, rules know from their letters alone that they fit.
    public static let longText = 1024
    /// Bytes of all long texts, their parameters at their widest, once and in each theme: 32 MiB.
    public static let longTextBytes = 32 * 1024 * 1024
    /// Definitions and texts, times the themes: what a catalogue of 20,000 banners in ten languages has in ten themes.
    public static let themedDefinitions = 2_000_000
    /// Definitions of looks, times the themes. A level, a style and a look of buttons count as ``looksOfDefinition``, since each holds colours
    /// and numbers, which a target writes, or compares, in each theme.
    public static let themedLooks = 100_000
    static let looksOfDefinition = 4

    /// Texts, times the languages: what 20,000 banners with titles have in 50 languages. Where a translation is missing, that is found,
    /// marked for translators, and drawn.
    public static let localizedTexts = 2_000_000

    /// Banners that triggers exclude, all together: rules look at each pair.
    public static let mutexes = 10_000

    private let declarations: Declarations
    private let reader: NodeReader
    /// The bytes of long texts so far, and how many texts there are.
    private var longBytes = 0
    private var texts = TextCount()
    private var isExceeded = false

    private init(_ declarations: Declarations, _ reader: NodeReader) {
        self.declarations = declarations
        self.reader = reader
    }

    /// Texts, and what is written for them in all languages and plural forms.
    private struct TextCount {
        var texts = 0
        var written = 0

        static func + (one: Self, other: Self) -> Self {
            Self(texts: one.texts + other.texts, written: one.written + other.written)
        }
    }

    /// Whether a spec may be resolved and its texts be measured; reports where it goes beyond a limit.
    static func allows(_ declarations: Declarations, _ locales: Locales, _ reader: NodeReader) -> Bool {
        var budget = SpecBudget(declarations, reader)
        budget.countTexts()
        budget.countLanguages(locales)
        budget.countDefinitions()
        budget.countMutexes()
        return !budget.isExceeded
    }

    /// Whether the definitions may be read once more for each theme, as far as that can be told before they are; reports nothing.
    static func allowsThemes(of declarations: Declarations, _ reader: NodeReader) -> Bool {
        var budget = SpecBudget(declarations, reader.fork())
        budget.countDefinitions()
        return !budget.isExceeded
    }

    // MARK: Texts

    private mutating func countTexts() {
        if let count = countShortTexts() {
            texts = count
        } else {
            for (_, banner) in declarations.banners.items { count(banner) }
        }
        for (_, theme) in declarations.themes.items {
            for (name, text) in theme.texts {
                // Texts of themes name the parameters of their banners.
                let parameters = declarations.banners[name.value]?.parameters.parameters ?? []
                text.map { count($0, parameters, times: 1) }
            }
        }
    }

    /// How many banners one thread counts the texts of before it takes others.
    private static let pieceCount = 500

    /// How many texts the banners of a large catalogue have, counted on all cores; `nil` if one of them is long.
    private func countShortTexts() -> TextCount? {
        guard declarations.banners.items.count > Self.pieceCount else { return nil }
        // What was declared does not change, and each thread has a reader of its own, which has nothing to report.
        nonisolated(unsafe) let (declarations, reader) = (declarations, reader)
        let counts = Parallel.mapAll(declarations.banners.items.indices, piecesOf: Self.pieceCount) { piece in
            var budget = SpecBudget(declarations, reader.fork())
            for (_, banner) in declarations.banners.items[piece] { budget.count(banner) }
            return budget.longBytes == 0 ? budget.texts : nil
        }
        return counts?.reduce(TextCount(), +)
    }

    private mutating func count(_ banner: BannerDeclaration) {
        let times = declarations.themes.items.count + 1
        let parameters = banner.parameters.parameters ?? []
        if let text = banner.text { count(text, parameters, times: times) }
        guard let extras = banner.extras else { return }
        let others = [extras.title, extras.link?.title, extras.progress?.completion?.text]
        for case let text? in others { count(text, parameters, times: times) }
        for text in extras.points { count(text, parameters, times: times) }
    }

    private mutating func count(_ text: LocalizedText, _ parameters: [Parameter], times: Int) {
        texts.texts += 1
        // By their indices: an entry that is taken out is copied, and this looks at every text of a catalogue.
        for index in text.entries.indices {
            switch text.entries[index].content {
            case .pattern(let pattern): count(pattern, parameters, text.entries[index].place, times)
            case .plural(_, let forms):
                for form in forms.indices { count(forms[form].pattern, parameters, forms[form].place, times) }
            }
        }
    }

    private mutating func count(
        _ pattern: Pattern, _ parameters: [Parameter], _ place: @autoclosure () -> Place, _ times: Int
    ) {
        texts.written += 1
        let bytes = Self.bytes(pattern, parameters)
        // What is written out has a limit of its own.
        if bytes > Self.filledBytes, pattern.literal == nil {
            report(
                "with its parameters at their widest, the text has \(bytes) bytes; it may have \(Self.filledBytes / 1024) KiB",
                at: place(), help: "name each parameter once, or lower its `maxLength`")
        }
        guard bytes > Self.longText else { return }
        let before = longBytes
        // Both are far from the limits of numbers: a file has 16 MiB, and a value 30,000 bytes.
        longBytes += bytes * times
        guard before <= Self.longTextBytes, longBytes > Self.longTextBytes else { return }
        let amount = "\(Self.longTextBytes / 1024 / 1024) MiB"
        report(
            "up to this one, long texts with their parameters at their widest have more than \(amount)"
                + (times > 1 ? " in \(times - 1) themes" : ""),
            at: place(), help: "shorten the texts, or lower the `maxLength` of parameters")
    }

    /// The bytes of a text with the widest values, in letters of three bytes where nobody says which.
    private static func bytes(_ pattern: Pattern, _ parameters: [Parameter]) -> Int {
        var bytes = pattern.literalBytes
        pattern.forEachParameter { index in
            guard parameters.indices.contains(index) else { return }
            if let widest = parameters[index].widest {
                bytes += widest.value.utf8.count
            } else if case .string(let maxLength) = parameters[index].kind {
                bytes += 3 * (maxLength ?? 0)
            } else {
                bytes += Self.numberBytes
            }
        }
        return bytes
    }

    /// The bytes of a number of 19 digits in any script, with its sign and separators.
    private static let numberBytes = 80

    // MARK: Languages

    private mutating func countLanguages(_ locales: Locales) {
        let languages = locales.supported.count
        let texts = texts.texts + declarations.buttons.items.count + declarations.levels.items.count
        guard languages > 1, texts * languages > Self.localizedTexts,
            let place = declarations.locales?.place ?? declarations.banners.items.first?.name.place
        else { return }
        report(
            "\(languages) languages of \(texts) texts are more than \(Self.localizedTexts)", at: place,
            help: "support only languages that the texts are in, or give each part of the texts a spec of its own")
    }

    // MARK: Themes

    private mutating func countDefinitions() {
        guard let theme = declarations.themes.items.last else { return }
        let themes = declarations.themes.items.count
        let definitions =
            declarations.palette.items.count + declarations.metrics.items.count + declarations.buttonStyles.items.count
            + declarations.levels.items.count + declarations.styles.items.count + declarations.banners.items.count
        let product = (definitions + texts.written).multipliedReportingOverflow(by: themes)
        guard !product.overflow, product.partialValue <= Self.themedDefinitions else {
            return report(
                "\(themes) themes of \(definitions) definitions and \(texts.written) texts are more than \(Self.themedDefinitions)",
                at: theme.name.place, help: Self.helpOnThemes)
        }
        // Each is one of those definitions, so that nothing overflows.
        let single = declarations.palette.items.count + declarations.metrics.items.count
        let many =
            declarations.levels.items.count + declarations.styles.items.count + declarations.buttonStyles.items.count
        guard (single + Self.looksOfDefinition * many) * themes > Self.themedLooks else { return }
        report(
            "\(themes) themes of \(single) colours and metrics, and \(many) levels, styles and button styles, which count "
                + "as \(Self.looksOfDefinition) each, are more than \(Self.themedLooks)",
            at: theme.name.place, help: Self.helpOnThemes)
    }

    private static let helpOnThemes = "move what needs so many themes into specs of its own"

    private mutating func countMutexes() {
        var count = 0
        for (_, banner) in declarations.banners.items {
            guard let trigger = banner.trigger else { continue }
            let before = count
            count += trigger.mutex.count
            guard before <= Self.mutexes, count > Self.mutexes else { continue }
            report(
                "up to this one, triggers exclude more than \(Self.mutexes) banners with `mutex`", at: trigger.place,
                help: "name in `mutex` only what certainly can't happen at the same time")
        }
    }

    private mutating func report(_ message: String, at place: Place, help: String) {
        isExceeded = true
        reader.report(.workLimit, message, at: place, help: [help])
    }
}
