// SPDX-License-Identifier: Apache-2.0

import BannerSpec
import Diagnostics

/// How many lines a text may take.
struct LineLimit {
    /// In place of what styles say.
    static let parameter = RuleParameter.count(
        "limit", nil, unit: "lines", in: 1...100,
        "how many lines a text may take, instead of the style's `maxLines` and of the profile's limit")

    /// SAP Fiori for iOS, Banners: "Don't allow the text to be longer than two lines"; Orange: "One to two lines is preferable".
    private static let fewest = 2

    private let limit: Int?
    private let profile: Profile

    init(_ context: RuleContext) {
        limit = context.number(Self.parameter).map { Int($0) }
        profile = context.spec.profile
    }

    /// The limit of a part in a window. A title has its own `maxLines`, a point that of the text, and a link stands on one line.
    func lines(_ shown: ShownText, isCompact: Bool) -> Int {
        switch shown.part {
        case .title: shown.look.style.titleMaxLines.value
        case .text, .point: lines(shown.look, isCompact: isCompact)
        case .link: 1
        }
    }

    /// The limit of the text: the parameter, or else `maxLines`, which a profile may narrow.
    ///
    /// SAP Fiori and Orange allow two lines, Material Design three in compact width and two elsewhere. Where a style does not
    /// say, Material's hold instead of the language's two.
    private func lines(_ look: Look, isCompact: Bool) -> Int {
        if let limit { return limit }
        let maxLines = look.style.maxLines
        switch profile {
        case .apple, .owl, .ouds: return maxLines.value
        case .orange, .fiori: return min(maxLines.value, Self.fewest)
        case .material:
            let allowed = isCompact ? 3 : 2
            return maxLines.place == nil ? allowed : min(maxLines.value, allowed)
        }
    }

    /// Whether a style that allows more lines would have more of the part.
    func mayBeRaised(of part: ShownPart) -> Bool {
        switch part {
        case .title: true
        case .text, .point: limit == nil && [.apple, .owl, .ouds].contains(profile)
        case .link: false
        }
    }

    /// Where the limit in force is written, if it is the style that sets it.
    func place(_ shown: ShownText) -> Place? {
        let style = shown.look.style
        switch shown.part {
        case .title: return style.titleMaxLines.place
        case .text, .point: return place(style.maxLines)
        case .link: return nil
        }
    }

    private func place(_ maxLines: Resolved<Int>) -> Place? {
        let isNarrowed = [.orange, .fiori].contains(profile) && maxLines.value > Self.fewest
        return limit == nil && !isNarrowed ? maxLines.place : nil
    }
}
