// SPDX-License-Identifier: Apache-2.0

public import BannerCore
public import BannerSpec
public import Diagnostics
import TextFit

/// The lines that a text of a banner takes where it has the least room: in the smallest window, at the largest text size below the
/// accessibility sizes that its style follows. For people who write it.
public struct WorstLines: Sendable {
    /// Where the text is written.
    public let place: Place
    /// Its language, as a BCP 47 tag.
    public let locale: String
    /// Its lines; at worst, where ``isCertain`` is false.
    public let lines: Int
    /// The lines that its style gives it; `nil` for as many as it takes.
    public let allowed: Int?
    /// The window.
    public let window: WindowClass
    /// The text size.
    public let size: BannerDynamicTypeSize
    /// Whether it is proved.
    public let isCertain: Bool

    /// The lines of each text of `banner`, in each language and plural form. Texts of which nothing is known are left out.
    public static func of(_ banner: Banner, in spec: Spec, _ sources: SourceSet, _ memory: LintMemory) -> [WorstLines] {
        let part = spec.with(banners: [banner], themes: [])
        let linted = LintedSpec(part, sources, assets: nil, platforms: [], memory: memory)
        return linted.shownTexts.all.compactMap(Self.init)
    }

    private init?(_ shown: ShownText) {
        guard let sizes = shown.shownLook.sizes else { return nil }
        size = min(sizes.upperBound, max(sizes.lowerBound, .xxxLarge))
        window = .smallest
        let points = shown.points(at: size)
        let prepared = shown.prepared(at: points)
        let width = shown.width(in: window, at: size)
        guard let widest = prepared.widestLayout(sizePt: points, widthPt: width) else { return nil }
        let expected = prepared.layout(sizePt: points, widthPt: width).map { $0.breaks.count + 1 }
        place = shown.place
        locale = shown.locale
        switch shown.part {
        case .title: allowed = shown.look.style.titleMaxLines.value
        case .text, .point: allowed = shown.look.style.maxLines.value
        case .link: allowed = nil
        }
        // A text that is cut for certain takes as many lines as the finding on it says; else what it may take at worst counts.
        if let expected, let allowed, expected > allowed {
            (lines, isCertain) = (expected, true)
        } else {
            lines = widest.breaks.count + 1
            isCertain = expected == lines
        }
    }
}
