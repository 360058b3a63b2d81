// SPDX-License-Identifier: Apache-2.0

extension Banner {
    /// What it says beside its text for as long as that shows, in the order in which it is read: its title, its points and its link.
    /// The titles of its buttons are not among them: they belong to no one banner, and what does more than close is not to vanish.
    package var textsBesideText: [LocalizedText] {
        guard let extras else { return [] }
        return texts(extras.title, extras.points, extras.link)
    }
}

extension BannerDeclaration.Extras {
    /// What the banner says beside its text, as ``Banner/textsBesideText``.
    var textsBesideText: [LocalizedText] { texts(title, points, link) }
}

private func texts(_ title: LocalizedText?, _ points: [LocalizedText], _ link: Link?) -> [LocalizedText] {
    [title].compactMap(\.self) + points + [link?.title].compactMap(\.self)
}
