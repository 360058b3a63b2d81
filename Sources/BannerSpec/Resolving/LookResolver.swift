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
        var style = look.style
        if style.edge.place == nil { style.edge = edge }
        return Look(
            style: style, level: look.level, metrics: look.metrics, metricsIndex: look.metricsIndex,
            baseMetricsIndex: look.baseMetricsIndex, isOwn: true)
    }

    private func style(_ base: StyleAttributes, _ own: StyleFields, _ origin: Source.Origin) -> StyleAttributes {
        var style = base
        func apply<Value>(
            _ attribute: WritableKeyPath<StyleAttributes, Resolved<Value>>, _ value: Located<Value>?
        ) {
            guard let value else { return }
            style[keyPath: attribute] = style[keyPath: attribute].overridden(
                by: value.value, from: [Source(origin, at: value.place)])
        }
        apply(\.position, own.position)
        apply(\.edge, own.edge)
        apply(\.bufferHeight, own.bufferHeight)
        apply(\.statusBar, own.statusBar)
        if let padding = own.padding {
            let isNumber = padding.value.everywhere != nil
            let lengths = padding.value.lengths(over: style.padding.value.insets)
            style.padding = style.padding.overridden(
                by: isNumber ? BannerPadding(lengths.top) : BannerPadding(lengths),
                from: [Source(origin, at: padding.place)])
        }
        apply(\.indicatorHeight, own.indicatorHeight)
        apply(\.dismissal, own.dismissal)
        apply(\.buttonLayout, own.buttonLayout)
        apply(\.sticksOnScroll, own.sticksOnScroll)
        apply(\.maxWidth, own.maxWidth)
        if let color = own.indicatorColor.map({ designs.colors.color($0, origin) }) {
            style.indicatorColor = style.indicatorColor.overridden(by: color.value, from: color.sources)
        }
        return style
    }

    private func level(_ base: LevelAttributes, _ own: LevelFields, _ origin: Source.Origin) -> LevelAttributes {
        var level = base
        if let color = own.tint.map({ designs.colors.color($0, origin) }) {
            level.tint = level.tint.overridden(by: color.value, from: color.sources)
        }
        if let color = own.onTint.map({ designs.colors.color($0, origin) }) {
            level.onTint = level.onTint.overridden(by: color.value, from: color.sources)
        }
        if let color = own.accent.map({ designs.colors.color($0, origin) }) {
            level.accent = level.accent.overridden(by: color.value, from: color.sources)
        }
        if let icon = own.icon {
            level.icon = level.icon.overridden(by: icon.value, from: [Source(origin, at: icon.place)])
        }
        if let prefix = own.spokenPrefix {
            level.spokenPrefix = level.spokenPrefix.overridden(by: prefix, from: [Source(origin, at: prefix.place)])
        }
        if let announcement = own.announcement {
            level.announcement = level.announcement.overridden(
                by: announcement.value, from: [Source(origin, at: announcement.place)])
        }
        if let haptic = own.haptic {
            level.haptic = level.haptic.overridden(by: haptic.value, from: [Source(origin, at: haptic.place)])
        }
        return level
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
