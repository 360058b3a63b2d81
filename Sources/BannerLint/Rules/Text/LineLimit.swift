// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// How many lines a text may take.
struct LineLimit {
    /// In place of what styles say.
    static let parameter = RuleParameter.number(
        "limit", nil, unit: "lines", in: 1...100,
        "the lines that a text may take, in place of the style's `maxLines` and of the profile's limit")

    /// SAP Fiori for iOS, Banners: "Don't allow the text to be longer than two lines"; Orange: "One to two lines is preferable".
    private static let fewest = 2

    private let limit: Int?
    private let profile: Profile

    init(_ context: RuleContext) {
        limit = context.number(Self.parameter).map { Int($0) }
        profile = context.spec.profile
    }

    /// The limit in a window: the parameter, or else `maxLines`, which a profile may narrow.
    ///
    /// SAP Fiori and Orange allow two lines, Material Design three in compact width and two elsewhere. Where a style does not
    /// say, Material's hold instead of the language's two.
    func lines(_ look: Look, isCompact: Bool) -> Int {
        if let limit { return limit }
        let maxLines = look.style.maxLines
        switch profile {
        case .apple, .owl: return maxLines.value
        case .orange, .fiori: return min(maxLines.value, Self.fewest)
        case .material:
            let allowed = isCompact ? 3 : 2
            return maxLines.place == nil ? allowed : min(maxLines.value, allowed)
        }
    }

    /// Where the limit in force is written, if it is the style that sets it.
    func place(_ look: Look) -> Place? {
        let maxLines = look.style.maxLines
        let isNarrowed = [.orange, .fiori].contains(profile) && maxLines.value > Self.fewest
        return limit == nil && !isNarrowed ? maxLines.place : nil
    }
}
