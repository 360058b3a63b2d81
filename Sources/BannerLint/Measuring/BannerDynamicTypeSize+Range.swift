// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

extension ClosedRange<BannerDynamicTypeSize> {
    /// The sizes of the range, from small to large.
    var sizes: [BannerDynamicTypeSize] { BannerDynamicTypeSize.allCases.filter(contains) }
}

extension StyleAttributes {
    /// The first size at which a text, and a title where there is one, is twice as large as by default; `nil` if none is. WCAG asks for
    /// text of that size without loss (1.4.4), so no advice is to follow smaller sizes than up to this one.
    func doublingSize(hasTitle: Bool) -> BannerDynamicTypeSize? {
        let styles = [textStyle.value] + (hasTitle ? [titleStyle.value] : [])
        return BannerDynamicTypeSize.allCases.first { size in
            styles.allSatisfy {
                BannerTypeScale.points($0, at: size) >= 2 * BannerTypeScale.points($0, at: .large)
            }
        }
    }
}
