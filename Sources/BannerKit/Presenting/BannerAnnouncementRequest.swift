// SPDX-License-Identifier: Apache-2.0

/// What a screen reader is asked to say of a banner (WCAG 2.2, 4.1.3).
public struct BannerAnnouncementRequest: Sendable {
    /// Why it is said.
    public enum Reason: Hashable, Sendable {
        /// The banner came.
        case arrival
        /// What the banner says changed.
        case update
        /// Its progress reached this part of the whole, in percent.
        case milestone(percent: Int)
        /// Its progress is complete.
        case completion
    }

    /// The request that it is about.
    public let id: BannerRequest.ID
    /// What the banner says.
    public let content: any BannerContent
    /// Why it is said.
    public let reason: Reason
    /// Whether it waits for what is being said, or interrupts it; never `none`.
    public let politeness: BannerAnnouncement

    /// What is said in the language of `locale`, a BCP 47 tag.
    ///
    /// The prefix of the level comes first, unless what follows begins with it; then the title, the text and the points. The
    /// prefix speaks of work that goes on, so that neither a milestone nor the end has it.
    public func text(in locale: String) -> String {
        let locale = BannerSpeech.language(of: content, in: locale)
        return switch reason {
        case .arrival, .update:
            BannerSpeech.whole(content, in: locale)
        case .milestone(let percent): "\(content.text(in: locale)) \(BannerSpeech.percent(percent, in: locale))"
        case .completion: content.completionText(in: locale) ?? content.text(in: locale)
        }
    }
}
