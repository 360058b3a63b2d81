// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// Expressions for what a banner has in the theme called `theme`.
struct SwiftThemeChoice: Sendable {
    private let spec: Spec
    /// The conditions under which a theme holds: `theme == .business`.
    private let conditions: [String]

    init(_ spec: Spec) {
        self.spec = spec
        conditions = spec.themes.map { "theme == .\(SwiftIdentifier.enumCase($0.name.value))" }
    }

    /// The `expression` of the banner at `index`, and before it that of each theme in which it is another.
    func expression(ofBanner index: Int, _ expression: (Look) -> String) -> String {
        let look = spec.banners[index].look
        let usual = expression(look)
        var choices = ""
        for (theme, condition) in zip(spec.themes, conditions) where theme.looks[index] !== look {
            let own = expression(theme.looks[index])
            if own != usual { choices += "\(condition) ? \(own) : " }
        }
        return choices + usual
    }
}
