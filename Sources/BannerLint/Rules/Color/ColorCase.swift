// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

extension Finding.Case {
    /// A contrast or a difference of colours, `measured` in one theme and appearance, which is worse the smaller it is.
    init(_ scenario: Scenario, _ appearance: Appearance, measured: Double) {
        self.init(.init(theme: scenario.theme, appearance: appearance.rawValue), measured: measured, worse: .below)
    }
}
