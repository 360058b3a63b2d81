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
    /// The language of the words, as a BCP 47 tag.
    let language: String

    /// The announcement of `banner`, and its elements in the order in which a screen reader goes through them.
    static func all(of banner: RuntimeBanner, in locale: String) -> [SpokenElement] {
        let prefix = banner.levelConfiguration.spokenPrefix
        var elements: [SpokenElement] = []
        func add(_ kind: Kind, _ words: String, _ part: BannerPart) {
            elements.append(SpokenElement(kind: kind, words: words, language: banner.language(of: part, in: locale)))
        }
        if banner.levelConfiguration.announcement != .none {
            add(.announcement, BannerSpeech.whole(banner, in: locale), .text)
        }
        if let title = banner.words.title {
            add(.title, BannerSpeech.text(title, prefix: prefix, in: locale), .title)
        }
        // The title, where there is one, has told the level.
        let ownPrefix = banner.words.title == nil ? prefix : nil
        add(.text, BannerSpeech.text(banner.words.text, prefix: ownPrefix, in: locale), .text)
        for (index, point) in banner.words.points.enumerated() { add(.point, point, .point(index)) }
        if let label = banner.leadingImage?.label?.string(in: locale), !label.isEmpty { add(.image, label, .image) }
        if let link = banner.link { add(.link, link.title.string(in: locale), .link) }
        for (index, button) in banner.drawnButtons(BannerWaysOut(of: banner)).enumerated() {
            add(.button, BannerSpeech.label(of: button, in: locale), .button(index))
        }
        return elements
    }
}
