// SPDX-License-Identifier: Apache-2.0
// A banner's text is asked for on any thread, also where an app's code is the main actor's.
// settings: 6-new
// rejected: main actor-isolated var 'userName' can not be referenced from a nonisolated context

import BannerKit

var userName = "Ada"

struct Greeting: BannerContent {
    let id = "greeting"
    let style: AnyBannerStyle
    let level: AnyBannerLevel
    let bannerSurface = BannerSurface.main
    func text(in locale: String) -> String { userName }
}
