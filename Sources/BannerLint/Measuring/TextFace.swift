// SPDX-License-Identifier: Apache-2.0

import BannerCore
import BannerSpec

/// The face that a part of a banner is set in, at whatever size.
struct TextFace: Hashable {
    /// The text style.
    let style: BannerTextStyle
    /// The weight.
    let weight: BannerFontWeight
    /// The typeface of the spec, by its index; `nil` for the system's.
    let font: Int?
}

extension StyleAttributes {
    /// The face of the text, its points and the link.
    var textFace: TextFace { TextFace(style: textStyle.value, weight: textWeight.value, font: textFont.value) }
    /// The face of the title.
    var titleFace: TextFace { TextFace(style: titleStyle.value, weight: titleWeight.value, font: titleFont.value) }

    /// The face of a part.
    func face(of part: ShownPart) -> TextFace { part == .title ? titleFace : textFace }
}
