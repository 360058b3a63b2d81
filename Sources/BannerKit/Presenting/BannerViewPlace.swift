// SPDX-License-Identifier: Apache-2.0

/// Where an app gave a view for banners. Debug builds tell of one that stands where the host that draws does not find it.
@MainActor final class BannerViewPlace {
    /// Whether any host finds the view.
    private(set) var isFound = false
    /// Whether the view is for this banner.
    private(set) var isFor: @MainActor @Sendable (any BannerContent) -> Bool = { _ in false }
    private weak var presenter: BannerPresenter?

    /// The view is for the banners of which `isFor` holds, and stands inside of a host of `presenter`; `nil` outside of any.
    func stand(inside presenter: BannerPresenter?, isFor: @escaping @MainActor @Sendable (any BannerContent) -> Bool) {
        leave()
        self.isFor = isFor
        self.presenter = presenter
        presenter?.viewPlaces.append(self)
    }

    /// The view is gone.
    func leave() {
        presenter?.viewPlaces.removeAll { $0 === self }
        presenter = nil
    }

    /// A host finds the view.
    func find() { isFound = true }
}
