// SPDX-License-Identifier: Apache-2.0

extension BannerContent {
    /// The style as one of a spec, also where a banner with a text of its own has wrapped it; `nil` if it is of another kind.
    ///
    /// ```swift
    /// banners.makeView = { presentation in
    ///     presentation.content.style(as: Owl.Style.self) == .animal ? AnimalView() : nil
    /// }
    /// ```
    public func style<Kind: BannerStyle>(as kind: Kind.Type) -> Kind? {
        var bare: any BannerStyle = style
        while let wrapper = bare as? AnyBannerStyle { bare = wrapper.base }
        return bare as? Kind ?? style as? Kind
    }
}
