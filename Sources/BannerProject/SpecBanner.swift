// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// A banner of the catalogue. `BannerCore`, which has a type of this name for banners without one, is imported beside it.
typealias Banner = BannerSpec.Banner
