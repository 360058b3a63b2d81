// SPDX-License-Identifier: Apache-2.0

import BannerSpec

/// The properties of the spec without a theme, or those that themes change, in one of them.
struct DesignProperties: Sendable {
    let theme: Theme?
    let groups: [PropertyGroup]
}
