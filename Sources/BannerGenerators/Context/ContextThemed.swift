// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What a theme changes of a definition.
struct ContextThemedChange<Value: Sendable>: Sendable {
    let theme: String
    let change: ContextChange<ContextDefinition<Value>>

    /// What themes change of `definition`, which `part` finds in a design by its index.
    static func all(
        of definition: ContextDefinition<Value>, _ part: (Design, Int) -> Value,
        _ record: (ContextChange<ContextDefinition<Value>>) -> any ContextRecord
    ) -> [Self] {
        guard let index = definition.index else { return [] }
        return definition.context.spec.themes.compactMap { theme in
            let themed = ContextDefinition(part(theme.design, index), definition.context)
            let change = ContextChange(value: themed, base: definition)
            return record(change).ifAny == nil ? nil : Self(theme: theme.name.value, change: change)
        }
    }

    static func all(
        of definition: ContextDefinition<Value>, _ section: KeyPath<Design, [Value]>,
        _ record: (ContextChange<ContextDefinition<Value>>) -> any ContextRecord
    ) -> [Self] {
        all(of: definition, { $0[keyPath: section][$1] }, record)
    }
}

/// A palette colour in a theme that has another one.
struct ContextThemedColor: Sendable {
    let theme: String
    let color: ResolvedColor

    static func all(of definition: ContextDefinition<PaletteColor>) -> [Self] {
        guard let index = definition.index else { return [] }
        let base = Shapes.color.record(definition.value.color)
        return definition.context.spec.themes.compactMap { theme in
            let color = theme.design.palette[index].color
            let isSame = Shapes.color.record(color).isReferenceSame(as: base)
            return isSame ? nil : Self(theme: theme.name.value, color: color)
        }
    }
}

/// A style in a theme that makes it another.
struct ContextThemedStyle: Sendable {
    typealias Change = ContextChange<ContextDefinition<StyleAttributes>>

    let theme: String
    let change: Change

    /// What the style of this index is over the one that it extends; `nil` for one that extends none.
    static func change(of index: Int, in design: Design, _ context: ContextSpec) -> Change? {
        let style = design.styles[index]
        return style.parent.map { parent in
            change(style.attributes, over: design.styles[parent].attributes, context)
        }
    }

    static func all(of index: Int, _ context: ContextSpec) -> [Self] {
        let base = context.spec.design
        let usual = change(of: index, in: base, context)
        return context.spec.themes.compactMap { theme in
            var themed =
                change(of: index, in: theme.design, context)
                ?? change(theme.design.styles[index].attributes, over: base.styles[index].attributes, context)
            themed.usual = usual.map { Change.Usual(value: $0.value, base: $0.base) }
            let isSame = Shapes.styleChanges.record(themed).ifAny == nil
            return isSame ? nil : Self(theme: theme.name.value, change: themed)
        }
    }

    /// The styles in an order in which each stands behind the one that it extends.
    static func byParent(_ styles: [Style]) -> [Int] {
        var order: [Int] = []
        var isDone = styles.map { _ in false }
        for index in styles.indices {
            // From the style up to one that is there already, or that extends none, and back.
            var line: [Int] = []
            var next: Int? = index
            while let current = next, !isDone[current] {
                isDone[current] = true
                line.append(current)
                next = styles[current].parent
            }
            order += line.reversed()
        }
        return order
    }

    private static func change(_ value: StyleAttributes, over base: StyleAttributes, _ context: ContextSpec) -> Change {
        Change(value: ContextDefinition(value, context), base: ContextDefinition(base, context))
    }
}

/// What a banner says over its level, its style and its metrics.
struct ContextLookChanges: Sendable {
    let level: ContextChange<ContextDefinition<LevelAttributes>>
    let style: ContextChange<ContextDefinition<StyleAttributes>>
    /// `nil` for metrics that have a name.
    let metrics: ContextChange<ContextDefinition<Metrics>>?

    /// What a theme says over what is said without it.
    func over(_ usual: ContextLookChanges) -> ContextLookChanges {
        func change<Value>(
            _ change: ContextChange<ContextDefinition<Value>>, _ usual: ContextChange<ContextDefinition<Value>>
        ) -> ContextChange<ContextDefinition<Value>> {
            ContextChange(
                value: change.value, base: change.base, usual: .init(value: usual.value, base: usual.base))
        }
        return ContextLookChanges(
            level: change(level, usual.level), style: change(style, usual.style),
            metrics: metrics.flatMap { metrics in usual.metrics.map { change(metrics, $0) } })
    }

    /// Whether something is said.
    var isAny: Bool {
        Shapes.levelChanges.record(level).ifAny != nil || Shapes.styleChanges.record(style).ifAny != nil
            || metrics.flatMap { Shapes.metricsChanges.record($0).ifAny } != nil
    }
}

/// The same in a theme where it is not the same.
struct ContextThemedBanner: Sendable {
    let theme: String
    let changes: ContextLookChanges
    let look: ContextLook
}

extension ContextBanner {
    /// What `look`, which the banner has in `design`, has that its level and style have not.
    func changes(in design: Design, _ look: Look) -> ContextLookChanges {
        let base = design.look(level: banner.level, style: banner.style)
        func change<Value>(_ value: Value, _ base: Value) -> ContextChange<ContextDefinition<Value>> {
            ContextChange(value: ContextDefinition(value, context), base: ContextDefinition(base, context))
        }
        return ContextLookChanges(
            level: change(look.level, base.level), style: change(look.style, base.style),
            metrics: look.metricsIndex == nil ? change(look.metrics.value, base.metrics.value) : nil)
    }

    var themedChanges: [ContextThemedBanner] {
        guard banner.look.isOwn else { return [] }
        let usual = changes(in: context.spec.design, banner.look)
        return context.spec.themes.compactMap { theme in
            let changes = changes(in: theme.design, theme.looks[index]).over(usual)
            guard changes.isAny else { return nil }
            return ContextThemedBanner(
                theme: theme.name.value, changes: changes,
                look: ContextLook(context: context, look: theme.looks[index]))
        }
    }
}

extension ContextBanner {
    /// The metrics with a name that the banner has in `design`, or that its own say something over, by their index.
    private func namedMetrics(in design: Design, _ look: Look) -> Int {
        look.metricsIndex ?? design.metricsIndex(level: banner.level, style: banner.style)
    }

    /// Their name, where they are not those of the style of the banner in each theme, or others in a theme.
    var metricsName: String? {
        let index = namedMetrics(in: context.spec.design, banner.look)
        let designs = [context.spec.design] + context.spec.themes.map(\.design)
        let areOfStyle = designs.allSatisfy { $0.styles[banner.style].metrics.value == index }
        return areOfStyle && themedMetrics.isEmpty ? nil : context.metricsName(index)
    }

    /// The themes in which they are others.
    var themedMetrics: [ContextThemedMetrics] {
        let usual = namedMetrics(in: context.spec.design, banner.look)
        return context.spec.themes.compactMap { theme in
            let own = namedMetrics(in: theme.design, theme.looks[index])
            guard own != usual else { return nil }
            return ContextThemedMetrics(
                theme: theme.name.value, name: context.metricsName(own), choice: .init(metrics: own, setsMetrics: false)
            )
        }
    }
}

/// The metrics of a level or a style in a theme where they are others.
struct ContextThemedMetrics: Sendable {
    /// What a definition says of its metrics, which it names by their index.
    struct Choice: Equatable, Sendable {
        let metrics: Int?
        let setsMetrics: Bool
    }

    let theme: String
    let name: String?
    let choice: Choice

    static func all<Value>(_ definition: ContextDefinition<Value>, _ choice: (Design, Int) -> Choice) -> [Self] {
        guard let index = definition.index else { return [] }
        let context = definition.context
        let usual = choice(context.spec.design, index)
        return context.spec.themes.compactMap { theme in
            let own = choice(theme.design, index)
            let name = own.metrics.map(context.metricsName)
            return own == usual ? nil : Self(theme: theme.name.value, name: name, choice: own)
        }
    }
}

/// The severity of a level in a theme where it is another one.
struct ContextThemedSeverity: Sendable {
    let theme: String
    let severity: Int

    static func all(_ level: ContextDefinition<Level>) -> [Self] {
        guard let index = level.index else { return [] }
        return level.context.spec.themes.compactMap { theme in
            let own = theme.design.levels[index].severity.value
            return own == level.value.severity.value ? nil : Self(theme: theme.name.value, severity: own)
        }
    }
}
