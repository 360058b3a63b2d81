// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics

/// Resolves what a theme may change: palette, metrics, levels and styles. Without a theme, the spec's own.
final class DesignResolver {
    typealias Layer<Fields> = (fields: Fields, origin: Source.Origin)

    let resolver: Resolver
    let theme: (name: String, declaration: ThemeDeclaration)?
    let colors: ColorResolver
    /// What the spec says, with the tokens of the theme.
    let declarations: Declarations

    init(_ resolver: Resolver, theme: (name: String, declaration: ThemeDeclaration)?) {
        self.resolver = resolver
        self.theme = theme
        declarations = theme?.declaration.declarations ?? resolver.declarations
        colors = ColorResolver(resolver, theme: theme)
    }

    func resolve() -> Design {
        Design(
            palette: colors.palette(),
            metrics: resolver.metricsNames.all.map(metrics),
            levels: declarations.levels.items.map { level($0.name) },
            styles: resolver.styleNames.all.map(style),
            buttonLooks: declarations.buttonStyles.items.compactMap { buttonLook($0.name) })
    }

    /// What theme and spec say about a definition, the theme first.
    func layers<Definition>(
        _ name: String, _ section: String, _ themed: Table<Definition>?, _ own: Table<Definition>
    ) -> [Layer<Definition>] {
        var layers: [Layer<Definition>] = []
        if let theme, let definition = themed?[name] {
            layers.append((definition, .theme(theme.name, "\(section).\(name)")))
        }
        if let definition = own[name] { layers.append((definition, .definition("\(section).\(name)"))) }
        return layers
    }

    // MARK: Metrics

    private func metricsLayers(_ name: String) -> [Layer<MetricsDeclaration>] {
        layers(name, "metrics", theme?.declaration.metrics, declarations.metrics)
    }

    private func metrics(_ name: String) -> Metrics {
        var layers = metricsLayers(name)
        let description = layers.lazy.compactMap(\.fields.description).first
        if name != "standard" { layers += metricsLayers("standard") }
        var metrics = metrics(layers)
        metrics.name = name
        metrics.description = description
        let table = declarations.metrics
        metrics.place = table.index(of: name).map { table.items[$0].name.place }
        return metrics
    }

    /// Metrics that a banner has to itself.
    func metrics(own declaration: MetricsDeclaration, _ origin: Source.Origin) -> Metrics {
        metrics([(declaration, origin)] + metricsLayers("standard"))
    }

    private func metrics(_ layers: [Layer<MetricsDeclaration>]) -> Metrics {
        func pick<Value>(
            _ field: (MetricsDeclaration) -> Located<Value>?, _ standard: Value
        ) -> Resolved<Value> {
            Resolver.pick(field, from: layers, default: standard, .profile(resolver.profile))
        }
        let standard = resolver.profile.metrics
        return Metrics(
            present: pick({ $0.present }, standard.presentation), display: pick({ $0.display }, standard.display),
            dismiss: pick({ $0.dismiss }, standard.dismissal), motion: pick({ $0.motion }, standard.motion),
            transition: pick({ $0.transition }, standard.transition),
            dismissEasing: pick({ $0.dismissEasing }, standard.dismissalCurve))
    }

    // MARK: Levels

    private func level(_ name: Located<String>) -> Level {
        let layers = layers(name.value, "levels", theme?.declaration.levels, declarations.levels)
        let fields = layers.map { Layer($0.fields.fields, $0.origin) }
        let metrics = layers.lazy.compactMap { $0.fields.metrics }.first.flatMap(resolver.metricsIndex)
        return Level(
            name: name, description: layers.lazy.compactMap(\.fields.description).first,
            severity: Resolver.pick({ $0.severity }, from: layers, default: 0, .language),
            attributes: levelAttributes(fields), metrics: metrics)
    }

    private func levelAttributes(_ layers: [Layer<LevelFields>]) -> LevelAttributes {
        func pick<Value>(_ field: (LevelFields) -> Located<Value>?, _ standard: Value) -> Resolved<Value> {
            Resolver.pick(field, from: layers, default: standard, .language)
        }
        return LevelAttributes(
            tint: color(layers) { $0.tint } ?? unknownColor, onTint: color(layers) { $0.onTint } ?? unknownColor,
            accent: optionalColor(layers) { $0.accent },
            icon: pick({ $0.icon }, nil),
            spokenPrefix: pick({ fields in fields.spokenPrefix.map { Located($0, at: $0.place) } }, nil),
            announcement: pick({ $0.announcement }, .polite), haptic: pick({ $0.haptic }, .none))
    }

    /// A colour that may be left to others to say.
    private func optionalColor<Fields>(
        _ layers: [Layer<Fields>], _ field: (Fields) -> ColorDeclaration?
    ) -> Resolved<ResolvedColor?> {
        guard let color = color(layers, field) else { return Resolved(nil, from: [.language]) }
        return Resolved(color.value, from: color.sources, over: color.overridden)
    }

    /// Stands for a colour that was reported as missing.
    private var unknownColor: Resolved<ResolvedColor> {
        Resolved(ResolvedColor { _ in ColorResolver.unknown }, from: [.language])
    }

    private func color<Fields>(
        _ layers: [Layer<Fields>], _ field: (Fields) -> ColorDeclaration?
    ) -> Resolved<ResolvedColor>? {
        colors.color(layers.compactMap { layer in field(layer.fields).map { .init($0, layer.origin) } })
    }

    // MARK: Styles

    /// The style and its ancestors, nearest first; `standard` is the last unless it is the style itself.
    private func lineage(_ name: String) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let current = next {
            if names.contains(current) {
                reportCycle(names, from: current)
                break
            }
            guard names.count < SpecLoader.chainLimit else {
                reportLongChain(of: name)
                break
            }
            names.append(current)
            let parent = declarations.styles[current]?.extends
            if let parent, resolver.styleNames.index(of: parent.value) == nil {
                if theme == nil, current == name {
                    _ = resolver.index(
                        of: parent, "style", in: declarations.styles, names: resolver.styleNames, within: name)
                }
                break
            }
            next = parent?.value ?? (current == "standard" ? nil : "standard")
        }
        return names
    }

    private func reportCycle(_ names: [String], from start: String) {
        // Each style of the circle finds it; the one that is written first reports it.
        let table = declarations.styles
        guard theme == nil, names.first == start, names.compactMap(table.index).min() == table.index(of: start) else {
            return
        }
        let steps = names.compactMap { name in
            table[name]?.extends.map { (name: name, parent: $0.value, place: $0.place) }
        }
        guard let first = steps.first else { return }
        if names.count == 1 {
            return resolver.reader.report(.cyclicReference, "the style `\(start)` extends itself", at: first.place)
        }
        // What extends nothing extends `standard`, which has no place.
        let notes = steps.count < names.count ? ["a style without `extends` extends `standard`"] : []
        resolver.reader.report(
            .cyclicReference,
            "the styles extend each other: \((names + [start]).map { "`\($0)`" }.joined(separator: " → "))",
            at: first.place,
            labels: steps.dropFirst().map { Label("`\($0.name)` extends `\($0.parent)`", at: $0.place) },
            notes: notes)
    }

    private func reportLongChain(of name: String) {
        guard theme == nil, let place = declarations.styles[name]?.extends?.place else { return }
        resolver.reader.report(
            .cyclicReference, "more than \(SpecLoader.chainLimit) styles extend each other", at: place)
    }

    private func styleLayers(_ name: String) -> [Layer<StyleDeclaration>] {
        layers(name, "styles", theme?.declaration.styles, declarations.styles)
    }

    private func style(_ name: String) -> Style {
        let names = lineage(name)
        let layers = names.flatMap(styleLayers)
        let own = styleLayers(name)
        let table = declarations.styles
        let metrics = metricsOfStyle(layers)
        return Style(
            name: name, description: own.lazy.compactMap(\.fields.description).first,
            place: table.index(of: name).map { table.items[$0].name.place },
            parent: names.dropFirst().first.flatMap(resolver.styleNames.index),
            attributes: styleAttributes(layers.map { ($0.fields.fields, $0.origin) }), metrics: metrics,
            setsMetrics: own.contains { $0.fields.metrics != nil })
    }

    private func metricsOfStyle(_ layers: [Layer<StyleDeclaration>]) -> Resolved<Int> {
        Resolver.pick(
            { $0.metrics.flatMap(resolver.metricsIndex) }, from: layers, default: resolver.metricsNames.implicitIndex,
            .language)
    }

    private func styleAttributes(_ layers: [Layer<StyleFields>]) -> StyleAttributes {
        let standard = StyleDefaults.self
        let profile = resolver.profile
        func pick<Value>(
            _ field: (StyleFields) -> Located<Value>?, _ standard: Value, _ ofProfile: Value? = nil
        ) -> Resolved<Value> {
            Resolver.pick(
                field, from: layers, default: ofProfile ?? standard, ofProfile == nil ? .language : .profile(profile))
        }
        return StyleAttributes(
            position: pick({ $0.position }, standard.position), edge: pick({ $0.edge }, standard.edge),
            bufferHeight: pick({ $0.bufferHeight }, standard.bufferHeight, profile.bufferHeight),
            statusBar: pick({ $0.statusBar }, standard.statusBar),
            textStyle: pick({ $0.textStyle }, standard.textStyle),
            textWeight: pick({ $0.textWeight }, standard.textWeight),
            maxLines: pick({ $0.maxLines }, standard.maxLines),
            dynamicType: pick({ $0.dynamicType }, standard.dynamicType),
            textFont: font(layers) { $0.textFont }, titleStyle: pick({ $0.title.style }, standard.title.style),
            titleWeight: pick({ $0.title.weight }, standard.title.weight),
            titleMaxLines: pick({ $0.title.maxLines }, standard.title.maxLines),
            titleFont: font(layers) { $0.title.font },
            cornerRadius: pick({ $0.shape.cornerRadius }, 0), border: border(layers) { $0.shape.border },
            shadow: shadow(layers), margin: sides(layers, .zero) { $0.shape.margin },
            fill: pick({ $0.shape.fill }, .tint), alignment: pick({ $0.shape.alignment }, .leading),
            hasSeparator: pick({ $0.shape.separator }, false), padding: padding(layers),
            imageShape: pick({ $0.imageShape }, standard.imageShape),
            imageSize: pick({ $0.imageSize }, standard.imageSize), indicatorHeight: pick({ $0.indicatorHeight }, nil),
            indicatorColor: optionalColor(layers) { $0.indicatorColor },
            dismissal: pick({ $0.dismissal }, standard.dismissal, profile.dismissal),
            buttonLayout: pick({ $0.buttonLayout }, standard.buttonLayout),
            sticksOnScroll: pick({ $0.sticksOnScroll }, standard.sticksOnScroll),
            maxWidth: pick({ $0.maxWidth }, standard.maxWidth))
    }
}
