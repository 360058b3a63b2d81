// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A banner that is gone before people have read it.
enum DurationReading: Rule {
    static let notice = RuleParameter.duration(
        "notice", ReadingRates.slow.notice * 1000, in: 0...60_000, "the time to notice a banner, before reading begins")
    static let minimum = RuleParameter.duration(
        "minimum", ReadingRates.slow.minimum * 1000, in: 0...60_000, "the minimum time that any banner needs")
    static let latin = rate(.latin, "latin", "Latin, Cyrillic and all scripts that are not named here")
    static let arabic = rate(.arabic, "arabic", "Arabic")
    static let hebrew = rate(.hebrew, "hebrew", "Hebrew")
    static let han = rate(.han, "han", "Chinese")
    static let japanese = rate(.japanese, "japanese", "Japanese (kana and Han)")
    static let hangul = rate(.hangul, "hangul", "Hangul (assumed: it was not measured)")

    private static func rate(_ script: ReadingScript, _ name: String, _ words: String) -> RuleParameter {
        .number(name, script.slowRate, unit: "graphemes/s", in: 0.1...1000, "the pace of reading \(words)")
    }

    static let description = RuleDescription(
        "BN601", "duration-reading", .time, .error, mildest: .warning,
        summary: "a banner stays long enough to be read in every language",
        source: "WCAG 2.2, 2.2.1 Timing Adjustable; reading speeds: IReST, Trauzettel-Klosinski and Dietz (2012)",
        what:
            "For each banner that leaves by itself, `display` is at least 1 s to notice it plus the time to read the "
            + "slowest of its texts together with its title, points and link, and never less than 4 s. The titles of buttons "
            + "are not counted: what does more than close the banner is for auto-dismiss-action. The graphemes of each script "
            + "are divided by a pace: that of reading aloud, two standard deviations below the mean. Characters that are not "
            + "letters, and the values of parameters, are read at the pace of the text's language; a parameter takes its "
            + "longest value. The rule checks all languages, themes and plural forms that a number can lead to, and the "
            + "message of a banner at the end of its progress. A text parameter without `maxLength` is reported as unknown.",
        why:
            "People who read slowly, read a foreign language or look up late lose a message that nobody repeats. A timer "
            + "that suits one language may be half of what another language needs.",
        how:
            "Raise `display` for the banner (or for the metrics, if all need it), shorten the text, or write `display: never` and "
            + "give the banner another way out.",
        fix: .unsafe,
        parameters: [notice, minimum, latin, arabic, hebrew, han, japanese, hangul],
        bad: [
            RuleExample(
                """
                metrics:
                  standard: { display: «2s }
                """),
            RuleExample(
                """
                metrics:
                  standard: { display: «5s }
                banners:
                  syncFailed:
                    level: error
                    text: { en: Not all of your items could be synced., ja: すべての項目を同期することができませんでした。 }
                """, title: "Long enough in one language, too short in another"),
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { «account: string }
                    text: "{account} did not sync."
                """, title: "A reading time that nobody can know"),
        ],
        good: [
            RuleExample(
                """
                metrics:
                  standard: { display: 8s }
                  stays: { display: never }
                banners:
                  syncFailed:
                    level: error
                    text: { en: Not all of your items could be synced., ja: すべての項目を同期することができませんでした。 }
                  accountFailed:
                    level: error
                    metrics: stays
                    parameters: { account: string }
                    text: "{account} did not sync."
                """)
        ])

    /// What is too short.
    private struct Shortage {
        var display: Duration
        var reading: ReadingTime
        var isOfStandard: Bool
        var isCompletion: Bool
        var suffix: String
    }

    static func check(_ context: RuleContext) {
        var readings = Readings(rates: rates(context), ranges: context.linted.memory.pluralRanges)
        var shortages = MetricsCases<Shortage>()
        var timed: [Place?: Set<Int>] = [:]
        var unknown: Set<Place> = []
        for scenario in context.scenarios {
            scenario.forEachTimer(in: context.spec) { use, display in
                let place = use.place(of: use.metrics.display)
                timed[place, default: []].formUnion(use.banners)
                for index in use.banners {
                    let banner = context.spec.banners[index]
                    let text =
                        use.isCompletion
                        ? banner.extras?.progress?.completion?.text : scenario.text(of: banner, at: index)
                    guard let text,
                        let reading = readings.time(
                            text, with: use.isCompletion ? [] : banner.textsBesideText, banner, at: index)
                    else { continue }
                    if display.inSeconds < reading.seconds {
                        shortages.add(
                            Shortage(
                                display: display, reading: reading, isOfStandard: use.metrics.name == "standard",
                                isCompletion: use.isCompletion, suffix: scenario.suffix),
                            badness: reading.seconds - display.inSeconds, banner: index, at: place,
                            context.failing(
                                index, in: scenario, locale: reading.locale.locale,
                                measured: reading.seconds - display.inSeconds))
                    } else if let parameter = reading.unbounded {
                        let name = banner.parameters[parameter].name
                        guard unknown.insert(name.place).inserted else { continue }
                        reportUnknown(name, banner, display, place, context)
                    }
                }
            }
        }
        shortages.report(in: context) { shortage in
            // Metrics of a library serve the banners of other specs, too.
            let isShared = shortage.banners.contains { index in
                shortage.place.map { $0.file != context.spec.banners[index].name.place.file } ?? false
            }
            let isOfAll = !isShared && shortage.banners.count == timed[shortage.place]?.count
            report(shortage, isOfAll: isOfAll, context)
        }
        let least = context.duration(minimum)
        context.report(\.unusedMetrics) { metrics in
            guard let place = metrics.display.place, let display = metrics.display.value, display < least else {
                return []
            }
            return [
                LibraryFault(
                    place: place,
                    message:
                        "banners with metrics `\(metrics.name ?? "")` show for \(Figure.text(display, missing: least)), but "
                        + "take \(Figure.text(least)) to notice and to read, whatever they say",
                    help: ["write `display: \(least.plain)` or more"], measured: display.inSeconds, worse: .below)
            ]
        }
    }

    private static func rates(_ context: RuleContext) -> ReadingRates {
        let rates = ReadingScript.allCases.map { script in
            switch script {
            case .latin: context.limit(latin)
            case .arabic: context.limit(arabic)
            case .hebrew: context.limit(hebrew)
            case .han: context.limit(han)
            case .japanese: context.limit(japanese)
            case .hangul: context.limit(hangul)
            }
        }
        return ReadingRates(
            notice: context.duration(notice).inSeconds, minimum: context.duration(minimum).inSeconds, rates: rates)
    }

    private static func report(
        _ shortage: MetricsCases<Shortage>.Case, isOfAll: Bool, _ context: RuleContext
    ) {
        let (worst, reading) = (shortage.worst, shortage.worst.reading)
        let needed = Figure.text(reading.seconds, missing: worst.display.inSeconds)
        let locale = reading.locale
        let isBearable = reading.rounded <= DurationMax.longest
        let place = shortage.reportPlace(in: context.spec)
        let remedy = isBearable ? remedy(shortage, isOfAll: isOfAll, context) : nil
        context.report(
            "`\(shortage.name(in: context.spec))` shows for \(Figure.text(worst.display)), but takes \(needed) s to read in "
                + "`\(locale.locale)`\(worst.suffix)",
            at: place, labels: [Label("its text in `\(locale.locale)`", at: locale.place)],
            notes: [note(reading, context)] + shortage.notes("it is also too short for", in: context.spec),
            help: [remedy?.message ?? "shorten the text, or write `display: never` and give it another way out"],
            fix: remedy.flatMap { $0.edits.isEmpty ? nil : $0 })
    }

    /// Another time: for the metrics if all that they serve need one, and they serve no other spec, and else for the banners alone. Without edits if a person has
    /// to write it.
    private static func remedy(
        _ shortage: MetricsCases<Shortage>.Case, isOfAll: Bool, _ context: RuleContext
    ) -> Fix {
        let (worst, time) = (shortage.worst, "\(Figure.text(shortage.worst.reading.rounded))s")
        if isOfAll || worst.isCompletion || !worst.isOfStandard {
            let isLiteral = shortage.place.map { context.isLiteral($0) } ?? false
            let edits = isLiteral && isOfAll ? shortage.place.map { [Edit(replacing: $0, with: time)] } : nil
            let banner = shortage.name(in: context.spec)
            let isNew = shortage.place == nil && worst.isOfStandard
            let words =
                isOfAll
                ? "write `\(isNew ? "metrics: { standard: { display: \(time) } }" : "display: \(time)")`"
                : "use metrics with `display: \(time)` in `\(banner)`, or write that time here"
            return Fix(words, .unsafe, edits: edits ?? [])
        }
        let field = "metrics: { display: \(time) }"
        let banners = shortage.banners.map { context.spec.banners[$0] }
        let edits = banners.compactMap { $0.namesMetrics ? nil : BannerField.insertion(field, in: $0, context) }
        let names = Figure.list(banners.map(\.name.value))
        return Fix(
            "write `\(field)` in \(names)", .unsafe, edits: edits.count == banners.count ? edits : [])
    }

    private static func note(_ reading: ReadingTime, _ context: RuleContext) -> String {
        if reading.seconds <= context.duration(minimum).inSeconds {
            return "whatever it says, people need \(Figure.text(context.duration(minimum))) to notice it and to read it"
        }
        let count = Figure.text(reading.graphemes)
        let notice = Figure.text(context.duration(notice))
        return "\(notice) to notice it, and the rest for \(count) characters at the pace of slow readers"
    }

    private static func reportUnknown(
        _ parameter: Located<String>, _ banner: Banner, _ display: Duration, _ place: Place?, _ context: RuleContext
    ) {
        context.report(
            "how long `\(banner.name.value)` takes to read is unknown: `\(parameter.value)` has no `maxLength`",
            at: parameter.place, labels: place.map { [Label("it shows for \(Figure.text(display))", at: $0)] } ?? [],
            help: ["say how long it may be: `\(parameter.value): { type: string, maxLength: 24 }`"], atMost: .warning)
    }

    /// Reading times, each worked out once: themes change few texts.
    private struct Readings {
        struct Key: Hashable {
            var banner: Int
            var text: Place
        }

        let rates: ReadingRates
        let ranges: PluralRanges
        private var known: [Key: ReadingTime?] = [:]

        init(rates: ReadingRates, ranges: PluralRanges) {
            self.rates = rates
            self.ranges = ranges
        }

        mutating func time(
            _ text: LocalizedText, with others: [LocalizedText], _ banner: Banner, at index: Int
        ) -> ReadingTime? {
            let key = Key(banner: index, text: text.place)
            if let time = known[key] { return time }
            let time = ReadingTime(text, with: others, banner.parameters, rates) {
                $0.patterns(for: banner.parameters, ranges).forEach($1)
            }
            known[key] = .some(time)
            return time
        }
    }
}

extension Banner {
    /// Whether it says itself which metrics it has, so that it has the key already.
    fileprivate var namesMetrics: Bool {
        guard case .definition(let path)? = look.metrics.sources.first?.origin else { return look.metricsIndex == nil }
        return look.metricsIndex == nil || path.hasPrefix("banners.")
    }
}
