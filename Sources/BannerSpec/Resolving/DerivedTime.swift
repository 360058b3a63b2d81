// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// The time that a banner shows because its text takes that long to read, where the default is too short and nobody says another.
struct DerivedTime: Hashable {
    /// The time, in whole half seconds.
    var duration: Duration
    /// Whether it is for what the banner says at the end of its progress, which leaves by itself whatever the style says.
    var isOfCompletion: Bool
}

/// Works out derived times.
///
/// There are none where `metrics.standard` says a `display`, which then holds for all metrics, and none where a theme changes
/// metrics: generated code has one time for a banner, whatever the theme.
struct DerivedTimes {
    private let standard: Double?
    /// The texts that banners have in themes.
    private var themedTexts: [String: [LocalizedText]] = [:]
    private let rates: ReadingRates

    init(_ declarations: Declarations, _ profile: Profile) {
        let isWritten =
            declarations.metrics["standard"]?.display != nil
            || declarations.themes.items.contains { !$0.definition.metrics.items.isEmpty }
        standard = isWritten ? nil : profile.metrics.display.map { $0 / .seconds(1) }
        rates = ReadingRates(
            notice: ReadingRates.slow.notice, minimum: max(standard ?? 0, ReadingRates.slow.minimum),
            rates: ReadingRates.slow.rates)
        guard standard != nil else { return }
        for (_, theme) in declarations.themes.items {
            for (banner, text) in theme.texts {
                if let text { themedTexts[banner.value, default: []].append(text) }
            }
        }
    }

    /// The time of the banner `name`; `nil` if the default does, or if the text takes longer than a banner that leaves by itself
    /// should show: then it is the text that has to change.
    func time(_ name: String, _ declaration: BannerDeclaration) -> DerivedTime? {
        guard let standard, let text = declaration.text else { return nil }
        let progress = declaration.extras?.progress
        let parameters = declaration.parameters.parameters ?? []
        let others = progress == nil ? declaration.extras?.textsBesideText ?? [] : []
        func time(_ text: LocalizedText) -> Double { ReadingTime(text, with: others, parameters, rates)?.rounded ?? 0 }
        var longest: Double
        if let progress {
            guard let text = progress.completion?.text else { return nil }
            longest = time(text)
        } else {
            longest = time(text)
            if !themedTexts.isEmpty { for text in themedTexts[name] ?? [] { longest = max(longest, time(text)) } }
        }
        guard longest > standard, longest <= ReadingTime.longestTimer else { return nil }
        return DerivedTime(duration: .milliseconds(Int(longest * 1000)), isOfCompletion: progress != nil)
    }
}
