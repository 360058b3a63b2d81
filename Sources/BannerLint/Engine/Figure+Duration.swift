// SPDX-License-Identifier: Apache-2.0

import BannerSpec
package import Diagnostics

extension Figure {
    /// A duration as messages show it: `250 ms`, `4 s`, `1.5 s`.
    package static func text(_ duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        return milliseconds.magnitude < 1000 ? "\(text(milliseconds)) ms" : "\(text(milliseconds / 1000)) s"
    }
}

extension Duration {
    /// The duration in seconds.
    public var inSeconds: Double { milliseconds / 1000 }
}
