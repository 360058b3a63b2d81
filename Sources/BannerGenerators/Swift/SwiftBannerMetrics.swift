// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The metrics of banners as expressions, where they are not those of their style.
struct SwiftBannerMetrics {
    private let spec: Spec
    /// The cases of the enum of metrics.
    private let names: [String]
    /// The conditions under which a theme holds: `theme == .business`.
    private let conditions: [String]

    init(_ spec: Spec) {
        self.spec = spec
        names = spec.design.metrics.map { SwiftIdentifier.enumCase($0.name ?? "") }
        conditions = spec.themes.map { "theme == .\(SwiftIdentifier.enumCase($0.name.value))" }
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
        let usual = expression(banner.look)
        let choices = zip(spec.themes, conditions).map { theme, condition in
            let own = expression(theme.looks[index])
            return own == usual ? "" : "\(condition) ? \(own) : "
        }
        return choices.joined() + usual
    }

    private func expression(_ look: Look) -> String {
        guard let index = look.metricsIndex else { return SwiftExpressions.metrics(look.metrics.value) }
        return "Metrics.\(names[index]).displayMetrics(in: theme)"
    }
}
