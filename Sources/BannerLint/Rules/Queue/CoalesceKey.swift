// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// A key under which different messages count as one.
enum CoalesceKey: Rule {
    static let description = RuleDescription(
        "BN807", "coalesce-key", .queue, .error, mildest: .warning,
        summary: "requests that are treated as repetitions say the same",
        source: "OwlBanners, coalescing of duplicates",
        what:
            "Unless `coalesce` is `none`, each parameter of a banner must be in the key: through `parameters`, or through "
            + "`text` if the banner's title, its text or a point shows the parameter in every language, theme and plural form "
            + "(for the number that decides the form: in the form `other`). There, no other parameter may be right beside it, "
            + "since “1” and “12” would then be the same as “11” and “2”. An image is not part of the message. Likewise, two "
            + "banners of a group must differ in the key: in `banner` or `parameters`, in their style, level or surface where "
            + "the key includes these, or in `text` if their titles, texts or points differ in each language. Banners with "
            + "`progress` are never repetitions, and two conditions that `mutex` or `screens` keep apart don't meet. Two "
            + "banners that say the same and have the same level and buttons are only a warning.",
        why:
            "The second message is swallowed as a repetition: people never learn, for example, that a second account failed "
            + "too.",
        how: "Add `parameters` to `key`, which also tells banners apart, or add `text` or `banner`.",
        fix: .unsafe,
        bad: [
            RuleExample(
                """
                queue: { coalesce: adjacent, key: «[banner] }
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: "{account} did not sync."
                """),
            RuleExample(
                """
                queue: { coalesce: any, key: «[style, level] }
                banners:
                  saveFailed: { level: error, text: Not saved. }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "Two banners that count as one"),
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { «account: { type: string, maxLength: 20 } }
                    text: Sync failed.
                """, title: "A parameter that the text does not show"),
            RuleExample(
                """
                buttons:
                  retry: { kind: emphasis, title: Retry }
                banners:
                  saveFailed:  { level: error, text: That failed. }
                  «syncFailed: { level: error, text: That failed., buttons: [retry] }
                """, title: "One text for two things"),
        ],
        good: [
            RuleExample(
                """
                queue: { coalesce: adjacent, key: [style, level, text, parameters] }
                banners:
                  syncFailed:
                    level: error
                    parameters: { account: { type: string, maxLength: 20 } }
                    text: Sync failed.
                """),
            RuleExample(
                """
                queue: { coalesce: queued, key: [text] }
                banners:
                  syncFailed:
                    level: error
                    parameters: { count: { type: int, min: 1, max: 99 } }
                    text: { en: { plural: count, one: One item did not sync., other: "{count} items did not sync." } }
                """, title: "The text shows the parameter"),
            RuleExample(
                """
                queue: { coalesce: none, key: [level] }
                banners:
                  saveFailed: { level: error, text: Not saved. }
                  syncFailed: { level: error, text: Sync failed. }
                """, title: "Nothing is swallowed"),
        ])

    static func check(_ context: RuleContext) {
        let queue = context.spec.queue
        guard queue.coalesce.value != .none else { return }
        let key = Set(queue.key.value)
        // A banner's content is never equal to that of another.
        if key.contains(.parameters) { return }
        let isJoined = joinedBanners(context)
        checkParameters(context, isJoined, textCounts: key.contains(.text))
        if !key.contains(.banner) { checkBanners(context, isJoined, key) }
    }

    /// Whether a request for each banner may be taken for a repetition.
    private static func joinedBanners(_ context: RuleContext) -> [Bool] {
        let (spec, queue) = (context.spec, context.spec.queue)
        // Each piece of work is another one.
        var isJoined = spec.banners.map { $0.extras?.progress == nil }
        guard queue.conflict.value == .drop, queue.coalesce.value == .queued else { return isJoined }
        // Here one waits only while another leaves, which takes one that ends.
        for group in BannerGroup.all(of: spec) {
            let hasEnd = context.scenarios.contains { scenario in
                group.banners.contains { scenario.hasEnd($0, of: spec) }
            }
            if !hasEnd { for banner in group.banners { isJoined[banner] = false } }
        }
        return isJoined
    }

    /// Whether requests for a banner that differ in some parameter differ in the key.
    static func tellsApart(_ banner: Banner, at index: Int, _ scenario: Scenario, _ queue: Queue) -> Bool {
        if queue.key.value.contains(.parameters) { return true }
        return queue.key.value.contains(.text) && !shownParameters(of: banner, at: index, [scenario]).isEmpty
    }

    /// Whether another request for a banner, while that shows, may be for another message, which is not joined with it.
    static func hasNews(_ banner: Banner, at index: Int, _ scenario: Scenario, _ queue: Queue) -> Bool {
        guard !banner.parameters.isEmpty else { return false }
        switch queue.coalesce.value {
        case .none, .queued: return true
        case .adjacent, .any: return banner.extras?.progress != nil || tellsApart(banner, at: index, scenario, queue)
        }
    }

    // MARK: Parameters that are not in the key

    private static func checkParameters(_ context: RuleContext, _ isJoined: [Bool], textCounts: Bool) {
        var first: (banner: Banner, parameter: Parameter)?
        var others = 0
        for (index, banner) in context.spec.banners.enumerated()
        where !banner.parameters.isEmpty && isJoined[index] {
            let shown = textCounts ? shownParameters(of: banner, at: index, context.scenarios) : []
            for parameter in banner.parameters.indices
            where !shown.contains(parameter) && !banner.parameters[parameter].isImage {
                if first == nil { first = (banner, banner.parameters[parameter]) } else { others += 1 }
            }
        }
        guard let (banner, parameter) = first else { return }
        let queue = context.spec.queue
        let name = parameter.name.value
        let help = "add `parameters` to `key`"
        context.report(
            "the key leaves out `\(name)`: requests for `\(banner.name.value)` that differ only in it count as one",
            at: queue.key.place ?? parameter.name.place,
            labels: queue.key.place == nil ? [] : [Label("can differ", at: parameter.name.place)],
            notes: [
                traceNote([
                    "`\(banner.name.value)` comes with one `\(name)`", "it comes with another",
                    "the second is swallowed by `coalesce: \(queue.coalesce.value.rawValue)`",
                ])
            ]
                + (textCounts ? ["`text` counts only what is shown in every language, theme and plural form"] : [])
                + (others == 0 ? [] : ["it leaves out \(Figure.count(others, "other parameter")) too"]),
            help: [queue.key.place == nil ? "write `\(keyText(queue, adding: .parameters))` under `queue`" : help],
            fix: fix(help, adding: .parameters, context))
    }

    /// The parameters that a banner shows in each language and theme, in its text or beside it.
    private static func shownParameters(of banner: Banner, at index: Int, _ scenarios: [Scenario]) -> Set<Int> {
        let others = banner.textsBesideText
        var shown = Set(banner.parameters.indices)
        for scenario in scenarios {
            // Without a text of its own, the theme has the banner's, which the first scenario has shown.
            guard scenario.theme == nil || scenario.texts[index] != nil else { continue }
            let texts = [scenario.text(of: banner, at: index)] + others
            for locale in Set(texts.lazy.flatMap(\.entries).map(\.locale)) {
                let parts = texts.compactMap { $0.entry(for: locale)?.content.shown }
                shown.formIntersection(parts.reduce(into: Set()) { $0.formUnion($1) })
            }
        }
        return shown
    }

    // MARK: Banners that are equal under the key

    /// What the key sees of a banner; its text, its title and its points in the language of one index.
    private struct Signature: Hashable {
        let group: String
        var style: Int?
        var level: Int?
        var surface: Int?
        var locale: Int?
        var words: [LocalizedText.Words?] = []

        init(_ banner: Banner, group: String, _ key: Set<BannerQueuePolicy.Key>) {
            self.group = group
            if key.contains(.style) { style = banner.style }
            if key.contains(.level) { level = banner.level }
            if key.contains(.surface) { surface = banner.surface }
        }
    }

    /// Two banners that count as one.
    private struct Pair {
        let equal: Int
        let banner: Int
        /// The language in which their texts are equal, if the key has the text.
        let locale: String?
        /// The theme in which they are.
        let scenario: Scenario
    }

    private static func checkBanners(_ context: RuleContext, _ isJoined: [Bool], _ key: Set<BannerQueuePolicy.Key>) {
        let spec = context.spec
        var requests = Requests(spec, isJoined, key)
        let pairs = context.scenarios.lazy.map { requests.equalPairs($0) }.first { !$0.isEmpty } ?? []
        // What says something else is worse than what says the same.
        guard let first = pairs.first(where: { !saysTheSame($0, spec) }) ?? pairs.first else { return }
        let (banner, equal) = (spec.banners[first.banner], spec.banners[first.equal])
        let others = Set(pairs.map(\.banner)).subtracting([first.banner]).count
        let part: BannerQueuePolicy.Key = first.locale == nil && !shareText(first, spec) ? .text : .banner
        let help = "add `\(part.rawValue)` to `key`"
        let isInOne = first.locale.map { _ in spec.locales.supported.count > 1 } ?? false
        let place = isInOne ? ", since their texts in `\(first.locale ?? "")` are the same" : ""
        let suffix = first.scenario.suffix
        context.report(
            "under this key, `\(equal.name.value)` and `\(banner.name.value)` count as one\(place)\(suffix)",
            at: spec.queue.key.place ?? banner.name.place,
            labels: [
                Label("comes first", at: equal.name.place), Label("is then swallowed", at: banner.name.place),
            ],
            notes: [
                traceNote([
                    equal.step("comes"), banner.step("comes"),
                    "the second is swallowed by `coalesce: \(spec.queue.coalesce.value.rawValue)`",
                ])
            ]
                + (others == 0 ? [] : ["\(Figure.count(others, "other banner")) would be swallowed too"]),
            help: [spec.queue.key.place == nil ? "write `\(keyText(spec.queue, adding: part))` under `queue`" : help],
            fix: fix(help, adding: part, context), atMost: saysTheSame(first, spec) ? .warning : .error)
    }

    /// What requests have for a key, and which of them are equal.
    private struct Requests {
        private let spec: Spec
        private let isJoined: [Bool]
        private let key: Set<BannerQueuePolicy.Key>
        private let locales: [String]
        private let exclusions: Exclusions
        /// The banners by what the key sees of them without a theme.
        private var known: [Signature: [Int]] = [:]

        init(_ spec: Spec, _ isJoined: [Bool], _ key: Set<BannerQueuePolicy.Key>) {
            self.spec = spec
            self.isJoined = isJoined
            self.key = key
            locales = key.contains(.text) ? spec.locales.supported : [""]
            exclusions = Exclusions(spec)
        }

        /// Each banner that counts as one with another, with the first such. In a theme, only texts may make them equal, so that those that
        /// it changes are looked for among all others.
        mutating func equalPairs(_ scenario: Scenario) -> [Pair] {
            var own: [Signature: [Int]] = [:]
            guard scenario.theme != nil else {
                own.reserveCapacity(spec.banners.count * locales.count)
                defer { known = own }
                return pairs(spec.banners.indices, scenario, among: [:], but: [], &own)
            }
            guard key.contains(.text), !scenario.texts.isEmpty else { return [] }
            return pairs(scenario.texts.keys.sorted(), scenario, among: known, but: Set(scenario.texts.keys), &own)
        }

        private func pairs(
            _ banners: some Sequence<Int>, _ scenario: Scenario, among others: [Signature: [Int]],
            but changed: Set<Int>,
            _ known: inout [Signature: [Int]]
        ) -> [Pair] {
            var (pairs, last): ([Pair], Int?) = ([], nil)
            for index in banners where isJoined[index] && !exclusions.isExhausted {
                let banner = spec.banners[index]
                var signature = Signature(banner, group: spec.surfaces[banner.surface].group.value, key)
                for (number, locale) in locales.enumerated() {
                    if key.contains(.text) {
                        guard let entry = scenario.text(of: banner, at: index).entry(for: locale) else { continue }
                        signature.locale = number
                        signature.words = [entry.content.words] + banner.wordsBesideText(in: locale)
                    }
                    let equal =
                        known[signature]?.first { !exclusions.keepApart(index, $0) }
                        ?? others[signature]?.first { !changed.contains($0) && !exclusions.keepApart(index, $0) }
                    if let equal, last != index {
                        last = index
                        pairs.append(
                            Pair(
                                equal: min(equal, index), banner: max(equal, index),
                                locale: key.contains(.text) ? locale : nil, scenario: scenario))
                    }
                    known[signature, default: []].append(index)
                }
            }
            return pairs
        }
    }

    /// Whether the texts of two banners are the same in some language, so that they don't tell them apart.
    private static func shareText(_ pair: Pair, _ spec: Spec) -> Bool {
        let (first, second) = (spec.banners[pair.equal], spec.banners[pair.banner])
        return spec.locales.supported.contains {
            let texts = [(first, pair.equal), (second, pair.banner)].map(pair.scenario.text)
            return texts[0].entry(for: $0)?.content.words == texts[1].entry(for: $0)?.content.words
                && first.wordsBesideText(in: $0) == second.wordsBesideText(in: $0)
        }
    }

    private static func saysTheSame(_ pair: Pair, _ spec: Spec) -> Bool {
        let (first, second) = (spec.banners[pair.equal], spec.banners[pair.banner])
        return pair.locale != nil && first.level == second.level && first.wordsBesideText == second.wordsBesideText
            && first.buttons.map(\.value) == second.buttons.map(\.value)
    }

    // MARK: The fix

    /// Writes the key anew, where it stands in brackets.
    private static func fix(
        _ message: String, adding part: BannerQueuePolicy.Key, _ context: RuleContext
    ) -> Fix? {
        let key = context.spec.queue.key
        guard let place = key.place, context.written(place).hasPrefix("[") else { return nil }
        return Fix(message, .unsafe, edits: [Edit(replacing: place, with: list(key.value + [part]))])
    }

    private static func keyText(_ queue: Queue, adding part: BannerQueuePolicy.Key) -> String {
        "key: " + list(queue.key.value + [part])
    }

    private static func list(_ key: [BannerQueuePolicy.Key]) -> String {
        "[" + key.map(\.rawValue).joined(separator: ", ") + "]"
    }
}

extension Parameter {
    /// Whether it brings an image, and no words.
    fileprivate var isImage: Bool { if case .image = kind { true } else { false } }
}

extension Banner {
    /// What its title and its points say in one language; `nil` for a title that there is not.
    fileprivate func wordsBesideText(in locale: String) -> [LocalizedText.Words?] {
        guard let extras else { return [nil] }
        return [extras.title?.entry(for: locale)?.content.words]
            + extras.points.map { $0.entry(for: locale)?.content.words }
    }

    /// What its title, its points and its link say.
    fileprivate var wordsBesideText: [[LocalizedText.Words]] {
        textsBesideText.map { $0.entries.map(\.content.words) }
    }
}

extension LocalizedText {
    /// What a text says, wherever it is written.
    fileprivate enum Words: Hashable {
        case pattern(Pattern)
        case plural(Int, [PluralCategory: Pattern])
    }
}

extension LocalizedText.Content {
    fileprivate var words: LocalizedText.Words {
        switch self {
        case .pattern(let pattern): .pattern(pattern)
        case .plural(let number, let forms):
            .plural(number, Dictionary(forms.map { ($0.category, $0.pattern) }) { first, _ in first })
        }
    }

    /// The parameters that the text shows whatever the plural form is, or that decide the form.
    fileprivate var shown: Set<Int> {
        switch self {
        case .pattern(let pattern): return pattern.distinct
        case .plural(let number, let forms):
            var shown = mainPattern.distinct
            for form in forms { shown.formIntersection(form.pattern.distinct.union([number])) }
            return shown
        }
    }
}

extension Pattern {
    /// The parameters whose values can be told from the text: those that don't stand beside another.
    fileprivate var distinct: Set<Int> {
        var found = parameters
        for (first, second) in zip(segments, segments.dropFirst()) {
            guard case .parameter(let first) = first, case .parameter(let second) = second else { continue }
            found.subtract([first, second])
        }
        return found
    }
}
