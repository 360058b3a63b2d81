// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec
import Diagnostics

extension PluralRange {
    /// `uses` in words: "`one` (1) and `other` (2, 3, 4)".
    static func list(_ uses: [Use]) -> String {
        Figure.joined(
            uses.map { use in
                "`\(use.category.rawValue)` (\(use.values.map { "\($0)" }.joined(separator: ", ")))"
            })
    }
}
