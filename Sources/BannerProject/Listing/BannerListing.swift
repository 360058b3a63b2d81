// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

/// The values of banners.
struct BannerListing {
    private let spec: Spec
    private let places: PlaceTexts
    /// The rows of looks that banners share. There are as many as levels and styles go together.
    private var looks: [ObjectIdentifier: [ListingBlock.Row]] = [:]

    /// How many looks are kept, since those of banners with overrides are used once.
    private static let keptLooks = 256

    init(_ spec: Spec, _ places: PlaceTexts) {
        self.spec = spec
        self.places = places
    }

    /// The values of `banner`.
    mutating func block(_ banner: Banner) -> ListingBlock {
        let path = "banners.\(banner.name.value)"
        let origin = Source.Origin.definition(path)
        var block = ListingBlock(path)
        block.add(description: banner.description)
        block.add("level", spec.design.levels[banner.level].name.value, block.own(banner.choices.level, places))
        block.add("style", spec.design.styles[banner.style].name, at: banner.choices.style, places)
        block.add("surface", spec.surfaces[banner.surface].name, at: banner.choices.surface, places)
        add(banner.parameters, to: &block)
        let names = banner.parameters.map(\.name.value)
        block.add("title", banner.extras?.title, names, origin, places)
        block.add("text", banner.text, names, origin, places)
        for (index, point) in (banner.extras?.points ?? []).enumerated() {
            block.add("points.\(index + 1)", point, names, origin, places)
        }
        block.add("buttons", banner.buttons, places) { spec.buttons[$0].name.value }
        if let extras = banner.extras { add(extras, names, origin, to: &block) }
        block.add(rows: rows(of: banner.look))
        return block
    }

    /// What `banner`, which says something of its look, has in a theme and not without one, and not from the theme's level or style.
    mutating func block(_ banner: Banner, _ look: Look, in design: Design, _ prefix: String) -> ListingBlock {
        var known = ListingBlock("")
        known.add(rows: rows(of: banner.look))
        known.add(design.levels[banner.level].attributes, places)
        known.add(design.styles[banner.style].attributes, fonts: spec.fonts, places)
        known.add("metrics", look.metrics, places) { $0.name ?? "its own" }
        // Those that others have too are listed as `metrics`.
        if look.metricsIndex != nil { known.add(look.metrics.value, "metrics.", places) }
        var own = ListingBlock("banners.\(banner.name.value)")
        own.add(rows: rows(of: look))
        return own.differing(from: known, in: prefix)
    }

    private func add(_ parameters: [Parameter], to block: inout ListingBlock) {
        for parameter in parameters {
            let source = block.own(parameter.name.place, places)
            let key = "parameters.\(parameter.name.value)"
            block.add("\(key).type", parameter.kind.word, source)
            switch parameter.kind {
            case .int(let least, let most):
                if let least { block.add("\(key).min", "\(least)", source) }
                if let most { block.add("\(key).max", "\(most)", source) }
            case .string(let maxLength):
                if let maxLength { block.add("\(key).maxLength", "\(maxLength)", source) }
                if let widest = parameter.widest { block.add("\(key).widest", widest.value, source) }
            case .image: break
            }
        }
    }

    private func add(
        _ extras: Banner.Extras, _ names: [String], _ origin: Source.Origin, to block: inout ListingBlock
    ) {
        if let link = extras.link {
            block.add("link.title", link.title, [], origin, places)
            block.add("link.placement", link.shownPlacement.rawValue, at: link.placement?.place, places)
        }
        if let image = extras.image {
            block.add("image", image, places.text(origin, image.place), origin, names: names, places)
        }
        block.add("onTap", (extras.onTap?.value ?? .dismiss).rawValue, at: extras.onTap?.place, places)
        if let expires = extras.expires {
            block.add("expires", ValueText.duration(expires.value), block.own(expires.place, places))
        }
        if let trigger = extras.trigger { add(trigger, to: &block) }
        if let progress = extras.progress { add(progress, names, origin, to: &block) }
        block.add("alsoAvailableAt", extras.alsoAvailableAt, [], origin, places)
    }

    private func add(_ trigger: Trigger, to block: inout ListingBlock) {
        for (key, word) in [("event", trigger.event), ("condition", trigger.condition), ("clears", trigger.clears)] {
            if let word { block.add("trigger.\(key)", word.value, block.own(word.place, places)) }
        }
        if trigger.screens.isEmpty {
            block.add("trigger.screens", "all", "\(Source.Origin.language)")
        } else {
            block.add("trigger.screens", trigger.screens, places) { spec.screens[$0].name.value }
        }
        let interval = trigger.minInterval.map { ValueText.duration($0.value) }
        block.add("trigger.minInterval", interval ?? "0ms", at: trigger.minInterval?.place, places)
        block.add("trigger.mutex", trigger.mutex, places) { spec.banners[$0].name.value }
    }

    private func add(
        _ progress: Progress, _ names: [String], _ origin: Source.Origin, to block: inout ListingBlock
    ) {
        block.add("progress.kind", progress.kind.value.rawValue, block.own(progress.kind.place, places))
        if let step = progress.step {
            block.add("progress.step", ValueText.number(step.value), block.own(step.place, places))
        }
        block.add("progress.onTap", progress.onTap, places, \.rawValue)
        guard let completion = progress.completion else { return }
        block.add("progress.completion.text", completion.text, names, origin, places)
        let metrics = completion.metrics.map { spec.design.metrics[$0.value].name ?? "" }
        block.add(
            "progress.completion.metrics", metrics ?? "those of the banner", at: completion.metrics?.place, places)
    }

    private mutating func rows(of look: Look) -> [ListingBlock.Row] {
        if let rows = looks[ObjectIdentifier(look)] { return rows }
        var block = ListingBlock("")
        block.add(look.level, places)
        block.add(look.style, fonts: spec.fonts, places)
        block.add("metrics", look.metrics, places) { $0.name ?? "its own" }
        block.add(look.metrics.value, "metrics.", places)
        if looks.count < Self.keptLooks { looks[ObjectIdentifier(look)] = block.rows }
        return block.rows
    }
}
