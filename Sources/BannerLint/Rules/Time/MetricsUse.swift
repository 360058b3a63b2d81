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
    fileprivate(set) var banners: [Int]
    /// How the banners look.
    let look: Look
    /// Whether this is about the end of the progress.
    let isCompletion: Bool

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
            let look = looks[index]
            guard let progress = banner.extras?.progress, let metrics = progress.completionMetrics(look, in: design)
            else { continue }
            body(
                MetricsUse(
                    metrics: metrics, chosen: progress.completion?.metrics?.place ?? look.metrics.place,
                    banners: [index], look: look, isCompletion: true))
        }
    }

    /// Calls `body` with the metrics of those banners of `spec` that leave by themselves, and the time after which they do.
    /// What is said at the end of progress does so whatever the banner's other ways out are.
    func forEachTimer(in spec: Spec, _ body: (MetricsUse, Duration) -> Void) {
        forEachMetricsUse(in: spec) { use in
            guard let display = use.metrics.display.value else { return }
            var timed = use
            if !use.isCompletion {
                timed.banners.removeAll { use.look.timer(of: spec.banners[$0]) == nil }
            }
            if !timed.banners.isEmpty { body(timed, display) }
        }
    }
}
