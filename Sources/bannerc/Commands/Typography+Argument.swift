// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import BannerCore

extension BannerTextStyle: ExpressibleByArgument {}
extension BannerDynamicTypeSize: ExpressibleByArgument {}
extension BannerFontWeight: ExpressibleByArgument {}
extension TextMeasurer.Estimate: ExpressibleByArgument {}
