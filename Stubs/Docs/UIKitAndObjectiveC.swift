// SPDX-License-Identifier: Apache-2.0

import BannerKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var banners: BannerWindowPresenter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        banners = BannerWindowPresenter(
            scene: scene, presenter: BannerPresenter(policy: Acme.queue))
    }
}

final class DogView: UIView, BannerWindowPresenter.BannerView {
    private let label = UILabel()

    func show(_ presentation: BannerPresentation, actions: BannerActions) {
        label.text = presentation.text(in: "en")
        label.textColor = UIColor(presentation.content.levelConfiguration.onTint)
        if label.superview == nil { layOut() }
    }

    private func layOut() {
        addSubview(label)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}

final class OrderController: UIViewController {
    private var place: BannerObservation?

    func show(in banners: BannerWindowPresenter) {
        place = banners.host(Fiori.Surface.objectHeader.bannerSurface, in: self)
    }
}

@MainActor func fill(_ stack: UIStackView, _ banners: BannerWindowPresenter, header: UIView, form: UIView) {
    let place = BannerWindowPresenter.PlaceView(
        of: Fiori.Surface.objectHeader.bannerSurface, in: banners)
    stack.addArrangedSubview(header)
    stack.addArrangedSubview(place)
    stack.addArrangedSubview(form)
}

@MainActor func use(_ banners: BannerWindowPresenter, _ bundle: Bundle) {
    banners.presenter.enqueue(.draftSaved)

    banners.barInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)

    banners.bundle = bundle

    banners.makeView = { presentation in
        presentation.content.id == "dog" ? DogView() : nil
    }
}
