// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension Parameter {
    /// The bound without which nobody knows how wide the parameter gets, and how to write one; `nil` if it is there.
    var missingBound: (key: String, example: String)? {
        switch kind {
        case .int(_, nil): ("max", "{ type: int, max: 999 }")
        case .string(nil): ("maxLength", "{ type: string, maxLength: 24 }")
        default: nil
        }
    }
}
