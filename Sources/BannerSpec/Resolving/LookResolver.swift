// SPDX-License-Identifier: Apache-2.0

import BannerCore
import Diagnostics

/// Joins what style, level, banner and surface say.
final class LookResolver {
    /// The design, and what resolved it: a banner's own colours and metrics build on those of the same theme.
    private let design: Design
    private let designs: DesignResolver

    init(_ design: Design, _ designs: DesignResolver) {
        self.design = design
        self.designs = designs
    }

    /// `look` with what a banner says over it.
    func overridden(
        _ look: Look, by overrides: BannerDeclaration.Overrides, metrics reference: Located<Int>?, banner: String
    ) -> Look {
        let origin = Source.Origin.definition("banners.\(banner)")
        var metrics = look.metrics
        var index = look.metricsIndex
        if let reference {
            metrics = metrics.overridden(
                by: design.metrics[reference.value], from: [Source(origin, at: reference.place)])
            index = reference.value
        } else if case .own(let declaration, let place)? = overrides.metrics {
            let own = designs.metrics(own: declaration, .definition("banners.\(banner).metrics"))
            metrics = metrics.overridden(by: own, from: [Source(origin, at: place)])
            index = nil
        }
        return Look(
            style: style(look.style, overrides.style, origin), level: level(look.level, overrides.level, origin),
            metrics: metrics, metricsIndex: index, isOwn: true)
    }

    /// `look` with the `time` that its text takes to read, if it leaves by itself after a time that nobody wrote.
    func readable(_ look: Look, within time: DerivedTime) -> Look {
        let display = look.metrics.value.display
        guard display.place == nil, display.value != nil,
            time.isOfCompletion || look.style.dismissal.value.contains(.timer)
        else { return look }
        var metrics = look.metrics.value.ofBanner
        metrics.display = Resolved(time.duration, from: [Source(.readingTime)])
        return Look(
            style: look.style, level: look.level,
            metrics: look.metrics.overridden(by: metrics, from: [Source(.readingTime)]), metricsIndex: nil,
            baseMetricsIndex: look.metricsIndex, isOwn: true)
    }

    /// `look` on a surface whose `edge` the spec says: that holds where neither the banner nor its style says another.
    ///
    /// The look is the banner's own either way, so that it is so in every theme.
    func placed(_ look: Look, at edge: Resolved<BannerEdge>) -> Look {
        let style = look.style
        return Look(
            style: style.edge.place == nil ? style.with(edge: edge) : style, level: look.level, metrics: look.metrics,
            metricsIndex: look.metricsIndex,
            baseMetricsIndex: look.baseMetricsIndex, isOwn: true)
    }

    private func style(_ base: StyleAttributes, _ own: StyleFields, _ origin: Source.Origin) -> StyleAttributes {
        func over<Value>(_ base: Resolved<Value>, _ own: Located<Value>?) -> Resolved<Value> {
            base.overridden(by: own, from: origin)
        }
        let padding = own.padding.map { padding in
            let lengths = padding.value.lengths(over: base.padding.value.insets)
            let isNumber = padding.value.everywhere != nil
            return Located(isNumber ? BannerPadding(lengths.top) : BannerPadding(lengths), at: padding.place)
        }
        return base.with(
            position: over(base.position, own.position), edge: over(base.edge, own.edge),
            bufferHeight: over(base.bufferHeight, own.bufferHeight), statusBar: over(base.statusBar, own.statusBar),
            padding: over(base.padding, padding),
            indicatorHeight: over(base.indicatorHeight, own.indicatorHeight),
            indicatorColor: colored(base.indicatorColor, own.indicatorColor, origin) { $0 },
            dismissal: over(base.dismissal, own.dismissal), buttonLayout: over(base.buttonLayout, own.buttonLayout),
            sticksOnScroll: over(base.sticksOnScroll, own.sticksOnScroll), maxWidth: over(base.maxWidth, own.maxWidth))
    }

    private func level(_ base: LevelAttributes, _ own: LevelFields, _ origin: Source.Origin) -> LevelAttributes {
        LevelAttributes(
            tint: colored(base.tint, own.tint, origin) { $0 }, onTint: colored(base.onTint, own.onTint, origin) { $0 },
            accent: colored(base.accent, own.accent, origin) { $0 },
            icon: base.icon.overridden(by: own.icon, from: origin),
            spokenPrefix: base.spokenPrefix.overridden(
                by: own.spokenPrefix.map { Located($0, at: $0.place) }, from: origin),
            announcement: base.announcement.overridden(by: own.announcement, from: origin),
            haptic: base.haptic.overridden(by: own.haptic, from: origin))
    }

    private func colored<Value>(
        _ base: Resolved<Value>, _ own: ColorDeclaration?, _ origin: Source.Origin, _ value: (ResolvedColor) -> Value
    ) -> Resolved<Value> {
        guard let color = own.map({ designs.colors.color($0, origin) }) else { return base }
        return base.overridden(by: value(color.value), from: color.sources)
    }
}

extension Design {
    /// The metrics, by their index, of banners of this level and style, both by their index, that have none themselves.
    public func metricsIndex(level: Int, style: Int) -> Int {
        let style = styles[style]
        return style.setsMetrics ? style.metrics.value : levels[level].metrics?.value ?? style.metrics.value
    }

    /// The look of banners of this level and style, both by their index, that say nothing themselves.
    ///
    /// Both may set metrics: the style wins if it sets them itself, else the level, else the style's ancestors.
    public func look(level: Int, style: Int) -> Look {
        let level = levels[level]
        let style = styles[style]
        var chosen = style.metrics
        if let own = level.metrics {
            let source = Source(.definition("levels.\(level.name.value)"), at: own.place)
            if style.setsMetrics {
                // The level is nearer than the ancestors, which come after the style itself.
                chosen.overridden.insert(source, at: 0)
            } else {
                chosen = chosen.overridden(by: own.value, from: [source])
            }
        }
        return Look(
            style: style.attributes, level: level.attributes,
            metrics: Resolved(metrics[chosen.value], from: chosen.sources, over: chosen.overridden),
            metricsIndex: chosen.value, isOwn: false)
    }
}
