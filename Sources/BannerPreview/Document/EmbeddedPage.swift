// SPDX-License-Identifier: Apache-2.0

import EmbeddedTexts

/// What pages are made of, from `Sources/BannerPreview/Page`.
enum EmbeddedPage {
    /// The body.
    static let html = EmbeddedText.pageBody.text
    /// The style sheet.
    static let css = EmbeddedText.pageStyle.text
    /// The script by which a page that is made anew has people where they were.
    static let places = EmbeddedText.pagePlacesScript.text
    /// The script.
    static let js = EmbeddedText.pageScript.text
    /// The script of a page that is served.
    static let live = EmbeddedText.pageLiveScript.text
}
