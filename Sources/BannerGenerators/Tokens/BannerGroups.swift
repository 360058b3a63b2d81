// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import JSONWriting

/// Writes banners: what one overrides as tokens where there is a type, and all else as details.
///
/// Values that a banner takes from its style and level are not repeated, since a theme may change them there.
final class BannerGroups {
    private let spec: Spec
    private var looks = OwnLooks()

    init(_ spec: Spec) {
        self.spec = spec
    }

    /// All of `banner`.
    func write(_ banner: Banner, to json: inout JSONWriter) {
        let look = looks.look(of: banner)
        json.object(banner.name.value) { json in
            if let description = banner.description { json.member("$description", description) }
            json.details { writeDetails(of: banner, look, banner.text, to: &$0) }
            if let look { writeTokens(look, of: banner, to: &json) }
        }
    }

    /// What `theme` changes of the banner at `index`: its text, tokens that it names, and what it has of its style beside a padding or
    /// times of its own.
    func write(_ index: Int, in theme: Theme, to json: inout JSONWriter) {
        let banner = spec.banners[index]
        json.objectIfAny(banner.name.value) { json in
            let hasOtherEdge = Self.hasOtherEdge(banner, index, in: theme)
            if hasOtherEdge || theme.texts[index] != nil {
                let look = hasOtherEdge ? theme.looks[index] : looks.look(of: banner)
                json.details { writeDetails(of: banner, look, theme.texts[index] ?? banner.text, to: &$0) }
            }
            writeTokens(theme.looks[index], over: banner.look, of: banner, to: &json)
        }
    }

    /// Whether the banner's edge is that of its surface without the theme and of its style in it, or the other way round.
    static func hasOtherEdge(_ banner: Banner, _ index: Int, in theme: Theme) -> Bool {
        theme.looks[index].style.edge.isOfBanner != banner.look.style.edge.isOfBanner
    }

    /// What the style of `banner` has for padding, without a theme and in each.
    private func sharedPaddings(_ banner: Banner) -> [BannerPadding] {
        ([spec.design] + spec.themes.map(\.design)).map { $0.styles[banner.style].attributes.padding.value }
    }

    private func writeTokens(_ look: Look, over base: Look, of banner: Banner, to json: inout JSONWriter) {
        guard look !== base else { return }
        for (own, former) in zip(look.ownColors, base.ownColors) {
            let color = TokenColor(own.color.light, root: spec.name.value)
            if color != TokenColor(former.color.light, root: spec.name.value) { json.token(own.name, .color(color)) }
        }
        for (own, former) in zip(Self.ownLengths(look), Self.ownLengths(base)) where own.length != former.length {
            json.token(own.name, .dimension(own.length))
        }
        let (padding, former) = (look.style.padding, base.style.padding)
        if former.isOfBanner, padding.value.insets != former.value.insets {
            write(padding.value.insets, hasSides: true, of: banner, to: &json)
        }
        if base.hasOwnMetrics {
            json.group(
                TokenGroup(look.metrics.value, name: "metrics"), over: TokenGroup(base.metrics.value, name: "metrics"))
        }
    }

    private func write(_ insets: BannerInsets, hasSides: Bool, of banner: Banner, to json: inout JSONWriter) {
        json.token("padding", .dimension(insets.top))
        guard hasSides else { return }
        let path = "\(spec.name.value).banners.\(banner.name.value).padding"
        json.token("paddingLeading", TokenGroup.side(insets.leading, insets.top, path))
        json.token("paddingBottom", TokenGroup.side(insets.bottom, insets.top, path))
        json.token("paddingTrailing", TokenGroup.side(insets.trailing, insets.top, path))
    }

    private func writeTokens(_ look: Look, of banner: Banner, to json: inout JSONWriter) {
        for (name, color) in look.ownColors {
            json.token(name, .color(TokenColor(color.light, root: spec.name.value)))
        }
        let style = look.style
        for (name, length) in Self.ownLengths(look) { json.token(name, .dimension(length)) }
        if style.padding.isOfBanner {
            let insets = style.padding.value.insets
            // A style whose sides differ, be it in a theme, has a token for each, which the banner's own padding stands against.
            let hasSides = !insets.isEven || sharedPaddings(banner).contains { !$0.insets.isEven }
            write(insets, hasSides: hasSides, of: banner, to: &json)
        }
        if look.hasOwnMetrics {
            json.group(TokenGroup(look.metrics.value, name: "metrics"))
        }
    }

    /// The lengths that a banner of this look has to itself.
    private static func ownLengths(_ look: Look) -> [(name: String, length: Double)] {
        let style = look.style
        var lengths: [(String, Double)] = []
        if style.bufferHeight.isOfBanner { lengths.append(("bufferHeight", style.bufferHeight.value)) }
        if style.indicatorHeight.isOfBanner, let height = style.indicatorHeight.value {
            lengths.append(("indicatorHeight", height))
        }
        if style.maxWidth.isOfBanner, let width = style.maxWidth.value { lengths.append(("maxWidth", width)) }
        return lengths
    }

    // MARK: Details

    private func writeDetails(
        of banner: Banner, _ look: Look?, _ text: LocalizedText, to json: inout JSONWriter
    ) {
        json.member("level", spec.design.levels[banner.level].name.value)
        json.member("style", spec.design.styles[banner.style].name)
        json.member("surface", spec.surfaces[banner.surface].name)
        if let look { writeOverrides(look, of: banner, to: &json) }
        write(banner.parameters, to: &json)
        if let title = banner.extras?.title { json.text("title", title, parameters: banner.parameters) }
        json.text("text", text, parameters: banner.parameters)
        if let points = banner.extras?.points, !points.isEmpty {
            json.object("points") { json in
                for (index, point) in points.enumerated() {
                    json.text("\(index + 1)", point, parameters: banner.parameters)
                }
            }
        }
        if let link = banner.extras?.link {
            json.text("link", link.title)
            json.member("linkPlacement", link.shownPlacement.rawValue)
        }
        if banner.barTap != .dismiss { json.member("onTap", banner.barTap.rawValue) }
        if let expires = banner.extras?.expires { json.duration("expires", expires.value) }
        if !banner.buttons.isEmpty {
            json.list("buttons", banner.buttons.map { spec.buttons[$0.value].name.value })
        }
        guard let extras = banner.extras else { return }
        if let image = extras.image { json.image("image", image, parameters: banner.parameters) }
        if let trigger = extras.trigger { write(trigger, to: &json) }
        if let progress = extras.progress { write(progress, banner.parameters, to: &json) }
        if let text = extras.alsoAvailableAt { json.text("alsoAvailableAt", text) }
    }

    private func writeOverrides(_ look: Look, of banner: Banner, to json: inout JSONWriter) {
        func write(_ key: String, _ attribute: Resolved<some RawRepresentable<String>>) {
            if attribute.isOfBanner { json.member(key, attribute.value.rawValue) }
        }
        let style = look.style
        let level = look.level
        write("position", style.position)
        write("edge", style.edge)
        write("statusBar", style.statusBar)
        let keepsWindowMargins = style.padding.value.keepsWindowMargins
        if style.padding.isOfBanner,
            sharedPaddings(banner).contains(where: { $0.keepsWindowMargins != keepsWindowMargins })
        {
            json.member("keepsWindowMargins", keepsWindowMargins)
        }
        if style.indicatorHeight.isOfBanner { json.member("indicator", style.indicatorHeight.value.indicatorWord) }
        if style.indicatorColor.isOfBanner {
            json.member("indicatorColor", style.indicatorColor.value.indicatorColorWord)
        }
        if style.dismissal.isOfBanner { json.list("dismissal", style.dismissal.value.words) }
        write("buttonLayout", style.buttonLayout)
        if style.maxWidth.isOfBanner { json.member("maxWidth", style.maxWidth.value.maxWidthWord) }
        if look.metrics.isOfBanner, look.metricsIndex != nil, let name = look.metrics.value.name {
            json.member("metrics", name)
        }
        if style.sticksOnScroll.isOfBanner { json.member("sticksOnScroll", style.sticksOnScroll.value) }
        if level.icon.isOfBanner { json.image("icon", level.icon.value) }
        if level.spokenPrefix.isOfBanner, let prefix = level.spokenPrefix.value { json.text("spokenPrefix", prefix) }
        write("announcement", level.announcement)
        write("haptic", level.haptic)
    }

    private func write(_ parameters: [Parameter], to json: inout JSONWriter) {
        guard !parameters.isEmpty else { return }
        json.array("parameters") { json in
            for parameter in parameters {
                json.object(nil, .inline) { json in
                    json.member("name", parameter.name.value)
                    json.member("type", parameter.kind.word)
                    switch parameter.kind {
                    case .int(let min, let max):
                        if let min { json.member("min", min) }
                        if let max { json.member("max", max) }
                    case .string(let maxLength):
                        if let maxLength { json.member("maxLength", maxLength) }
                        if let widest = parameter.widest { json.member("widest", widest.value) }
                    case .image: break
                    }
                    if let description = parameter.description { json.member("description", description) }
                }
            }
        }
    }

    private func write(_ trigger: Trigger, to json: inout JSONWriter) {
        json.object("trigger") { json in
            if let event = trigger.event { json.member("event", event.value) }
            if let condition = trigger.condition { json.member("condition", condition.value) }
            if let clears = trigger.clears { json.member("clears", clears.value) }
            if !trigger.screens.isEmpty {
                json.list("screens", trigger.screens.map { spec.screens[$0.value].name.value })
            }
            if let interval = trigger.minInterval { json.duration("minInterval", interval.value) }
            if !trigger.mutex.isEmpty {
                json.list("mutex", trigger.mutex.map { spec.banners[$0.value].name.value })
            }
        }
    }

    private func write(_ progress: Progress, _ parameters: [Parameter], to json: inout JSONWriter) {
        json.object("progress") { json in
            json.member("kind", progress.kind.value.rawValue)
            if let step = progress.step { json.member("step", step.value) }
            json.list("onTap", progress.onTap.map(\.value.rawValue))
            if let completion = progress.completion {
                json.object("completion") { json in
                    json.text("text", completion.text, parameters: parameters)
                    if let metrics = completion.metrics, let name = spec.design.metrics[metrics.value].name {
                        json.member("metrics", name)
                    }
                }
            }
        }
    }
}
