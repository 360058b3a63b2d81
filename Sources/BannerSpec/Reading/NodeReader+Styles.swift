// SPDX-License-Identifier: Apache-2.0

public import BannerCore
import Diagnostics
import YAMLSource

private enum DismissalWord: String, CaseIterable {
    case button, swipe, timer, tap, condition

    var option: BannerDismissal {
        switch self {
        case .button: .button
        case .swipe: .swipe
        case .timer: .timer
        case .tap: .tap
        case .condition: .condition
        }
    }
}

extension BannerDismissal {
    /// The ways out by the words of the language, in its order.
    public var words: [String] { DismissalWord.allCases.filter { contains($0.option) }.map(\.rawValue) }
}

extension NodeReader {
    /// A style. In a theme it extends nothing.
    func style(_ node: Node, isOverride: Bool = false) -> StyleDeclaration {
        let style = StyleDeclaration()
        fields(of: node, "a style", as: StyleKey.self) { field, key, value in
            switch field {
            case .extends where isOverride:
                report(.conflictingFields, "a theme can't change what a style extends", at: key.place)
            case .extends: style.extends = reference(value, key, "a style", in: .styles)
            case .position: style.fields.position = choice(value, key)
            case .edge: style.fields.edge = choice(value, key)
            case .bufferHeight: style.fields.bufferHeight = length(value, key)
            case .statusBar: style.fields.statusBar = choice(value, key)
            case .title: title(value, style.fields.title)
            case .text: typography(value, style.fields)
            case .shape: shape(value, style.fields.shape)
            case .padding: style.fields.padding = sides(value, key)
            case .image: imageFrame(value, style.fields)
            case .indicator: indicator(value, key, style.fields, isOverride: isOverride)
            case .dismissal: style.fields.dismissal = dismissal(value, key)
            case .buttonLayout: style.fields.buttonLayout = choice(value, key)
            case .metrics: style.metrics = reference(value, key, "a metric", in: .metrics)
            case .sticksOnScroll: style.fields.sticksOnScroll = bool(value, key)
            case .maxWidth: style.fields.maxWidth = lengthOrNone(value, key)
            case .description: style.description = description(value, key)
            }
        }
        return style
    }

    private func typography(_ node: Node, _ fields: StyleFields) {
        self.fields(
            of: node, "`text` of a style", as: TypographyKey.self, example: exampleOfTextStyle(node)
        ) { field, key, value in
            switch field {
            case .style: fields.textStyle = choice(value, key)
            case .weight: fields.textWeight = weight(value, key)
            case .maxLines: fields.maxLines = int(value, key, in: 1...100)
            case .font: fields.textFont = reference(value, key, "a font", in: .fonts)
            case .dynamicType: fields.dynamicType = dynamicType(value, key)
            }
        }
    }

    /// The weight of a text, or an alias of a `fontWeight` or `typography` token.
    private func weight(_ node: Node, _ key: Node) -> Located<BannerFontWeight>? {
        guard let alias = tokenPath(node) else { return choice(node, key) }
        return aliased(tokens.weight(alias, at: node.place, self), at: node.place)
    }

    private func title(_ node: Node, _ title: TitleFields) {
        fields(of: node, "`title` of a style", as: TitleKey.self, example: exampleOfTextStyle(node)) {
            field, key, value in
            switch field {
            case .style: title.style = choice(value, key)
            case .weight: title.weight = weight(value, key)
            case .maxLines: title.maxLines = int(value, key, in: 1...100)
            case .font: title.font = reference(value, key, "a font", in: .fonts)
            }
        }
    }

    private func exampleOfTextStyle(_ node: Node) -> String {
        "{ style: \(BannerTextStyle(rawValue: node.text) ?? .subheadline) }"
    }

    private func dynamicType(_ node: Node, _ key: Node) -> Located<ClosedRange<BannerDynamicTypeSize>>? {
        guard let sizes = choices(node, key, BannerDynamicTypeSize.self)?.value, let items = items(node, key, "sizes")
        else { return nil }
        guard items.count == 2 else {
            report(
                .wrongType, "`dynamicType` takes the smallest and the largest size", at: node.place,
                help: ["write [xSmall, xxxLarge]"])
            return nil
        }
        guard sizes.count == 2 else { return nil }
        guard sizes[0].value <= sizes[1].value else {
            report(
                .outOfRange, "`dynamicType` goes from the smaller to the larger size", at: node.place,
                help: ["write [\(sizes[1].value.rawValue), \(sizes[0].value.rawValue)]"])
            return nil
        }
        return Located(sizes[0].value...sizes[1].value, at: node.place)
    }

    private func imageFrame(_ node: Node, _ fields: StyleFields) {
        self.fields(of: node, "`image` of a style", as: ImageFrameKey.self) { field, key, value in
            switch field {
            case .shape: fields.imageShape = choice(value, key)
            case .size: fields.imageSize = length(value, key)
            }
        }
    }

    /// The indicator track, or `none`.
    func indicator(_ node: Node, _ key: Node, _ fields: StyleFields, isOverride: Bool = false) {
        if node.kind == .scalar, node.text == "none" {
            fields.indicatorHeight = Located(nil, at: node.place)
            return
        }
        self.fields(
            of: node, "an indicator", as: IndicatorKey.self, example: example("height", node, "4")
        ) { field, key, value in
            switch field {
            case .height: fields.indicatorHeight = length(value, key)?.map { $0 }
            case .color: fields.indicatorColor = color(value, key, isOverride: isOverride)
            }
        }
    }

    /// The ways out.
    func dismissal(_ node: Node, _ key: Node) -> Located<BannerDismissal>? {
        choices(node, key, DismissalWord.self)?.map { words in
            words.reduce(into: BannerDismissal()) { $0.insert($1.value.option) }
        }
    }

    /// A length, or `none` for no limit.
    func lengthOrNone(_ node: Node, _ key: Node) -> Located<Double?>? {
        if node.reads("none") { return Located(nil, at: node.place) }
        if node.kind == .scalar, node.text.hasSuffix("%") {
            report(
                .wrongType, "`\(key.text)` takes a number or `none`, but this is `\(shown(node.text))`", at: node.place,
                help: ["write `none` for all the width there is, or a number of points"])
            return nil
        }
        return length(node, key, in: 1...10_000, "a number or `none`")?.map { $0 }
    }
}
