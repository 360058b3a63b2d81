// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Look {
    /// The time after which `banner`, which looks like this, goes by itself; `nil` if it stays. While the work goes on whose
    /// progress it shows, no time passes for it.
    func timer(of banner: Banner) -> Duration? {
        guard banner.extras?.progress == nil, style.dismissal.value.contains(.timer) else { return nil }
        return metrics.value.display.value
    }
}

extension Progress {
    /// The metrics of what a banner that looks like `look` in `design` says at the end; `nil` if it then says nothing.
    func completionMetrics(_ look: Look, in design: Design) -> Metrics? {
        completion.map { $0.metrics.map { design.metrics[$0.value] } ?? look.metrics.value }
    }
}
