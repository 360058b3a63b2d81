// SPDX-License-Identifier: Apache-2.0
// What is posted goes to another thread.
// rejected: stored property 'counter' of 'Sendable'-conforming struct 'Counted' has non-Sendable type 'Counter'

import BannerKit

final class Counter { var count = 0 }

struct Counted: BannerContent {
    let counter: Counter
    let id = "counted"
    let style: AnyBannerStyle
    let level: AnyBannerLevel
    let bannerSurface = BannerSurface.main
    static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.counter === rhs.counter }
    func hash(into hasher: inout Hasher) {}
    func text(in locale: String) -> String { "\(counter.count)" }
}
