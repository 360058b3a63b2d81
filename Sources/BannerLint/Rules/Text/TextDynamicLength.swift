// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// A parameter that may be of any length.
enum TextDynamicLength: Rule {
    static let description = RuleDescription(
        "BN306", "text-dynamic-length", .text, .warning,
        summary:
            "a string parameter has `maxLength` and an integer `min` and `max`, so that it is clear whether a text fits",
        source: "bannerc, Parameters",
        what:
            "Each parameter that a banner's title, text, points or completion text shows, in any language or theme, has a "
            + "bound: `maxLength` or `widest` for a string, `min` and `max` for an integer, which may be as long as "
            + "−9223372036854775808 without them.",
        why:
            "Without a bound, nobody can say whether the text fits: text-max-lines takes the parameter at its shortest, and "
            + "in the app a long name cuts the text off.",
        how:
            "Write the bound that the app's data has. If there is none, shorten the value in the app before it is shown.",
        bad: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { «count: int, «account: { type: string } }
                    text: "{count} items of {account} failed."
                """)
        ],
        good: [
            RuleExample(
                """
                banners:
                  syncFailed:
                    level: error
                    parameters: { count: { type: int, min: 0, max: 99 }, account: { type: string, maxLength: 9 } }
                    text: "{count} items of {account} failed."
                """)
        ])

    static func check(_ context: RuleContext) {
        for (index, banner) in context.spec.banners.enumerated() {
            guard banner.parameters.contains(where: { $0.missingBound != nil }) else { continue }
            var shown = banner.patternTexts.reduce(into: Set<Int>()) { $0.formUnion(parameters(of: $1)) }
            for scenario in context.scenarios {
                if let text = scenario.texts[index] { shown.formUnion(parameters(of: text)) }
            }
            for (index, parameter) in banner.parameters.enumerated() where shown.contains(index) {
                guard let bound = parameter.missingBound else { continue }
                context.report(
                    "`\(parameter.name.value)` has no \(bound.keys), so whether the text fits is unknown",
                    at: parameter.name.place, help: ["write the bound: `\(bound.example)`"])
            }
        }
    }

    private static func parameters(of text: LocalizedText) -> Set<Int> {
        var found: Set<Int> = []
        for entry in text.entries {
            for (pattern, _) in entry.patterns {
                for case .parameter(let index) in pattern.segments { found.insert(index) }
            }
        }
        return found
    }
}
