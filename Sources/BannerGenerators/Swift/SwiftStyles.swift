// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// Styles as expressions.
///
/// What a style has from the one that it extends, and a theme from the spec without it, is written once: the others take it from
/// there and say what they change, so that one changed value changes one line.
struct SwiftStyles {
    private let spec: Spec
    private let expressions: SwiftExpressions
    /// What the spec says of buttons in a theme, as an expression, or all of it for what is compared.
    private let looks: (String?, Design) -> String?
    private let indices: [String: Int]
    private let cases: [String]

    init(_ spec: Spec, _ expressions: SwiftExpressions, looks: @escaping (String?, Design) -> String?) {
        self.spec = spec
        self.expressions = expressions
        self.looks = looks
        indices = Dictionary(spec.design.styles.enumerated().map { ($1.name, $0) }) { first, _ in first }
        cases = spec.design.styles.map { SwiftIdentifier.enumCase($0.name) }
    }

    /// A style of `design` in `theme`, an expression, or with all values in place for what is compared.
    func expression(_ style: Style, _ theme: String?, _ design: Design) -> String {
        let whole = expressions.configuration(
            style.attributes, metrics: metrics(style, theme, design), looks: looks(theme, design), theme: theme)
        guard let theme, let index = indices[style.name] else { return whole }
        let own = values(style, nil, design)
        let changed = bases(of: index, theme, design).map { base, values in
            (base: base, fields: own.indices.filter { own[$0].expression != values[$0].expression })
        }
        guard let nearest = changed.min(by: { $0.fields.count < $1.fields.count }) else { return whole }
        guard !nearest.fields.isEmpty else { return nearest.base }
        let written = values(style, theme, design)
        let statements = nearest.fields.map {
            "                configuration.\(written[$0].property) = \(written[$0].expression)\n"
        }
        return """
            { () -> BannerConfiguration in
                            var configuration = \(nearest.base)
            \(statements.joined())\
                            return configuration
                        }()
            """
    }

    /// What the style may be made from: the one that it extends in the same theme, and itself without a theme.
    private func bases(
        of index: Int, _ theme: String, _ design: Design
    ) -> [(expression: String, values: [Value])] {
        let styles = spec.design.styles
        var bases: [(String, [Value])] = []
        if let parent = styles[index].parent {
            let (own, usual) = (values(design.styles[parent], nil, design), values(styles[parent], nil, spec.design))
            let isOther = zip(own, usual).contains { $0.expression != $1.expression }
            bases.append(("\(isOther ? storage(theme) : "StandardValues").\(cases[parent])", own))
        }
        if theme != ".standard" {
            bases.append(("StandardValues.\(cases[index])", values(styles[index], nil, spec.design)))
        }
        return bases
    }

    /// The enum with the values of a theme: `BusinessValues` for `.business`.
    private func storage(_ theme: String) -> String {
        let names = spec.themes.map(\.name.value)
        let name = names.first { ".\(SwiftIdentifier.enumCase($0))" == theme }
        return SwiftIdentifier.upperCamel(name ?? "standard") + "Values"
    }

    private func metrics(_ style: Style, _ theme: String?, _ design: Design) -> String {
        let metrics = design.metrics[style.metrics.value]
        guard let theme else { return SwiftExpressions.metrics(metrics) }
        return "Metrics.\(SwiftIdentifier.enumCase(metrics.name ?? "")).displayMetrics(in: \(theme))"
    }

    // MARK: Values

    /// A property of a configuration, and its value.
    private typealias Value = (property: String, expression: String)

    /// All properties, in one order.
    private func values(_ style: Style, _ theme: String?, _ design: Design) -> [Value] {
        let attributes = style.attributes
        let number = SwiftExpressions.number
        return [
            ("position", ".\(attributes.position.value.rawValue)"),
            ("edge", ".\(attributes.edge.value.rawValue)"),
            ("bufferHeight", number(attributes.bufferHeight.value)),
            ("statusBar", ".\(attributes.statusBar.value.rawValue)"),
            ("typography", expressions.typography(attributes)),
            ("titleTypography", expressions.titleTypography(attributes) ?? ".standardTitle"),
            ("shape.cornerRadius", number(attributes.cornerRadius.value)),
            ("shape.border", attributes.border.value.map { SwiftExpressions.border($0, theme) } ?? "nil"),
            ("shape.shadow", attributes.shadow.value.map { SwiftExpressions.shadow($0, theme) } ?? "nil"),
            ("shape.margin", SwiftExpressions.insets(attributes.margin.value)),
            ("shape.fill", ".\(attributes.fill.value.rawValue)"),
            ("shape.alignment", ".\(attributes.alignment.value.rawValue)"),
            ("shape.hasSeparator", "\(attributes.hasSeparator.value)"),
            ("padding", SwiftExpressions.padding(attributes.padding.value)),
            ("image.shape", ".\(attributes.imageShape.value.rawValue)"),
            ("image.size", number(attributes.imageSize.value)),
            ("indicator", SwiftExpressions.indicator(attributes, theme: theme)),
            ("dismissal", SwiftExpressions.dismissal(attributes.dismissal.value)),
            ("buttonLayout", ".\(attributes.buttonLayout.value.rawValue)"),
            ("buttonLooks", looks(theme, design) ?? "[:]"),
            ("metrics", metrics(style, theme, design)),
            ("sticksOnScroll", "\(attributes.sticksOnScroll.value)"),
            ("maxWidth", attributes.maxWidth.value.map(number) ?? "nil"),
        ]
    }
}
