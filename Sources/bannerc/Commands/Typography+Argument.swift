// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import BannerCore
import BannerPreview

extension BannerTextStyle: ExpressibleByArgument {}
extension BannerDynamicTypeSize: ExpressibleByArgument {
    /// `xxxLarge`, or `XXXL` as designers write it, in any case.
    public init?(argument: String) { self.init(called: argument) }
}
extension BannerFontWeight: ExpressibleByArgument {}
extension TextMeasurer.Estimate: ExpressibleByArgument {}
