// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// What was worked out for one spec and also holds for the next: measures of texts, categories of numbers. It changes no
/// finding, and saves time where many specs are checked. One instance serves one task at a time.
public final class LintMemory {
    private let fonts: (any FontCatalog)?
    private let typefaces: (any TypefaceCatalog)?

    /// Another one, for work beside that which has this one.
    private(set) lazy var companion = LintMemory(fonts: fonts, typefaces: typefaces)

    /// Measures texts.
    package let setter: TextSetter
    let filler = TextFiller()
    let pluralRanges = PluralRanges()

    /// Nothing yet. Texts are measured with the font files of `fonts` and those that specs name, as `typefaces` has them, and
    /// estimated where there are none.
    public init(fonts: (any FontCatalog)? = nil, typefaces: (any TypefaceCatalog)? = nil) {
        self.fonts = fonts
        self.typefaces = typefaces
        setter = TextSetter(fonts: fonts, typefaces: typefaces)
    }
}
