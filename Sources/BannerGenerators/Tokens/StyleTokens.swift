// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec
import JSONWriting

extension TokenGroup {
    /// A style of `design`. A theme can't take a token away, so the details say which ones count.
    init(_ style: Style, in design: Design, root: String) {
        let attributes = style.attributes
        let indicatorColor = attributes.indicatorColor.value.map { TokenColor($0.light, root: root) }
        self.init(
            name: style.name, description: style.description,
            tokens: [
                Token("bufferHeight", .dimension(attributes.bufferHeight.value)),
                Token("padding", .dimension(attributes.padding.value.insets.top)),
                Token("imageSize", .dimension(attributes.imageSize.value)),
                Token("indicatorHeight", attributes.indicatorHeight.value.map { .dimension($0) }),
                Token("indicatorColor", indicatorColor.map { .color($0) }),
                Token("maxWidth", attributes.maxWidth.value.map { .dimension($0) }),
                Token("maxLines", .number(Double(attributes.maxLines.value))),
                Token("textWeight", .fontWeight(attributes.textWeight.value)),
            ],
            details: { Self.writeDetails(of: style, in: design, &$0) })
    }

    private static func writeDetails(of style: Style, in design: Design, _ json: inout JSONWriter) {
        let attributes = style.attributes
        if let parent = style.parent { json.member("extends", design.styles[parent].name) }
        json.member("position", attributes.position.value.rawValue)
        json.member("edge", attributes.edge.value.rawValue)
        json.member("statusBar", attributes.statusBar.value.rawValue)
        json.member("textStyle", attributes.textStyle.value.rawValue)
        let sizes = attributes.dynamicType.value
        json.list("dynamicType", [sizes.lowerBound.rawValue, sizes.upperBound.rawValue])
        json.member("imageShape", attributes.imageShape.value.rawValue)
        json.member("indicator", attributes.indicatorHeight.value.indicatorWord)
        json.member("indicatorColor", attributes.indicatorColor.value.indicatorColorWord)
        json.list("dismissal", attributes.dismissal.value.words)
        json.member("buttonLayout", attributes.buttonLayout.value.rawValue)
        json.member("maxWidth", attributes.maxWidth.value.maxWidthWord)
        if let name = design.metrics[style.metrics.value].name { json.member("metrics", name) }
        // A style's metrics win over a level's only if it sets them itself.
        json.member("setsMetrics", style.setsMetrics)
        json.member("sticksOnScroll", attributes.sticksOnScroll.value)
    }
}

extension Double? {
    /// Whether there is an indicator of this height.
    var indicatorWord: String { self == nil ? "none" : "track" }

    /// Whether there is a limit of this width.
    var maxWidthWord: String { self == nil ? "none" : "limited" }
}

extension ResolvedColor? {
    /// Whether an indicator has a colour of its own or that of what is drawn over the level's tint.
    var indicatorColorWord: String { self == nil ? "onTint" : "own" }
}

extension BannerDismissal {
    /// The ways out by their names in a spec.
    var words: [String] {
        let names: [(BannerDismissal, String)] = [
            (.button, "button"), (.swipe, "swipe"), (.timer, "timer"), (.tap, "tap"), (.condition, "condition"),
        ]
        return names.compactMap { contains($0) ? $1 : nil }
    }
}
