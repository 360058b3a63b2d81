// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// Display metrics at work: for banners that look alike, or for what a banner says at the end of its progress.
struct MetricsUse {
    /// The metrics.
    let metrics: Metrics
    /// Where they are chosen; `nil` if nobody chose them.
    let chosen: Place?
    /// The banners, by their index; at least one.
    let banners: [Int]
    /// How the banners look.
    let look: Look
    /// Whether this is about the end of the progress.
    let isCompletion: Bool

    /// How long the banners stay until they leave by themselves; `nil` if they don't. What is said at the end of progress does
    /// so whatever the banner's other ways out are.
    var timer: Duration? { isCompletion ? metrics.display.value : look.timer }

    /// Where `value` of the metrics is written, or else the metrics themselves; `nil` if both are built in.
    func place<Value>(of value: Resolved<Value>) -> Place? {
        value.place ?? metrics.place ?? (metrics.name == nil ? chosen : nil)
    }
}

extension Scenario {
    /// Calls `body` with all metrics of the banners of `spec`, each look once.
    func forEachMetricsUse(in spec: Spec, _ body: (MetricsUse) -> Void) {
        for use in uses {
            let metrics = use.look.metrics
            body(
                MetricsUse(
                    metrics: metrics.value, chosen: metrics.place, banners: use.banners, look: use.look,
                    isCompletion: false))
        }
        for (index, banner) in spec.banners.enumerated() {
            guard let completion = banner.extras?.progress?.completion else { continue }
            let look = looks[index]
            body(
                MetricsUse(
                    metrics: completion.metrics.map { design.metrics[$0.value] } ?? look.metrics.value,
                    chosen: completion.metrics?.place ?? look.metrics.place, banners: [index], look: look,
                    isCompletion: true))
        }
    }
}
