// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The metrics of banners as expressions, where they are not those of their style.
struct SwiftBannerMetrics {
    private let spec: Spec
    /// The cases of the enum of metrics.
    private let names: [String]
    private let choice: SwiftThemeChoice

    init(_ spec: Spec) {
        self.spec = spec
        names = spec.design.metrics.map { SwiftIdentifier.enumCase($0.name ?? "") }
        choice = SwiftThemeChoice(spec)
    }

    /// The metrics of the banner in a theme called `theme`; `nil` where they are those of its style in every design.
    func expression(ofBanner index: Int) -> String? {
        let banner = spec.banners[index]
        let isOfStyle =
            banner.look.metricsIndex == spec.design.styles[banner.style].metrics.value
            && spec.themes.allSatisfy {
                $0.looks[index].metricsIndex == $0.design.styles[banner.style].metrics.value
            }
        if isOfStyle { return nil }
        return choice.expression(ofBanner: index, expression)
    }

    private func expression(_ look: Look) -> String {
        guard let index = look.metricsIndex else { return SwiftExpressions.metrics(look.metrics.value) }
        return "Metrics.\(names[index]).displayMetrics(in: theme)"
    }
}
