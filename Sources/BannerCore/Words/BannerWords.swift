// SPDX-License-Identifier: Apache-2.0

/// The words that BannerKit says itself, where no spec says them: most people hear them from a screen reader only.
///
/// They are translated into all languages of iOS and some more. An app that calls things otherwise, or speaks a language that is missing,
/// sets its own at the start:
///
/// ```swift
/// BannerWords.current.close = BannerText("Dismiss", translations: ["de": "Ausblenden"])
/// BannerWords.current.paused.translations["cy"] = "Wedi'i oedi"
/// ```
public struct BannerWords: Hashable, Sendable {
    /// The label of a close button that no spec speaks of.
    public var close: BannerText
    /// What is said of work whose end is not known.
    public var inProgress: BannerText
    /// The hint for a bar that a tap opens something by.
    public var opens: BannerText
    /// What is said of work that is held.
    public var paused: BannerText

    /// Words of your own; those that you leave out are BannerKit's.
    public init(
        close: BannerText? = nil, inProgress: BannerText? = nil, opens: BannerText? = nil, paused: BannerText? = nil
    ) {
        self.close = close ?? BannerWordTable.close
        self.inProgress = inProgress ?? BannerWordTable.inProgress
        self.opens = opens ?? BannerWordTable.opens
        self.paused = paused ?? BannerWordTable.paused
    }

    private static let chosen = BannerLocked(BannerWords())

    /// The words of this app. Banners that are drawn from then on use them.
    public static var current: BannerWords {
        get { chosen.value }
        set { chosen.set(newValue) }
    }
}
