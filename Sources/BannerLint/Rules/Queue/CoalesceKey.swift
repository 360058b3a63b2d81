// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import Diagnostics

/// A key under which different messages count as one.
enum CoalesceKey: Rule {
    static let description = RuleDescription(
        "BN807", "coalesce-key", .queue, .error,
        summary: "requests that count as repetitions say the same",
        source: "OwlBanners, coalescing of duplicates",
        what:
            "Unless `coalesce` is `none`: each parameter of a banner must be in the key, by `parameters`, or by `text` if every "
            + "text of the banner shows it in every language, theme and plural form (the number that decides the form: in the "
            + "form `other`). And two banners of a group must differ in the key: by `banner` or `text`, or by their style, level, "
            + "surface or kinds of parameters where those are in it.",
        why:
            "The second message is swallowed, since it counts as a repetition: that another account failed too, people never learn.",
        how: "Add `parameters` to `key`, and `text` or `banner`.",
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
        if !key.contains(.parameters) { checkParameters(context, textCounts: key.contains(.text)) }
        if !key.contains(.banner), !key.contains(.text) { checkBanners(context, key) }
    }

    // MARK: Parameters that are not in the key

    private static func checkParameters(_ context: RuleContext, textCounts: Bool) {
        var first: (banner: Banner, parameter: Parameter)?
        var others = 0
        for (index, banner) in context.spec.banners.enumerated() where !banner.parameters.isEmpty {
            let shown = textCounts ? shownParameters(of: banner, at: index, context.scenarios) : []
            for parameter in banner.parameters.indices where !shown.contains(parameter) {
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
                + (textCounts ? ["`text` counts only what every text of the banner shows"] : [])
                + (others == 0 ? [] : ["it leaves out \(Figure.count(others, "other parameter")) too"]),
            help: [queue.key.place == nil ? "write `\(keyText(queue, adding: .parameters))` under `queue`" : help],
            fix: fix(help, adding: .parameters, context))
    }

    /// The parameters that all texts of a banner show, in each theme.
    private static func shownParameters(of banner: Banner, at index: Int, _ scenarios: [Scenario]) -> Set<Int> {
        var shown = Set(banner.parameters.indices)
        for scenario in scenarios {
            // Without a text of its own, the theme has the banner's, which the first scenario has shown.
            guard scenario.theme == nil || scenario.texts[index] != nil else { continue }
            for entry in scenario.text(of: banner, at: index).entries { shown.formIntersection(entry.content.shown) }
        }
        return shown
    }

    // MARK: Banners that are equal under the key

    /// What the key sees of a banner.
    private struct Signature: Hashable {
        let group: String
        var style: Int?
        var level: Int?
        var surface: Int?
        var parameters: [Parameter.Kind]?

        init(_ banner: Banner, group: String, _ key: Set<BannerQueuePolicy.Key>) {
            self.group = group
            if key.contains(.style) { style = banner.style }
            if key.contains(.level) { level = banner.level }
            if key.contains(.surface) { surface = banner.surface }
            if key.contains(.parameters) { parameters = banner.parameters.map(\.kind.unbounded) }
        }
    }

    private static func checkBanners(_ context: RuleContext, _ key: Set<BannerQueuePolicy.Key>) {
        let spec = context.spec
        var known: [Signature: Int] = [:]
        var first: (banner: Banner, equal: Banner)?
        var others = 0
        for (index, banner) in spec.banners.enumerated() {
            let signature = Signature(banner, group: spec.surfaces[banner.surface].group.value, key)
            guard let equal = known[signature] else {
                known[signature] = index
                continue
            }
            if first == nil { first = (banner, spec.banners[equal]) } else { others += 1 }
        }
        guard let (banner, equal) = first else { return }
        let help = "add `text` to `key`"
        context.report(
            "under this key, `\(equal.name.value)` and `\(banner.name.value)` count as one",
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
            help: [help], fix: fix(help, adding: .text, context))
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

extension LocalizedText.Content {
    /// The parameters that the text shows whatever the plural form is, or that decide the form.
    fileprivate var shown: Set<Int> {
        switch self {
        case .pattern(let pattern): return pattern.parameters
        case .plural(let number, let forms):
            var shown = mainPattern.parameters
            for form in forms { shown.formIntersection(form.pattern.parameters.union([number])) }
            return shown
        }
    }
}

extension Parameter.Kind {
    /// The kind without its bounds: values of two kinds are never equal, those of one may be.
    fileprivate var unbounded: Parameter.Kind {
        switch self {
        case .int: .int(min: nil, max: nil)
        case .string: .string(maxLength: nil)
        }
    }
}
