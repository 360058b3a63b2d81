// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension BannerButtonVariant {
    /// What specs call its look under `buttonStyles`.
    var lookName: String {
        let name: ButtonLookName =
            switch self {
            case .emphasis(.high): .high
            case .emphasis(.medium): .medium
            case .emphasis(.low): .low
            case .emphasis(.lowest): .lowest
            case .functional(.positive): .positive
            case .functional(.negative): .negative
            case .icon: .icon
            }
        return name.rawValue
    }
}
