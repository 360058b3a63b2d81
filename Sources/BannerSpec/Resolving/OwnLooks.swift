// SPDX-License-Identifier: Apache-2.0

/// The looks of banners in several designs.
///
/// A theme may give a banner something of its own that it has not without the theme: ways out with a timer, and with them the
/// time that its text takes to read. What is a banner's own in one design is so in all of them, so that designs can be laid
/// beside one another: what differs is values alone.
enum OwnLooks {
    /// Makes looks and metrics that are a banner's own in one design its own in all.
    static func match(_ banners: inout [Banner], _ themes: inout [Theme]) {
        guard !themes.isEmpty else { return }
        var isOwn = banners.map(\.look.isOwn)
        var hasOwnMetrics = banners.map { $0.look.metricsIndex == nil }
        for theme in themes {
            // Themes have a look for each banner.
            for (index, look) in theme.looks.enumerated() {
                if look.isOwn { isOwn[index] = true }
                if look.metricsIndex == nil { hasOwnMetrics[index] = true }
            }
        }
        for index in banners.indices where isOwn[index] {
            let banner = banners[index]
            banners[index] = banner.with(
                extras: banner.extras, look: banner.look.owned(withMetrics: hasOwnMetrics[index]))
            for theme in themes.indices {
                themes[theme].looks[index] = themes[theme].looks[index].owned(withMetrics: hasOwnMetrics[index])
            }
        }
    }
}

extension Look {
    /// The same, as a banner's own; `withMetrics` with metrics that it has to itself too.
    fileprivate func owned(withMetrics: Bool) -> Look {
        let takesMetrics = withMetrics && metricsIndex != nil
        guard !isOwn || takesMetrics else { return self }
        var metrics = metrics
        if takesMetrics { metrics.value = metrics.value.ofBanner }
        return Look(
            style: style, level: level, metrics: metrics, metricsIndex: takesMetrics ? nil : metricsIndex,
            baseMetricsIndex: takesMetrics ? metricsIndex : baseMetricsIndex, isOwn: true)
    }
}

extension Metrics {
    /// The same as metrics that a banner has to itself, which have no name.
    var ofBanner: Metrics {
        var metrics = self
        metrics.name = nil
        metrics.description = nil
        metrics.place = nil
        return metrics
    }
}
