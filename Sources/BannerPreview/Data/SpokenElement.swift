// SPDX-License-Identifier: Apache-2.0

import BannerCore

/// An element that a screen reader finds in a banner.
struct SpokenElement {
    /// What it is.
    enum Kind: Int {
        case title, text, point, image, link, button
        /// What is said at once when the banner comes.
        case announcement
    }

    let kind: Kind
    let words: String

    /// The announcement of `banner`, and its elements in the order in which a screen reader goes through them.
    static func all(of banner: RuntimeBanner, in locale: String) -> [SpokenElement] {
        let prefix = banner.levelConfiguration.spokenPrefix
        var elements: [SpokenElement] = []
        if banner.levelConfiguration.announcement != .none {
            elements.append(SpokenElement(kind: .announcement, words: BannerSpeech.whole(banner, in: locale)))
        }
        if let title = banner.words.title {
            elements.append(SpokenElement(kind: .title, words: BannerSpeech.text(title, prefix: prefix, in: locale)))
        }
        // The title, where there is one, has told the level.
        let ownPrefix = banner.words.title == nil ? prefix : nil
        elements.append(
            SpokenElement(kind: .text, words: BannerSpeech.text(banner.words.text, prefix: ownPrefix, in: locale)))
        elements += banner.words.points.map { SpokenElement(kind: .point, words: $0) }
        if let label = banner.leadingImage?.label?.string(in: locale), !label.isEmpty {
            elements.append(SpokenElement(kind: .image, words: label))
        }
        if let link = banner.link { elements.append(SpokenElement(kind: .link, words: link.title.string(in: locale))) }
        for button in banner.drawnButtons(BannerWaysOut(of: banner)) {
            elements.append(SpokenElement(kind: .button, words: BannerSpeech.label(of: button, in: locale)))
        }
        return elements
    }
}
