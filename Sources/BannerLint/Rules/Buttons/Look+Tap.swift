// SPDX-License-Identifier: Apache-2.0

import BannerKit
import BannerSpec

extension Look {
    /// Whether a tap anywhere on the bar of `banner`, which looks like this, does something.
    func takesTaps(_ banner: Banner) -> Bool {
        style.dismissal.value.contains(.tap) || banner.extras?.progress?.onTap.isEmpty == false
    }
}
