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
        for index in banners.indices {
            var isOwn = false
            var hasOwnMetrics = false
            func see(_ look: Look) {
                isOwn = isOwn || look.isOwn
                hasOwnMetrics = hasOwnMetrics || look.metricsIndex == nil
            }
            see(banners[index].look)
            // Themes have a look for each banner.
            for theme in themes { see(theme.looks[index]) }
            guard isOwn else { continue }
            let banner = banners[index]
            banners[index] = banner.with(
                extras: banner.extras, look: banner.look.owned(withMetrics: hasOwnMetrics))
            for theme in themes.indices {
                themes[theme].looks[index] = themes[theme].looks[index].owned(withMetrics: hasOwnMetrics)
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
