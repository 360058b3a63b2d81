// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension Look {
    /// Whether a tap anywhere on the bar of `banner`, which looks like this, does something.
    func takesTaps(_ banner: Banner) -> Bool {
        if banner.extras?.progress?.onTap.isEmpty == false { return true }
        return switch banner.barTap {
        case .dismiss: style.dismissal.value.contains(.tap)
        case .open: true
        case .nothing: false
        }
    }
}
