// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// How many lines a text may take.
struct LineLimit {
    /// In place of what styles say.
    static let parameter = RuleParameter.number(
        "limit", nil, unit: "lines", in: 1...100,
        "the lines that a text may take, in place of the style's `maxLines` and of the profile's limit")

    private let limit: Int?
    private let profile: Profile

    init(_ context: RuleContext) {
        limit = context.number(Self.parameter).map { Int($0) }
        profile = context.spec.profile
    }

    /// The limit in a window: the parameter, or else `maxLines`, which a profile may narrow.
    ///
    /// Material Design allows three lines in compact width and two elsewhere. Where a style does not say, that holds instead
    /// of the language's two.
    func lines(_ look: Look, isCompact: Bool) -> Int {
        if let limit { return limit }
        let maxLines = look.style.maxLines
        guard profile == .material else { return maxLines.value }
        let allowed = isCompact ? 3 : 2
        return maxLines.place == nil ? allowed : min(maxLines.value, allowed)
    }

    /// Where the limit in force is written, if it is the style that sets it.
    func place(_ look: Look) -> Place? { limit == nil ? look.style.maxLines.place : nil }
}
