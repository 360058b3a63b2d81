import BannerKit

extension Mail {
    /// The presenter of a window: it decides which banner shows when.
    @MainActor public static func makePresenter() -> BannerPresenter { BannerPresenter(policy: queue) }
}
