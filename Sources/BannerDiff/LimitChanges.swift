// SPDX-License-Identifier: Apache-2.0

import BannerChanges
import BannerCore
import BannerSpec
import ColorSpaces

/// Limits that a design crosses from one version to the other: contrast, the time to read, the size of what is touched.
struct LimitChanges {
    /// The changes, by the key paths of the new version.
    private(set) var changes: [Change] = []
    /// What is to be said of contrast where a colour has changed, by its key path.
    private(set) var notes: [String: String] = [:]

    /// The limits that are crossed from `old` to `new`, but for those in themes of which nothing certain can be said.
    init(_ old: Spec, _ new: Spec, _ renames: Renames, _ doubts: Doubts) {
        addContrasts(old, new, renames, doubts)
        addReadingTimes(old, new, renames)
        addTargetSizes(old, new, renames)
    }

    // MARK: Contrast

    /// Two colours of a level, one drawn over the other.
    private struct Pair: Sendable {
        var name: String
        var color: @Sendable (LevelAttributes) -> ResolvedColor
        /// WCAG 2.2: 4.5:1 for text (1.4.3), 3:1 for what else has to be seen (1.4.11).
        var limit: Double
    }

    private static let pairs = [
        Pair(name: "onTint", color: { $0.onTint.value }, limit: 4.5),
        Pair(name: "accent", color: { $0.accentColor }, limit: 3),
    ]

    private mutating func addContrasts(_ old: Spec, _ new: Spec, _ renames: Renames, _ doubts: Doubts) {
        let oldThemes = Dictionary(
            old.themes.compactMap { theme in
                let (before, now) = (theme.name.value, renames.name(.themes, theme.name.value))
                return doubts.holds("themes.\(before)", "themes.\(now)") ? nil : (now, theme.design)
            }
        ) { first, _ in first }
        let levels = Dictionary(
            old.design.levels.enumerated().map { (renames.name(.levels, $1.name.value), $0) }
        ) { first, _ in first }
        for (index, level) in new.design.levels.enumerated() {
            guard let before = levels[level.name.value] else { continue }
            for pair in Self.pairs {
                // An accent that is the `onTint` is told as that.
                if pair.name == "accent", level.attributes.accent.value == nil { continue }
                var cases = [("", old.design.levels[before].attributes, level.attributes)]
                for theme in new.themes {
                    guard let design = oldThemes[theme.name.value] else { continue }
                    cases.append(
                        (theme.name.value, design.levels[before].attributes, theme.design.levels[index].attributes))
                }
                add(pair, level.name.value, cases)
            }
        }
    }

    private mutating func add(
        _ pair: Pair, _ level: String, _ cases: [(theme: String, old: LevelAttributes, new: LevelAttributes)]
    ) {
        var crossings: [String] = []
        var isWorse = false
        for (theme, old, new) in cases {
            for appearance in Appearance.allCases {
                guard let before = Self.contrast(pair, old, appearance),
                    let after = Self.contrast(pair, new, appearance),
                    before != after
                else { continue }
                let where_ = "in \(appearance.rawValue) appearance\(theme.isEmpty ? "" : " of the theme `\(theme)`")"
                let ratios = "\(Color.text(ofContrast: before)) and is \(Color.text(ofContrast: after))"
                let text = "contrast of `\(pair.name)` on `tint` of `levels.\(level)` was \(ratios)"
                let isCrossed = (before < pair.limit) != (after < pair.limit)
                if isCrossed {
                    isWorse = isWorse || after < pair.limit
                    crossings.append(
                        "\(text), \(after < pair.limit ? "below" : "no longer below") \(Shown.number(pair.limit)):1, \(where_)"
                    )
                } else if notes["levels.\(level).tint"] == nil {
                    for key in ["tint", pair.name] where notes["levels.\(level).\(key)"] == nil {
                        notes["levels.\(level).\(key)"] = "\(text), \(where_)"
                    }
                }
            }
        }
        guard let first = crossings.first else { return }
        var change = Change(.contrast, first, at: "levels.\(level).\(pair.name)")
        if crossings.count > 1 {
            // Specs that share the level have themes of their own.
            change.contrast =
                "and in \(crossings.count - 1) other combination\(crossings.count == 2 ? "" : "s") of theme and appearance"
        }
        if !isWorse { change.level = .patch }
        changes.append(change)
    }

    /// `nil` where what lies beneath shows through.
    private static func contrast(_ pair: Pair, _ level: LevelAttributes, _ appearance: Appearance) -> Double? {
        let tint = level.tint.value[appearance].color
        guard tint.alpha == 1 else { return nil }
        return pair.color(level)[appearance].color.composited(over: tint).contrastRatio(with: tint)
    }

    // MARK: Times

    private mutating func addReadingTimes(_ old: Spec, _ new: Spec, _ renames: Renames) {
        let before = Dictionary(old.banners.map { (renames.name(.banners, $0.name.value), $0) }) { first, _ in first }
        for banner in new.banners {
            guard let was = before[banner.name.value], let then = Self.time(was), let now = Self.time(banner) else {
                continue
            }
            let (wasShort, isShort) = (then.shown < then.read, now.shown < now.read)
            guard wasShort != isShort else { continue }
            let key = "banners.\(banner.name.value)"
            func seconds(_ time: Double) -> String { Shown.number((time * 10).rounded() / 10) }
            let shows = now.shown.isFinite ? "shows for \(Shown.number(now.shown)) s" : "stays until it is closed"
            let verdict = isShort ? "is gone before it can be read" : "can now be read in its time"
            var change = Change(
                .reading, "`\(key)` \(verdict): it \(shows), and takes \(seconds(now.read)) s to read",
                at: "\(key).text")
            let showed = then.shown.isFinite ? "it was \(Shown.number(then.shown)) s" : "it stayed until it was closed"
            change.remarks = ["\(showed), with \(seconds(then.read)) s to read"]
            if !isShort { change.level = .patch }
            changes.append(change)
        }
    }

    /// How long a banner shows that leaves by itself, and how long its text takes to read, in seconds; infinite for what stays.
    private static func time(_ banner: Banner) -> (shown: Double, read: Double)? {
        guard let time = ReadingTime(banner.text, with: banner.textsBesideText, banner.parameters, .slow) else {
            return nil
        }
        let leaves = banner.look.style.dismissal.value.contains(.timer) && banner.extras?.progress == nil
        let shown = leaves ? banner.look.metrics.value.display.value.map { $0 / .seconds(1) } : nil
        return (shown ?? .infinity, time.seconds)
    }

    // MARK: Sizes

    private mutating func addTargetSizes(_ old: Spec, _ new: Spec, _ renames: Renames) {
        let before = Dictionary(old.buttons.map { (renames.name(.buttons, $0.name.value), $0) }) { first, _ in first }
        for button in new.buttons {
            guard let was = before[button.name.value]?.targetSize, (was < 44) != (button.targetSize < 44) else {
                continue
            }
            let isSmall = button.targetSize < 44
            let key = "buttons.\(button.name.value).size"
            let sizes = "was \(Shown.number(was)) and is \(Shown.number(button.targetSize))"
            var change = Change(
                .targetSize, "`\(key)` \(sizes), \(isSmall ? "below" : "no longer below") 44 points", at: key)
            if !isSmall { change.level = .patch }
            changes.append(change)
        }
    }
}
