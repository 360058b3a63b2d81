// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

extension Look {
    /// The time after which the banner goes by itself; `nil` if it stays.
    var timer: Duration? { style.dismissal.value.contains(.timer) ? metrics.value.display.value : nil }
}
