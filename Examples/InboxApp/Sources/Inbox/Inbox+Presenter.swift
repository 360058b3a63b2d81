// SPDX-License-Identifier: Apache-2.0

public import BannerKit

extension Inbox {
    /// The presenter of a window: there is one a scene, and whatever asks for banners has it at hand.
    @MainActor public static func makePresenter() -> BannerPresenter { BannerPresenter(policy: queue) }

    /// A presenter whose times pass on `clock`.
    @MainActor public static func makePresenter<C: Clock>(clock: C) -> BannerPresenter where C.Duration == Duration {
        BannerPresenter(policy: queue, clock: clock)
    }
}
