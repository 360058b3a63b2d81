// SPDX-License-Identifier: Apache-2.0

import BannerCore
package import BannerSpec

/// A typeface of a spec, one instance for all texts that are set in it.
package final class Typeface {
    /// The name of its family.
    package let family: String
    private let files: [Font.File]

    /// The typeface that `font` defines.
    package init(_ font: Font) {
        family = font.family.value
        files = font.files
    }

    /// The file whose weight is the nearest; of two that are as near, the heavier one. `nil` without files.
    func file(nearest weight: BannerFontWeight) -> Font.File? {
        files.min { one, other in
            let distances = [one, other].map { abs($0.weight.rank - weight.rank) }
            return distances[0] == distances[1] ? one.weight.rank > other.weight.rank : distances[0] < distances[1]
        }
    }
}

extension BannerFontWeight {
    /// Its place among the weights, which lie apart by the same step.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
