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
        let style = spec.banners[index].style
        let look = spec.banners[index].look
        var isOfStyle = look.metricsIndex == spec.design.styles[style].metrics.value
        let usual = expression(look)
        var choices = ""
        for (theme, condition) in zip(spec.themes, conditions) {
            let look = theme.looks[index]
            isOfStyle = isOfStyle && look.metricsIndex == theme.design.styles[style].metrics.value
            let own = expression(look)
            if own != usual { choices += "\(condition) ? \(own) : " }
        }
        return isOfStyle ? nil : choices + usual
    }

    private func expression(_ look: Look) -> String {
        guard let index = look.metricsIndex else { return SwiftExpressions.metrics(look.metrics.value) }
        return "Metrics.\(names[index]).displayMetrics(in: theme)"
    }
}
