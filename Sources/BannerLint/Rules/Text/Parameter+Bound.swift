// SPDX-License-Identifier: Apache-2.0

import BannerSpec

extension Parameter {
    /// The bounds without which nobody knows how wide the parameter gets, and how to write them; `nil` if they are there.
    ///
    /// A whole number without a least one may have as many digits as one without a greatest, and a minus sign.
    var missingBound: (keys: String, example: String)? {
        switch kind {
        case .int(nil, nil): ("`min` and no `max`", "{ type: int, min: 0, max: 999 }")
        case .int(let min?, nil): ("`max`", "{ type: int, min: \(min), max: \(Swift.max(min, 999)) }")
        case .int(nil, let max?): ("`min`", "{ type: int, min: \(Swift.min(0, max)), max: \(max) }")
        case .string(nil): ("`maxLength`", "{ type: string, maxLength: 24 }")
        case .int, .string, .image: nil
        }
    }
}
