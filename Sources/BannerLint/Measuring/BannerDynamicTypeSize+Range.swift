// SPDX-License-Identifier: Apache-2.0

import BannerCore

extension ClosedRange<BannerDynamicTypeSize> {
    /// The sizes of the range, from small to large.
    var sizes: [BannerDynamicTypeSize] { BannerDynamicTypeSize.allCases.filter(contains) }
}
