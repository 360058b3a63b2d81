// SPDX-License-Identifier: Apache-2.0

extension BannerContent {
    /// The buttons that are drawn: the banner's own, and a close button where nobody and nothing else would end it.
    package func drawnButtons(_ ways: BannerWaysOut) -> [BannerButton] {
        bannerButtons + (ways.showsCloseButton ? [.close] : [])
    }
}

extension BannerButton {
    /// The close button that a banner without a way out draws.
    static var close: BannerButton {
        BannerButton(
            id: "close", variant: .icon, label: BannerWords.current.close, image: BannerImage(.symbol("xmark")),
            role: .dismiss)
    }
}
