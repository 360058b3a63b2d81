// SPDX-License-Identifier: Apache-2.0

// Public, since the conformance of a public type is public too.
public import ArgumentParser
public import BannerSpec

extension Appearance: ExpressibleByArgument {}
